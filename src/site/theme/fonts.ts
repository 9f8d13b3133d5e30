import type { LoadedSettings } from '../config/load.ts';
import type { Theme } from '../config/schema.ts';
import type { FontSetting, Settings } from '../config/settings.ts';
import type { Report } from '../diagnostic.ts';
import { projectFileAt, relativeHref } from '../hrefs.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { SiteFile } from '../site.ts';
import type { BundledFont } from './bundled-fonts.ts';
import {
  bundledFont,
  fontFaces,
  geist,
  inter,
  jetBrainsMono,
  plusJakartaSans,
  sourceSerif,
} from './bundled-fonts.ts';
import { fontFormat } from './font-format.ts';

export interface SiteFonts {
  readonly css: string;
  /** Bundled fonts the site needs. */
  readonly files: readonly SiteFile[];
  /** Fonts of the project the site needs. */
  readonly used: readonly string[];
  /** The font file of the body text, to be fetched early. */
  readonly preload: string | undefined;
}

/** The type of each theme, where it is not Inter. */
const OWN_TYPE: Readonly<
  Partial<Record<Theme, { readonly body?: BundledFont; readonly heading: BundledFont }>>
> = {
  linden: { body: jetBrainsMono, heading: jetBrainsMono },
  aspen: { body: geist, heading: geist },
  sequoia: { heading: sourceSerif },
  luma: { body: plusJakartaSans, heading: plusJakartaSans },
};

/**
 * The fonts of a site (spec/docs-json, fonts): bundled ones, files of the project, else what the reader's system
 * has, with a notice: a site never asks a font host. `styleSheet` is the site file the CSS becomes part of,
 * `characters` those of the project's texts.
 */
export function siteFonts(
  { settings, placeOfValue }: LoadedSettings,
  files: ProjectFiles,
  styleSheet: string,
  characters: ReadonlySet<number>,
  report: Report,
): SiteFonts {
  const faces = new Map<string, string>();
  const bundled = new Map<string, SiteFile>();
  const used = new Set<string>();

  const ship = (font: BundledFont): string | undefined => {
    const own = fontFaces(font, characters, styleSheet);
    for (const { css, file } of own) {
      bundled.set(file.path, file);
      faces.set(file.path, css);
    }
    if (font.standIns !== '') faces.set(`${font.name} stand-in`, font.standIns);
    return own[0]?.file.path;
  };

  const notice = (message: string, about: string): void => {
    report({ severity: 'notice', kind: 'font-not-available', message, ...placeOfValue(about, 'fonts') });
  };

  /** Browsers pass over a file in another format than they are told. */
  const formatOf = ({ format = 'woff2', source = '' }: FontSetting, file: string): string => {
    const own = fontFormat(files.read(file)) ?? format;
    if (own !== format)
      report({
        severity: 'warning',
        kind: 'font-format',
        message: `fonts: ${source} is in the format ${own}, and not ${format}, as "format" says; it is shown all the same`,
        hint: /^woff/.test(own)
          ? `write "format": "${own}"`
          : `make a ${format} file of it, which is smaller`,
        ...placeOfValue(source, 'fonts'),
      });
    return own;
  };

  const stack = (
    font: FontSetting | undefined,
    fallback: BundledFont,
  ): { family: string; file: string | undefined } => {
    if (font?.family === undefined)
      return { family: `"${fallback.family}",${fallback.fallback}`, file: ship(fallback) };
    const family = cssString(font.family);
    const standIn = likeness(font.family) ?? fallback;
    const known = bundledFont(font.family);
    if (font.source !== undefined && !/^(https?:)?\/\//.test(font.source)) {
      const file = projectFileAt(font.source, '', files);
      if (file !== undefined) {
        used.add(file);
        const format = formatOf(font, file);
        faces.set(
          `${font.family} ${file} ${font.weight}`,
          `@font-face{font-family:${family};font-weight:${font.weight ?? '100 900'};font-display:swap;src:url("${relativeHref(styleSheet, file)}") format("${format}")}`,
        );
        return { family: `${family},${standIn.fallback}`, file };
      }
      report({
        severity: 'warning',
        kind: 'missing-file',
        message: `fonts: ${font.source} is not in the project; ${standIn.family} is used instead`,
        hint: 'correct the path, or add the file',
        ...placeOfValue(font.source, 'fonts'),
      });
    } else if (known !== undefined) {
      return { family: `"${known.family}",${known.fallback}`, file: ship(known) };
    } else {
      notice(
        `fonts: ${font.family} does not ship with this program and a site asks no font host: ${standIn.family} stands in; add the font file to the project and name it in "source"`,
        font.family,
      );
    }
    return { family: `${family},"${standIn.family}",${standIn.fallback}`, file: ship(standIn) };
  };

  const own = OWN_TYPE[settings.theme];
  const body = stack(settings.fonts.body, own?.body ?? inter);
  const heading = stack(settings.fonts.heading, own?.heading ?? inter);
  ship(jetBrainsMono);
  const weight = (font: FontSetting | undefined, name: string): string =>
    font?.weight === undefined ? '' : `--t-weight-${name}:${font.weight};`;
  const weights = weight(settings.fonts.body, 'body') + weight(settings.fonts.heading, 'heading');
  return {
    // Themes have weights of their own, and come behind: what the settings say must weigh more.
    css: `${[...faces.values()].join('')}:root{--t-font-body:${body.family};--t-font-heading:${heading.family};--t-font-code:"${jetBrainsMono.family}",${jetBrainsMono.fallback}}${weights === '' ? '' : `html:root{${weights}}`}`,
    files: [...bundled.values()],
    used: [...used],
    preload: body.file,
  };
}

/**
 * Whether the words of a site are at most as wide as in Inter, or hardly wider, as they are in all bundled fonts but
 * those for code. Nobody knows how wide they are in a font of the project.
 */
export function hasUsualWidths({ theme, fonts }: Pick<Settings, 'theme' | 'fonts'>): boolean {
  const own = OWN_TYPE[theme]?.body ?? inter;
  const family = fonts.body?.family;
  if (family === undefined) return own !== jetBrainsMono;
  const shown = bundledFont(family) ?? likeness(family) ?? own;
  return fonts.body?.source === undefined && !shown.family.endsWith('Mono');
}

/** The bundled font of the same kind as one that does not ship, where its name tells the kind. */
function likeness(family: string): BundledFont | undefined {
  if (/\b(?:mono|code|courier|inconsolata)\b/i.test(family)) return jetBrainsMono;
  return SERIF_NAME.test(family) && !/\bsans\b/i.test(family) ? sourceSerif : undefined;
}

const SERIF_NAME =
  /\b(?:serif|slab|baskerville|crimson|fraunces|garamond|lora|merriweather|newsreader|playfair)\b/i;

function cssString(text: string): string {
  return `"${text.replace(/["\\\n<]/g, '')}"`;
}
