import { NONE, tokensOf } from './parser-tokens.ts';

/** How deep the parser looks into elements and expressions that stand in one another. */
const DEEPEST = 32;
const KINDS = ['expression', 'element', 'tag'] as const;

/** What the parser finds behind a brace or a `<`: behind its end, or {@link NONE}; and how much it reads for that. */
interface Found {
  readonly end: number;
  readonly work: number;
}

/** Of an expression that is endless, what was read before that was known. */
export interface FoundExpression extends Found {
  readonly isEndless: boolean;
}

class TooMuch extends Error {}

/** Whether a sign is none of `"`, `'`, `/`, `<`, a backtick and braces. */
function isOrdinary(code: number): boolean {
  if (code > 0x60) return code !== 0x7b && code !== 0x7d;
  return code !== 0x22 && code !== 0x27 && code !== 0x2f && code !== 0x3c && code !== 0x60;
}

/** Whether a sign is a letter, a digit, `_` or `$`. */
function isWord(code: number): boolean {
  if (code > 0x60) return code < 0x7b;
  if (code > 0x40) return code < 0x5b || code === 0x5f;
  return code === 0x24 || (code > 0x2f && code < 0x3a);
}

/**
 * Counts, for a text, the characters that the parser of MDX reads to find where the expression ends whose `{` stands at
 * a place; it is endless where these are more than `most`. In an expression the parser looks for the end of each element,
 * and where it finds none it reads on behind the `<`: each such element doubles its work. What was counted once is only
 * added here. `depth` is 1 for values of attributes.
 */
export function parserWork(text: string, most: number): (start: number, depth: 0 | 1) => FoundExpression {
  const known = new Map<number, Found | 'too much'>();
  let work = 0;
  /** Without what was known. */
  let own = 0;

  const add = (more: number): void => {
    work += more;
    if (work > most) throw new TooMuch();
  };
  const count = (more: number): void => {
    own += more;
    add(more);
  };
  const { name, spaces, string, template, comment, isRegular, regular } = tokensOf(text, count);
  const once = (
    kind: (typeof KINDS)[number],
    start: number,
    depth: number,
    read: (start: number, depth: number) => number,
  ): number => {
    if (depth > DEEPEST) return NONE;
    const key = (start * (DEEPEST + 1) + depth) * KINDS.length + KINDS.indexOf(kind);
    const found = known.get(key);
    if (found === 'too much') throw new TooMuch();
    if (found !== undefined) {
      add(found.work);
      return found.end;
    }
    const before = work;
    // As long as it is not known, which it never will be where it is too much.
    known.set(key, 'too much');
    const end = read(start, depth);
    known.set(key, { end, work: work - before });
    return end;
  };
  const expression = (start: number, depth: number): number => once('expression', start, depth, inExpression);
  const element = (start: number, depth: number): number => once('element', start, depth, inElement);
  const tag = (start: number, depth: number): number => once('tag', start, depth, inTag);

  function inExpression(start: number, depth: number): number {
    let open = 1;
    let isValue = false;
    for (let at = start + 1; at < text.length; ) {
      count(1);
      const code = text.charCodeAt(at);
      if (isOrdinary(code)) {
        // Blanks tell nothing of what stands before them.
        if (code > 0x20) isValue = isWord(code) || code === 0x29 || code === 0x5d;
        at += 1;
        continue;
      }
      const sign = text.charAt(at);
      const next = text.charAt(at + 1);
      let end = at + 1;
      if (sign === '{') open += 1;
      else if (sign === '}') {
        open -= 1;
        if (open === 0) return end;
      } else if (sign === '"' || (sign === "'" && !/\w/.test(text.charAt(at - 1)))) end = string(at);
      else if (sign === '`') end = template(at);
      else if (sign === '/' && (next === '/' || next === '*')) {
        at = comment(at);
        continue;
      } else if (sign === '/' && isRegular(at, isValue)) end = regular(at);
      else if (sign === '<' && /[\p{ID_Start}_$/>]/u.test(next)) end = element(at, depth + 1);
      isValue = sign === '}' || end > at + 1;
      at = end === NONE ? at + 1 : end;
    }
    return NONE;
  }

  function inElement(start: number, depth: number): number {
    const head = tag(start, depth);
    if (head === NONE || text[start + 1] === '/' || text[head - 2] === '/') return head;
    for (let at = head; at < text.length; ) {
      count(1);
      const sign = text[at];
      if (sign === '<' && text[at + 1] === '/') return tag(at, depth);
      const end = sign === '{' ? expression(at, depth) : sign === '<' ? element(at, depth + 1) : at + 1;
      if (end === NONE && sign === '{') return NONE;
      at = end === NONE ? at + 1 : end;
    }
    return NONE;
  }

  function inTag(start: number, depth: number): number {
    const isClosing = text[start + 1] === '/';
    let at = isClosing ? spaces(start + 2) : start + 1;
    if (text[at] === '>') return at + 1;
    at = name(at, /[.:]/);
    if (at === NONE || (at < text.length && !/[\s>/{]/.test(text.charAt(at)))) return NONE;
    for (;;) {
      at = spaces(at);
      const sign = text[at];
      if (sign === '>') return at + 1;
      if (sign === undefined || isClosing) return NONE;
      if (sign === '/') {
        at = spaces(at + 1);
        return text[at] === '>' ? at + 1 : NONE;
      }
      if (sign === '{') at = text.startsWith('...', spaces(at + 1)) ? expression(at, depth + 1) : NONE;
      else {
        at = name(at, /:/);
        if (at === NONE) return NONE;
        const equals = spaces(at);
        if (text[equals] === '=') at = value(spaces(equals + 1), depth);
      }
      if (at === NONE) return NONE;
    }
  }

  function value(at: number, depth: number): number {
    const quote = text.charAt(at);
    if (quote === '{') return expression(at, depth + 1);
    if (quote !== '"' && quote !== "'") return NONE;
    const end = text.indexOf(quote, at + 1);
    count((end === NONE ? text.length : end) - at);
    return end === NONE ? NONE : end + 1;
  }

  return (start, depth) => {
    work = 0;
    own = 0;
    try {
      return { end: expression(start, depth), work, isEndless: false };
    } catch (error) {
      if (error instanceof TooMuch) return { end: NONE, work: own, isEndless: true };
      throw error;
    }
  };
}
