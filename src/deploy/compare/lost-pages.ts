import type { Manifest } from '../../bundle/manifest.ts';
import { createSuggestions } from '../../text/suggest.ts';
import type { LostPage, PageChanges } from '../deployment.ts';
import type { LocalSite } from '../destination.ts';
import { encoded, expressionOf } from '../host-files/redirects.ts';
import { addressOf, type Routing, readRouting } from '../host-files/routing.ts';
import type { PageDifference, PagesBefore } from './page-changes.ts';

/** The difference together with what readers find no more: `_redirects` of the site is read where pages are gone. */
export async function withLostPages(
  difference: PageDifference,
  { directory, manifest }: Pick<LocalSite, 'directory' | 'manifest'>,
  before: PagesBefore,
): Promise<PageChanges> {
  const { removed } = difference;
  if (removed.length === 0) return { ...difference, lost: [] };
  const routing = await readRouting(directory, manifest);
  const leads = leadsSomewhere(manifest, routing);
  const gone = removed.filter((page) => !leads(page));
  return { ...difference, lost: successors(gone, difference.added, manifest, before) };
}

/** Tells whether who asks for a page of old finds something: a page at that address, or a redirect. */
function leadsSomewhere({ files }: Manifest, { exact, patterns }: Routing): (page: string) => boolean {
  const expressions = patterns.map(({ source }) => new RegExp(`^${expressionOf(source)}$`));
  return (page) => {
    const address = addressOf(page);
    const plain = address.slice(1);
    if (exact.has(address) || Object.hasOwn(files, `${plain}.html`)) return true;
    if (Object.hasOwn(files, `${plain}/index.html`)) return true;
    return expressions.some((expression) => expression.test(encoded(address)));
  };
}

/** For each page that is gone the new one that seems to have taken its place. */
function successors(
  gone: readonly string[],
  added: readonly string[],
  { files }: Manifest,
  { files: before }: PagesBefore,
): readonly LostPage[] {
  const suggest = createSuggestions();
  const byText = Map.groupBy(added, (page) => files[`${page}.md`]?.sha256);
  return gone.map((page) => {
    const text = before?.get(`${page}.md`)?.sha256;
    const moved = text === undefined ? [] : (byText.get(text) ?? []);
    // Several pages with one text, as of operations without a description, tell nothing.
    const [only, ...others] = moved;
    const now = only !== undefined && others.length === 0 ? only : suggest(page, added);
    return { page, now: now ?? null };
  });
}
