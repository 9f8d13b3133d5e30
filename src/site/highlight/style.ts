import type { ThemeRegistrationResolved } from 'shiki/core';
import type { CodeThemes } from '../config/codeblocks.ts';
import { isDark, mix } from '../theme/color.ts';
import { LEGIBLE, marked, readableOn } from './contrast.ts';
import type { CombinedTheme, ThemePair } from './themes.ts';

/** What is written on light and on dark grounds: colors by the names of the style sheet's variables. */
export type TextColors = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;

/** Colors of the classes. Backgrounds are the theme's only where the project has chosen one. */
export function styleRules(
  pair: ThemePair,
  names: CodeThemes,
  combined: CombinedTheme | undefined,
  texts: TextColors,
): string {
  const { light, dark } = pair;
  const isAlwaysDark = names.isDefault && names.light === names.dark;
  const rules = [`.shiki{color:${shown(light.fg, light)}}`, `.dark .shiki{color:${shown(dark.fg, dark)}}`];
  if (names.isOfVariables) rules.push('.shiki{background:var(--mint-color-background,transparent)}');
  if (!names.isDefault || isAlwaysDark) {
    rules.push(groundRules('', light, texts), groundRules('.dark ', dark, texts));
  } else {
    // Marked lines are tints of white there: on a tint of the code's own ground, red could not be read.
    rules.push('.shiki{--t-line:#fff}', '.dark .shiki{--t-line:transparent}');
  }
  if (combined) {
    for (const [n, pairOfColors] of combined.colors.entries()) {
      const [one, other] = [shown(pairOfColors[0], light), shown(pairOfColors[1], dark)];
      if (n > 0) rules.push(`.k${n}{color:${one}}`, one === other ? '' : `.dark .k${n}{color:${other}}`);
    }
  } else {
    for (const [n, color] of colorsOf(light).entries())
      if (n > 0) rules.push(`.kl${n}{color:${shown(color, light)}}`);
    rules.push(`.dark [class*=kl]{color:${shown(dark.fg, dark)}}`);
    for (const [n, color] of colorsOf(dark).entries())
      if (n > 0) rules.push(`.dark .kd${n}{color:${shown(color, dark)}}`);
  }
  rules.push(
    '.ki{font-style:italic}',
    '.kb{font-weight:600}',
    '.ku{text-decoration:underline}',
    '.ks{text-decoration:line-through}',
  );
  return rules.join('');
}

/** A color of a theme for style sheets: one that is a variable has another one standing for it in the theme. */
function shown(color: string, { colorReplacements }: ThemeRegistrationResolved): string {
  return String(colorReplacements?.[color.toLowerCase()] ?? color);
}

/** Code, and blocks of it with all that belongs to them: titles, tabs, buttons. */
const BLOCKS = ['.c-code', '.c-codegroup', '.api-tabs', '.shiki'];

/** The ground of code in one of the modes, and the colors of what stands on it. */
export function groundRules(
  mode: '' | '.dark ',
  { bg, fg }: Pick<ThemeRegistrationResolved, 'bg' | 'fg'>,
  texts: TextColors,
): string {
  const tone = isDark(bg) ? 'dark' : 'light';
  // On tints of the ground, too.
  const legible = (color: string): string => readableOn(marked(bg), color, LEGIBLE);
  const readable = Object.entries(texts[tone]).map(([name, color]) => [name, legible(color)]);
  const tokens: Readonly<Record<string, string>> = {
    ...Object.fromEntries(readable),
    bg,
    'bg-soft': mix(bg, fg, 0.05),
    'bg-code': bg,
    text: fg,
    'text-soft': legible(mix(bg, fg, 0.8)),
    'text-faint': legible(mix(bg, fg, 0.65)),
    border: mix(bg, fg, 0.16),
  };
  const declarations = Object.entries(tokens).map(([name, color]) => `--t-${name}:${color};`);
  // Light text could not be read on paper that is left white.
  const paper = tone === 'dark' ? ';print-color-adjust:exact' : '';
  return [
    `${BLOCKS.map((selector) => mode + selector).join()}{${declarations.join('')}color:${fg};color-scheme:${tone}${paper}}`,
    `${mode}.shiki{background:${bg}}`,
  ].join('');
}

/** All colors of a theme, its text color first. */
export function colorsOf(theme: ThemeRegistrationResolved): string[] {
  const known = themeColors.get(theme);
  if (known) return known;
  const colors = theme.settings.flatMap(({ settings }) =>
    settings.foreground ? [settings.foreground.toLowerCase()] : [],
  );
  const list = [...new Set([theme.fg.toLowerCase(), ...colors])];
  themeColors.set(theme, list);
  return list;
}

const themeColors = new WeakMap<ThemeRegistrationResolved, string[]>();
