import { type Draft, insertAll } from './draft.ts';

/** A value of HTML that needs no quotes there: `width=20`. */
const BARE = /(\s[\w:-]+=)([^\s"'“”„<>{}`=]+?)(?=\s|\/?>)/g;

/** The draft with the quotes that JSX needs around the values of a tag's attributes; undefined where it has them. */
export function quotedValues(
  draft: Draft,
  offset: number,
  length: number,
): { draft: Draft; message: string | undefined } | undefined {
  const { text } = draft;
  const tag = text.slice(offset, offset + length);
  // As word processors write them.
  if (/=\s*[“”„]/.test(tag)) {
    const straight = tag.replace(/[“”„]/g, '"');
    return {
      draft: { ...draft, text: text.slice(0, offset) + straight + text.slice(offset + length) },
      message: undefined,
    };
  }
  const unquoted = tag.replace(/"[^"]*"|'[^']*'|\{[^{}]*\}/g, (value) => ' '.repeat(value.length));
  const bare = [...unquoted.matchAll(BARE)];
  const [, name = '', value = ''] = bare[0] ?? [];
  if (name === '') return undefined;
  const ends = bare.flatMap(({ index, 1: before = '', 2: inside = '' }) => {
    const start = offset + index + before.length;
    return [start, start + inside.length];
  });
  return {
    draft: insertAll(draft, ends, '"'),
    message: `Values of attributes need quotes in MDX: write ${name.trim()}"${value}"`,
  };
}
