import { withObjects } from '../json/objects.ts';

/** With its protocol: others were folders of pages. */
const ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** A navigation with the addresses that entries of older settings have as `url` in the place of a missing `href`. */
export function withOlderLinks(value: unknown): unknown {
  return withObjects(value, [], ({ url, ...others }) => {
    if (url === undefined) return others;
    const isLink = typeof url === 'string' && ADDRESS.test(url) && others.href === undefined;
    return { ...others, [isLink ? 'href' : 'url']: url };
  });
}
