import type { ThemeRegistrationResolved } from 'shiki/core';
import type { CodeThemes } from './settings.ts';
import type { CombinedTheme, ThemePair } from './themes.ts';

/** Colors of the classes. Backgrounds are the theme's only where the project has chosen one. */
export function styleRules(pair: ThemePair, names: CodeThemes, combined: CombinedTheme | undefined): string {
  const { light, dark } = pair;
  const isAlwaysDark = names.isDefault && names.light === names.dark;
  const rules = [`.shiki{color:${light.fg}}`, `.dark .shiki{color:${dark.fg}}`];
  if (!names.isDefault || isAlwaysDark) {
    rules.push(`.shiki{background:${light.bg}}`, `.dark .shiki{background:${dark.bg}}`);
  } else {
    // Marked lines are tints of white there: on a tint of the code's own ground, red could not be read.
    rules.push('.shiki{--t-line:#fff}', '.dark .shiki{--t-line:transparent}');
  }
  if (combined) {
    for (const [n, [one, other]] of combined.colors.entries()) {
      if (n > 0) rules.push(`.k${n}{color:${one}}`, one === other ? '' : `.dark .k${n}{color:${other}}`);
    }
  } else {
    for (const [n, color] of colorsOf(light).entries()) if (n > 0) rules.push(`.kl${n}{color:${color}}`);
    rules.push(`.dark [class*=kl]{color:${dark.fg}}`);
    for (const [n, color] of colorsOf(dark).entries()) if (n > 0) rules.push(`.dark .kd${n}{color:${color}}`);
  }
  rules.push(
    '.ki{font-style:italic}',
    '.kb{font-weight:600}',
    '.ku{text-decoration:underline}',
    '.ks{text-decoration:line-through}',
  );
  return rules.join('');
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
