import { createCssVariablesTheme, type ThemeRegistrationResolved } from 'shiki/core';
import { resolveTheme, styler } from './themes.ts';

/** Scopes whose colors in another theme stand in for variables that no style sheet sets. */
const SCOPES: Readonly<Record<string, string>> = {
  'token-constant': 'constant',
  'token-string': 'string',
  'token-comment': 'comment',
  'token-keyword': 'keyword',
  'token-parameter': 'variable.parameter',
  'token-function': 'entity.name.function',
  'token-string-expression': 'string',
  'token-punctuation': 'punctuation',
  'token-link': 'markup.underline.link',
  'token-inserted': 'markup.inserted',
  'token-deleted': 'markup.deleted',
  'token-changed': 'markup.changed',
};

/** The names that hosted sites have for two of the variables. */
const NAMES: Readonly<Record<string, string>> = {
  '--mint-foreground': '--mint-color-text',
  '--mint-background': '--mint-color-background',
};

/** The theme whose colors are variables of CSS, with those of another theme where none are set. */
export function themeOfVariables(other: ThemeRegistrationResolved): ThemeRegistrationResolved {
  const styleOf = styler(other);
  const colors = Object.entries(SCOPES).map(([name, scope]) => [name, styleOf(scope).color ?? other.fg]);
  const variableDefaults = { ...Object.fromEntries(colors), foreground: other.fg };
  const theme = createCssVariablesTheme({ variablePrefix: '--mint-', variableDefaults });
  const named = JSON.stringify(theme).replace(/--mint-(?:fore|back)ground/g, (name) => NAMES[name] ?? name);
  return resolveTheme(JSON.parse(named));
}
