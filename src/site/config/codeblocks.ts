import { isRecord } from './json/record.ts';

/** Names of the themes for light and dark pages. `isDefault`: chosen by nobody. */
export interface CodeThemes {
  readonly light: string;
  readonly dark: string;
  readonly isDefault: boolean;
  /** Whether style sheets of the project say the colors; those of the themes stand in where they do not. */
  readonly isOfVariables?: boolean;
}

/** The theme whose colors are variables of CSS. */
export const VARIABLES = 'css-variables';

/** What the colors of the default themes are made readable on. */
export const GROUNDS = { light: '#f6f8fa', dark: '#161b22' } as const;

const LIGHT = 'github-light-default';
const DARK = 'github-dark-default';

/** Reads `styling.codeblocks`: `system`, `dark`, `css-variables`, a theme's name, or `{ theme }` with a name or `{ light, dark }`. */
export function readCodeThemes(codeblocks: unknown): CodeThemes {
  const theme = isRecord(codeblocks) ? codeblocks.theme : codeblocks;
  if (theme === VARIABLES) return { light: LIGHT, dark: DARK, isDefault: true, isOfVariables: true };
  if (theme === 'dark') return { light: DARK, dark: DARK, isDefault: true };
  if (typeof theme === 'string' && theme !== 'system') return { light: theme, dark: theme, isDefault: false };
  if (isRecord(theme)) {
    const light = typeof theme.light === 'string' ? theme.light : LIGHT;
    const dark = typeof theme.dark === 'string' ? theme.dark : DARK;
    return { light, dark, isDefault: false };
  }
  return { light: LIGHT, dark: DARK, isDefault: true };
}
