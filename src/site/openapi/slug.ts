/** Bytes of UTF-8 that a slug has at most: the name of a file has 255 with all that follows the slug. */
const LONGEST = 200;

/** A name for URLs, files and ids: lower case, words joined by hyphens; letters of every script stay. Never empty. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'untitled' : cut(slug);
}

/**
 * The name of a page that is made of a description, as hosted services call it: what leads to their sites leads to this
 * one. Blanks are hyphens, the marks of a sentence and what stands in braces go, `_` and `&` stay. What is no letter,
 * number or picture besides is a hyphen here: not every such character may stand in the name of a file. Empty where nothing is left.
 */
export function pageName(text: string): string {
  const name = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/\{[^{}]*\}/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/[{}(),.'’\n/]/g, '')
    .replaceAll('--', '-')
    .replace(/-*[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}_&-]+-*/gu, '-')
    .replace(/^-+|-+$/g, '');
  return cut(name);
}

/** The first words of a slug that fit, and the beginning of one that is most of it. */
function cut(slug: string): string {
  if (Buffer.byteLength(slug) <= LONGEST) return slug;
  const { read } = new TextEncoder().encodeInto(slug, new Uint8Array(LONGEST));
  const start = slug.slice(0, read);
  const words = slug[read] === '-' ? start : start.replace(/(?<=.)-[^-]*$/, '');
  return words.length < start.length / 2 ? start : words;
}

/** Gives each name once: `list`, `list-2`, `list-3`, …, or counted from another number. */
export function uniqueNames(second = 2): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = second; taken.has(unique); count++) unique = `${name}-${count}`;
    taken.add(unique);
    return unique;
  };
}
