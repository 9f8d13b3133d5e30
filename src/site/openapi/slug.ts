/** A name for URLs and ids: lower case, words joined by hyphens; letters of every script stay. Never empty. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'untitled' : slug;
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
