import { marksAround } from '../../markdown/code/code-span.ts';
import { outerLines } from './outer-lines.ts';

const INDENTED = /^(?: {4}|\t)/;
/** What code has and words have not; generators indent whole paragraphs as well. */
const CODE = /[{}=;]|^\s*(?:\$|curl|import)\s/m;

/**
 * Descriptions are Markdown, in which indented lines are code; pages are MDX, in which they are words. Fences mean code in
 * both. What stands in lists or beside tags stays as it is.
 */
export function withFences(markdown: string): string {
  if (!/^(?: {4}|\t)/m.test(markdown) || /^\s*<[A-Za-z]/m.test(markdown)) return markdown;
  const lines = markdown.split('\n');
  const isOuter = outerLines(lines);
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const begins = at === 0 || (lines[at - 1] ?? '').trim() === '';
    const count = isOuter[at] && begins && INDENTED.test(line) ? blockLength(lines, at) : 0;
    const block = lines.slice(at, at + count);
    if (count === 0 || !CODE.test(block.join('\n'))) {
      written.push(line);
      continue;
    }
    const ticks = marksAround(block.join('\n'), 3);
    written.push(ticks, ...block.map((one) => one.replace(INDENTED, '')), ticks);
    at += count - 1;
  }
  return written.join('\n');
}

/** How many lines from one on are indented code, without blank ones at their end. */
function blockLength(lines: readonly string[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (INDENTED.test(line) && line.trim() !== '') end = at + 1;
    else if (line.trim() !== '') break;
  }
  return end - from;
}
