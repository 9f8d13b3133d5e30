/**
 * An option of a command at the start of a word. Browsers break lines behind each of its dashes: a short one is kept
 * in one piece, of a longer one the dashes and the name that follows them.
 */
const OPTION = /(?<![^\s[({|,])-{1,2}\p{L}(?:[\w-]{0,14}(?![\w-])|\w{0,14})/gu;

/** Code as HTML in which options such as `--dry-run` do not break where they fit. */
export function withWholeOptions(html: string): string {
  return html.replace(OPTION, '<span class="c-option">$&</span>');
}
