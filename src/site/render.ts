import type { SiteAddresses } from './addresses.ts';
import { createBanners } from './banner.ts';
import type { Journal } from './cache/journal.ts';
import { createPageCache, type PageCache } from './cache/pages.ts';
import { SETTINGS_FILE } from './config/file.ts';
import { ownPicture } from './config/metatags.ts';
import type { Settings } from './config/settings.ts';
import type { Report } from './diagnostic.ts';
import { hashed } from './hashed.ts';
import { createLazyHighlighter, type LazyHighlighter } from './highlight/lazy.ts';
import { plainHighlighter } from './highlight/plain.ts';
import { createReadyCode } from './highlight/ready.ts';
import { createIcons } from './icons/icons.ts';
import type { ParsedPage } from './markdown/parsed-page.ts';
import { type MarkdownProject, renderMarkdown } from './markdown/render.ts';
import { katexFiles } from './math/katex.ts';
import { languageAt, wordsAt } from './navigation/language.ts';
import type { SitePage } from './navigation/pages.ts';
import { createApiPages } from './openapi/page/site-page.ts';
import { iconHtml, pageContext } from './output/context.ts';
import type { Links } from './output/links.ts';
import { pageMarkdown } from './output/listings.ts';
import type { ProjectStyleSheet } from './output/style-sheets.ts';
import { contextWithin, type PageBody, type PageContext, type PageNeed } from './page.ts';
import { type CodeSources, codeOf, colorAhead } from './page-code.ts';
import type { Repository, SiteFile } from './site.ts';
import { tryItScript } from './theme/assets.generated.ts';
import { themeAssets } from './theme/assets.ts';
import { hasUsualWidths } from './theme/fonts.ts';
import { mermaidFiles } from './theme/mermaid.ts';
import { textColors } from './theme/tokens.ts';
import { surroundingsAt, type Theme, type View } from './theme/view.ts';

export interface RenderSources extends CodeSources {
  readonly addresses: SiteAddresses;
  readonly links: Links;
  /** The days on which pages changed last, of those that show it. */
  readonly changes: ReadonlyMap<string, string>;
  /** The repository that pages link to. */
  readonly repository: Repository | undefined;
  readonly sheets: readonly ProjectStyleSheet[];
  readonly home: SitePage | undefined;
  readonly report: Report;
  /** Hears every diagnostic of the build. */
  readonly journal: Journal;
}

/** What addresses can name in a page: ids, and the names that links have as HTML once had them. */
const PLACES = /\sid="([^"]+)"|<a\b[^>]*\sname="([^"]+)"/g;

/** Everything that turns a page into HTML, loaded once for a build. */
export interface Renderers {
  readonly theme: Theme;
  /** Files that all pages share. */
  readonly files: readonly SiteFile[];
  /** Project files that the shared files refer to. */
  readonly used: readonly string[];
  /** Waits for what other threads do for a page; to be called for each page in turn, by its number from 0 on. */
  ready(index: number): Promise<void>;
  /** What is kept of pages between builds. */
  readonly kept: PageCache;
  readonly highlighter: LazyHighlighter;
  /** Renders a page's body, or takes it from the cache. */
  body(view: View): PageBody;
  /** The same once more for another place, without saying again what is wrong with it. */
  copy(view: View): PageBody;
  /** Renders a text of the settings. */
  settingsText(source: ParsedPage, view: View, report: Report): PageBody;
  markdown(page: SitePage, body: PageBody): string;
  /** Files that pages need beyond those that all share. */
  needed(needs: ReadonlySet<PageNeed>): SiteFile[];
  /** The pictures of single pages for social networks, once all pages are laid out. */
  thumbnails(): AsyncIterable<SiteFile> | Iterable<SiteFile>;
  /** Ids in a rendered body, for links into it. */
  ids(body: PageBody): readonly string[];
}

/** Makes ready all that pages are rendered with. */
export async function createRenderers(sources: RenderSources): Promise<Renderers> {
  const { files, loaded, options, site, links, sheets, home, report, means, parsed, journal } = sources;
  const { highlighting, addresses } = sources;
  const { settings } = loaded;
  const isDraft = options.isDraft === true;
  const built = [...site.built.values()];
  const { languages: named, scripts } = codeOf(built, sources);
  const ready = createReadyCode();
  const highlighter = isDraft ? plainHighlighter : createLazyHighlighter(highlighting, named, ready, means);
  const kept = createPageCache({
    cache: means.cache,
    files,
    links,
    journal,
    parsed,
    settings: loaded.files,
    fileOf: (path) => site.all.get(path)?.parsed?.file,
    placeOf(page) {
      const place = site.places.of(page);
      return [place.at, languageAt(place)];
    },
    basis: [options, named, bodySettings(settings)],
    map: [[...site.all.keys()], [...site.built.keys()], home?.path, settings.redirects],
    isComplete: () => !highlighter.isMissing(),
  });
  const ahead = await colorAhead(sources, { named, ready, highlighter, kept });

  const icon = await createIcons(settings.iconLibrary, files);
  const shared = await themeAssets({
    loaded,
    files,
    scripts,
    links,
    sheets,
    highlightCss: await highlighter.css(textColors(settings)),
    parsed,
    cache: means.cache,
    report,
    isDraft,
  });
  const shelf = { links, library: settings.iconLibrary, icon, highlight: highlighter.highlight };
  const context = (view: View, to: Report): PageContext =>
    pageContext(view.from, { ...shelf, words: wordsAt(view.place), report: to });
  const { year } = options;
  const { variables, variations, latex: math } = settings;
  const drawsDiagrams = hasUsualWidths(settings);
  const whole = { files, parse: site.parse, variables, variations, math, year, drawsDiagrams };

  const apiPages = createApiPages(settings.api, options.deploymentType);

  const render = (view: View, to: Report, project: MarkdownProject): PageBody => {
    const source = view.page.parsed;
    const here = context(view, to);
    const reference = apiPages.body(view.page, here, project);
    return reference ?? (source === undefined ? emptyBody : renderMarkdown(source, project, here));
  };

  const withLatex = (body: PageBody): PageBody => {
    if (settings.latex === undefined) return body;
    const own = new Set(body.needs);
    if (settings.latex) own.add('math');
    else own.delete('math');
    return { ...body, needs: own };
  };

  const settingsText = (source: ParsedPage, view: View, to: Report): PageBody =>
    renderMarkdown(source, whole, contextWithin(SETTINGS_FILE, context(view, to)));
  const bannerOf = createBanners(loaded, report, (...text) => settingsText(...text).html);
  const theme: Theme = {
    settings,
    address: addresses.served,
    knownAs: addresses.known,
    deploymentType: options.deploymentType,
    places: site.places,
    links,
    changes: sources.changes,
    repository: sources.repository,
    assets: shared.assets,
    icon(view, chosen, { file = SETTINGS_FILE, type, library, ...iconOptions } = {}) {
      if (chosen === undefined) return '';
      const { name } = chosen;
      const place = { file };
      return iconHtml(
        name,
        place,
        { ...iconOptions, type: chosen.type ?? type, library: chosen.library ?? library },
        { page: 'index', at: view.at },
        {
          ...shelf,
          words: wordsAt(view.place),
          report: (found) => report({ ...found, ...loaded.exactPlace(place, name) }),
        },
      );
    },
    thumbnail: ({ page, place }) =>
      ownPicture(settings, page) === undefined ? shared.thumbnails?.of(page, place) : undefined,
    banner(view) {
      const { banner } = surroundingsAt(theme, view.place);
      return banner && bannerOf(banner, view);
    },
  };
  return {
    theme,
    files: shared.files,
    used: shared.used,
    ids: (body) => body.ids ?? idsIn(body),
    ready: (index) => ahead.reached(index),
    kept,
    highlighter,
    body: (view) =>
      withLatex(
        kept.body(view.page, (seen) => {
          const body = render(view, report, { ...whole, ...seen });
          return { ...body, ids: idsIn(body) };
        }),
      ),
    settingsText,
    copy: (view) => withLatex(render(view, () => {}, { ...whole, ...kept.project })),
    markdown: (page, body) => pageMarkdown(page, body.markdown, theme.settings),
    thumbnails: () => shared.thumbnails?.files(means.cache) ?? [],
    needed: (needs) => [
      ...(needs.has('math') ? katexFiles() : []),
      ...(needs.has('mermaid') ? mermaidFiles() : []),
      ...(needs.has('try-it') ? [hashed('assets/try-it.js', tryItScript)] : []),
    ],
  };
}

function idsIn({ html, titleId }: PageBody): readonly string[] {
  const own = titleId === undefined ? [] : [titleId];
  return [...new Set([...own, ...[...html.matchAll(PLACES)].map(([, id, name]) => id ?? name ?? '')])];
}

/** The settings but those that only say where pages stand, and what leads to them. */
function bodySettings({ navigation: _place, languages: _around, redirects: _to, ...own }: Settings): unknown {
  return own;
}

const emptyBody: PageBody = { html: '', headings: [], sections: [], needs: new Set(), markdown: '' };
