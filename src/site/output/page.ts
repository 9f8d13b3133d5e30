import { digest } from '../cache/digest.ts';
import type { SitePage } from '../navigation/pages.ts';
import { isKeptBack } from '../navigation/places.ts';
import type { PageBody, PageNeed } from '../page.ts';
import type { Renderers } from '../render.ts';
import type { SearchEntry } from '../search/index.ts';
import type { BuildCache, SiteFile } from '../site.ts';
import type { Layout } from '../theme/layout.ts';
import { type View, viewOf } from '../theme/view.ts';
import { textFile } from './hashed.ts';
import { feed, feedPath } from './rss.ts';
import type { PageTrace } from './whole.ts';

export interface PageOutputSources {
  readonly renderers: Renderers;
  readonly layout: Layout;
  searchEntry(page: SitePage, body: PageBody): SearchEntry | undefined;
  readonly cache: BuildCache | undefined;
  /** Every page of the project. */
  readonly all: Iterable<SitePage>;
}

/** What a page gives to the site. */
export interface PageOutput {
  readonly files: readonly SiteFile[];
  /** Files that pages load on demand, as far as the layout itself does not know them this time. */
  readonly fragments: readonly SiteFile[];
  readonly needs: readonly PageNeed[];
  readonly trace: PageTrace;
}

/** What is kept of a page beside the bytes of its files. */
interface Left {
  readonly files: readonly (readonly [path: string, size: number])[];
  readonly fragments: readonly SiteFile[];
  readonly needs: readonly PageNeed[];
  readonly ids: readonly string[];
  readonly search: SearchEntry | undefined;
}

export interface PageOutputs {
  of(page: SitePage): Promise<PageOutput>;
  /** A page once more, as it reads from another address: the one that opens the site, or is shown where nothing is. */
  copy(page: SitePage, at: string): Promise<string>;
}

/** Makes the files of pages, or takes them from the cache. */
export function createPageOutputs(sources: PageOutputSources): PageOutputs {
  const { renderers, layout, searchEntry, cache, all } = sources;
  const { theme, kept: pages, highlighter } = renderers;
  const { places, address, settings } = theme;
  const around =
    cache === undefined ? '' : digest(JSON.stringify([theme.assets, [...all].map(seenFromOthers)]));

  const viewsOf = (page: SitePage): View[] => [
    viewOf(places, page),
    ...places.others(page).map((place) => viewOf(places, page, { place })),
  ];

  /** What only those find who have its address: neither search engines nor language models are told of it. */
  const isHidden = (page: SitePage): boolean =>
    isKeptBack(page, places.of(page).found, { home: places.home, indexing: settings.indexing });

  const compose = (page: SitePage): { body: PageBody; files: readonly SiteFile[]; left: Left } => {
    const fragments = layout.files().length;
    const body = renderers.body(viewOf(places, page));
    const files = [
      textFile(`${page.path}.md`, renderers.markdown(page, body)),
      ...viewsOf(page).map((view) => textFile(`${view.at}.html`, layout.html(view, body))),
    ];
    const left = {
      files: files.map(({ path, bytes }) => [path, bytes.byteLength] as const),
      fragments: layout.files().slice(fragments),
      needs: [...body.needs],
      ids: renderers.ids(body),
      search: searchEntry(page, body),
    };
    return { body, files, left };
  };

  const output = (
    page: SitePage,
    files: readonly SiteFile[],
    { fragments, needs, ids, search }: Left,
  ): PageOutput => ({
    files,
    fragments,
    needs,
    trace: {
      path: page.path,
      markdown: isHidden(page) ? undefined : Buffer.from(files[0]?.bytes ?? []).toString(),
      search,
      ids,
    },
  });

  const whole = (page: SitePage): PageOutput => {
    const { files, left } = compose(page);
    return output(page, files, left);
  };

  const kept = (page: SitePage, store: BuildCache): PageOutput => {
    const key = `files ${pages.keyOf(page, around)}`;
    let files: readonly SiteFile[] = [];
    const found = pages.page(page, around, () => {
      const made = compose(page);
      files = made.files;
      return made.left;
    });
    if (!found.kept) {
      if (!highlighter.isMissing) store.put(key, Buffer.concat(files.map(({ bytes }) => bytes)));
      return output(page, files, found.page);
    }
    const bytes = store.get(key);
    if (bytes === undefined) return whole(page);
    // Their pictures are drawn once all pages are laid out.
    for (const view of viewsOf(page)) theme.thumbnail(view);
    highlighter.keep(page.path);
    return output(page, split(bytes, found.page.files), found.page);
  };

  const withFeed = async (page: SitePage, path: string): Promise<PageOutput> => {
    const { body, files, left } = compose(page);
    const text = await feed(page, body.html, address, settings.name);
    return output(page, [...files, textFile(path, text)], left);
  };

  /** Once more with the highlighter, where it turns out to be needed. */
  const highlighted = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    highlighter.open(name);
    try {
      const made = await work();
      if (!highlighter.isMissing) return made;
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
        return cache === undefined ? whole(page) : kept(page, cache);
      }),
    copy(page, at) {
      const name = `${page.path} as ${at}`;
      return highlighted(name, () => {
        const view = viewOf(places, page, { at });
        const found = pages.page(page, `${around} ${at}`, () => layout.html(view, renderers.copy(view)));
        if (found.kept) {
          theme.thumbnail(view);
          highlighter.keep(name);
        }
        return found.page;
      });
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

function split(bytes: Uint8Array, files: Left['files']): SiteFile[] {
  let end = 0;
  return files.map(([path, size]) => {
    end += size;
    return { path, bytes: bytes.subarray(end - size, end) };
  });
}
