const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ITEM = /^ {0,3}(?:[-*+]|\d+[.)])\s/;

/** For each line of a Markdown text whether it stands in neither a fence nor a list. */
export function outerLines(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  let isInList = false;
  return lines.map((line, at) => {
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined;
    else if (fence === undefined && ITEM.test(line)) isInList = true;
    // A line that is not indented belongs to the item above it, unless a blank one is between.
    else if (/^\S/.test(line)) isInList = isInList && (lines[at - 1] ?? '').trim() !== '';
    return fence === undefined && !isInList;
  });
}
