import type { HighlighterCore, ThemeRegistrationResolved } from 'shiki/core';
import { colorsOf } from './style.ts';
import type { ThemePair } from './themes.ts';

/**
 * Lines longer than this are not colored. A limit on time instead would make the result depend on the machine.
 */
export const MAX_LINE_LENGTH = 5000;

/** A stretch of code in one color. */
export interface CodeToken {
  readonly text: string;
  /** Class names; empty for the text color. */
  readonly className: string;
}

const TOKENIZE = { tokenizeMaxLineLength: MAX_LINE_LENGTH, tokenizeTimeLimit: 0 } as const;

/** Code read once per theme. */
export function pairedTokens(
  shiki: HighlighterCore,
  { light, dark }: ThemePair,
  code: string,
  lang: string,
): CodeToken[][] {
  const themes = { light: light.name, dark: dark.name };
  return shiki.codeToTokensWithThemes(code, { ...TOKENIZE, lang, themes }).map((line) =>
    line.map(({ content, variants }) => {
      const part = (key: 'light' | 'dark', letter: string, theme: ThemeRegistrationResolved): string => {
        const index = colorsOf(theme).indexOf(variants[key]?.color?.toLowerCase() ?? '');
        return index <= 0 ? '' : `${letter}${index}`;
      };
      const names = [
        part('light', 'kl', light),
        part('dark', 'kd', dark),
        fontClass(variants.light?.fontStyle),
      ];
      return { text: content, className: names.filter(Boolean).join(' ') };
    }),
  );
}

/** The class names of a TextMate font style. */
export function fontClass(style: number | undefined): string {
  if (style === undefined || style <= 0) return '';
  return [style & 1 ? 'ki' : '', style & 2 ? 'kb' : '', style & 4 ? 'ku' : '', style & 8 ? 'ks' : '']
    .filter(Boolean)
    .join(' ');
}
