/** How Oniguruma writes what is more than one character, read at a place. */

export const GROUP =
  /\((?:\?(?:(<?[=!])|(>)|(?:<(?![=!])|')([A-Za-z_]\w*)[>']|([imx]*)(?:-([imx]+))?(:|\))))?/y;
export const REFERENCE = /\\(?:([1-9]\d?)|k(?:<(\w+)>|'(\w+)'))/y;
/** Letters that stand for themselves, but for one that something is said of. */
export const LETTERS = /[\w"'<>=:;,%&!@~`-]{2,}(?![*+?{])/y;
export const COMMENT = /\(\?#(?:\\.|[^)\\])*\)/y;
export const BLANKS = /(?:\s|#[^\n]*)+/y;
/** In JavaScript; empty what it has not. */
export const ASSERTIONS: Readonly<Record<string, string>> = {
  '^': '^',
  $: '(?=\\n?$)',
  '\\A': '^',
  '\\b': '\\b',
  '\\G': '',
  '\\B': '\\B',
  '\\Z': '(?=\\n?$)',
  '\\z': '$',
};
/** Oniguruma looks for these where lines begin, and nowhere else. */
export const LOST = /^(?:\(\?\w+\))?\(\?<[=!].*\)\(*\.[*+]/s;
