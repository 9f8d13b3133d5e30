import type { Nodes } from 'mdast';
import type { Report } from '../diagnostic.ts';
import { isJsxElement, isJsxExpression, type JsxElement } from './jsx-nodes.ts';
import { plainText } from './parse.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { MarkdownProject } from './rendering.ts';
import { shownNodes } from './snippets/shown-nodes.ts';
import { visit } from './visit.ts';

/** What is wrong with a node. */
interface Barrier {
  readonly kind: string;
  readonly message: string;
  readonly hint: string;
}

/** Words of links that say nothing where a screen reader lists the links of a page. */
const VAGUE =
  /^(?:click here|click this|go|here|learn more|more|more info|more information|read more|right here|see more|this)[.!…]?$/i;

/**
 * Tells what keeps readers out who cannot see the pages, and only their author can mend: pictures, frames and links
 * without words, links whose words say nothing, and headings that leave out a level (WCAG 2.2: 1.1.1, 4.1.2, 2.4.4,
 * 1.3.1). A snippet is told of once, however many pages show it.
 */
export function tellBarriers(
  pages: Iterable<{ readonly parsed: ParsedPage | undefined }>,
  project: Pick<MarkdownProject, 'files' | 'parse'>,
  report: Report,
): void {
  const snippets = new Set<string>();
  for (const { parsed } of pages) {
    if (parsed === undefined) continue;
    tellOf(parsed, 'title', report);
    for (const file of shownNodes(parsed, project).files) snippets.add(file);
  }
  for (const file of snippets) tellOf(project.parse(file), undefined, report);
}

/** `begin`: what comes before the text, which nobody knows of a snippet. */
function tellOf({ file, tree }: ParsedPage, begin: 'title' | undefined, report: Report): void {
  let above: number | 'title' | undefined = begin;
  visit(tree, (node) => {
    const barrier = node.type === 'heading' ? skipped(above, node.depth) : barrierOf(node);
    if (node.type === 'heading') above = node.depth;
    if (barrier === undefined) return;
    const { line, column } = node.position?.start ?? {};
    report({ severity: 'warning', ...barrier, file, line, column });
  });
}

/** `above`: the level of the heading before it, where that is known; the title of a page has 1. */
function skipped(above: number | 'title' | undefined, depth: number): Barrier | undefined {
  const level = above === 'title' ? 1 : above;
  if (level === undefined || depth <= level + 1) return undefined;
  const before = above === 'title' ? 'the title of the page' : `one of level ${level}`;
  const hint = `begin it with ${'#'.repeat(level + 1)}`;
  return { kind: 'skipped-heading', message: `A heading of level ${depth} follows ${before}`, hint };
}

function barrierOf(node: Nodes): Barrier | undefined {
  if (node.type === 'image' || node.type === 'imageReference')
    return (node.alt ?? '').trim() === '' ? PICTURE : undefined;
  if (node.type === 'link' || node.type === 'linkReference') return linkOf(wordsOf(node));
  if (!isJsxElement(node)) return undefined;
  // Nobody knows what a spread gives it.
  if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return undefined;
  // An empty text says that there is nothing to see.
  if (node.name === 'img') return has(node, 'alt') || isHidden(node) ? undefined : PICTURE;
  if (node.name === 'iframe') return has(node, 'title') || isHidden(node) ? undefined : FRAME;
  if (node.name === 'a' && has(node, 'href') && !has(node, 'aria-label', 'title', 'aria-labelledby'))
    return linkOf(wordsOf(node));
  return undefined;
}

const PICTURE: Barrier = {
  kind: 'picture-without-text',
  message: 'A picture has no text for those who cannot see it',
  hint: 'say what it shows, as ![A green button](/button.png), or alt="" for an ornament',
};

const FRAME: Barrier = {
  kind: 'frame-without-title',
  message: 'A frame has no title for those who cannot see it',
  hint: 'say what is in it, as title="A tour of the dashboard"',
};

function linkOf(words: string | undefined): Barrier | undefined {
  if (words === undefined) return undefined;
  if (words === '')
    return { kind: 'link-without-text', message: 'A link has no words', hint: 'say where it leads' };
  if (!VAGUE.test(words)) return undefined;
  const message = `The link says only “${words}”, which tells nobody where it leads`;
  return { kind: 'vague-link', message, hint: 'make a link of the words that say it' };
}

/** What a link says; undefined where that is not known before it is rendered. */
function wordsOf(node: Nodes): string | undefined {
  let isKnown = true;
  visit(node, (inside) => {
    if (
      isJsxElement(inside) &&
      inside !== node &&
      !/^(?:b|code|em|i|small|span|strong)$/.test(inside.name ?? '')
    )
      isKnown = false;
    if (isJsxExpression(inside)) isKnown = false;
    // A picture that says nothing is told of itself.
    if (inside.type === 'image' || inside.type === 'imageReference') isKnown = false;
  });
  return isKnown ? plainText(node).replace(/\s+/g, ' ').trim() : undefined;
}

function has({ attributes }: JsxElement, ...names: readonly string[]): boolean {
  return attributes.some((one) => one.type === 'mdxJsxAttribute' && names.includes(one.name));
}

/** Whether it is taken from those who hear a page. */
function isHidden(node: JsxElement): boolean {
  return has(node, 'hidden', 'aria-hidden', 'aria-label', 'aria-labelledby');
}
