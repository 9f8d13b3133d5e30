import { attributes } from '../html.ts';

const NAMED = /\s(?:aria-label|aria-labelledby|title)="[^"]|\saria-hidden="true"/;
const SAYING =
  /\s(?:alt|aria-label|title)="[^"]|<title\b[^>]*>[^<]*\S[^<]*<\/title>|<(?:iframe|input|select|textarea)\b/;

/** What has no name in HTML, but for what it is said to be. */
const PLAIN = /^(?:b|div|em|i|p|small|span|strong)$/;

/**
 * The attributes of an element, which is kept from those who hear pages where it says nothing to them: a button
 * of a drawing alone, which no script of a site answers, and a drawing that calls itself one without a name.
 */
export function heardAs(name: string, html: string, shown: string, search: string): string {
  if (PLAIN.test(name) && / aria-label="[^"]/.test(html) && !/ role="/.test(html))
    return html + attributes({ role: shown.trim() === '' ? 'img' : 'group' });
  const isButton = name === 'button' || / role="button"/.test(html);
  if (!isButton && !/ role="img"/.test(html)) return html;
  const words = shown.replace(/<(style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, '').trim();
  // A name that says less than what is seen would hide the rest.
  const label = isButton ? / aria-label="([^"]+)"/.exec(html) : null;
  if (label?.[1] !== undefined && words.length > label[1].length && words.includes(label[1]))
    return html.replace(label[0], '');
  if (NAMED.test(html) || SAYING.test(shown) || (isButton && words !== '')) return html;
  if (html.includes(' data-search-open')) return html + attributes({ 'aria-label': search });
  const hidden = html.replace(/ aria-hidden="[^"]*"/, '') + attributes({ 'aria-hidden': 'true' });
  return isButton ? hidden.replace(/ tabindex="[^"]*"/, '') + attributes({ tabindex: '-1' }) : hidden;
}
