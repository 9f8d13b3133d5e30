import { isRecord } from './document.ts';

/** With its protocol: others were folders of pages. */
const ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** A navigation with the addresses that entries of older settings have as `url` in the place of a missing `href`. */
export function withOlderLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOlderLinks);
  if (!isRecord(value)) return value;
  const { url, ...others } = value;
  const inner = Object.fromEntries(Object.entries(others).map(([key, part]) => [key, withOlderLinks(part)]));
  if (url === undefined) return inner;
  const isLink = typeof url === 'string' && ADDRESS.test(url) && others.href === undefined;
  return { ...inner, [isLink ? 'href' : 'url']: url };
}
