import { type Draft, insertAll, NOTHING, replaceAt, STAND_INS } from './draft.ts';

/** A value of HTML that needs no quotes there: `width=20`. */
const BARE = /(\s[\w:-]+=)([^\s"'“”„<>{}`=]+?)(?=\s|\/?>)/g;

/** A value in quotes up to those before the next attribute or the end of the tag, whatever quotes stand in it. */
const QUOTED =
  /(\s[\w:-]+=)(["'])((?:(?!\2\s*(?:\{|(?:[\w-]+\s+)*(?:[\w:-]+=|[\w-]*\/?>)))[^{}])*)\2(?=[\s/>])/g;

/** As far as a tag is looked through for them. */
const LONGEST = 10_000;

/** The draft with the quotes that JSX needs around the values of a tag's attributes; undefined where it has them. */
export function quotedValues(
  draft: Draft,
  offset: number,
  length: number,
): { draft: Draft; message: string } | undefined {
  const { text } = draft;
  const tag = text.slice(offset, offset + length);
  // As word processors write them.
  if (/=\s*[“”„]/.test(tag)) {
    const straight = tag.replace(/[“”„]/g, '"');
    return {
      draft: { ...draft, text: text.slice(0, offset) + straight + text.slice(offset + length) },
      message: `Values of attributes need straight quotes in MDX: write "…" in place of “…”`,
    };
  }
  for (const { index, 1: name = '', 2: quote = '', 3: value = '' } of tag
    .slice(0, LONGEST)
    .matchAll(QUOTED)) {
    if (!value.includes(quote)) continue;
    const start = offset + index + name.length;
    const meant = value.replace(/\\(["'])/g, '$1');
    const outer = meant.includes('"') && !meant.includes("'") ? "'" : '"';
    const requoted = replaceAt(text, [start, start + value.length + 1], outer);
    // As JavaScript has them.
    const unescaped = replaceAt(requoted, inValue(value, /\\(?=["'])/g, start), NOTHING);
    const inner = outer === '"' ? inValue(value, /"/g, start) : [];
    return {
      draft: { ...draft, text: replaceAt(unescaped, inner, STAND_INS['"']) },
      message: `A quote in a value ends it in MDX: write ${name.trim()}${outer}${outer === '"' ? meant.replaceAll('"', '&quot;') : meant}${outer}`,
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

/** Where something stands in a value whose first quote stands at an offset. */
function inValue(value: string, what: RegExp, start: number): number[] {
  return [...value.matchAll(what)].map(({ index }) => start + 1 + index);
}
