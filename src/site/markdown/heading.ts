import { attributes, escapeAttribute } from './html.ts';
import type { Rendering } from './rendering.ts';

/** A heading with its anchor; noted for the table of contents. */
export function headingHtml(
  depth: number,
  html: string,
  text: string,
  id: string | undefined,
  page: Rendering,
): string {
  const unique = id ?? page.id(text);
  page.heading({ depth, id: unique, text });
  const anchor = attributes({ class: 'c-anchor', href: `#${unique}`, 'aria-label': `Link to “${text}”` });
  return `<h${depth} id="${escapeAttribute(unique)}">${html}<a${anchor}></a></h${depth}>`;
}
