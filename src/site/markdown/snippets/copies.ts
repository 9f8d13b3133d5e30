import { TAG } from '../html.ts';

const ID = /\sid="([^"]*)"/;
/** What names an element by its id. */
const REFERENCE = /(\s(?:aria-[a-z]+|for|href|id)="#?|url\(#)([^"\s)]+)(?=["\s)])/g;

/**
 * HTML in which `part` stands several times, each time with ids of its own: no two elements of a page have the same.
 * `isFree` takes an id that nobody has.
 */
export function withOwnCopies(html: string, part: string, isFree: (id: string) => boolean): string {
  const [first = '', ...others] = part === '' ? [] : html.split(part);
  if (others.length < 2) return html;
  const [second = '', ...more] = others;
  return first + part + second + more.map((after) => copyOf(part, isFree) + after).join('');
}

function copyOf(part: string, isFree: (id: string) => boolean): string {
  const ids = new Map<string, string>();
  for (const [tag] of part.matchAll(TAG)) {
    const id = ID.exec(tag)?.[1];
    if (id !== undefined) ids.set(id, freeId(id, isFree));
  }
  return part.replace(TAG, (tag) =>
    tag.replace(REFERENCE, (_, before: string, id: string) => before + (ids.get(id) ?? id)),
  );
}

function freeId(id: string, isFree: (id: string) => boolean): string {
  for (let n = 2; ; n += 1) if (isFree(`${id}-${n}`)) return `${id}-${n}`;
}
