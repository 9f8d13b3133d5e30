import type { Nodes, Root } from 'mdast';
import type { SyntaxProblem } from '../repair/syntax-problem.ts';

/** What stands in code by mistake more often than not: tags, the next code; or nothing at all. */
const MORE_OR_NOTHING = /\n[ \t]*(?:<\/?[A-Za-z]|```|~~~)|^[^\n]*$/;

/** A line like those of a page: a heading, an item, a row, strong words, or the beginning of a sentence. */
const LIKE_TEXT =
  /^[ \t]*(?:(?:#{1,6}|[-*+>|]|\d+[.)])[ \t]|\*\*|\p{Lo}|\p{Lu}[\p{Ll}’'-]*,?[ \t]+[\p{Ll}`*[(])/mu;

/** The code that goes on to the end of a page for want of a line that ends it, where there is more in it than code. */
export function endlessCode(tree: Root, source: string): SyntaxProblem | undefined {
  const end = source.trimEnd().length;
  const node = lastIn(tree);
  if (node.type !== 'code' || (node.position?.end.offset ?? 0) < end) return undefined;
  const { offset, line, column } = node.position?.start ?? {};
  const written = source.slice(offset, end);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  if (fence === undefined || !(MORE_OR_NOTHING.test(written) || holdsText(written))) return undefined;
  const [, last = ''] = /\n([^\n]*)$/.exec(written) ?? [];
  if (last.trim().startsWith(fence) && last.replaceAll(fence.charAt(0), '').trim() === '') return undefined;
  const message = `Nothing ends the code that begins here: all below it is in it (write ${fence} below its last line, or remove this one)`;
  return { message, line, column };
}

/** Whether text of the page seems to follow behind a blank line: code has such lines as well. */
function holdsText(written: string): boolean {
  const blank = written.search(/\n[ \t]*\r?\n/);
  return blank >= 0 && LIKE_TEXT.test(written.slice(blank));
}

/** What a page ends in. */
function lastIn(node: Nodes): Nodes {
  const last = 'children' in node ? node.children.at(-1) : undefined;
  return last === undefined ? node : lastIn(last);
}
