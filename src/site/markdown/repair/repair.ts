import { placeAt } from '../../project/place.ts';
import {
  authorPlace,
  blank,
  type Draft,
  insert,
  insertAll,
  ORIGINAL,
  offsetOf,
  replaceAt,
  STAND_IN,
  STAND_INS,
  spaces,
} from './draft.ts';
import { closedCells, depthInTable } from './open-cells.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import { quotedValues } from './tags/attribute-quotes.ts';
import { closedBeforeNext } from './tags/before-next.ts';
import { barsInTag } from './tags/cell-bars.ts';
import { endedByItsLine } from './tags/ended-by-line.ts';
import { withinItsEntry } from './tags/in-its-entry.ts';
import { closedInItsParagraph, closingOnLineOfItsOwn, onLineOfItsOwn } from './tags/line-of-its-own.ts';
import { type OpenElement, openInner } from './tags/open-inner.ts';
import { withoutQuotedEnd } from './tags/quoted-end.ts';
import { isMarkup, isNamedAsOwn, isOfType, isOpen, type Tag, tagAt } from './tags/tag.ts';
import { withClosingEnd, withItsEnd } from './tags/tag-end.ts';
import { filledIn, settingsBlock, templateTag } from './tags/template-tags.ts';
import { closedVoid, closedVoids, voidEnds } from './tags/void-tags.ts';
import { withoutComment } from './tags/without-comment.ts';

/** A draft with the place of a syntax error taken out of the way; undefined when that is not possible. */
export function repairSyntax(
  draft: Draft,
  error: unknown,
  source: string,
): { draft: Draft; problem?: SyntaxProblem } | undefined {
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx-[\w-]+:[\w-]+\))?$/.exec(
    error instanceof Error ? error.message : '',
  );
  if (!match) return undefined;
  const [, line = '1', column = '1', message = ''] = match;
  const { text } = draft;
  const offset = offsetOf(text, Number(line), Number(column));
  const comment = /^<!--[\s\S]*?(?:-->|$)/.exec(text.slice(offset));
  if (comment) return { draft: withoutComment(draft, offset, comment[0]) };

  const place = { offset, line: Number(line), column: Number(column) };
  const problem = { message: sentence(draft, message), ...authorPlace(draft, place) };
  const telling = (repaired: Draft, told: string): { draft: Draft; problem: SyntaxProblem } => ({
    draft: repaired,
    problem: { ...problem, message: told },
  });
  if (/expression|closing brace/.test(message)) {
    const brace = text.lastIndexOf('{', offset);
    const variable = variableAt(text, brace);
    if (variable !== undefined)
      return { draft: { ...draft, text: replaceAt(text, [variable, variable + 1], STAND_INS['{']) } };
    const template = templateTag(draft, offset) ?? settingsBlock(draft, offset) ?? filledIn(draft, offset);
    if (template !== undefined) {
      const { draft: shown, at, told } = template;
      if (told === undefined) return { draft: shown };
      // A block may begin lines above what the parser stopped in.
      const start = authorPlace(draft, { offset: at, ...placeAt(text, at) });
      return { draft: shown, problem: { message: told, ...start } };
    }
    if (brace < 0) return undefined;
    const words = wordsInBraces(text, brace, offset);
    const told =
      words === undefined
        ? { ...problem, message: `${problem.message}${text[brace - 1] === '=' ? '' : SHOWN_BRACES}` }
        : {
            message: `${words} is not an expression, which is what MDX reads in braces; it is shown as text (write \\${words})`,
            ...authorPlace(draft, { ...place, offset: brace, column: place.column - (offset - brace) }),
          };
    return { draft: standIn(draft, brace, '{'), problem: told };
  }
  const linked = writtenLink(draft, offset);
  if (linked !== undefined) return telling(linked.draft, linked.message);
  const tag = tagAt(text, offset);
  if (tag === undefined)
    return text[offset] === '<' ? telling(standIn(draft, offset, '<'), NO_TAG) : undefined;
  const unquoted = withoutQuotedEnd(draft, offset, tag);
  if (unquoted !== undefined)
    return unquoted.message === undefined
      ? { draft: unquoted.draft }
      : telling(unquoted.draft, unquoted.message);
  const barred = barsInTag(draft, offset, tag);
  if (barred !== undefined) return telling(barred.draft, barred.message);
  const voided = closedVoid(draft, offset, tag);
  if (voided !== undefined) return { draft: closedVoids(voided) };
  const unended =
    !tag.isClosing && /^Expected a closing tag/.test(message) ? withClosingEnd(draft, offset) : undefined;
  if (unended !== undefined) return unended;
  // Where the parser has met another mistake, it does not tell that such an element is what keeps this one open.
  const ends = !tag.isClosing && /^Expected a closing tag/.test(message) ? voidEnds(text) : [];
  if (ends.length > 0) return { draft: insertAll(draft, ends, '/') };
  const cells = depthInTable(tag.name) >= 0 ? closedCells(draft, offset) : undefined;
  if (cells !== undefined) return { draft: cells };
  const quoted = tag.isWhole ? quotedValues(draft, offset, tag.length) : undefined;
  if (quoted !== undefined) return telling(quoted.draft, quoted.message);
  const within =
    !tag.isClosing &&
    /before the end of `paragraph`/.test(message) &&
    closedInItsParagraph(draft, offset, tag);
  if (within) {
    const told = `</${tag.name}> on a line of its own ends the paragraph that <${tag.name}> begins in; it is moved behind the last word before it`;
    return telling(within, told);
  }
  const alone = tag.isClosing
    ? /after the end of `paragraph`/.test(message) && closingOnLineOfItsOwn(draft, offset, tag.length)
    : /before the end of `paragraph`/.test(message) && onLineOfItsOwn(draft, offset, tag);
  if (alone) {
    const told = tag.isClosing
      ? `</${tag.name}> needs a line of its own in MDX, as <${tag.name}> has one`
      : `<${tag.name}> needs a line of its own in MDX, since </${tag.name}> is not in its paragraph`;
    return telling(alone, told);
  }
  const entry =
    !tag.isClosing && /before the end of `listItem`/.test(message) && withinItsEntry(draft, offset, tag);
  if (entry) {
    const told = `What is in <${tag.name}> stands outside of the list that the tag is in; it is taken into it (indent it as deep as the tag)`;
    return telling(entry, told);
  }
  const open = tag.isClosing ? openInner(draft, message) : undefined;
  if (open !== undefined) {
    const repaired =
      endedByItsLine(draft, open) ??
      closedBeforeNext(draft, offset, open) ??
      closedInner(draft, offset, tag, open, source, problem);
    if (repaired !== undefined) return repaired;
  }
  if (!isOfType(text, offset, tag, source) && isMarkup(tag, source)) {
    const ended = withItsEnd(draft, offset, tag);
    if (ended !== undefined) return telling(ended.draft, ended.message);
    const told = /^Unexpected character/.test(message) ? unreadableTag(tag) : problem.message;
    if (/^Expected a closing tag/.test(message) && isTitled(draft, offset, tag))
      return telling(
        insert(draft, offset + tag.length - 1, '/'),
        `${told}; it is closed at once, and shows its title`,
      );
    return telling(blank(draft, offset, tag.length), told);
  }
  return telling(standIn(draft, offset, '<'), shownAsText(problem.message));
}

const SHOWN_BRACES = '; its braces are shown as text (write \\{ for a brace, or put it in `code`)';
const NO_TAG = 'This “<” begins no tag, which MDX takes it for; it is shown as text (write \\<)';

function unreadableTag({ name }: Tag): string {
  return `The attributes of <${name}> cannot be read, and its tag is left out: look for a quote or a brace that is not closed`;
}

/** Where a variable begins whose name is no expression, `{{product-name}}`: text that is filled in later. */
function variableAt(text: string, brace: number): number | undefined {
  return [brace - 1, brace].find(
    (at) => at >= 0 && text[at - 1] !== '{' && /^\{\{\s*[\w.-]+\s*\}\}/.test(text.slice(at, at + 200)),
  );
}

/** Whether a tag begins a component that shows its title, which goes with it where it is left out. */
function isTitled({ text }: Draft, offset: number, { name, isWhole, length }: Tag): boolean {
  return isWhole && /^\p{Lu}/u.test(name) && /\stitle\s*=/.test(text.slice(offset, offset + length));
}

/** What the parser says of what it takes for a tag, and what became of it. */
function shownAsText(message: string): string {
  if (/^Unexpected character/.test(message)) return NO_TAG;
  const name = /^Expected a closing tag for `(<[^`]+>)`/.exec(message)?.[1];
  return name === undefined ? message : openedOnly(name);
}

function openedOnly(name: string): string {
  return `Nothing closes the tag ${name}; it is shown as text (close it, or write \\${name})`;
}

/** Words in braces on one line of text, `{your name}`, where they are what the parser stopped in: no code at all. */
function wordsInBraces(text: string, brace: number, offset: number): string | undefined {
  const whole = /^\{[\p{L}\p{N} #,./'’_-]+\}/u.exec(text.slice(brace, brace + 200))?.[0];
  return whole === undefined || text[brace - 1] === '=' || offset > brace + whole.length ? undefined : whole;
}

/** An address between `<` and `>`, which Markdown links and MDX takes for a tag, as a link that both know. */
function writtenLink(draft: Draft, offset: number): { draft: Draft; message: string } | undefined {
  const [whole, address = ''] =
    /^<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/i.exec(
      draft.text.slice(offset, offset + 2000),
    ) ?? [];
  if (whole === undefined) return undefined;
  const end = offset + whole.length - 1;
  const text = replaceAt(replaceAt(draft.text, [offset], '['), [end], ']');
  const target = address.includes(':') ? address : `mailto:${address}`;
  return {
    draft: insert({ ...draft, text }, end + 1, `(${target})`),
    message: `${whole} is a tag in MDX; it is shown as a link (write [${address}](${target}))`,
  };
}

/**
 * A closing tag that finds another element open inside its own: that one is closed first. An element that HTML never
 * closes (`<img>`) is meant so, which needs no telling.
 */
function closedInner(
  draft: Draft,
  offset: number,
  { name }: Tag,
  { name: inner, offset: opened, place }: OpenElement,
  source: string,
  problem: SyntaxProblem,
): { draft: Draft; problem?: SyntaxProblem } | undefined {
  const tag = tagAt(draft.text, opened);
  const voided = tag === undefined ? undefined : closedVoid(draft, opened, tag);
  if (voided !== undefined) return { draft: voided };
  // What was added before and did not help is not added again.
  if (draft.inserted.includes(offset - 1)) return undefined;
  if (inner === name || !isOpen(draft.text.slice(0, opened), name)) return undefined;
  if (tag !== undefined && isType(draft.text, opened, tag, source))
    return { draft: standIn(draft, opened, '<'), problem: { message: openedOnly(`<${inner}>`), ...place } };
  return { draft: insert(draft, offset, `</${inner}>`), problem };
}

/** Whether a tag in another element is the name of a type: `List<Card>`, or `<T>` where the page has no such element. */
function isType(text: string, offset: number, tag: Tag, source: string): boolean {
  return isOfType(text, offset, tag, source) || !(isMarkup(tag, source) || isNamedAsOwn(tag.name, source));
}

/** The text with spaces in place of its tags, but for those in blocks of code: for a page that is past repair. */
export function withoutTags(text: string): string {
  const named = new Map<string, boolean>();
  const isNamed = (tag: Tag): boolean => {
    const key = JSON.stringify([tag.name, tag.isClosing, tag.isWhole, tag.hasAttributes]);
    const known = named.get(key) ?? isMarkup(tag, text);
    named.set(key, known);
    return known;
  };
  const pieces: string[] = [];
  let fence: string | undefined;
  let start = 0;
  let kept = 0;
  for (const line of text.split('\n')) {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || fence === mark))
      fence = fence === undefined ? mark : undefined;
    for (let at = line.indexOf('<'); at >= 0 && fence === undefined; at = line.indexOf('<', at + 1)) {
      const offset = start + at;
      const tag = offset < kept ? undefined : tagAt(text, offset);
      if (tag === undefined || !isNamed(tag)) continue;
      pieces.push(text.slice(kept, offset), spaces(text.slice(offset, offset + tag.length)));
      kept = offset + tag.length;
    }
    start += line.length + 1;
  }
  return pieces.join('') + text.slice(kept);
}

/** The parser's words without their advice on MDX comments and links, with the places that the author knows. */
function sentence(draft: Draft, message: string): string {
  const written = (_: string, line: string, column: string): string => {
    const place = { offset: offsetOf(draft.text, +line, +column), line: +line, column: +column };
    const known = authorPlace(draft, place);
    return `(${known.line}:${known.column})`;
  };
  return message
    .replace(/\((\d+):(\d+)\)/g, written)
    .replace(/ \(note: .*\)$/s, '')
    .replace(STAND_IN, (character) => ORIGINAL[character] ?? character)
    .replace('Could not parse expression with oxc: ', 'Broken expression: ');
}

function standIn(draft: Draft, offset: number, character: keyof typeof STAND_INS): Draft {
  return { ...draft, text: replaceAt(draft.text, [offset], STAND_INS[character]) };
}
