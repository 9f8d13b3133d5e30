import { replaceAt, STAND_INS } from './draft.ts';

/**
 * Expressions in tags and between them, inside one another. For each that does not end the parser tries what follows in
 * two to five ways, so that twenty of them take hours; hardly a page nests deeper than four.
 */
const MOST_VALUES = 5;

/** Of those that quotes or a comment keep from ending there are none but by mistake. */
const MOST_HIDDEN = 2;

/** What is no expression: JSON within a string, `{\"`, or a place to fill in, `{<name>}`, `{'id': <name>}`, `{{ <name> }}`. */
const NO_EXPRESSION = /\{\s*\\|\{[^<>}`\n]*<(?!br\b|hr\b|img\b|input\b|wbr\b)[A-Za-z][\w.-]*\s*>[^<>{}]*\}/y;
const MOST_WRONG = 4;

/**
 * Tags that nothing closes, and braces that nothing ends, after such a brace: each doubles what the parser tries, so
 * that forty take longer than anybody waits. Of so many braces it is asked where they end.
 */
const MOST_UNCLOSED = 12;
const MOST_ASKED = 20;

/** Code, whose braces mean nothing outside of expressions; the beginning of a value; any brace; a tag. */
const TOKEN =
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t]*\1[ \t]*$|`[^`\n]+`|=\s*\{|\{\s*\.\.\.|[{}]|<(?=[A-Za-z])/gm;

/** A string or comment, which may hide the brace that ends a value; strings end with their line. Else a brace. */
const HIDING =
  /(?<!\w)"(?:\\.|[^"\\\n])*(?:"|$)|(?<!\w)'(?:\\.|[^'\\\n])*(?:'|$)|`(?:\\[\s\S]|[^`\\])*`|\/\/.*$|\/\*[\s\S]*?\*\/|[{}]/gm;

interface Open {
  readonly at: number;
  /** Whether it stands in a tag or between tags. */
  readonly isValue: boolean;
  hasTag: boolean;
}

/** The text with stand-ins for tags and values of attributes that stand too deep inside other values. */
export function withShallowValues(text: string): string {
  const deep: number[] = [];
  const deepTags: number[] = [];
  let open: Open[] = [];
  /** Where values end that a reader takes for ended: `{it's}`. */
  let hidden: number[] = [];
  const wrong: number[] = [];
  let endHidden: ReturnType<typeof hiddenEnds> | undefined;
  const ends = new Map<number, number>();
  const hasEnded = ({ at, isValue }: Open, before: number): boolean => {
    if (!isValue) return false;
    const end = ends.get(at) ?? endOf(text, at);
    ends.set(at, end);
    return end < before;
  };
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [found] = match;
    if (found.includes('`') || found.includes('~')) {
      if (open.length > 0) token.lastIndex = match.index + 1;
      continue;
    }
    const at = match.index + found.indexOf('{');
    const holder = open.at(-1);
    if (found === '<') {
      if (holder !== undefined) holder.hasTag = true;
      if (count(open) >= MOST_VALUES) deepTags.push(match.index);
    } else if (found === '}') open.pop();
    else if (found === '{' && isAt(NO_EXPRESSION, text, at)) {
      wrong.push(at);
      open.push({ at, isValue: false, hasTag: false });
    } else if (found === '{' && holder?.hasTag !== true) {
      hidden = hidden.filter((end) => end > at);
      if (hidden.length >= MOST_HIDDEN) deep.push(at);
      else {
        endHidden ??= hiddenEnds(text);
        hidden.push(...endHidden(at));
      }
      open.push({ at, isValue: false, hasTag: false });
    } else {
      if (count(open) >= MOST_VALUES) open = open.filter((outer) => !hasEnded(outer, at));
      const isDeep = count(open) >= MOST_VALUES;
      if (isDeep) deep.push(at);
      open.push({ at, isValue: !isDeep, hasTag: false });
    }
  }
  if (wrong.length > MOST_WRONG) deep.push(...wrong);
  deep.push(...hopeless(text, open));
  if (deep.length === 0) return text;
  const all = [...new Set(deep)].sort((a, b) => a - b);
  return replaceAt(replaceAt(text, all, STAND_INS['{']), deepTags, STAND_INS['<']);
}

/** Braces that nothing ends, before many tags that nothing closes. */
function hopeless(text: string, open: readonly Open[]): readonly number[] {
  const [first] = open;
  if (first === undefined) return [];
  const from = first.at;
  const after = open.map(() => 0);
  let passed = 0;
  for (const { 1: slash, index } of text.slice(from).matchAll(/<(\/?)[A-Za-z](?:[^<>]*[^<>/])?>/g)) {
    while (passed < open.length && (open[passed]?.at ?? 0) < from + index) passed += 1;
    after[passed - 1] = (after[passed - 1] ?? 0) + (slash === '' ? 1 : -1);
  }
  let unclosed = 0;
  return open
    .map(({ at }, n) => ({ at, tags: after[n] ?? 0 }))
    .reverse()
    .filter(({ at, tags }, n) => {
      unclosed = Math.max(0, unclosed + tags);
      return (
        unclosed + n > MOST_UNCLOSED && (n >= MOST_ASKED || endOf(text, at) === Number.POSITIVE_INFINITY)
      );
    })
    .map(({ at }) => at);
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function count(open: readonly Open[]): number {
  return open.reduce((sum, { isValue }) => sum + Number(isValue), 0);
}

/** Where each brace is closed by the braces alone. */
function plainEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else {
      const start = open.pop();
      if (start !== undefined) ends.set(start, index);
    }
  }
  return ends;
}

/** Tells of braces, in ascending order, where their expression ends, if that is later than the braces alone tell. */
function hiddenEnds(text: string): (from: number) => [] | [number] {
  const ends = plainEnds(text);
  const hiding = Array.from(text.matchAll(/["'`]|\/[/*]/g), ({ index }) => index);
  let next = 0;
  return (from) => {
    const plain = ends.get(from);
    while ((hiding[next] ?? text.length) < from) next += 1;
    if (plain === undefined || (hiding[next] ?? text.length) > plain) return [];
    // Between tags the parser knows quotes for text.
    const tag = text.slice(from, plain).search(/<[A-Za-z]/);
    if (tag >= 0 && !isHidden(text, from, from + tag)) return [];
    const end = endOf(text, from, new RegExp(HIDING));
    return end > plain ? [end] : [];
  };
}

/** Whether what stands at an offset is part of a string or comment of the expression before it. */
function isHidden(text: string, from: number, at: number): boolean {
  for (const { 0: token, index } of text.slice(from).matchAll(HIDING)) {
    if (from + index >= at) return false;
    if (from + index + token.length > at) return true;
  }
  return false;
}

/** Where the expression that begins with a brace ends, with strings passed over; infinity where it does not. */
function endOf(text: string, from: number, token = /"[^"\n]*"|'[^'\n]*'|`[^`]*`|[{}]/g): number {
  let depth = 0;
  token.lastIndex = from;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === '{') depth += 1;
    else if (match[0] === '}') depth -= 1;
    if (depth === 0) return match.index;
  }
  return Number.POSITIVE_INFINITY;
}
