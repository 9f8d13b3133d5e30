/** A page that says its title; `more` is frontmatter. */
export const page = (title: string, more = ''): string =>
  `---\ntitle: ${title}\n${more}---\nText of ${title}.\n`;

/** The titles of the sidebar's links, in order. */
export function sidebar(html: string): string[] {
  const nav = /<nav class="l-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return [
    ...nav.matchAll(/<a [^>]*>(?:<svg[\s\S]*?<\/svg>)?<span>([^<]*?)(?:&ensp;<span class="l-tag|<\/span>)/g),
  ].map(([, title]) => title ?? '');
}

/** The words of the sidebar, those of headings and links, in order. */
export function sidebarWords(html: string): string[] {
  const nav = /<nav class="l-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return [...nav.matchAll(/<span>([^<]*)<\/span>/g)].map(([, words = '']) => words);
}

/** A description of an API with one operation. */
export const API = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: { '/users': { get: { summary: 'List users', tags: ['Users'], responses: {} } } },
});

/** Where the links of a part of a page lead. */
export function hrefs(html: string, part: RegExp): string[] {
  const piece = part.exec(html)?.[0] ?? '';
  return [...piece.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

/** The row of tabs. */
export const TABS = /<nav class="l-tabs"[\s\S]*?<\/nav>/;
