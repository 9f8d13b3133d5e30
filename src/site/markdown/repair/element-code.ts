import type { Nodes, Root, Text } from 'mdast';
import { undented } from '../../../text/undented.ts';
import { isJsxElement, type JsxElement } from '../jsx-nodes.ts';

/** What lines of code may be taken for: `# a comment`, `- an item`, `**options`. Code that is marked as such is not among it. */
const TAKEN_FOR = new Set(
  'blockquote break delete emphasis heading link list listItem paragraph strong text thematicBreak'.split(
    ' ',
  ),
);

/** Gives code that stands on lines of its own in `<CodeBlock>` those lines, whatever Markdown reads in them. Changes the tree. */
export function keepElementCode(tree: Root, source: string): void {
  if (!source.includes('<CodeBlock')) return;
  const lines = source.split('\n');
  const walk = (node: Nodes): void => {
    if (isJsxElement(node) && node.name === 'CodeBlock') {
      const text = node.children.every(isTaken) ? textIn(node, lines) : undefined;
      if (text !== undefined) node.children = [text];
    } else if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
}

function isTaken(node: Nodes): boolean {
  return TAKEN_FOR.has(node.type) && (!('children' in node) || node.children.every(isTaken));
}

/** The lines between those of the tags, without the blanks that all begin with; undefined where there are none. */
function textIn({ children, position }: JsxElement, lines: readonly string[]): Text | undefined {
  const start = children[0]?.position?.start;
  const end = children.at(-1)?.position?.end;
  if (!position || !start || !end || start.line <= position.start.line || end.line >= position.end.line)
    return undefined;
  const value = undented(lines.slice(start.line - 1, end.line).join('\n'));
  return { type: 'text', value, position: { start, end } };
}
