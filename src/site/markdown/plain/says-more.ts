const FENCE = /^```/m;
/** What the words of a component can be written as, besides paragraphs: rows, what is quoted, items. */
const SHAPES = [
  /^[ \t>]*\|?(?: {0,9}:?-+:? {0,9}\|)+(?: {0,9}:?-+:? {0,9})?$/m,
  /^\s*> ?\S/m,
  /^\s*(?:[-*+]|\d+[.)]) +\S/m,
];
/** So many words are more than the labels of tabs. */
const MORE = 3;
const WORDS = /[\p{L}\p{N}]{2,}/gu;

/**
 * Whether a component of the project shows a text that it was given, such as a title, or has, besides its children, or
 * shows these as code, as a link, as a heading or below one, or in rows, as a list or a quote.
 */
export function saysMore(made: string, plain: string, attributes: ReadonlyMap<string, string>): boolean {
  if (FENCE.test(made) && !FENCE.test(plain)) return true;
  // A title may be the first word of the text as well.
  const own = (text: string): boolean => text.length > 1 && countOf(text, made) > countOf(text, plain);
  if (attributes.values().some(own)) return true;
  const words = new Set(plain.match(WORDS));
  const shown = new Set(made.match(WORDS));
  const more = shown.difference(words).size;
  if (more >= MORE) return true;
  if (!words.isSubsetOf(shown)) return false;
  if (more > 0) return true;
  if (SHAPES.some((shape) => shape.test(made) && !shape.test(plain))) return true;
  if (!headings(made).isSubsetOf(headings(plain))) return true;
  return made.matchAll(TARGET).some(([target]) => !plain.includes(target));
}

function countOf(part: string, text: string): number {
  return text.split(part).length - 1;
}

/** The headings, of whatever level. */
function headings(text: string): ReadonlySet<string | undefined> {
  return new Set([...text.matchAll(HEADING)].map(([, title]) => title));
}

const HEADING = /^#{1,6} +(.*\S)$/gm;
const TARGET = /\]\([^\s)]+\)/g;
