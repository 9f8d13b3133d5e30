/** Marks, in a link, what stands for a picture that says nothing. */
export const QUIET = ' data-quiet';

/** The inside of a link without what stands for pictures that say nothing, where something else is said. */
export function withoutQuiet(html: string): string {
  if (!html.includes(QUIET)) return html;
  const rest = html.replace(/<span class="[^"]*" data-quiet>[^<]*<\/span>/g, '');
  return /^(?:\s|<(?!img\b)[^>]*>)*$/.test(rest) ? html.replaceAll(QUIET, '') : rest;
}
