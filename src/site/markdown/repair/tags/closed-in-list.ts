import type { Nodes, Root } from 'mdast';
import { authorPlace, type Draft, insertEach, replaceAt } from '../draft.ts';
import type { SyntaxProblem } from '../syntax-problem.ts';
import { startOfLine } from './line-of-its-own.ts';

/** A closing tag in an entry of a list, and the column that takes it out of the list. */
interface InList {
  readonly offset: number;
  readonly tag: string;
  readonly column: number;
}

/**
 * The draft with closing tags taken out of lists that stand in their elements: as deep as the words of an entry, such a
 * tag belongs to the entry, and what follows it to the list. Formatters write them so. Undefined where there is none.
 */
export function closedBehindLists(
  tree: Root,
  draft: Draft,
): { readonly draft: Draft; readonly problems: readonly SyntaxProblem[] } | undefined {
  const found = draft.text.search(CLOSING) === -1 ? [] : closingInLists(tree, draft.text);
  if (found.length === 0) return undefined;
  const additions = found.map(({ offset, tag, column }) => {
    const line = startOfLine(draft.text, offset);
    return { offset: offset + tag.length, added: `\n${draft.text.slice(line, line + column)}${tag}` };
  });
  const tags = found.flatMap(({ offset, tag }) => Array.from(tag, (_, index) => offset + index));
  let from = 0;
  let line = 1;
  const problems = found.map(({ offset, tag }) => {
    const begun = startOfLine(draft.text, offset);
    line += draft.text.slice(from, begun).split('\n').length - 1;
    from = begun;
    return {
      message: `${tag} stands in an entry of a list that its element is around; it is taken for the end of both (indent it no deeper than the list)`,
      ...authorPlace(draft, { offset, line, column: offset - begun + 1 }),
    };
  });
  return { draft: insertEach({ ...draft, text: replaceAt(draft.text, tags, ' ') }, additions), problems };
}

function closingInLists(tree: Root, text: string): InList[] {
  const found: InList[] = [];
  /** `list` is the outermost in the innermost element around a node. */
  const visit = (node: Nodes, list: Nodes | undefined, isInElement: boolean): void => {
    // What stands in lines of text holds no list.
    if (!HOLDERS.has(node.type)) return;
    if (node.type === 'mdxJsxFlowElement') {
      for (const child of node.children) visit(child, undefined, true);
      return;
    }
    const outermost = list ?? (node.type === 'list' && isInElement ? node : undefined);
    if ('children' in node) for (const child of node.children) visit(child, outermost, isInElement);
    const end = node.type === 'listItem' ? node.position?.end.offset : undefined;
    if (end === undefined || outermost?.position === undefined || !('children' in node)) return;
    const column = outermost.position.start.column - 1;
    const words = node.children.at(-1)?.position?.end.offset ?? node.position?.start.offset ?? end;
    for (const { index, 1: margin = '', 2: tag = '' } of text.slice(words, end).matchAll(CLOSING))
      if (margin.length > column) found.push({ offset: words + index + margin.length, tag, column });
  };
  visit(tree, undefined, false);
  return found;
}

const HOLDERS: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'footnoteDefinition',
  'list',
  'listItem',
  'mdxJsxFlowElement',
]);

/** Alone on its line. */
const CLOSING = /(?<=\n)([ \t>]*)(<\/[^<>\n]*>)[ \t]*$/gm;
