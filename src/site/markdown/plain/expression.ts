/** A comment is nothing, a text itself; the rest stays as written. */
export function expressionText(expression: string): string {
  if (isRemark(expression)) return '';
  return writtenText(expression) ?? `{${expression}}`;
}

/** Whether an expression holds comments and nothing else. */
export function isRemark(expression: string): boolean {
  return /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*$/.test(expression);
}

/** The text that an expression is, where nothing is filled in. */
export function writtenText(expression: string): string | undefined {
  const [, quote, text = ''] = /^\s*(["'`])((?:\\[\s\S]|(?!\1)[^\\])*)\1\s*$/.exec(expression) ?? [];
  if (quote === undefined || (quote === '`' && /(?<!\\)\$\{/.test(text))) return undefined;
  return text.replace(ESCAPE, (_, braced?: string, four?: string, two?: string, sign = '') => {
    const code = braced ?? four ?? two;
    return code === undefined ? (BLANKS[sign] ?? sign) : String.fromCodePoint(Number.parseInt(code, 16));
  });
}

/** What a text writes with a backslash: a sign, or its number. */
const ESCAPE = /\\(?:u\{0*(10[\da-fA-F]{4}|[\da-fA-F]{1,5})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g;

/** What is written `\n` and `\t` in a text. */
const BLANKS: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** Whether it is a function for a component to call, which is never shown itself: `{({ value }) => …}`. */
export function isFunction(expression: string): boolean {
  return /^\s*(?:\w+|\([^()]*\))\s*=>/.test(expression);
}

/** The text of an element, as far as it is written out: `<>One <b>two</b></>`. */
export function wordsOf(expression: string): string | undefined {
  if (!/^\s*<[^{]*>\s*$/.test(expression)) return undefined;
  const words = expression.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' ');
  return words.trim() === '' ? undefined : words.trim();
}
