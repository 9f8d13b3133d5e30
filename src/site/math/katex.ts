import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import katex from 'katex';
import type { Report } from '../diagnostic.ts';
import type { SourcePlace } from '../page.ts';
import type { SiteFile } from '../site.ts';
import { validMathml } from './mathml.ts';
import { fontFolder } from './style.ts';

const rendered = new Map<string, string>();
const MAX_CACHED = 10_000;

/** What prints nothing, and what the library does not know. It keeps in what it is given what a formula defines. */
const UNSEEN = { '\\label': '\\@secondoftwo{#1}{}' };

/** TeX as HTML and MathML. `display`: on lines of its own, which may scroll, by key, too. Broken TeX is shown as written and reported. */
export function renderMath(tex: string, display: boolean, place: SourcePlace, report: Report): string {
  const key = `${display ? 'D' : 'I'}${tex}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  try {
    const html = validMathml(
      katex.renderToString(tex, {
        displayMode: display,
        strict: 'ignore',
        maxExpand: 1000,
        maxSize: 100,
        macros: { ...UNSEEN },
      }),
    ).replace('<span class="katex-display">', '<span class="katex-display" tabindex="0">');
    if (rendered.size >= MAX_CACHED) rendered.clear();
    rendered.set(key, html);
    return html;
  } catch (error) {
    report({
      severity: 'warning',
      kind: 'math',
      message:
        error instanceof Error
          ? // What is wrong is underlined with signs that logs and editors show as boxes.
            error.message.replace(/^KaTeX parse error: /, 'Broken math: ').replaceAll('\u0332', '')
          : String(error),
      ...place,
    });
    const text = tex.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return display
      ? `<pre class="c-math-error"><code>${text}</code></pre>`
      : `<code class="c-math-error">${text}</code>`;
  }
}

/** Folder of the site that holds KaTeX's fonts. */
export const KATEX_FOLDER = 'assets/katex';

/** KaTeX's fonts, for sites with math; the rules that name them stand in the pages. */
export function katexFiles(): SiteFile[] {
  const fonts = fontFolder();
  return readdirSync(fonts)
    .filter((name) => name.endsWith('.woff2'))
    .sort()
    .map((name) => ({ path: `${KATEX_FOLDER}/${name}`, bytes: readFileSync(join(fonts, name)) }));
}
