import type { Settings } from '../config/settings.ts';
import { canonicalUrl, fileUrl } from '../hrefs.ts';
import type { SiteMap } from '../navigation/map.ts';
import { headText, type SitePage, writtenOn } from '../navigation/pages.ts';
import { isKeptBack } from '../navigation/places.ts';
import type { NavNode } from '../navigation/tree.ts';
import { pagesOf, toldEntries } from '../navigation/tree.ts';

/** The sitemap: the address, once, of every page that is meant to be found, and when it changed last where pages show that. */
export function sitemap(
  address: string,
  pages: readonly SitePage[],
  changes: ReadonlyMap<string, string>,
): string {
  const entries = new Map<string, string>();
  for (const { path } of pages) {
    const url = canonicalUrl(address, path);
    const day = changes.get(path);
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    if (!entries.has(url))
      entries.set(url, `  <url><loc>${url.replaceAll('&', '&amp;')}</loc>${changed}</url>\n`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...entries.values()].join('')}</urlset>\n`;
}

/** `robots.txt`. Crawlers have to read pages that forbid to be found, to be told so. */
export function robots(address: string, { hasSitemap }: { readonly hasSitemap: boolean }): string {
  return `User-agent: *\nAllow: /\n${hasSitemap ? `\nSitemap: https://${address}/sitemap.xml\n` : ''}`;
}

/** Where the Markdown of a page is, or what the page stands for. */
export function markdownUrl({ url, path }: SitePage, address: string): string {
  return url ?? fileUrl(address, `${path}.md`);
}

/** `llms.txt`: what the site holds, for language models, as links to Markdown. */
export function llmsIndex(
  settings: Settings,
  address: string,
  { navigation, built: pages, places }: Pick<SiteMap, 'navigation' | 'built' | 'places'>,
): string {
  const seen = new Set<string>();
  const line = (page: SitePage): string => {
    if (page.noindex || seen.has(page.path) || !pages.has(page.path)) return '';
    seen.add(page.path);
    const summary = page.description === undefined ? '' : `: ${page.description.replace(/\s+/g, ' ')}`;
    return `- [${page.title}](${markdownUrl(page, address)})${summary}\n`;
  };
  const sections: { readonly title: string; lines: string }[] = [];
  const section = (title: string, lines: string): void => {
    const last = sections.at(-1);
    // Pages beside one another stand in one part.
    if (last?.title === title) last.lines += lines;
    else if (lines !== '') sections.push({ title, lines });
  };
  const visit = (node: NavNode, trail: readonly string[]): void => {
    for (const item of node.items) {
      if (item.kind === 'group')
        section(
          [...trail, item.title].filter(Boolean).join(' › ') || 'Pages',
          [...pagesOf([item])].map(line).join(''),
        );
      else if (item.kind === 'page') section(trail.join(' › ') || 'Pages', line(item.page));
    }
    for (const entry of toldEntries(node)) visit(entry.node, [...trail, entry.label]);
  };
  visit(navigation, []);
  // What is hidden but to be found stands in no visible part.
  const { indexing } = settings;
  const others = [...pages.values()].filter(
    (page) =>
      (!places.isListed(page) || indexing === 'all') && !isKeptBack(page, places.isFound(page), { indexing }),
  );
  section('Other pages', others.map(line).join(''));
  const description = settings.description === undefined ? '' : `> ${settings.description}\n\n`;
  const parts = sections.map(({ title, lines }) => `## ${title}\n\n${lines}`).join('\n');
  return `# ${settings.name}\n\n${description}${forAgents(settings)}${parts}`;
}

const FOR_AGENTS = '> ## Agent Instructions\n';

/** What the project tells language models, as hosted sites have it; empty where it tells nothing. */
function forAgents({ instructions }: Settings): string {
  return instructions.length === 0
    ? ''
    : `${FOR_AGENTS}${instructions.map((line) => `> ${line}\n`).join('')}\n`;
}

/** How much of a page in UTF-8 stands before its title. */
function lengthForAgents(page: Buffer): number {
  return page.indexOf(FOR_AGENTS) === 0 ? page.indexOf('\n\n') + 2 : 0;
}

/** A page in UTF-8 as it stands among others, as hosted sites have it: below the title it says where it is from. */
export function withSource({ buffer, byteOffset, byteLength }: Uint8Array, url: string): Uint8Array {
  const page = Buffer.from(buffer, byteOffset, byteLength);
  const end = page.indexOf('\n', lengthForAgents(page)) + 1;
  return Buffer.concat([page.subarray(0, end), Buffer.from(`Source: ${url}\n`), page.subarray(end)]);
}

const NEW_LINE = Buffer.from('\n');

/** Pages in UTF-8 as one text, which says once what each of them tells language models. */
export function joinedMarkdown(pages: readonly Uint8Array[]): Uint8Array {
  const texts = pages.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  const [first = Buffer.of()] = texts;
  const told = first.subarray(0, lengthForAgents(first));
  const rest = texts.map((text) =>
    text.subarray(0, told.length).equals(told) ? text.subarray(told.length) : text,
  );
  return Buffer.concat([told, ...rest.flatMap((text, at) => (at === 0 ? [text] : [NEW_LINE, text]))]);
}

/** A page as Markdown, below its title and the description at its head, neither of which begins it once more. */
export function pageMarkdown(page: SitePage, markdown: string, settings: Settings): string {
  const heading = `# ${page.markedTitle ?? page.title}\n`;
  const text = `${markdown.trim()}\n`;
  const said = [heading, `# ${page.title}\n`].find((line) => text.startsWith(line));
  const body = said === undefined ? text : text.slice(said.length).trimStart();
  const summary = oneLine(headText(writtenOn(page).description) ?? '');
  const [first = ''] = body.split(/\n{2,}/, 1);
  const isSaid = summary === '' || oneLine(first) === summary;
  return `${forAgents(settings)}${heading}\n${isSaid ? '' : `> ${summary}\n\n`}${body}`
    .trimEnd()
    .concat('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
