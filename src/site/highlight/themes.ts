import type { ThemeRegistrationAny, ThemeRegistrationResolved } from 'shiki/core';
import { normalizeTheme } from 'shiki/core';
import { Theme } from 'shiki/textmate';

/** Bits of a font style, as TextMate themes have them; `NOT_SET` inherits. */
const NOT_SET = -1;
const FONT_STYLES = ['italic', 'bold', 'underline', 'strikethrough'];

/** Which colors code has: a theme each for light and dark pages. Both may be the same. */
export interface ThemePair {
  readonly light: ThemeRegistrationResolved;
  readonly dark: ThemeRegistrationResolved;
}

/**
 * A theme made of two, so that code is read once for both: each color stands for a pair of colors. `colors[n]` are
 * the light and the dark color that the combined theme writes as {@link pairColor}(n).
 */
export interface CombinedTheme {
  readonly theme: ThemeRegistrationResolved;
  readonly colors: readonly (readonly [light: string, dark: string])[];
}

/** The color by which the combined theme names a pair. */
function pairColor(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}

/** The pair that a color of the combined theme names; undefined for any other color. */
export function pairIndex(color: string | undefined): number | undefined {
  const index = color === undefined ? Number.NaN : Number.parseInt(color.slice(1, 7), 16) - 1;
  return Number.isNaN(index) || index < 0 ? undefined : index;
}

/** A theme in the form that all here reads. A rule that sets nothing, as some have, says nothing, and is left out. */
export function resolveTheme(theme: ThemeRegistrationAny): ThemeRegistrationResolved {
  const whole = normalizeTheme(theme);
  const rules: readonly Partial<Rule>[] = whole.settings;
  return { ...whole, settings: rules.filter((rule): rule is Rule => rule.settings !== undefined) };
}

type Rule = ThemeRegistrationResolved['settings'][number];

interface Style {
  readonly color: string | undefined;
  readonly fontStyle: number;
}

/**
 * Combines two themes where that is exact: at every selector of either, both set a color or both inherit it, and
 * both set the same font style. Undefined where it is not; code is then read once per theme.
 */
export function combineThemes({ light, dark }: ThemePair): CombinedTheme | undefined {
  const selectors = [...new Set([...selectorsOf(light), ...selectorsOf(dark)])];
  const styleIn = [styler(light), styler(dark)] as const;
  const colors: [string, string][] = [[light.fg, dark.fg]];
  const indices = new Map<string, number>([[`${light.fg} ${dark.fg}`.toLowerCase(), 0]]);
  const settings: ThemeRegistrationResolved['settings'] = [
    { settings: { foreground: pairColor(0), background: '#ffffff' } },
  ];
  for (const selector of selectors) {
    const a = styleIn[0](selector);
    const b = styleIn[1](selector);
    if (a.fontStyle !== b.fontStyle || (a.color === undefined) !== (b.color === undefined)) return undefined;
    const rule: { foreground?: string; fontStyle?: string } = {};
    if (a.color !== undefined && b.color !== undefined) {
      const key = `${a.color} ${b.color}`.toLowerCase();
      const index = indices.get(key) ?? colors.push([a.color, b.color]) - 1;
      indices.set(key, index);
      rule.foreground = pairColor(index);
    }
    if (a.fontStyle !== NOT_SET) rule.fontStyle = fontStyleText(a.fontStyle);
    settings.push({ scope: selector, settings: rule });
  }
  const theme = {
    name: `${light.name} and ${dark.name}`,
    type: 'light',
    fg: pairColor(0),
    bg: '#ffffff',
    settings,
  } satisfies ThemeRegistrationResolved;
  return { theme, colors };
}

function selectorsOf({ settings }: ThemeRegistrationResolved): string[] {
  return settings.flatMap(({ scope }) =>
    (Array.isArray(scope) ? scope : (scope?.split(',') ?? []))
      .map((selector) => selector.trim())
      .filter(Boolean),
  );
}

/** What a theme says of text whose scopes are exactly those of a selector. */
export function styler(theme: ThemeRegistrationResolved): (selector: string) => Style {
  const rules = Theme.createFromRawTheme({ name: theme.name, settings: theme.settings });
  const colors = rules.getColorMap();
  return (selector) => {
    const names = selector.split(/\s+/).filter((name) => name !== '>' && !name.startsWith('-'));
    const style = rules.match(stackOf(names));
    return {
      color: style?.foregroundId ? colors[style.foregroundId] : undefined,
      fontStyle: style?.fontStyle ?? NOT_SET,
    };
  };
}

type ScopeStack = Parameters<Theme['match']>[0];

/** The theme's matching asks a stack of scopes for its names and parents only. */
function stackOf(names: readonly string[]): ScopeStack {
  let stack: { parent: unknown; scopeName: string } | null = null;
  for (const scopeName of names) stack = { parent: stack, scopeName };
  return stack as unknown as ScopeStack;
}

function fontStyleText(style: number): string {
  return FONT_STYLES.filter((_name, bit) => style & (1 << bit)).join(' ');
}
