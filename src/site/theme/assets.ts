import { keptBytes } from '../cache/kept.ts';
import type { ParsedPages } from '../cache/parsed.ts';
import type { LoadedSettings } from '../config/load.ts';
import type { Settings } from '../config/settings.ts';
import type { Report } from '../diagnostic.ts';
import { hashed } from '../hashed.ts';
import type { Links } from '../output/links.ts';
import type { ProjectStyleSheet } from '../output/style-sheets.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache, SiteFile } from '../site.ts';
import { clientScript, linkedStyles, searchScript, styleSheet, tryItScript } from './assets.generated.ts';
import { charactersOf } from './bundled-fonts.ts';
import { darkRules } from './dark-rules.ts';
import { siteFonts } from './fonts.ts';
import { linkedIcons, rootIcon } from './pictures/favicon.ts';
import { createPageThumbnails, type PageThumbnails } from './pictures/page-thumbnails.ts';
import { siteThumbnail, thumbnailLook } from './pictures/thumbnail.ts';
import { colorTokens } from './tokens.ts';
import { classNames, utilityFiles, utilityStyles } from './utilities.ts';
import type { ThemeAssets } from './view.ts';

/** Where the style sheet goes; its final name carries a hash. */
const STYLE_SHEET = 'assets/style.css';

export interface AssetSources {
  readonly loaded: LoadedSettings;
  readonly files: ProjectFiles;
  /** Those of the files that pages import scripts from. */
  readonly scripts: readonly string[];
  readonly links: Links;
  readonly sheets: readonly ProjectStyleSheet[];
  readonly highlightCss: string;
  readonly parsed: Pick<ParsedPages, 'classesOf' | 'charactersOf'>;
  readonly cache: BuildCache | undefined;
  readonly report: Report;
  /** Draws no pictures but those of which it may have something to say. */
  readonly isDraft: boolean;
}

/** The files that all pages share, and how pages refer to them. */
export async function themeAssets({
  loaded,
  files,
  scripts,
  links,
  sheets,
  highlightCss,
  parsed,
  cache,
  report,
  isDraft,
}: AssetSources): Promise<{
  assets: ThemeAssets;
  files: readonly SiteFile[];
  used: readonly string[];
  thumbnails: PageThumbnails | undefined;
}> {
  const { settings } = loaded;
  const fonts = siteFonts(
    loaded,
    files,
    STYLE_SHEET,
    charactersOf(files, scripts, parsed.charactersOf),
    report,
  );
  const utilities = utilityFiles(
    await utilityStyles(classNames(files, scripts, parsed.classesOf), cache),
    files,
    STYLE_SHEET,
  );
  const css = fonts.css + styleSheet + linkedStyles + highlightCss + colorTokens(settings) + utilities.css;
  const style = hashed(STYLE_SHEET, css);
  const dark =
    settings.appearance.default !== 'system'
      ? []
      : [
          hashed(
            'assets/dark.css',
            await keptBytes(cache, 'dark', [css], async () => Buffer.from(darkRules(css))),
          ),
        ];
  const script = hashed('assets/site.js', clientScript);
  const search = hashed('assets/search.js', searchScript);
  const tryIt = hashed('assets/try-it.js', tryItScript);
  const favicons = await linkedIcons(loaded, files, links, report, cache);
  const look = drawsThumbnail(settings) ? await thumbnailLook(loaded, files, links, report) : undefined;
  const thumbnail = look === undefined || isDraft ? [] : [await siteThumbnail(settings, look, cache)];
  const root = isDraft ? [] : [await rootIcon(loaded, files, links, cache)];
  return {
    assets: {
      styleSheet: style.path,
      darkStyleSheet: dark[0]?.path,
      script: script.path,
      projectStyleSheets: sheets.map(({ path }) => path),
      preload: fonts.preload,
      mermaidScript: 'assets/mermaid/mermaid.js',
      tryItScript: tryIt.path,
      searchScript: search.path,
      favicons: favicons.links,
      thumbnail: thumbnail[0]?.path,
    },
    files: [style, ...dark, script, search, ...favicons.files, ...root, ...thumbnail, ...fonts.files],
    used: [...fonts.used, ...utilities.used],
    thumbnails:
      look === undefined || isDraft || !settings.thumbnails.isGiven
        ? undefined
        : createPageThumbnails(settings, look),
  };
}

/** A site that names its own picture for social networks needs no other. */
function drawsThumbnail({ metatags }: Settings): boolean {
  return metatags['og:image'] === undefined;
}
