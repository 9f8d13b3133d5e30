import { outerLines } from './outer-lines.ts';

/** A line that more follows, as `Args:`. */
const HEAD = /^\S.*:\s*$/;
/** `name: what it is`, `name (type): …`, `name - …`. */
const ENTRY = /^[\w`*$'"][^\s:]*(?: ?\([^()]*\))?(?::| [-–—])\s/;

/**
 * Generators take the comments of programs for descriptions, in which parameters stand one a line, indented below
 * `Args:`. In Markdown these lines are one paragraph; as a list they are what their author sees.
 */
export function withEntries(markdown: string): string {
  if (!/:[ \t]*\n[ \t]+\S/.test(markdown) || /^\s*<[A-Za-z]/m.test(markdown)) return markdown;
  const lines = markdown.split('\n');
  const isOuter = outerLines(lines);
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    written.push(line);
    if (!isOuter[at] || !HEAD.test(line)) continue;
    const block = indentedBelow(lines, at + 1);
    const entries = entriesOf(block);
    if (entries === undefined) continue;
    written.push('', ...entries, '');
    at += block.length;
  }
  return written.join('\n');
}

/** The lines from one on that are indented, up to the first that is blank or is not. */
function indentedBelow(lines: readonly string[], from: number): readonly string[] {
  const end = lines.findIndex((line, index) => index >= from && !/^[ \t]+\S/.test(line));
  return lines.slice(from, end < 0 ? undefined : end);
}

/** Lines as a list, where each of those that stand outermost is an entry; what is further in belongs to the one above. */
function entriesOf(block: readonly string[]): string[] | undefined {
  const depth = (line: string): number => line.length - line.trimStart().length;
  const outermost = Math.min(...block.map(depth));
  const isEntry = (line: string): boolean => depth(line) === outermost;
  if (block.length === 0 || !block.filter(isEntry).every((line) => ENTRY.test(line.trimStart())))
    return undefined;
  return block.map((line) => `${isEntry(line) ? '- ' : '  '}${line.trim()}`);
}
