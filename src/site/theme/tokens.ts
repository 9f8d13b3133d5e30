import type { Theme } from '../config/schema.ts';
import type { Settings } from '../config/settings.ts';
import { channels, mix, readableOn, textOn } from './color.ts';

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

/**
 * The colors of a site as CSS. Emphasis colors are darkened or lightened as far as text needs it; the colors as
 * configured stay available as `--t-brand` (fills and decoration).
 */
export function colorTokens(settings: Settings): string {
  const { colors, background } = settings;
  const base = BACKGROUNDS[settings.theme];
  const light = background.color.light ?? base.light;
  const dark = background.color.dark ?? base.dark;
  const mode = (emphasis: string, page: string): string => {
    // Tinted surfaces are a little off the page's color, so text is made readable on the tint.
    const soft = mix(page, emphasis, 0.1);
    const text = readableOn(readableOn(emphasis, page), soft);
    return [
      `--t-bg:${page}`,
      `--t-brand:${emphasis}`,
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
    `--primary-dark:${channels(colors.dark)};--background-light:${channels(light)};--background-dark:${channels(dark)}`;
  return `:root{${mode(colors.primary, light)};${own}}.dark{${mode(colors.light, dark)}}`;
}
