import type { Heading } from 'mdast';
import { fill } from '../../words/fill.ts';
import type { Words } from '../../words/words.ts';
import { attributes, escapeAttribute, unescapeText } from '../html.ts';
import type { Rendering } from '../rendering.ts';

/** What a heading is called. */
interface HeadingName {
  /** In the table of contents. */
  readonly text: string;
  /** Where its author gave one; else it is made of `own`, or of `text`. */
  readonly id: string | undefined;
  /** Its own words. */
  readonly own?: string;
}

/** A heading with its anchor; noted for the table of contents. */
export function headingHtml(
  depth: number,
  html: string,
  { text, id, own = '' }: HeadingName,
  page: Rendering,
): string {
  const unique = id !== undefined && page.claim(id) ? id : page.id(own.trim() || text);
  page.heading({ depth, id: unique, text });
  return `<h${depth} id="${escapeAttribute(unique)}">${html}${anchorHtml(unique, text, page.context.words)}</h${depth}>`;
}

/** The link by which a reader gets the address of a heading, a step or a field; `name` is what it is called. */
export function anchorHtml(id: string, name: string, words: Words): string {
  const label = fill(words.script.linkTo, { name });
  return `<a${attributes({ class: 'c-anchor', href: anchorHref(id), 'aria-label': label })}></a>`;
}

/** The address of an id on its page. */
export function anchorHref(id: string): string {
  return `#${id.replaceAll('%', '%25')}`;
}

/** The id of `## Title {#id}`. */
export function writtenId(node: Heading): string | undefined {
  const properties: unknown = node.data && 'hProperties' in node.data ? node.data.hProperties : undefined;
  if (typeof properties !== 'object' || properties === null || !('id' in properties)) return undefined;
  return typeof properties.id === 'string' && properties.id !== '' ? properties.id : undefined;
}

/** The words of a heading without what other generators have before its id, so that it is no expression: `\\{#id}`. */
export function withoutEscape(children: Heading['children']): Heading['children'] {
  const last = children.at(-1);
  if (last?.type !== 'text' || !/\s*\\$/.test(last.value)) return children;
  return [...children.slice(0, -1), { ...last, value: last.value.replace(/\s*\\$/, '') }];
}

/** What a heading says, without what is only shown beside it. */
export function withoutTips(html: string, said: string): string {
  if (!html.includes('class="c-tooltip-tip"')) return said;
  const shown = html
    .replace(/<span class="c-tooltip-tip"[\s\S]*?<\/span><\/span>/g, '')
    .replace(/<[^>]*>/g, '');
  return unescapeText(shown).replace(/\s+/g, ' ').trim();
}
