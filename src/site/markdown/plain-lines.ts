import type { Nodes } from 'mdast';

/** Each node by itself, but the parts of a line together: an element on one line holds no paragraph. */
export function grouped(nodes: readonly Nodes[]): (readonly [Nodes, ...Nodes[]])[] {
  const groups: [Nodes, ...Nodes[]][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last !== undefined && IN_LINES.has(node.type) && IN_LINES.has(last[0].type)) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

/** What is a part of a line of text. */
const IN_LINES: ReadonlySet<Nodes['type']> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
]);

/** Whether it is an element with lines of its own. */
export function isElement({ type }: Nodes): boolean {
  return type === 'mdxJsxFlowElement';
}

/** The elements among the children, and among those of their paragraphs. */
export function elementsIn(children: readonly Nodes[]): Nodes[] {
  return children.flatMap((child) => {
    if (child.type === 'paragraph') return elementsIn(child.children);
    return isElement(child) || child.type === 'mdxJsxTextElement' ? [child] : [];
  });
}

/** A heading, a quote, code, or more than a paragraph. */
const BLOCKS = /^(?:#{1,6} |> |```)|\n\n/;

/** What stands on a line, and what cannot stand on one apart. */
export function lineOf(parts: readonly string[]): string {
  return parts.reduce((line, part, n) => {
    const isApart = BLOCKS.test(part) || BLOCKS.test(parts[n - 1] ?? '');
    return isApart && line !== '' ? `${line.trimEnd()}\n\n${part.trimStart()}` : line + part;
  }, '');
}
