import type { PageContext } from '../../page.ts';

/** Text as a link. One around blocks is at their heading, else at their first line. */
export function linked(text: string, href: string): string {
  const line =
    /^(#+ )(.+)$/m.exec(text) ??
    /^(\s*(?:(?:[->]|\d+\.) +)*)((?!!\[)\S.*)$/m.exec(text) ??
    /^(\s*)(\S.*)$/m.exec(text);
  if (line === null) return text;
  const [whole, before = '', words = ''] = line;
  return `${text.slice(0, line.index)}${before}[${words.trim()}](${href})${text.slice(line.index + whole.length)}`;
}

/**
 * Where a link of the finished page leads: pages are without `.html` there, what is on another host or is a file is not.
 */
export function addressOf(href: string, { rooted, path }: Pick<PageContext, 'rooted' | 'path'>): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) return href;
  const bare = href.replace(/\.html(?=[?#]|$)/, '');
  const page = rooted(bare);
  if (page !== bare || bare === href) return page;
  const file = rooted(href);
  if (file !== href) return file;
  // What leads nowhere is told from the root all the same.
  const { pathname, search, hash } = new URL(bare, `https://localhost/${path}`);
  return pathname + search + hash;
}
