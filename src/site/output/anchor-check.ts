import { decode } from '../../text/percent.ts';
import { nearest } from '../../text/suggest.ts';
import type { Report } from '../diagnostic.ts';
import { plainId } from '../markdown/anchors/plain-id.ts';
import type { AnchorLink } from './link-effects.ts';

/** Reports links to a place inside a page that is not there. `ids` are those of each page, by its path. */
export function checkAnchors(
  anchors: Iterable<AnchorLink>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  report: Report,
): void {
  const plainIds = new Map<string, Set<string>>();
  /** The script of a page finds an id that differs in punctuation only (components/client.ts). */
  const alike = (page: string): Set<string> => {
    const known = plainIds.get(page) ?? new Set([...(ids.get(page) ?? [])].map((id) => plainId(decode(id))));
    plainIds.set(page, known);
    return known;
  };
  let owners: ReadonlyMap<string, readonly Owner[]> | undefined;
  let below: ReadonlyMap<string, string> | undefined;
  /** A text that many pages show, such as one of an API description, is told of once. */
  const broken = new Map<string, { readonly link: AnchorLink; readonly pages: Set<string> }>();
  for (const link of anchors) {
    const { page, id, place } = link;
    const known = ids.get(page);
    if (known === undefined || known.has(id) || id === 'content' || id.startsWith(':~:')) continue;
    if (alike(page).has(plainId(id))) continue;
    const key = JSON.stringify([id, place.file, place.line, place.column]);
    const one = broken.get(key) ?? { link, pages: new Set() };
    one.pages.add(page);
    broken.set(key, one);
  }
  const sections = Map.groupBy(broken.values(), ({ link }) => isSection(link));
  for (const { link, pages } of sections.get(false) ?? []) {
    const { page, id, place } = link;
    const others = pages.size - 1;
    owners ??= ownersOf(ids);
    const known = ids.get(page) ?? new Set();
    below ??= new Map(Array.from(ids.keys(), (path) => [plainPath(path), path]));
    const near =
      pageBelow(link, below) ??
      longer(id, known) ??
      elsewhere(link, owners) ??
      `#${nearest(id, known) ?? shorter(id, known) ?? ''}`;
    report({
      severity: 'warning',
      kind: 'broken-anchor',
      message: `There is no #${id} on /${page}${others === 0 ? '' : ` and ${others} other ${others === 1 ? 'page' : 'pages'} with this link`}`,
      hint: near === '#' ? undefined : `did you mean ${near}?`,
      ...place,
    });
  }
  for (const [file, links] of Map.groupBy(sections.get(true) ?? [], ({ link }) => link.place.file)) {
    const named = [...new Set(links.map(({ link }) => `#${link.id}`))];
    report({
      severity: 'warning',
      kind: 'broken-anchor',
      message: `These links lead nowhere: they mean headings of info.description, which no page shows: ${named.slice(0, MOST_NAMED).join(', ')}${named.length > MOST_NAMED ? `, … (${named.length} in all)` : ''}`,
      hint: 'write that text on a page of the project, and link to its headings there',
      file,
    });
  }
}

const MOST_NAMED = 5;

/** Whether an API description links to a heading of its introduction, as viewers with all on one page call it. */
function isSection({ id, place }: AnchorLink): boolean {
  return id.startsWith('section/') && !/\.mdx?$/i.test(place.file);
}

/** The id that begins with all of the words that were written: a heading that became longer. */
function longer(id: string, known: Iterable<string>): string | undefined {
  const [first] = [...known]
    .filter((one) => one.startsWith(`${id}-`))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return first === undefined ? undefined : `#${first}`;
}

/** The longest id that what was written begins with: a heading that became shorter. */
function shorter(id: string, known: Iterable<string>): string | undefined {
  const [first] = [...known].filter((one) => id.startsWith(`${one}-`)).sort((a, b) => b.length - a.length);
  return first;
}

/** The page of that name below the one that is linked to: its sections became pages of their own. */
function pageBelow({ id, page }: AnchorLink, pages: ReadonlyMap<string, string>): string | undefined {
  const found = pages.get(`${plainPath(page)}/${plainId(id)}`);
  return found === undefined ? undefined : `/${found}`;
}

function plainPath(path: string): string {
  return path.split('/').map(plainId).join('/');
}

interface Owner {
  readonly page: string;
  readonly id: string;
}

/** An id that only one other page has: the text was moved, or the page is a translation of that one. */
function elsewhere(
  { id, page, place }: AnchorLink,
  owners: ReadonlyMap<string, readonly Owner[]>,
): string | undefined {
  const [only, more] =
    owners
      .get(plainId(id))
      ?.filter((one) => one.page !== page && one.page !== place.file?.replace(/\.mdx?$/i, '')) ?? [];
  return only === undefined || more !== undefined ? undefined : `/${only.page}#${only.id}`;
}

function ownersOf(ids: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, readonly Owner[]> {
  const all = [...ids].flatMap(([page, own]) => Array.from(own, (id): Owner => ({ page, id })));
  return Map.groupBy(all, ({ id }) => plainId(id));
}
