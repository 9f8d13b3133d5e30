/** A page that says its title; `more` is frontmatter. */
export const page = (title: string, more = ''): string =>
  `---\ntitle: ${title}\n${more}---\nText of ${title}.\n`;

/** The titles of the sidebar's links, in order. */
export function sidebar(html: string): string[] {
  const nav = /<nav class="l-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return [
    ...nav.matchAll(/<a [^>]*>(?:<svg[\s\S]*?<\/svg>)?<span>([^<]*?)(?: <span class="l-tag|<\/span>)/g),
  ].map(([, title]) => title ?? '');
}

/** Where the links of a part of a page lead. */
export function hrefs(html: string, part: RegExp): string[] {
  const piece = part.exec(html)?.[0] ?? '';
  return [...piece.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

/** The row of tabs. */
export const TABS = /<nav class="l-tabs"[\s\S]*?<\/nav>/;
