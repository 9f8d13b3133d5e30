/**
 * Text as a double-quoted literal that Python, JavaScript, Go and Java all read the same way. JSON's escapes are a common
 * part of theirs; broken surrogates, which Go refuses, become replacement characters.
 */
export function quoted(text: string): string {
  return JSON.stringify(text.toWellFormed());
}

/** Text as a single-quoted literal of PHP and Ruby, in which only the quote and the backslash are special. */
export function singleQuoted(text: string): string {
  return `'${text.toWellFormed().replace(/['\\]/g, '\\$&')}'`;
}

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * What stands in a literal of Dart, Rust and Swift: a backslash before what is `special`, and what is `unseen` by its
 * number in braces.
 */
export function braceEscaped(text: string, special: RegExp, unseen = /[\p{Cc}\u2028\u2029]/gu): string {
  return text
    .toWellFormed()
    .replace(special, '\\$&')
    .replace(unseen, (character) => NAMED[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** The same value as JSON over several lines. */
export function prettyJson(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'null';
}

/** Every line moved in by some spaces, empty ones left empty. What only a regular expression takes for a line is none. */
export function indented(text: string, spaces: number): string {
  return text.replace(/(^|\n)(?=[^\n])/g, `$1${' '.repeat(spaces)}`);
}

/** The fields of a form as its body has them. */
export function formText(fields: readonly (readonly [name: string, value: string])[]): string {
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString();
}
