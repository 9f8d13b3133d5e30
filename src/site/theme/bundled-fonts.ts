import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hashed } from '../hashed.ts';
import { relativeHref } from '../hrefs.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { SiteFile } from '../site.ts';

/** Fonts that ship with this program (variable weights), divided by alphabet. */

const SANS = 'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
const SERIF = 'ui-serif,Georgia,Cambria,"Noto Serif",serif';
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

const LATIN = ['latin', 'latin-ext'] as const;
const EUROPEAN = [...LATIN, 'cyrillic-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
type Style = 'normal' | 'italic';

export interface BundledFont {
  readonly family: string;
  /** Fonts of the reader's system that stand in. */
  readonly fallback: string;
  /** Faces of those fonts, as wide as this one: lines break where they will, so that a page stays still. */
  readonly standIns: string;
  /** Name of the package and of its files. */
  readonly name: string;
  readonly subsets: readonly string[];
  readonly styles: readonly Style[];
}

function bundled(
  family: string,
  fallback: string,
  subsets: readonly string[] = LATIN,
  styles: readonly Style[] = ['normal'],
): BundledFont {
  return {
    family,
    fallback:
      fallback === MONO || STAND_INS[family] !== undefined ? `"${family} stand-in",${fallback}` : fallback,
    standIns:
      fallback === MONO ? monoStandIn(family) : standIns(family, fallback === SERIF ? 'serif' : 'sans'),
    name: family.toLowerCase().replaceAll(' ', '-'),
    subsets,
    styles,
  };
}

/** Widths of English text, regular and bold, in percent of the same text in Arial, or in Times New Roman. */
const STAND_INS: Readonly<Record<string, readonly [regular: number, bold: number]>> = {
  Inter: [107, 101],
  Geist: [103, 100.5],
  'Plus Jakarta Sans': [105, 100],
  'DM Sans': [105, 101.5],
  'Open Sans': [106, 103],
  Roboto: [100, 94],
  'Space Grotesk': [110.5, 102],
  'Source Serif 4': [118, 110],
};

/** Fonts that most systems have, one or the other, as their faces are called. */
const SYSTEM = {
  sans: [
    ['Arial', 'Liberation Sans'],
    ['Arial Bold', 'Liberation Sans Bold'],
  ],
  serif: [
    ['Times New Roman', 'Liberation Serif'],
    ['Times New Roman Bold', 'Liberation Serif Bold'],
  ],
} as const;

function standIns(family: string, kind: keyof typeof SYSTEM): string {
  const widths = STAND_INS[family] ?? [];
  return widths
    .map((width, at) => {
      const local = SYSTEM[kind][at]?.map((name) => `local("${name}")`).join();
      const weight = at === 0 ? '100 500' : '501 900';
      return `@font-face{font-family:"${family} stand-in";font-weight:${weight};src:${local};size-adjust:${width}%;unicode-range:U+0-24F,U+2000-206F}`;
    })
    .join('');
}

/** Letters of code are as wide on most systems as in our fonts; those of Windows are not. */
function monoStandIn(family: string): string {
  return `@font-face{font-family:"${family} stand-in";src:local("Consolas");size-adjust:109.1%}`;
}

export const inter = bundled('Inter', SANS, [...EUROPEAN, 'greek-ext'], ['normal', 'italic']);
export const jetBrainsMono = bundled('JetBrains Mono', MONO, EUROPEAN);
export const sourceSerif = bundled('Source Serif 4', SERIF);
export const geist = bundled('Geist', SANS);
export const plusJakartaSans = bundled('Plus Jakarta Sans', SANS);
const FONTS = [
  inter,
  jetBrainsMono,
  sourceSerif,
  geist,
  plusJakartaSans,
  bundled('Geist Mono', MONO),
  bundled('DM Sans', SANS),
  bundled('Open Sans', SANS),
  bundled('Roboto', SANS),
  bundled('Space Grotesk', SANS),
];

/** The bundled font of a family name, in any letter case. */
export function bundledFont(family: string): BundledFont | undefined {
  return FONTS.find((font) => font.family.toLowerCase() === family.trim().toLowerCase());
}

/** The file of a font, for the letters of a subset. */
export function readFont({ name }: BundledFont, subset: string, style: Style = 'normal'): Uint8Array {
  return readFileSync(resolve(name, `files/${name}-${subset}-wght-${style}.woff2`));
}

/**
 * The files of a font that a text needs, the Latin one first; undefined where no file has one of its letters, so that
 * the text cannot be drawn.
 */
export function subsetsFor(font: BundledFont, text: string): string[] | undefined {
  const subsets = subsetsOf(font);
  const needed = new Set<string>(['latin']);
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    const subset = subsets.find((one) => covers(one, [code]));
    if (subset === undefined) return undefined;
    needed.add(subset.name);
  }
  return [...needed];
}

export interface FontFace {
  readonly css: string;
  readonly file: SiteFile;
}

/**
 * The faces of a font for a site, as CSS with a file each: the Latin one first, others where the project has
 * characters of theirs. `characters` are code points beyond the first 256; `styleSheet` is where the CSS will be.
 */
export function fontFaces(
  font: BundledFont,
  characters: ReadonlySet<number>,
  styleSheet: string,
): FontFace[] {
  return subsetsOf(font).flatMap((subset) => {
    if (subset.name !== 'latin' && !covers(subset, characters)) return [];
    return font.styles.map((style) => {
      const bytes = readFont(font, subset.name, style);
      const file = hashed(`assets/fonts/${font.name}-${subset.name}-${style}.woff2`, bytes);
      const css = `@font-face{font-family:"${font.family}";font-style:${style};font-weight:100 900;font-display:swap;src:url(${relativeHref(styleSheet, file.path)}) format("woff2");unicode-range:${subset.range}}`;
      return { css, file };
    });
  });
}

/**
 * Every code point beyond the first 256 that the pages and settings of a project, and the scripts that pages import,
 * hold; `of` tells those of a file.
 */
export function charactersOf(
  files: ProjectFiles,
  scripts: readonly string[],
  of: (file: string) => string,
): ReadonlySet<number> {
  const found = new Set<number>();
  const texts = files.paths.filter((path) => /\.(?:mdx?|jsx|ya?ml|json)$/i.test(path));
  for (const path of [...texts, ...scripts]) {
    for (const character of of(path)) found.add(character.codePointAt(0) ?? 0);
  }
  return found;
}

/** The characters of a text beyond the first 256 of Unicode, each once. */
export function charactersIn(text: string): string {
  return [...new Set(text.match(/[^\0-\xff]+/g)?.flatMap((run) => [...run]))].join('');
}

/** The letters of a font that are in one file. */
interface Subset {
  readonly name: string;
  /** As CSS has it. */
  readonly range: string;
  readonly spans: readonly (readonly [from: number, to: number])[];
}

const known = new Map<BundledFont, readonly Subset[]>();

/** The subsets of a font, read once: the picture of every page asks for them. */
function subsetsOf(font: BundledFont): readonly Subset[] {
  const subsets = known.get(font) ?? readSubsets(font);
  known.set(font, subsets);
  return subsets;
}

function readSubsets(font: BundledFont): readonly Subset[] {
  const ranges: Record<string, string> = JSON.parse(readFileSync(resolve(font.name, 'unicode.json'), 'utf8'));
  return font.subsets.map((name) => {
    const range = ranges[name] ?? '';
    const spans = range.split(',').map((part) => {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return { name, range, spans };
  });
}

/** Whether a file has one of some characters. */
function covers({ spans }: Subset, characters: Iterable<number>): boolean {
  for (const character of characters)
    if (spans.some(([from, to]) => character >= from && character <= to)) return true;
  return false;
}

function resolve(name: string, file: string): string {
  return createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/${file}`);
}
