/** A comment is nothing, a text itself; the rest stays as written. */
export function expressionText(expression: string): string {
  if (/^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(expression)) return '';
  return writtenText(expression) ?? `{${expression}}`;
}

/** The text that an expression is, where nothing is filled in. */
export function writtenText(expression: string): string | undefined {
  const [, quote, text = ''] = /^\s*(["'`])((?:\\[\s\S]|(?!\1)[^\\])*)\1\s*$/.exec(expression) ?? [];
  if (quote === undefined || (quote === '`' && /(?<!\\)\$\{/.test(text))) return undefined;
  return text.replace(/\\(.)/g, (_, sign: string) => BLANKS[sign] ?? sign);
}

/** What is written `\n` and `\t` in a text. */
const BLANKS: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** The text of an element, as far as it is written out: `<>One <b>two</b></>`. */
export function wordsOf(expression: string): string | undefined {
  if (!/^\s*<[^{]*>\s*$/.test(expression)) return undefined;
  const words = expression.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' ');
  return words.trim() === '' ? undefined : words.trim();
}
