import { patternOf } from '../../code/code-marks.ts';
import { type Draft, insert, insertAll } from '../draft.ts';
import { blocksAround } from '../statement-blocks.ts';
import { closingOf } from './line-of-its-own.ts';
import { type Tag, VOID_TAG } from './tag.ts';

/** `<br>` is right in HTML: closed silently. A component of such a name that has an end, `<Link>…</Link>`, is none of HTML. */
export function closedVoid(draft: Draft, offset: number, { name, isClosing, isWhole, length }: Tag) {
  const end = offset + length - 1;
  if (!VOID_TAG.test(name) || isClosing || !isWhole || draft.text[end - 1] === '/') return undefined;
  if (/^[A-Z][a-z]/.test(name) && closingOf(name, draft.text, end + 1) !== undefined) return undefined;
  return insert(draft, end, '/');
}

/** More tags that nothing closes after a brace that does not end, and the parser takes hours. */
const MOST_VOIDS = 8;

/** The draft with the tags closed that HTML never closes, where there are many. */
export function withManyVoidsClosed(draft: Draft): Draft {
  const ends = voidEnds(draft.text);
  return ends.length > MOST_VOIDS ? insertAll(draft, ends, '/') : draft;
}

/** Further tags that HTML never closes, all at once: who writes one so writes all so. Those in code stay. */
export function closedVoids(draft: Draft): Draft {
  return insertAll(draft, voidEnds(draft.text), '/');
}

/** Where tags end that HTML never closes; none where only the parser can tell what is code. */
export function voidEnds(text: string): readonly number[] {
  const ends = voidEndsIn(text);
  const blocks = ends.length === 0 ? [] : blocksAround(ends, text);
  return ends.filter((at) => !blocks.some(({ start, end }) => at >= start && at < end));
}

function voidEndsIn(text: string): readonly number[] {
  const tags =
    /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}(?![^\n]*`)|~{3,})|`+|<(?:[Bb][Rr]|[Hh][Rr]|[Ii][Mm][Gg]|[Ww][Bb][Rr]|col|COL|input|INPUT|source|SOURCE)(?:\s(?:"[^"`<]*"|'[^'`<]*'|[^<>{}`"'])*)?>/gm;
  const ends: number[] = [];
  for (let match = tags.exec(text); match !== null; match = tags.exec(text)) {
    const [found, fence] = match;
    if (fence !== undefined) {
      const close = new RegExp(`^[ \\t>]*${patternOf(fence)}[\`~]*[ \\t]*\\r?$`, 'gm');
      close.lastIndex = tags.lastIndex;
      tags.lastIndex = close.test(text) ? close.lastIndex : text.length;
    } else if (found.startsWith('`')) {
      const close = endOfCode(text, match.index, found);
      if (close === undefined) return [];
      tags.lastIndex = close;
    } else if (
      !found.endsWith('/>') &&
      !isClosedAt(text, tags.lastIndex, found) &&
      !isQuoted(text, match.index)
    )
      ends.push(match.index + found.length - 1);
  }
  return ends;
}

/** Whether the end of such a tag stands right behind it, `<br></br>`: right in MDX. */
function isClosedAt(text: string, end: number, opened: string): boolean {
  const [, name = ''] = /^<([A-Za-z]+)/.exec(opened) ?? [];
  return new RegExp(`^\\s*</${name}\\s*>`).test(text.slice(end, end + 200));
}

/** What stands before a quote that begins a value: of an attribute, or in an expression. */
const BEFORE_VALUE = /(?:(?:^|\n)[ \t>]*|[=({[,:?+|&\\][ \t]*)$/;
const LONGEST_VALUE = 1000;

/**
 * Whether a tag stands in a value in quotes, `title="A <br> B"` or `{"<br>"}`, as far as the lines around tell. Where words
 * are in quotes only, the parser tells that their tags are open.
 */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(Math.max(at - LONGEST_VALUE, text.lastIndexOf('\n\n', at) + 2, 0), at);
  const [after = ''] = text.slice(at, at + LONGEST_VALUE).split('\n\n', 1);
  return ['"', "'"].some((quote) => {
    const begun = before.lastIndexOf(quote);
    return begun >= 0 && BEFORE_VALUE.test(before.slice(0, begun)) && after.includes(quote);
  });
}

/** Where code ends that begins with these marks; behind them where they are text, undefined where only the parser can tell. */
function endOfCode(text: string, start: number, marks: string): number | undefined {
  const begun = start + marks.length;
  const close = new RegExp(`(?<!\`)${patternOf(marks)}(?!\`)`, 'g');
  close.lastIndex = begun;
  const end = close.exec(text)?.index ?? -1;
  // A text of JavaScript goes on over blank lines, code in a paragraph does not.
  const isTemplate = /[{(=:,[+?][ \t]*$/.test(text.slice(Math.max(start - 20, 0), start));
  if (isTemplate) return end < 0 ? undefined : end + marks.length;
  return end < 0 || /\n[ \t]*\r?\n/.test(text.slice(begun, end)) ? begun : end + marks.length;
}
