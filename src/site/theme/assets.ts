import type { Settings } from '../config/settings.ts';
import type { Report } from '../diagnostic.ts';
import { hashed } from '../output/hashed.ts';
import type { ProjectStyleSheet } from '../output/style-sheets.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { SiteFile } from '../site.ts';
import { clientScript, searchScript, styleSheet } from './assets.generated.ts';
import { textOn } from './color.ts';
import { siteFonts } from './fonts.ts';
import { colorTokens } from './tokens.ts';
import { classNames, utilityStyles } from './utilities.ts';
import type { ThemeAssets } from './view.ts';

/** Where the style sheet goes; its final name carries a hash. */
const STYLE_SHEET = 'assets/style.css';

/** The files that all pages share, and how pages refer to them. */
export async function themeAssets(
  settings: Settings,
  files: ProjectFiles,
  sheets: readonly ProjectStyleSheet[],
  highlightCss: string,
  report: Report,
): Promise<{ assets: ThemeAssets; files: readonly SiteFile[]; used: readonly string[] }> {
  const fonts = siteFonts(settings, files, STYLE_SHEET, { file: 'docs.json' }, report);
  const utilities = await utilityStyles(classNames(files));
  const style = hashed(
    STYLE_SHEET,
    fonts.css + styleSheet + highlightCss + colorTokens(settings) + utilities,
  );
  const script = hashed('assets/site.js', clientScript);
  const search = hashed('assets/search.js', searchScript);
  const favicon =
    settings.favicon === undefined ? hashed('assets/favicon.svg', initialIcon(settings)) : undefined;
  return {
    assets: {
      styleSheet: style.path,
      script: script.path,
      projectStyleSheets: sheets.map(({ path }) => path),
      preload: fonts.preload,
      mathStyleSheet: 'assets/katex/katex.css',
      mermaidScript: 'assets/mermaid/mermaid.js',
      searchScript: search.path,
      favicon: favicon?.path,
    },
    files: [style, script, search, ...(favicon === undefined ? [] : [favicon]), ...fonts.files],
    used: fonts.used,
  };
}

/** The name's first letter on the emphasis color, for projects without a favicon. */
function initialIcon({ name, colors }: Settings): string {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '';
  const text = letter.replace(/[&<>]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colors.primary}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="700" fill="${textOn(colors.primary)}">${text}</text></svg>\n`;
}
