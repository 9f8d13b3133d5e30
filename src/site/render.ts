import { createBodyCache } from './cache/bodies.ts';
import type { Journal } from './cache/journal.ts';
import type { LoadedSettings } from './config/load.ts';
import type { Settings } from './config/settings.ts';
import type { Report } from './diagnostic.ts';
import { FEW_PAGES, highlightAhead } from './highlight/ahead.ts';
import { createHighlighter, createReadyCode } from './highlight/highlighter.ts';
import { createIcons } from './icons/icons.ts';
import { codeRequests } from './markdown/code.ts';
import { parsePage } from './markdown/parse.ts';
import { type MarkdownProject, renderMarkdown } from './markdown/render.ts';
import { katexFiles } from './math/katex.ts';
import type { SiteMap } from './navigation/map.ts';
import type { SitePage } from './navigation/pages.ts';
import { apiLanguages, createApiPages } from './openapi/site-page.ts';
import { iconHtml, pageContext } from './output/context.ts';
import { hashed } from './output/hashed.ts';
import type { Links } from './output/links.ts';
import { pageMarkdown } from './output/listings.ts';
import type { ProjectStyleSheet } from './output/style-sheets.ts';
import type { PageBody, PageContext, PageNeed } from './page.ts';
import type { ProjectFiles } from './project/files.ts';
import type { BuildMeans, SiteFile, SiteOptions } from './site.ts';
import { tryItScript } from './theme/assets.generated.ts';
import { themeAssets } from './theme/assets.ts';
import { mermaidFiles } from './theme/mermaid.ts';
import type { Theme, View } from './theme/view.ts';
import { type Words, wordsAt } from './words/words.ts';

export interface RenderSources {
  readonly files: ProjectFiles;
  readonly loaded: LoadedSettings;
  readonly options: SiteOptions;
  readonly site: SiteMap;
  /** The pages to render, in their order. */
  readonly pages: readonly SitePage[];
  readonly links: Links;
  readonly sheets: readonly ProjectStyleSheet[];
  readonly home: SitePage | undefined;
  readonly report: Report;
  readonly means: BuildMeans;
  /** Hears every diagnostic of the build. */
  readonly journal: Journal;
  readonly signal: AbortSignal | undefined;
}

/** Everything that turns a page into HTML, loaded once for a build. */
export interface Renderers {
  readonly theme: Theme;
  /** Files that all pages share. */
  readonly files: readonly SiteFile[];
  /** Project files that the shared files refer to. */
  readonly used: readonly string[];
  /** Waits for what other threads do for a page; to be called for each page in turn, by its number from 0 on. */
  ready(index: number): Promise<void>;
  /** Renders a page's body; remembers what it needs. */
  body(view: View): PageBody;
  /** The same once more for another place, without saying again what is wrong with it. */
  copy(view: View): PageBody;
  markdown(page: SitePage, body: PageBody): string;
  /** Files that only some pages need, once all are rendered. */
  needed(): SiteFile[];
  /** The pictures of single pages for social networks, once all pages are laid out. */
  thumbnails(): AsyncIterable<SiteFile> | Iterable<SiteFile>;
  /** Ids in a rendered body, for links into it. */
  ids(body: PageBody): string[];
}

export async function createRenderers(sources: RenderSources): Promise<Renderers> {
  const { files, loaded, options, site, links, sheets, home, report, means, journal, signal } = sources;
  const { settings } = loaded;
  const { pages } = sources;
  const built = [...site.built.values()];
  const highlighting = {
    codeblocks: settings.codeblocks,
    customLanguages: customLanguages(settings, files, report),
  };
  // Which grammars are at hand may show in the colors, so they are those of all pages.
  const languages = new Set(built.flatMap(({ parsed }) => parsed?.languages ?? []));
  for (const file of files.paths) {
    if (/(^|\/)_?snippets\/.*\.mdx?$/.test(file))
      for (const language of site.parse(file).languages) languages.add(language);
  }
  for (const language of apiLanguages(built)) languages.add(language);
  const named = [...languages].sort();
  const bodies = createBodyCache({
    cache: means.cache,
    files,
    links,
    journal,
    parse: site.parse,
    fileOf: (path) => site.all.get(path)?.parsed?.file,
    basis: [options, named, [...site.all.keys()], [...site.built.keys()], home?.path],
  });
  const unmade = pages.filter((page) => !bodies.has(page));
  const threads = unmade.length < FEW_PAGES ? undefined : means.startHighlightWorkers?.(highlighting, named);
  const ready = createReadyCode();
  const ahead = highlightAhead(
    threads,
    pages.length,
    (index) => {
      const page = pages[index];
      const parsed = page === undefined || bodies.has(page) ? undefined : page.parsed;
      return parsed === undefined ? [] : codeRequests(parsed, settings.variables);
    },
    ready,
    signal,
  );
  const highlighter = await createHighlighter(highlighting, ready);
  await highlighter.ensureLanguages(named);

  const icon = await createIcons(settings.iconLibrary, files);
  const shared = await themeAssets(settings, files, links, sheets, highlighter.css, report);
  const shelf = { links, library: settings.iconLibrary, icon, highlight: highlighter.highlight };
  const context = (view: View, to: Report): PageContext =>
    pageContext(view.from, { ...shelf, words: wordsAt(view.place), report: to });
  const whole = { files, parse: site.parse, variables: settings.variables, math: settings.latex };

  const apiPages = createApiPages(settings.api, options.deploymentType, whole);

  const render = (view: View, to: Report, project: MarkdownProject = whole): PageBody => {
    const { parsed } = view.page;
    const here = context(view, to);
    const reference = apiPages.body(view.page, here);
    return reference ?? (parsed === undefined ? emptyBody : renderMarkdown(parsed, project, here));
  };

  const needs = new Set<PageNeed>();
  const withLatex = (body: PageBody): PageBody => {
    if (settings.latex === undefined) return body;
    const own = new Set(body.needs);
    if (settings.latex) own.add('math');
    else own.delete('math');
    return { ...body, needs: own };
  };

  const banner =
    settings.banner === undefined ? undefined : parsePage('docs.json', settings.banner.content, report);
  return {
    theme: {
      settings,
      domain: options.domain,
      deploymentType: options.deploymentType,
      places: site.places,
      links,
      assets: shared.assets,
      searchable: true,
      icon: (view, name, iconOptions) =>
        name === undefined || name === ''
          ? ''
          : iconHtml(
              name,
              loaded.exactPlace({ file: 'docs.json' }, name),
              iconOptions,
              { page: 'index', at: view.at },
              { ...shelf, words: wordsAt(view.place), report },
            ),
      thumbnail: ({ page, place }) => shared.thumbnails?.of(page, place),
      banner(view) {
        if (banner === undefined) return undefined;
        return bannerHtml(
          renderMarkdown(banner, whole, context(view, report)).html,
          settings.banner?.dismissible === true,
          wordsAt(view.place).layout,
        );
      },
    },
    files: shared.files,
    used: shared.used,
    ids: (body) => [...new Set([...body.html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''))],
    ready: (index) => ahead.reached(index),
    body(view) {
      const body = withLatex(bodies.body(view.page, (seen) => render(view, report, { ...whole, ...seen })));
      for (const need of body.needs) needs.add(need);
      return body;
    },
    copy: (view) => withLatex(render(view, () => {})),
    markdown: (page, body) => pageMarkdown(page, body.markdown),
    thumbnails: () => shared.thumbnails?.files(means.cache) ?? [],
    needed: () => [
      ...(needs.has('math') ? katexFiles() : []),
      ...(needs.has('mermaid') ? mermaidFiles() : []),
      ...(needs.has('try-it') ? [hashed('assets/try-it.js', tryItScript)] : []),
    ],
  };
}

const emptyBody: PageBody = { html: '', headings: [], sections: [], needs: new Set(), markdown: '' };

function bannerHtml(content: string, dismissible: boolean, words: Words['layout']): string {
  const close = dismissible
    ? `<button class="l-icon-button" type="button" data-banner-close aria-label="${words.dismiss}">×</button>`
    : '';
  return `<div class="l-banner" role="region" aria-label="${words.announcement}"><div>${content}</div>${close}</div>`;
}

/** Grammars of the project's own languages; a broken one is reported and left out. */
function customLanguages(settings: Settings, files: ProjectFiles, report: Report): object[] {
  return settings.customLanguages.flatMap((path) => {
    const file = path.replace(/^\.?\//, '');
    const problem = (message: string): object[] => {
      report({
        severity: 'warning',
        kind: 'custom-language',
        message,
        file: files.has(file) ? file : 'docs.json',
      });
      return [];
    };
    if (!files.has(file))
      return problem(`styling.codeblocks.languages.custom: ${path} is not in the project`);
    try {
      const grammar: unknown = JSON.parse(files.readText(file));
      return typeof grammar === 'object' && grammar !== null && 'scopeName' in grammar
        ? [grammar]
        : problem(`${path} is not a TextMate grammar: it has no "scopeName"`);
    } catch (error) {
      return problem(`${path} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}
