import type { Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { isJsxElement, type JsxElement } from '../jsx-nodes.ts';

/** What stands in a line; anything else within laid-out text is Markdown that is meant as such. */
const IN_LINE = new Set([
  'break',
  'delete',
  'emphasis',
  'inlineCode',
  'link',
  'mdxJsxTextElement',
  'strong',
  'text',
]);

/**
 * Gives text that an author has laid out in `<pre>` its lines: to Markdown they are paragraphs, which lose the blanks
 * that lines begin with, and empty lines. Changes the tree.
 */
export function keepLaidOutText(tree: Root, source: string): void {
  if (!/<pre\b/.test(source)) return;
  const lines = source.split('\n');
  const walk = (node: Nodes): void => {
    if (isJsxElement(node) && node.name === 'pre' && hasParagraphs(node) && isText(node)) {
      const indent = indentIn(node, lines);
      node.children = laidOut(node.children, indent) as typeof node.children;
    } else if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
}

function hasParagraphs(node: Nodes): boolean {
  return node.type === 'paragraph' || ('children' in node && node.children.some(hasParagraphs));
}

/** Whether there is nothing but text in an element, and what stands in a line of it. */
function isText(node: JsxElement): boolean {
  return node.children.every((child) => {
    if (child.type === 'paragraph') return child.children.every(({ type }) => IN_LINE.has(type));
    return isJsxElement(child) ? isText(child) : IN_LINE.has(child.type);
  });
}

/** The blanks with which a line of an element begins, without those that all its lines begin with. */
function indentIn(node: JsxElement, lines: readonly string[]): (line: number) => string {
  const blanksOf = (line: number): string => /^[ \t]*/.exec(lines[line - 1] ?? '')?.[0] ?? '';
  const paragraphs = paragraphsIn(node);
  const written = paragraphs.flatMap(({ position }) => {
    const { start, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
    return Array.from({ length: end.line - start.line + 1 }, (_, n) => start.line + n);
  });
  const all = Math.min(...written.map((line) => blanksOf(line).length));
  return (line) => blanksOf(line).slice(all);
}

function paragraphsIn(node: Nodes): Nodes[] {
  if (node.type === 'paragraph') return [node];
  return 'children' in node ? node.children.flatMap(paragraphsIn) : [];
}

/** Children one below the other as they were written. */
function laidOut(
  children: readonly RootContent[],
  indent: (line: number) => string,
): (RootContent | PhrasingContent)[] {
  let last: number | undefined;
  return children.flatMap((child) => {
    const { start, end } = child.position ?? { start: { line: 0 }, end: { line: 0 } };
    const isFirst = last === undefined;
    const gap = '\n'.repeat(Math.max(0, start.line - (last ?? start.line)));
    last = end.line;
    if (isJsxElement(child) && paragraphsIn(child).length > 0) {
      child.children = laidOut(child.children, indent) as typeof child.children;
      return gap === '' ? [child] : [textOf(gap), child];
    }
    const begins = gap !== '' || (isFirst && child.type === 'paragraph');
    const before = begins ? [textOf(gap + indent(start.line))] : [];
    if (child.type !== 'paragraph') return [...before, inLine(child, indent)];
    return [...before, ...child.children.map((one) => inLine(one, indent))];
  });
}

function textOf(value: string): Text {
  return { type: 'text', value };
}

/** What stands in lines, each of which begins with its blanks. */
function inLine<T extends RootContent | PhrasingContent>(node: T, indent: (line: number) => string): T {
  if (node.type === 'text') {
    const first = node.position?.start.line ?? 0;
    node.value = node.value
      .split('\n')
      .map((text, n) => (n === 0 ? text : indent(first + n) + text))
      .join('\n');
  } else if ('children' in node) for (const child of node.children) inLine(child as RootContent, indent);
  return node;
}
