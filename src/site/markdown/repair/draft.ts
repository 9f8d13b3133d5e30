/** The text while it is being repaired; `inserted` are the offsets of characters that the author did not write. */
export interface Draft {
  readonly text: string;
  readonly inserted: readonly number[];
}

/** Stand-ins of the same length for characters that shall be text; put back after parsing. */
export const STAND_INS = { '<': '\uE0F0', '{': '\uE0F1', $: '\uE0F2', '"': '\uE0F8' } as const;
/** A letter to the parser, and nothing after it. */
export const NOTHING = '\uE0F3';
export const STAND_IN = /[\uE0F0-\uE0F3\uE0F8]/g;
export const ORIGINAL: Readonly<Record<string, string>> = {
  '\uE0F0': '<',
  '\uE0F1': '{',
  '\uE0F2': '$',
  '\uE0F8': '"',
  [NOTHING]: '',
};

/** An attribute to the parser, and nothing after it. */
export const NO_ATTRIBUTE = '__nothing__';

/** Stand-ins in the Markdown of expressions, which stay until that is read. */
export const MARKDOWN_SIGNS: Readonly<Record<string, string>> = {
  '{': '\uE0F4',
  '}': '\uE0F5',
  '<': '\uE0F6',
  '>': '\uE0F7',
};
const MARKDOWN_SIGN = /[\uE0F4-\uE0F7]/g;

/** Markdown as its author wrote it. */
export function withMarkdownSigns(text: string): string {
  return text.replace(MARKDOWN_SIGN, (sign) => '{}<>'.charAt(sign.charCodeAt(0) - 0xe0f4));
}

/** The draft with blanks in place of what stands at an offset. */
export function blank(draft: Draft, offset: number, length: number): Draft {
  const { text } = draft;
  const blanks = spaces(text.slice(offset, offset + length));
  return { ...draft, text: text.slice(0, offset) + blanks + text.slice(offset + length) };
}

/** Blanks in place of a text, on as many lines. */
export function spaces(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** A draft with a text more, which the author did not write. */
export function insert(draft: Draft, offset: number, added: string): Draft {
  return {
    text: draft.text.slice(0, offset) + added + draft.text.slice(offset),
    inserted: [
      ...draft.inserted.map((at) => (at >= offset ? at + added.length : at)),
      ...Array.from(added, (_, index) => offset + index),
    ],
  };
}

/** The same text at several offsets, in ascending order. */
export function insertAll(draft: Draft, offsets: readonly number[], added: string): Draft {
  return insertEach(
    draft,
    offsets.map((offset) => ({ offset, added })),
  );
}

/** Texts at several offsets, in ascending order. */
export function insertEach(
  { text, inserted }: Draft,
  additions: readonly { readonly offset: number; readonly added: string }[],
): Draft {
  const pieces: string[] = [];
  const all: number[] = [];
  const known = inserted.toSorted((a, b) => a - b);
  let from = 0;
  let next = 0;
  let length = 0;
  for (const { offset, added } of additions) {
    for (; (known[next] ?? offset) < offset; next += 1) all.push((known[next] ?? 0) + length);
    pieces.push(text.slice(from, offset), added);
    for (let index = 0; index < added.length; index += 1) all.push(offset + length + index);
    from = offset;
    length += added.length;
  }
  return {
    text: pieces.join('') + text.slice(from),
    inserted: [...all, ...known.slice(next).map((at) => at + length)],
  };
}

/** A text with another character at some offsets, which ascend. */
export function replaceAt(text: string, offsets: readonly number[], character: string): string {
  let result = '';
  let from = 0;
  for (const offset of offsets) {
    result += text.slice(from, offset) + character;
    from = offset + 1;
  }
  return result + text.slice(from);
}

/** A place as the author sees it: what was added to the draft does not count. */
export function authorPlace(
  { text, inserted }: Draft,
  { offset, line, column }: { readonly offset: number; readonly line: number; readonly column: number },
): { line: number; column: number } {
  const before = inserted.filter((at) => at < offset);
  if (before.length === 0) return { line, column };
  const added = new Set(before);
  let written = 1;
  for (let at = offset - 1; at >= 0 && (text[at] !== '\n' || added.has(at)); at -= 1)
    if (!added.has(at)) written += 1;
  return { line: line - before.filter((at) => text[at] === '\n').length, column: written };
}

/** The offset of a line and a column, which count from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let n = 1; n < line; n++) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return start + column - 1;
}
