import { GROUNDS, readCodeThemes } from '../config/codeblocks.ts';
import type { Theme } from '../config/schema.ts';
import type { Settings } from '../config/settings.ts';
import { groundRules, type TextColors } from '../highlight/style.ts';
import { channels, contrast, isDark, mix, readableOn, textOn } from './color.ts';

/** Grays that hosted pages offer to style sheets, a little in the color of the site. */
const GRAYS = [
  [50, '#fafafa'],
  [100, '#f5f5f5'],
  [200, '#e5e5e5'],
  [300, '#d4d4d4'],
  [400, '#a3a3a3'],
  [500, '#737373'],
  [600, '#525252'],
  [700, '#404040'],
  [800, '#262626'],
  [900, '#171717'],
  [950, '#0a0a0a'],
] as const;

/** Page backgrounds of each theme, where the settings give none. */
export const BACKGROUNDS: Readonly<Record<Theme, { readonly light: string; readonly dark: string }>> = {
  mint: { light: '#ffffff', dark: '#0b0d0f' },
  maple: { light: '#fdfcfb', dark: '#111110' },
  palm: { light: '#ffffff', dark: '#0a121c' },
  willow: { light: '#ffffff', dark: '#101113' },
  linden: { light: '#fcfcf9', dark: '#0a0a0a' },
  almond: { light: '#f2efe9', dark: '#0e0f11' },
  aspen: { light: '#ffffff', dark: '#08090b' },
  sequoia: { light: '#faf7f0', dark: '#161310' },
  luma: { light: '#ffffff', dark: '#0f0f10' },
};

/** What hosted pages offer to style sheets as channels, and as colors of these. */
const CHANNELS = ['primary', 'primary-light', 'primary-dark', 'background-light', 'background-dark'] as const;

/** What is light: light pages, and on dark ones what is for light ones alone. */
const LIGHT = ':root,.dark .c-light';

interface Modes<T> {
  readonly light: T;
  readonly dark: T;
}
type Texts = Readonly<Record<string, string>>;

/** What is text, and has to be read on the page, as the style sheet has it (css/tokens.css, css/themes). */
const TEXTS: Modes<Texts> = {
  light: {
    text: '#16181d',
    'text-soft': '#4a505c',
    'text-faint': '#656c79',
    note: '#1d5fc2',
    info: '#4b5563',
    tip: '#14713a',
    warning: '#a15c05',
    danger: '#c0262d',
    check: '#14713a',
  },
  dark: {
    text: '#eceef2',
    'text-soft': '#b3b9c4',
    'text-faint': '#959ca9',
    note: '#7db0f5',
    info: '#a6adba',
    tip: '#5fce8a',
    warning: '#e9b04a',
    danger: '#f58a8e',
    check: '#5fce8a',
  },
};
const TEXTS_OF: Readonly<Partial<Record<Theme, Modes<Texts>>>> = {
  palm: { light: { text: '#0d1726' }, dark: { text: '#e9eef5' } },
  almond: { light: { 'text-faint': '#5a606c' }, dark: {} },
  sequoia: {
    light: { text: '#221d16', 'text-soft': '#4d463b', 'text-faint': '#6c6456' },
    dark: { text: '#f0ebe2', 'text-soft': '#bfb7a9', 'text-faint': '#a0988a' },
  },
};

/** Contrast that text needs at least (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
/** The default colors of code have a contrast of 5 on their ground. */
const CODE_TO_SPARE = LEAST / 5;

/** The texts that a background of the settings' own would make hard to read, as they can be read; else nothing. */
function textTokens({ theme }: Pick<Settings, 'theme'>, pages: Modes<string>): string {
  const modes = (['light', 'dark'] as const).map((mode) => {
    const page = pages[mode];
    // A page may be dark in light mode.
    const tone = isDark(page) ? 'dark' : 'light';
    const usual: Texts = { ...TEXTS[mode], ...TEXTS_OF[theme]?.[mode] };
    const texts: Texts = tone === mode ? usual : { ...TEXTS[tone], ...TEXTS_OF[theme]?.[tone] };
    return Object.entries(texts).map(([name, color]) => {
      const isText = name.startsWith('text');
      const surface = mix(
        page,
        isText ? (texts.text ?? color) : color,
        isText && tone === 'light' ? 0.04 : 0.07,
      );
      const isReadable = [page, surface].every((ground) => contrast(color, ground) >= LEAST);
      const readable = isReadable ? color : readableOn(color, surface);
      return { name, color: readable, isUsual: readable === usual[name] };
    });
  });
  const changed = new Set(modes.flat().flatMap(({ name, isUsual }) => (isUsual ? [] : [name])));
  if (changed.size === 0) return '';
  const [light = '', dark = ''] = modes.map((texts) =>
    texts.flatMap(({ name, color }) => (changed.has(name) ? [`--t-${name}:${color}`] : [])).join(';'),
  );
  // Twice, since themes have texts of their own in dark mode.
  return `${LIGHT}{${light}}.dark.dark{${dark}}`;
}

/**
 * Whether a color without a hue is hardly another than that of the page, as white is in light mode: made just readable,
 * it would stand out less than the text around.
 */
function isLost(color: string, page: string): boolean {
  const parts = channels(color).split(' ').map(Number);
  return Math.max(...parts) - Math.min(...parts) < 16 && contrast(color, page) < 2;
}

/** What is written on grounds of either tone, whatever the mode is. */
export function textColors({ colors }: Pick<Settings, 'colors'>): TextColors {
  const { light, dark } = TEXTS;
  return { light: { ...light, primary: colors.primary }, dark: { ...dark, primary: colors.light } };
}

/** A ground of its own for code in the default colors, on pages too far from the one these are readable on. */
function codeGround(settings: Pick<Settings, 'codeblocks' | 'colors'>, pages: Modes<string>): string {
  const themes = readCodeThemes(settings.codeblocks);
  if (!themes.isDefault || themes.light === themes.dark) return '';
  const ground = (mode: 'light' | 'dark'): { readonly isFar: boolean; readonly rules: string } => {
    const fg = TEXTS[mode].text ?? '#000000';
    const own = mix(pages[mode], fg, 0.045);
    const pole = mode === 'light' ? '#000000' : '#ffffff';
    const isFar = contrast(own, pole) < contrast(GROUNDS[mode], pole) * CODE_TO_SPARE;
    const prefix = mode === 'light' ? '' : '.dark ';
    return {
      isFar,
      rules: groundRules(prefix, { bg: isFar ? GROUNDS[mode] : own, fg }, textColors(settings)),
    };
  };
  const [light, dark] = [ground('light'), ground('dark')];
  // Rules for light mode hold in dark mode, too, unless others take their place.
  return `${light.isFar ? light.rules : ''}${light.isFar || dark.isFar ? dark.rules : ''}`;
}

/**
 * The colors of a site as CSS. Emphasis colors are darkened or lightened as far as text needs it; the colors as
 * configured stay available as `--t-brand` (fills and decoration).
 */
export function colorTokens(settings: Settings): string {
  const { colors, background } = settings;
  const base = BACKGROUNDS[settings.theme];
  const light = background.color.light ?? base.light;
  const dark = background.color.dark ?? base.dark;
  const mode = (brand: string, page: string): string => {
    const emphasis = isLost(brand, page) ? (TEXTS[isDark(page) ? 'dark' : 'light'].text ?? brand) : brand;
    // Tinted surfaces are a little off the page's color, so text is made readable on the tint.
    const soft = mix(page, emphasis, 0.1);
    const text = readableOn(readableOn(emphasis, page), soft);
    return [
      `--t-bg:${page}`,
      `--t-brand:${brand}`,
      `--t-primary:${text}`,
      `--t-primary-soft:${soft}`,
      `--t-on-primary:${textOn(text)}`,
      `--t-button:${colors.dark}`,
      `--t-on-button:${textOn(colors.dark)}`,
    ].join(';');
  };
  // The colors as the settings have them, for the classes of authors (theme/utilities.ts) and their style sheets.
  const own =
    `--site-primary:${colors.primary};--site-primary-light:${colors.light};--site-primary-dark:${colors.dark};` +
    `--site-background-light:${light};--site-background-dark:${dark};` +
    `--primary:${channels(colors.primary)};--primary-light:${channels(colors.light)};` +
    `--primary-dark:${channels(colors.dark)};--background-light:${channels(light)};--background-dark:${channels(dark)};` +
    CHANNELS.map((name) => `--color-${name}:rgb(var(--${name}));`).join('') +
    GRAYS.map(([step, gray]) => `--gray-${step}:${channels(mix(gray, colors.primary, 0.03))}`).join(';');
  const { color } = background;
  const texts =
    color.light === undefined && color.dark === undefined
      ? ''
      : textTokens(settings, { light, dark }) + codeGround(settings, { light, dark });
  return `:root{${own}}${LIGHT}{${mode(colors.primary, light)}}.dark{${mode(colors.light, dark)}}${texts}`;
}
