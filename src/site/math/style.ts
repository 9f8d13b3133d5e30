import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** KaTeX's own style sheet, in its package. */
const STYLE_SHEET = 'katex/dist/katex.min.css';

/** The folder of KaTeX's fonts, in its package. */
export function fontFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve(STYLE_SHEET)), 'fonts');
}

interface Rule {
  readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
  readonly declarations: string;
}

interface FontFace {
  readonly family: string;
  readonly declarations: string;
}

let read: { readonly rules: readonly Rule[]; readonly faces: readonly FontFace[] } | undefined;

/** The style sheet, taken apart: it is flat, without comments and media. */
function styleSheet(): NonNullable<typeof read> {
  if (read !== undefined) return read;
  const css = readFileSync(createRequire(import.meta.url).resolve(STYLE_SHEET), 'utf8');
  const rules: Rule[] = [];
  const faces: FontFace[] = [];
  for (const [, selector = '', all = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    // Every browser reads woff2.
    const declarations = all.replace(/,url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g, '');
    if (selector === '@font-face') {
      faces.push({ family: /font-family:([^;]+)/.exec(declarations)?.[1] ?? '', declarations });
      continue;
    }
    const selectors = selector.split(',').map((text) => ({ text, classes: classesIn(text) }));
    rules.push({ selectors, declarations });
  }
  read = { rules, faces };
  return read;
}

/** The classes an element and those around it must have. */
function classesIn(selector: string): string[] {
  return [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * The rules of KaTeX's style sheet that the formulas of a page need, a tenth of it as a rule, to stand in the page
 * itself: a style sheet of its own would be waited for before the first word is shown. `fonts` is where the page finds
 * the fonts, with `/` at its end.
 */
export function mathStyle(html: string, fonts: string): string {
  const used = new Set(['katex']);
  for (const [, names = ''] of html.matchAll(/\bclass="([^"]*)"/g))
    for (const name of names.split(' ')) used.add(name);
  const { rules, faces } = styleSheet();
  const kept = rules.flatMap(({ selectors, declarations }) => {
    const some = selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
    return some.length === 0 ? [] : [`${some.map(({ text }) => text).join(',')}{${declarations}}`];
  });
  const named = kept.join('');
  const needed = faces.filter(({ family }) => named.includes(family));
  const css = needed.map(({ declarations }) => `@font-face{${declarations}}`).join('') + named;
  return css.replaceAll('url(fonts/', `url(${fonts}`);
}
