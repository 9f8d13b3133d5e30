const FENCE = /^```/m;
/** So many words are more than the labels of tabs. */
const MORE = 3;
const WORDS = /[\p{L}\p{N}]{2,}/gu;

/**
 * Whether a component of the project shows a text that it was given, such as a title, or has, besides its children, or
 * shows these as code, or as a link.
 */
export function saysMore(made: string, plain: string, attributes: ReadonlyMap<string, string>): boolean {
  if (FENCE.test(made) && !FENCE.test(plain)) return true;
  const own = (text: string): boolean => text.length > 1 && made.includes(text) && !plain.includes(text);
  if ([...attributes.values()].some(own)) return true;
  const words = new Set(plain.match(WORDS));
  const shown = new Set(made.match(WORDS));
  if (shown.difference(words).size >= MORE) return true;
  const leadsOn = [...made.matchAll(TARGET)].some(([target]) => !plain.includes(target));
  return leadsOn && words.isSubsetOf(shown);
}

const TARGET = /\]\([^\s)]+\)/g;
