/**
 * Text from docs projects, services and pull requests made safe inside GitHub's Markdown: it can open no markup,
 * leave no table cell or list item, mention nobody and refer to no issue.
 */

/** Characters that mean something to Markdown or HTML anywhere in a line; `_` inside a word does not. */
const SPECIAL = /[\\`*[\]<>|~&$@#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What starts a list or underlines a heading when it comes first. */
const SPECIAL_FIRST = /^[-+=]|(?<=^\d{1,9})[.)]/;
/** After these GitHub would see a mention (`@name`), a reference (`#1`, `GH-1`) or an address; numbers are entities. */
const JOINTS = /&#(?:64|35);(?=\w|&#95;)|\bGH-(?=\d)|:(?=\/\/)|(?<![a-z0-9])www(?=\.)/gi;
/** Invisible and unbreakable; put into a joint it undoes its meaning. */
const WORD_JOINER = '\u2060';
/** Controls, line and paragraph separators, and the marks that reorder text. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

const entity = (character: string): string => `&#${character.codePointAt(0)};`;

/** One line of at most `most` characters, without control characters; `…` marks a cut. */
export function oneLine(text: string, most = 300): string {
  const line = text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();
  const characters = [...line.slice(0, most * 2 + 2)];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

function escaped(text: string, most?: number): string {
  return oneLine(text, most).replace(SPECIAL, entity).replace(SPECIAL_FIRST, entity);
}

/** Text shown as it is, in one line. */
export function plain(text: string, most?: number): string {
  return escaped(text, most).replace(JOINTS, (joint) => joint + WORD_JOINER);
}

/** A message: as {@link plain}, but what stands in backticks is set as code. */
export function prose(text: string): string {
  return plain(text, 1000).replace(/&#96;(.+?)&#96;/g, '<code>$1</code>');
}

/**
 * Text in the code typeface, to be copied: nothing invisible is put in, since GitHub takes nothing in code for a
 * mention. HTML, because a code span would need its `|` escaped inside a table and not outside.
 */
export function code(text: string): string {
  const shown = escaped(text).replace(/:(?=\/\/)|(?<=(?<![a-z0-9])www)\./gi, entity);
  return shown === '' ? '' : `<code>${shown}</code>`;
}

/** A link; only its label where the address is not http(s). */
export function link(label: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return plain(label);
  const target = url.href.replace(
    /[()[\]<>|\\`"'\s]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `[${plain(label)}](${target})`;
}

/** A table; cells are Markdown in one line already. Nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A folded section; its body is Markdown. Nothing without a body. */
export function details(title: string, body: string): string {
  return body === '' ? '' : `<details><summary>${plain(title)}</summary>\n\n${body}\n\n</details>`;
}

/** The given blocks, one blank line apart; empty ones are left out. */
export function blocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/**
 * Cuts Markdown after a whole line so that it fits with the note of the cut behind it.
 * `size` measures in the unit of `limit`: characters or bytes.
 */
export function cutToFit(markdown: string, limit: number, size: (text: string) => number): string {
  if (size(markdown) <= limit) return markdown;
  const note = '\n\n_Cut here: the rest would not fit._\n';
  const close = '\n\n</details>';
  let room = limit - size(close + note);
  const kept: string[] = [];
  for (const line of markdown.split('\n')) {
    room -= size(line) + 1;
    if (room < 0) break;
    kept.push(line);
  }
  const text = kept.join('\n');
  const open = text.split('<details>').length > text.split('</details>').length;
  return text + (open ? close : '') + note;
}
