import type { Nodes, PhrasingContent, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { escapeAttribute, escapeText } from './html.ts';
import { insertAll, NOTHING } from './repair/draft.ts';
import { wideEmphasis } from './repair/wide-emphasis.ts';

/** A text of the settings of a page, such as its description: code, emphasis, links and what MDX has pages escape are read, all else is as written. */

/** As HTML within a line, but for the items of a list, which begin one each. `href` is asked for the target of each link. */
export function shortHtml(text: string, href: (target: string) => string): string {
  return text
    .split(ITEMS)
    .map((line) => lineHtml(line, href))
    .join('<br>');
}

/** Where a line of a text begins with the sign of a list. */
const ITEMS = /\n(?=[ \t]*(?:[-*+•]|\d+[.)])[ \t]+\S)/;

function lineHtml(text: string, href: (target: string) => string): string {
  const html = (node: Nodes): string => {
    const inner = 'children' in node ? node.children.map(html).join('') : '';
    if (node.type === 'inlineCode') return `<code>${escapeText(node.value)}</code>`;
    if (node.type === 'strong') return `<strong>${inner}</strong>`;
    if (node.type === 'emphasis') return `<em>${inner}</em>`;
    if (node.type === 'link') return `<a href="${escapeAttribute(href(node.url))}">${inner}</a>`;
    return escapeText(written(node, read.text));
  };
  const read = readingOf(text);
  return read.nodes?.map(html).join('').replaceAll(NOTHING, '') ?? escapeText(text);
}

/** Without its marks. */
export function shortText(text: string): string {
  return text.split(ITEMS).map(lineText).join('\n');
}

function lineText(text: string): string {
  const plain = (node: Nodes): string => {
    if (node.type === 'inlineCode') return node.value;
    return isRead(node) && 'children' in node ? node.children.map(plain).join('') : written(node, read.text);
  };
  const read = readingOf(text);
  return read.nodes?.map(plain).join('').replaceAll(NOTHING, '') ?? text;
}

interface Reading {
  /** What was read, which may hold {@link NOTHING}. */
  readonly text: string;
  /** Undefined where there is nothing to read, or more than one paragraph. */
  readonly nodes: readonly PhrasingContent[] | undefined;
}

function readingOf(text: string): Reading {
  if (!/`[^`]+`|\*\S|\b_|_\b|\]\(|\\[{}<>_]/.test(text)) return { text, nodes: undefined };
  const root = markdownToMdast(text, { features: { gfm: false, math: false } }) as Root;
  const torn = text.includes(NOTHING) ? [] : wideEmphasis(root, text);
  if (torn.length > 0) return readingOf(insertAll({ text, inserted: [] }, torn, NOTHING).text);
  const [paragraph, ...more] = root.children;
  return {
    text,
    nodes: paragraph?.type === 'paragraph' && more.length === 0 ? paragraph.children : undefined,
  };
}

function isRead({ type }: Nodes): boolean {
  return type === 'strong' || type === 'emphasis' || type === 'link';
}

function written(node: Nodes, text: string): string {
  if (node.type === 'text') return node.value;
  return text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}
