import { componentNamed } from '../../../components/components.ts';

/** Elements that HTML never closes. */
export const VOID_TAG = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const HTML_TAG =
  /^(?:a|abbr|article|aside|audio|b|blockquote|button|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|i|iframe|ins|kbd|label|li|main|mark|nav|ol|p|picture|pre|q|s|samp|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|var|video)$/i;

/** A tag, or what looks like the beginning of one. */
export interface Tag {
  readonly name: string;
  readonly isClosing: boolean;
  readonly hasAttributes: boolean;
  /** Whether its `>` was found; if not, it is as long as its attributes can be told. */
  readonly isWhole: boolean;
  readonly length: number;
}

/** The tag that begins at an offset of a text. */
export function tagAt(text: string, offset: number): Tag | undefined {
  const [start, slash, name = ''] = BEGIN.exec(text.slice(offset, offset + 200)) ?? [];
  if (start === undefined) return undefined;
  const rest = offset + start.length;
  const end = slash === '/' ? endOfClosing(text, rest) : endOfTag(text, rest);
  const stop = end ?? rest + (BEGUN.exec(text.slice(rest, rest + 2000))?.[0].length ?? 0);
  return {
    name,
    isClosing: slash === '/',
    hasAttributes: /^\s+[\w-]+\s*=/.test(text.slice(rest, stop)),
    isWhole: end !== undefined,
    length: stop - offset,
  };
}

/** A name in any script, which MDX takes for that of a tag. */
const BEGIN = /^<(\/?)(\p{ID_Start}[\p{ID_Continue}.:-]*)/u;

/** The attributes of a tag that does not end. */
const BEGUN = /^(?:\s+[\w:-]+=(?:"[^"\n]*"?|'[^'\n]*'?|\{[^}\n]*\}?))*/;

/** The same of a tag that closes an element, and has no attributes. */
function endOfClosing(text: string, from: number): number | undefined {
  const [end] = /^\s*>/.exec(text.slice(from, from + 200)) ?? [];
  return end === undefined ? undefined : from + end.length;
}

/** The offset behind the `>` of a tag, which may stand in quotes or braces before; undefined where there is none. */
function endOfTag(text: string, from: number): number | undefined {
  if (!/[\s/>]/.test(text[from] ?? '')) return undefined;
  const plain = /^[^<>{}]*>/.exec(text.slice(from, from + 2000));
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if ((character === '"' || character === "'") && /[={(,:\s]/.test(text[at - 1] ?? '')) {
      const close = text.indexOf(character, at + 1);
      if (close < 0 || goesTooFar(text.slice(at + 1, close))) break;
      at = close;
    } else if (depth <= 0 && character === '>') return at + 1;
    else if (depth <= 0 && character === '<') break;
    else if (character === '\n' && /^\s*\n/.test(text.slice(at + 1, at + 80))) break;
  }
  // Quotes that do not pair are passed over.
  return plain === null || /\n[ \t]*\n/.test(plain[0]) ? undefined : from + plain[0].length;
}

/** Whether a value up to the next quote is one whose own quote is missing: that begins another value, or stands in other text. */
function goesTooFar(value: string): boolean {
  return /\n[ \t]*\n/.test(value) || /<[A-Za-z][\w.:-]*(?:\s[^<>]*)?=\s*$/.test(value.slice(-500));
}

/** Whether a tag was meant as one: `<Note>` and `<Own size="2">` are, the `<T>` of a type is not. */
export function isMarkup({ name, isClosing, isWhole, hasAttributes }: Tag, source: string): boolean {
  const isElement = HTML_TAG.test(name) || VOID_TAG.test(name);
  if (isWhole) {
    const isNamed = isElement || isClosing || hasAttributes || componentNamed(name) !== undefined;
    return isNamed || isClosedIn(source, name);
  }
  return componentNamed(name) !== undefined || (isElement && hasAttributes);
}

/** Whether a tag says what a type is of, `List<Card>`, whatever else has its name. */
export function isOfType(text: string, offset: number, tag: Tag, source: string): boolean {
  const isBehindType = /\b[A-Z]\w*$/.test(text.slice(Math.max(offset - 80, 0), offset));
  const isInType = isBehindType && /^<[A-Z][\w.]*>(?!\w)/.test(text.slice(offset, offset + tag.length + 1));
  return isInType && !isClosedIn(source, tag.name);
}

/** Whether a page ends elements of a name as often as it begins them: else one was never meant to have an end. */
function isClosedIn(source: string, name: string): boolean {
  return source.includes(`</${name}`) && !isOpen(source, name);
}

/** Whether a page imports or makes something of a name. */
export function isNamedAsOwn(name: string, source: string): boolean {
  const whole = name.split('.')[0];
  return new RegExp(
    `^(?:import[^;'"]*|export[ \\t]+(?:const|let|function|class)[ \\t]+)(?<!\\p{ID_Continue})${whole}(?!\\p{ID_Continue})`,
    'mu',
  ).test(source);
}

/** Whether more elements of a name were begun than ended. */
export function isOpen(text: string, name: string): boolean {
  let open = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const tag = tagAt(text, at);
    if (tag?.name !== name || !tag.isWhole) continue;
    if (tag.isClosing) open -= 1;
    else if (text[at + tag.length - 2] !== '/') open += 1;
  }
  return open > 0;
}
