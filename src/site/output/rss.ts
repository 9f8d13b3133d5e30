import { canonicalUrl, fileUrl, pageFile } from '../hrefs.ts';
import { escapeAttribute, escapeXml } from '../markdown/html.ts';
import { shortText } from '../markdown/short-text.ts';
import { isTrue, type SitePage } from '../navigation/pages.ts';

/** The feed of a page that asks for one with `rss: true`; undefined for any other page. */
export function feedPath(page: SitePage): string | undefined {
  if (!isTrue(page.parsed?.frontmatter.rss)) return undefined;
  return page.path === 'index' ? 'rss.xml' : `${page.path.replace(/\/index$/, '')}/rss.xml`;
}

/** What can be pressed in an entry on a page, which says nothing that is not there as well. */
const OF_PAGES = new Set(['c-anchor', 'c-tablist']);

/**
 * The entries of a changelog (`<Update>` on the page, newest first as written) as an RSS 2.0 feed. Addresses are made
 * absolute, since readers show entries away from the site.
 */
export async function feed(page: SitePage, html: string, address: string, site: string): Promise<string> {
  const { DomUtils, parseDocument } = await import('htmlparser2');
  const home = canonicalUrl(address, page.path);
  const byClass = (name: string, within: Parameters<typeof DomUtils.findOne>[1]) =>
    DomUtils.findOne((one) => (one.attribs.class ?? '').split(' ').includes(name), within);
  const items = DomUtils.findAll((one) => one.attribs.class === 'c-update', parseDocument(html).children).map(
    (entry) => {
      const label = DomUtils.innerText(byClass('c-update-label', entry.children) ?? []).trim();
      const body = byClass('c-update-body', entry.children);
      const side = byClass('c-update-side', entry.children);
      const summary = DomUtils.findOne(
        ({ name, attribs }) => name === 'p' && attribs.class === undefined,
        side?.children ?? [],
      );
      for (const part of DomUtils.findAll(
        (one) => OF_PAGES.has(one.attribs.class ?? ''),
        body?.children ?? [],
      ))
        DomUtils.removeElement(part);
      for (const element of DomUtils.findAll(() => true, body?.children ?? [])) {
        for (const attribute of ['href', 'src']) {
          const value = element.attribs[attribute];
          if (value !== undefined) element.attribs[attribute] = absolute(value, page.path, address);
        }
      }
      const about = summary === null ? '' : DomUtils.innerText(summary).trim();
      const title = entry.attribs['data-rss-title'] ?? [label, about].filter(Boolean).join(': ');
      const link = `${home}#${encodeURIComponent((entry.attribs.id ?? '').toWellFormed())}`;
      const date = dateOf(label) ?? dateOf(about);
      return `<item><title>${escapeXml(title)}</title><link>${escapeXml(link)}</link><guid>${escapeXml(link)}</guid>${date === undefined ? '' : `<pubDate>${date}</pubDate>`}<description>${escapeXml(entry.attribs['data-rss-description'] ?? (body === null ? '' : DomUtils.getInnerHTML(body)))}</description></item>\n`;
    },
  );
  const self = fileUrl(address, feedPath(page) ?? '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${page.title} - ${site}`)}</title><link>${escapeXml(home)}</link><description>${escapeXml(shortText(page.description ?? page.title))}</description><atom:link href="${escapeAttribute(self)}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`;
}

function absolute(target: string, path: string, address: string): string {
  const base = fileUrl(address, pageFile(path));
  if (!URL.canParse(target, base)) return target;
  const url = new URL(target, base);
  if (url.href.startsWith(`https://${address}/`))
    url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '');
  return url.href;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = '((?:19|20)\\d\\d)';
const DAY = '(\\d\\d?)(?:st|nd|rd|th)?';
/** The forms of a day or a month in a text, each with the order of its parts; a `T` and the time may follow. */
const DATES = [
  [`${YEAR}-(\\d\\d)(?:-(\\d\\d))?`, 'ymd'],
  [`${YEAR}/(\\d\\d?)/(\\d\\d?)`, 'ymd'],
  [`${YEAR}\\.(\\d\\d)\\.(\\d\\d)`, 'ymd'],
  [`(\\d\\d?)/(\\d\\d?)/${YEAR}`, 'mdy'],
  [`${YEAR} ?[年년] ?(\\d\\d?) ?[月월](?: ?(\\d\\d?) ?[日일])?`, 'ymd'],
  [`${DAY}(?: of)? ${MONTH},? ${YEAR}`, 'dmy'],
  [`${MONTH} ${DAY},? ${YEAR}`, 'mdy'],
  [`(?<!\\d(?:st|nd|rd|th)?(?: of)? )${MONTH},? ${YEAR}`, 'my'],
].map(
  ([form, order = '']) => [new RegExp(`(?<![\\w./-])${form}(?![\\d./-]*\\d|[a-su-z])`, 'gi'), order] as const,
);

/**
 * The one day or month of a year that a text names, as a date of RSS; counted in UTC, so that it is the same everywhere.
 * What an engine would make of other words with a number among them is no date.
 */
function dateOf(label: string): string | undefined {
  const [found, other] = DATES.flatMap(([form, order]) =>
    [...label.matchAll(form)].map((match) => ({ match, order })),
  );
  if (found === undefined || other !== undefined) return undefined;
  const part = (name: string): string | undefined => found.match[found.order.indexOf(name) + 1];
  const [year, month = '', day] = [
    Number(part('y')),
    part('m'),
    Number(found.order.includes('d') ? (part('d') ?? 1) : 1),
  ];
  const number = /\d/.test(month) ? Number(month) - 1 : MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  const date = new Date(Date.UTC(year, number, day));
  return date.getUTCMonth() === number && date.getUTCDate() === day ? date.toUTCString() : undefined;
}
