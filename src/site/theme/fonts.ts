import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontSetting, Settings } from '../config/settings.ts';
import type { Report } from '../diagnostic.ts';
import { hashed } from '../output/hashed.ts';
import { folderOf, relativeHref, resolveTarget } from '../output/hrefs.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { SiteFile } from '../site.ts';

const SANS = 'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

interface BundledFont {
  readonly family: string;
  readonly fallback: string;
  readonly faces: readonly { readonly file: string; readonly style: 'normal' | 'italic' }[];
}

/** Fonts that ship with this program: variable weights, Latin letters. */
const BUNDLED: Readonly<Record<string, BundledFont>> = {
  inter: {
    family: 'Inter',
    fallback: SANS,
    faces: [
      { file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', style: 'normal' },
      { file: '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2', style: 'italic' },
    ],
  },
  'jetbrains mono': {
    family: 'JetBrains Mono',
    fallback: MONO,
    faces: [
      {
        file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
        style: 'normal',
      },
    ],
  },
};

export interface SiteFonts {
  readonly css: string;
  /** Bundled fonts the site needs. */
  readonly files: readonly SiteFile[];
  /** Fonts of the project the site needs. */
  readonly used: readonly string[];
  /** The font file of the body text, to be fetched early. */
  readonly preload: string | undefined;
}

/** Themes whose own type is monospaced. */
const MONO_THEMES: ReadonlySet<string> = new Set(['linden']);

/**
 * The fonts of a site (spec/docs-json, fonts): bundled ones, files of the project, else what the reader's system
 * has, with a notice: a site never asks a font host. `styleSheet` is the site file the CSS becomes part of.
 */
export function siteFonts(
  settings: Settings,
  files: ProjectFiles,
  styleSheet: string,
  place: SourcePlace,
  report: Report,
): SiteFonts {
  const faces = new Map<string, string>();
  const bundled = new Map<string, SiteFile>();
  const used = new Set<string>();

  const ship = (font: BundledFont): string[] =>
    font.faces.map(({ file, style }) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const known = bundled.get(name) ?? hashed(`assets/fonts/${name}`, readPackageFile(file));
      bundled.set(name, known);
      const url = relativeHref(styleSheet, known.path);
      faces.set(
        `${font.family} ${style}`,
        `@font-face{font-family:"${font.family}";font-style:${style};font-weight:100 900;font-display:swap;src:url(${url}) format("woff2")}`,
      );
      return known.path;
    });

  const notice = (message: string): void => {
    report({ severity: 'notice', kind: 'font-not-available', message, ...place });
  };

  const stack = (
    font: FontSetting | undefined,
    fallback: BundledFont,
  ): { family: string; file: string | undefined } => {
    if (font === undefined)
      return { family: `"${fallback.family}",${fallback.fallback}`, file: ship(fallback)[0] };
    const family = cssString(font.family);
    const known = BUNDLED[font.family.toLowerCase()];
    if (font.source !== undefined && !/^(https?:)?\/\//.test(font.source)) {
      const file = resolveTarget(font.source, folderOf(place.file));
      if (file !== undefined && files.has(file)) {
        used.add(file);
        faces.set(
          `${font.family} ${file}`,
          `@font-face{font-family:${family};font-weight:${font.weight ?? '100 900'};font-display:swap;src:url(${relativeHref(styleSheet, file)}) format("${font.format ?? 'woff2'}")}`,
        );
        return { family: `${family},${fallback.fallback}`, file };
      }
      notice(`fonts: ${font.source} is not in the project; ${fallback.family} is used instead`);
    } else if (known !== undefined) {
      return { family: `"${known.family}",${known.fallback}`, file: ship(known)[0] };
    } else {
      notice(
        `fonts: ${font.family} does not ship with this program and a site asks no font host; add the font file to the project and name it in "source"`,
      );
    }
    return { family: `${family},"${fallback.family}",${fallback.fallback}`, file: ship(fallback)[0] };
  };

  const sans = BUNDLED.inter as BundledFont;
  const mono = BUNDLED['jetbrains mono'] as BundledFont;
  const own = MONO_THEMES.has(settings.theme) ? mono : sans;
  const body = stack(settings.fonts.body, own);
  const heading = stack(settings.fonts.heading, own);
  ship(mono);
  const weight = (font: FontSetting | undefined, name: string): string =>
    font?.weight === undefined ? '' : `;--weight-${name}:${font.weight}`;
  return {
    css: `${[...faces.values()].join('')}:root{--font-body:${body.family};--font-heading:${heading.family};--font-code:"${mono.family}",${mono.fallback}${weight(settings.fonts.body, 'body')}${weight(settings.fonts.heading, 'heading')}}`,
    files: [...bundled.values()],
    used: [...used],
    preload: body.file,
  };
}

function readPackageFile(file: string): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

function cssString(text: string): string {
  return `"${text.replace(/["\\\n<]/g, '')}"`;
}
