/** The known name nearest to a wrong one, for "did you mean"; undefined when none is near. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
  const tail = lastPart(wrong);
  const lower = wrong.toLowerCase();
  let best: { name: string; cost: number } | undefined;
  const end = /\.\w+$/.exec(wrong)?.[0].length ?? 0;
  for (const name of known) {
    if (name !== wrong && name.toLowerCase() === lower) return name;
    const sameTail = lastPart(name) === tail;
    // Of names that differ, a folder and an ending that both share tell nothing of how alike they are.
    const told = sameTail ? 0 : end + sharedFolder(wrong, name);
    const limit = Math.max(2, Math.floor((wrong.length - told) / 3));
    if (!sameTail && Math.abs(name.length - wrong.length) > limit) continue;
    const edits = distance(wrong, name, sameTail ? Number.POSITIVE_INFINITY : limit);
    // The same last part in another folder is a moved page: likelier than a page spelt alike.
    const cost = sameTail ? Math.min(edits, 2) + edits / 1000 : edits;
    if (
      cost <= limit &&
      (best === undefined || cost < best.cost || (cost === best.cost && name < best.name))
    ) {
      best = { name, cost };
    }
  }
  return best?.name;
}

/** {@link nearest}, once for each wrong name: to look through all takes time, and a mistake tends to stand on many pages. */
export function createSuggestions(): typeof nearest {
  const suggestions = new Map<string, string | undefined>();
  return (wrong, known) => {
    if (!suggestions.has(wrong)) suggestions.set(wrong, nearest(wrong, known));
    return suggestions.get(wrong);
  };
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** How much of two paths is a folder that both stand in. */
function sharedFolder(one: string, other: string): number {
  let shared = 0;
  for (let at = 0; at < one.length && one[at] === other[at]; at += 1) if (one[at] === '/') shared = at + 1;
  return shared;
}

/**
 * Edit distance of two texts, or more than `limit` as soon as that is certain. Two letters next to each other that
 * changed places are one edit: that happens most.
 */
export function distance(a: string, b: string, limit: number): number {
  let before: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let value = Math.min(substituted, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return least;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}
