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

/** The first words of a slug, or of its only word the beginning, that fit. */
function cut(slug: string): string {
  if (Buffer.byteLength(slug) <= LONGEST) return slug;
  const { read } = new TextEncoder().encodeInto(slug, new Uint8Array(LONGEST));
  const start = slug.slice(0, read);
  return slug[read] === '-' ? start : start.replace(/(?<=.)-[^-]*$/, '');
}

/** Gives each name once: `list`, `list-2`, `list-3`, … */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let count = 2; taken.has(unique); count++) unique = `${name}-${count}`;
    taken.add(unique);
    return unique;
  };
}
