/** Dollars on a line of their own, so deep inside elements that the parser does not see where the math ends. */
const DEEP = /^(?: {4}|\t)[ \t]*\$\$[ \t]*\r?$/;
/** What is deep, within an item of a list or without one. */
const DEPTH = 4;
const DOLLARS = /^[ \t]*\$\$[ \t]*\r?$/;
const CODE = /^[ \t]*(`{3,}|~{3,})/;
const ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/;

export interface MathFences {
  /** The text, of the same length, with fences of code in place of the dollars. */
  readonly text: string;
  /** Offsets of the fences that begin math. */
  readonly starts: ReadonlySet<number>;
}

/** Math that stands four blanks deep or more, as code to the parser, which tells where that ends at any depth. */
export function withMathFences(text: string): MathFences {
  const starts = new Set<number>();
  if (!text.includes('$$') || !/^[ \t]+\$\$[ \t]*\r?$/m.test(text)) return { text, starts };
  const lines = text.split('\n');
  const offsets: number[] = [];
  let length = 0;
  for (const line of lines) {
    offsets.push(length);
    length += line.length + 1;
  }
  let fence: string | undefined;
  for (let n = 0; n < lines.length; n += 1) {
    const line = lines[n] ?? '';
    const mark = CODE.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined;
    if (fence !== undefined || !DOLLARS.test(line)) continue;
    const end = lines.findIndex((other, at) => at > n && DOLLARS.test(other));
    if (end < 0) break;
    const item = marginOfItem(lines, n);
    const isDeep = (one: string): boolean => DEEP.test(one) && (item === 0 || depthOf(one) >= item + DEPTH);
    if (isDeep(line) && isDeep(lines[end] ?? '')) {
      starts.add((offsets[n] ?? 0) + line.indexOf('$') - 1);
      for (const at of [n, end]) lines[at] = (lines[at] ?? '').replace(/[ \t]\$\$/, '~~~');
    }
    n = end;
  }
  return { text: lines.join('\n'), starts };
}

/** Where the text begins of the item of a list that a line stands in; 0 where it is in none. */
function marginOfItem(lines: readonly string[], at: number): number {
  let depth = depthOf(lines[at] ?? '');
  for (let n = at - 1; n >= 0 && depth > 0; n -= 1) {
    const line = lines[n] ?? '';
    if (line.trim() === '' || depthOf(line) >= depth) continue;
    const [mark] = ITEM.exec(line) ?? [];
    if (mark !== undefined) return mark.length;
    depth = depthOf(line);
  }
  return 0;
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}
