/** The known name nearest to a wrong one, for "did you mean"; undefined when none is near. */
export function nearest(wrong: string, known: Iterable<string>): string | undefined {
  const tail = lastPart(wrong);
  const lower = wrong.toLowerCase();
  let best: { name: string; cost: number } | undefined;
  const end = /\.\w+$/.exec(wrong)?.[0].length ?? 0;
  for (const name of known) {
    if (name !== wrong && name.toLowerCase() === lower) return name;
    const last = lastPart(name);
    const sameTail = last === tail;
    // Of names that differ, a folder and an ending that both share tell nothing of how alike they are.
    const told = sameTail ? 0 : end + sharedFolder(wrong, name);
    const some = Math.max(2, Math.floor((wrong.length - told) / 3));
    // Of a name of a letter or two, two that differ are all of it.
    const all = tail === '' ? wrong.length : Math.max(tail.length, last.length) - end;
    const limit = sameTail ? some : Math.min(some, all - 1);
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

/** Names that are compared for a site: a second's work. Nobody reads on where more is wrong than that. */
const MOST_COMPARED = 1_000_000;

/**
 * {@link nearest}, once for each wrong name: to look through all takes time, and a mistake tends to stand on many pages.
 * After very many of them only names are found that differ in nothing but letter case.
 */
export function createSuggestions(): typeof nearest {
  const suggestions = new Map<string, string | undefined>();
  let compared = 0;
  return (wrong, known) => {
    if (suggestions.has(wrong)) return suggestions.get(wrong);
    const names = [...known];
    compared += names.length;
    const lower = wrong.toLowerCase();
    const near =
      compared > MOST_COMPARED ? names.find((name) => name.toLowerCase() === lower) : nearest(wrong, names);
    suggestions.set(wrong, near);
    return near;
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
  // What both begin and end with is the same, and most names of a site share much of it.
  let start = 0;
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let [m, n] = [a.length, b.length];
  while (m > start && n > start && a.charCodeAt(m - 1) === b.charCodeAt(n - 1)) {
    m -= 1;
    n -= 1;
  }
  m -= start;
  n -= start;
  if (m === 0 || n === 0) return m + n;
  let before: number[] = [];
  let previous: number[] = [];
  for (let j = 0; j <= n; j += 1) previous.push(j);
  for (let i = 1; i <= m; i += 1) {
    const row = [i];
    let least = i;
    const sign = a.charCodeAt(start + i - 1);
    const last = i > 1 ? a.charCodeAt(start + i - 2) : -1;
    for (let j = 1; j <= n; j += 1) {
      const other = b.charCodeAt(start + j - 1);
      let value = (previous[j - 1] ?? 0) + (sign === other ? 0 : 1);
      const removed = (previous[j] ?? 0) + 1;
      if (removed < value) value = removed;
      const added = (row[j - 1] ?? 0) + 1;
      if (added < value) value = added;
      if (last === other && j > 1 && sign === b.charCodeAt(start + j - 2))
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      if (value < least) least = value;
    }
    if (least > limit) return least;
    before = previous;
    previous = row;
  }
  return previous[n] ?? 0;
}
