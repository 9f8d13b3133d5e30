import { blank, type Draft, insert, insertAll, NOTHING, replaceAt, STAND_INS } from '../draft.ts';

/** A value of HTML that needs no quotes there: `width=20`. */
const BARE = /(\s[\w:-]+=)([^\s"'“”„<>{}`=]+?)(?=\s|\/?>)/g;

/** A value in quotes up to those before the next attribute or the end of the tag, whatever quotes stand in it. */
const QUOTED =
  /(\s[\w:-]+=)(["'])((?:(?!\2\s*(?:\{|(?:[\w-]+\s+)*(?:[\w:-]+=|[\w-]*\/?>)))[^{}])*)\2(?=[\s/>])/g;

/** A value whose last quote is missing, up to the end of its tag, or is another than its first. */
const UNCLOSED = /(\s[\w:-]+=)(["'])([^"'<>{}\n]*?)\s*(?:\n[ \t]*[\w-]*)?\/?>$/;
const MIXED = /(\s[\w:-]+=)(["'])([^"'<>{}\n]*)(?!\2)["'](?=[\s/>])/;

/** A value whose first quote is missing. */
const UNOPENED = /(\s[\w:-]+=)([^\s"'<>{}=][^"'<>{}=]*)(["'])(?=\s+[\w:-]+=|\s*[\w-]*\/?>)/;

/** A value whose first brace is missing. */
const UNBRACED = /(\s[\w:-]+=)([^\s"'<>{}=`]+|`[^`]*`)\}(?=[\s/>])/;

/** What stands before the next attribute in what seems to be one value: `Foo href=` in `title="Foo href="/x"`. */
const BEFORE_NEXT = /^[^"'<>]*?(?=\s+[A-Za-z][\w:-]*=["'])/;

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
    const [own] = value.split(quote).length % 2 === 0 ? (BEFORE_NEXT.exec(value) ?? []) : [];
    if (own !== undefined) return closedValue(draft, start, name, quote, own);
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
  const unclosed = MIXED.exec(unquoted) ?? UNCLOSED.exec(unquoted);
  if (unclosed !== null) {
    const [found, name = '', quote = '', inside = ''] = unclosed;
    const start = offset + unclosed.index + name.length;
    const end = start + 1 + inside.length;
    const mixed = /["']$/.test(found) ? blank(draft, end, 1) : draft;
    return closedValue(mixed, start, name, quote, inside);
  }
  const unbraced = UNBRACED.exec(unquoted);
  if (unbraced !== null) {
    const [, name = '', value = ''] = unbraced;
    const message = `The brace of a value is not opened: write ${name.trim()}{${value}}`;
    return { draft: insert(draft, offset + unbraced.index + name.length, '{'), message };
  }
  const unopened = UNOPENED.exec(tag);
  if (unopened !== null) {
    const [, name = '', value = '', quote = ''] = unopened;
    const isInside = tag.slice(0, unopened.index).split(quote).length % 2 === 0;
    const message = `The quote of a value is not opened: write ${name.trim()}${quote}${value}${quote}`;
    if (!isInside) return { draft: insert(draft, offset + unopened.index + name.length, quote), message };
  }
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

/** The draft with the last quote of a value, whose first one stands at an offset. */
function closedValue(
  draft: Draft,
  start: number,
  name: string,
  quote: string,
  value: string,
): { draft: Draft; message: string } {
  const message = `The quote of a value is not closed: write ${name.trim()}${quote}${value}${quote}`;
  return { draft: insert(draft, start + 1 + value.length, quote), message };
}

/** Where something stands in a value whose first quote stands at an offset. */
function inValue(value: string, what: RegExp, start: number): number[] {
  return [...value.matchAll(what)].map(({ index }) => start + 1 + index);
}
