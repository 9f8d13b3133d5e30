import type { ThemeRegistrationResolved } from 'shiki/core';
import { mix } from '../theme/color.ts';
import { LEGIBLE, readableOn } from './contrast.ts';
import type { CodeThemes } from './settings.ts';
import type { CombinedTheme, ThemePair } from './themes.ts';

/** Colors of the classes. Backgrounds are the theme's only where the project has chosen one. */
export function styleRules(pair: ThemePair, names: CodeThemes, combined: CombinedTheme | undefined): string {
  const { light, dark } = pair;
  const isAlwaysDark = names.isDefault && names.light === names.dark;
  const rules = [`.shiki{color:${shown(light.fg, light)}}`, `.dark .shiki{color:${shown(dark.fg, dark)}}`];
  if (names.isOfVariables) rules.push('.shiki{background:var(--mint-color-background,transparent)}');
  if (!names.isDefault || isAlwaysDark) {
    rules.push(groundRules('', light), groundRules('.dark ', dark));
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

/** The ground of a theme under code, wherever that stands, and under the buttons on it, whose colors go with it. */
function groundRules(mode: '' | '.dark ', { bg, fg }: ThemeRegistrationResolved): string {
  const faint = readableOn(bg, mix(bg, fg, 0.65), LEGIBLE);
  // Beside a title, the button to copy stands on the page's own ground.
  const onCode = ['.shiki:first-child~.c-copy', '.api-code>.shiki~.c-copy', '.shiki~.c-expand'];
  return [
    // Samples of requests have a ground of their own, on which the colors of a theme are not to be read.
    `${mode}.api-panel .shiki,${mode}.shiki{background:${bg}}${mode}.shiki{--t-text-faint:${faint}}`,
    `${onCode.map((selector) => mode + selector).join()}{--t-bg-code:${bg};--t-border:${faint}`,
    `;--t-text:${fg};--t-text-soft:${fg};--t-text-faint:${faint}}`,
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
