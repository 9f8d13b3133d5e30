import { deserialize, serialize } from 'node:v8';
import { digest } from '../cache/digest.ts';
import { textFile } from '../hashed.ts';
import { canonicalUrl } from '../hrefs.ts';
import type { SitePage } from '../navigation/pages.ts';
import { isKeptBack } from '../navigation/places.ts';
import type { PageBody, PageNeed } from '../page.ts';
import type { Renderers } from '../render.ts';
import type { FoundPage } from '../search/reader.ts';
import type { PageTerms } from '../search/terms.ts';
import type { BuildCache, SiteFile } from '../site.ts';
import type { Layout } from '../theme/layout.ts';
import { type View, viewOf } from '../theme/view.ts';
import { directoryMarkdown } from './directory-markdown.ts';
import { withSource } from './listings.ts';
import { feed, feedPath } from './rss.ts';
import type { PageTrace } from './whole.ts';

export interface PageOutputSources {
  readonly renderers: Renderers;
  readonly layout: Layout;
  /** The page as search finds it. */
  foundPage(page: SitePage, body: PageBody): FoundPage | undefined;
  readonly cache: BuildCache | undefined;
  /** Every page of the project. */
  readonly all: Iterable<SitePage>;
  /** Every page of the site. */
  readonly built: readonly SitePage[];
}

/** What a page gives to the site. */
interface PageOutput {
  readonly files: readonly SiteFile[];
  readonly needs: readonly PageNeed[];
  readonly trace: PageTrace;
}

/** What is kept of a page. */
interface Left extends Omit<PageOutput, 'trace'> {
  readonly ids: readonly string[];
  readonly search: Omit<FoundPage, 'occurrences' | 'json' | 'terms'> | undefined;
}

/** What is kept of it by itself: hardly a build asks for that of a page that did not change. */
interface SearchEntry {
  readonly json: string;
  readonly terms: PageTerms;
}

/** A page as it was just made. */
interface Composed {
  readonly body: PageBody;
  readonly output: PageOutput;
  readonly left: Left;
  readonly found: FoundPage | undefined;
}

export interface PageOutputs {
  of(page: SitePage): Promise<PageOutput>;
  /** A page once more, as it reads from another address: the one that opens the site, or is shown where nothing is. */
  copy(page: SitePage, at: string): Promise<string>;
  /** Parts of the navigation that pages load on demand. Their bytes hold until the next page is asked for. */
  navigation(): readonly SiteFile[];
}

/** Makes the files of pages, or takes them from the cache. */
export function createPageOutputs(sources: PageOutputSources): PageOutputs {
  const { renderers, layout, foundPage, cache, all, built } = sources;
  const { theme, kept: pages, highlighter } = renderers;
  const { places, address, settings } = theme;
  const around =
    cache === undefined
      ? ''
      : digest(JSON.stringify([theme.assets, theme.repository, [...all].map(seenFromOthers)]));

  const aroundOf = (page: SitePage): string => `${around} ${theme.changes.get(page.path) ?? ''}`;

  const viewsOf = (page: SitePage): View[] => [
    viewOf(places, page),
    ...places.others(page).map((place) => viewOf(places, page, { place })),
  ];

  /** What only those find who have its address: neither search engines nor language models are told of it. */
  const isHidden = (page: SitePage): boolean =>
    isKeptBack(page, places.of(page).found, { home: places.home, indexing: settings.indexing });

  const urlOf = (page: SitePage): string => page.url ?? canonicalUrl(address, page.path);

  const compose = (page: SitePage): Composed => {
    const view = viewOf(places, page);
    const body = renderers.body(view);
    const markdown = renderers.markdown(page, body) + directoryMarkdown(view, address);
    const files = [
      textFile(`${page.path}.md`, markdown),
      ...viewsOf(page).map((each) => textFile(`${each.at}.html`, layout.html(each, body))),
    ];
    const found = foundPage(page, body);
    const left = {
      files,
      needs: [...body.needs],
      ids: renderers.ids(body),
      search: found && { ...found, occurrences: undefined, json: undefined, terms: undefined },
    };
    return { body, output: output(page, left, found), left, found };
  };

  const output = (
    page: SitePage,
    { files, needs, ids }: Left,
    search: FoundPage | undefined,
  ): PageOutput => ({
    files,
    needs,
    trace: {
      path: page.path,
      // A copy: it would hold the whole entry of the cache otherwise, until all pages are written.
      markdown:
        isHidden(page) || files[0] === undefined ? undefined : withSource(files[0].bytes, urlOf(page)),
      search,
      ids,
    },
  });

  const kept = (page: SitePage, store: BuildCache): PageOutput => {
    let made: Composed | undefined;
    const { page: left } = pages.page(page, aroundOf(page), () => {
      made = compose(page);
      return made.left;
    });
    const key = `search ${left.search?.digest}`;
    if (made !== undefined) {
      const { found, output: whole } = made;
      // It may be known though the page is another: by a new title of one page the sidebars of all are.
      if (found !== undefined && !highlighter.isMissing() && !store.keep(key))
        store.put(key, serialize({ json: found.json(), terms: found.terms() } satisfies SearchEntry));
      return whole;
    }
    if (left.search !== undefined && !store.keep(key)) return compose(page).output;
    // Their pictures are drawn once all pages are laid out.
    for (const view of viewsOf(page)) theme.thumbnail(view);
    highlighter.keep(page.path);
    const entry = (): SearchEntry => deserialize(store.get(key) ?? new Uint8Array());
    const search = left.search && {
      ...left.search,
      json: () => entry().json,
      terms: () => entry().terms,
    };
    return output(page, left, search);
  };

  const withFeed = async (page: SitePage, path: string): Promise<PageOutput> => {
    const { body, output } = compose(page);
    const text = await feed(page, body.html, address, settings.name);
    return { ...output, files: [...output.files, textFile(path, text)] };
  };

  /** Once more with the highlighter, where it turns out to be needed. */
  const highlighted = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    highlighter.open(name);
    try {
      const made = await work();
      if (!highlighter.isMissing()) return made;
      await highlighter.load();
      return await work();
    } finally {
      highlighter.close();
    }
  };

  return {
    of: (page) =>
      highlighted(page.path, () => {
        const feedFile = feedPath(page);
        if (feedFile !== undefined) return withFeed(page, feedFile);
        return cache === undefined ? compose(page).output : kept(page, cache);
      }),
    copy(page, at) {
      const name = `${page.path} as ${at}`;
      return highlighted(name, () => {
        const view = viewOf(places, page, { at });
        const found = pages.page(page, `${aroundOf(page)} ${at}`, () =>
          layout.html(view, renderers.copy(view)),
        );
        if (found.kept) {
          theme.thumbnail(view);
          highlighter.keep(name);
        }
        return found.page;
      });
    },
    navigation() {
      const make = (): SiteFile[] => layout.files(built.flatMap(viewsOf));
      const [first] = built;
      return first === undefined ? [] : pages.page(first, `${around} navigation`, make).page;
    },
  };
}

/** What other pages may show of a page. */
function seenFromOthers({
  parsed: _parsed,
  operation,
  channel: _channel,
  schema: _schema,
  ...own
}: SitePage): unknown {
  return [own, operation?.operation.method, operation?.operation.webhook];
}
