import { blank, type Draft, insert, NOTHING, replaceAt } from '../draft.ts';
import type { Tag } from './tag.ts';

/** What a line of a list or a quotation may begin with before its own words. */
const BEGINNING = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
/** Tags alone, to the end. */
const TAGS = /^(?:<[^<>]*>[ \t]*)*$/;
/** The end of a line, or nothing before it but tags that close other elements. */
const LAST = /^[ \t]*(?:<\/[^<>]*>[ \t]*)*(?:\r?\n|$)/;

/**
 * A tag whose line goes on behind it, `<details><summary>More</summary>`, and whose content goes on below that paragraph:
 * for the parser it ends with its line. It gets a line of its own.
 */
export function onLineOfItsOwn(draft: Draft, offset: number, { name, length }: Tag): Draft | undefined {
  const { text } = draft;
  const end = offset + length;
  const before = text.slice(startOfLine(text, offset), offset);
  const closing = closingOf(name, text, end);
  // One with words behind it cannot have a line of its own, and the element would go on to the end of the page.
  if (closing === undefined || !LAST.test(text.slice(closing))) return undefined;
  const margin = text.slice(startOfLine(text, closing), closing);
  const isAlone = /^[ \t>]*$/.test(margin);
  const beginning = BEGINNING.exec(before)?.[0] ?? '';
  const isFirst = before === beginning;
  const isLast = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
  const isBehindTags = TAGS.test(before.slice(beginning.length));
  if ((isFirst && isLast) || !(isBehindTags || isAlone)) return undefined;
  const indent = isAlone ? margin : beginning.replace(/[^ \t>]/g, ' ');
  const below = isLast ? draft : insert(draft, end, `\n${indent}`);
  return isFirst ? below : insert(below, offset, `\n${indent}`);
}

/** Elements that stand among words. */
const AMONG_WORDS =
  /^(?:a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|su[bp]|u|Badge|Link|Tooltip)$/;

/** What stands before the line of a closing tag, up to its last word. A paragraph does not go on over an empty line. */
const TO_LAST_WORD = /^(?:(?!\n[ \t]*\r?\n)[\s\S])*\S(?=[ \t]*\r?\n[ \t]*$)/;

/**
 * A tag among the words of a paragraph, whose closing tag is alone on the line below them, where it ends the paragraph
 * before it: it is closed behind the last of those words.
 */
export function closedInItsParagraph(draft: Draft, offset: number, { name, length }: Tag): Draft | undefined {
  const { text } = draft;
  const end = offset + length;
  if (!AMONG_WORDS.test(name) || text.slice(startOfLine(text, offset), offset).trim() === '')
    return undefined;
  const closing = closingOf(name, text, end);
  if (closing === undefined) return undefined;
  const [words] = TO_LAST_WORD.exec(text.slice(end, closing)) ?? [];
  if (words === undefined) return undefined;
  const tag = /^<[^<>]*>/.exec(text.slice(closing))?.[0] ?? '';
  // A letter where it ended, so that the paragraph goes on.
  const rest = blank(draft, closing, tag.length);
  return insert(
    { ...rest, text: replaceAt(rest.text, [closing + tag.length - 1], NOTHING) },
    end + words.length,
    tag,
  );
}

/** A closing tag at the end of a paragraph, whose opening tag stands before the paragraph. It gets a line of its own. */
export function closingOnLineOfItsOwn(draft: Draft, offset: number, length: number): Draft | undefined {
  const { text } = draft;
  const line = text.slice(startOfLine(text, offset), offset);
  if (!LAST.test(text.slice(offset + length)) || line.trim() === '') return undefined;
  return insert(draft, offset, `\n${/^[ \t>]*/.exec(line)?.[0] ?? ''}`);
}

/** Where the line of an offset begins. */
export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the tag stands that closes an element of this name which begins before an offset. */
export function closingOf(name: string, text: string, from: number): number | undefined {
  const tags = new RegExp(`<(/?)${name.replaceAll('.', '\\.')}(?=[\\s/>])[^<>]*>`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let match = tags.exec(text); match !== null; match = tags.exec(text)) {
    if (match[1] === '/') depth -= 1;
    else if (!match[0].endsWith('/>')) depth += 1;
    if (depth === 0) return match.index;
  }
  return undefined;
}
