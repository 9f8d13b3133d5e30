import { EVERYTHING, readPattern, type Syntax } from '../../interpreter/built-ins/pattern-syntax.ts';
import { longestText } from '../../interpreter/built-ins/patterns.ts';

/** Texts that fit the patterns of schemas: enough of regular expressions for numbers, codes and identifiers. */

/** How long a pattern and a text may be that are looked at. */
const LONGEST = 400;
const LONGEST_TEXT = 256;

/** `/^x$/i`: a regular expression as a script has it, which as a pattern fits nothing. */
const IN_SLASHES = /^\/(\^.*\$)\/[dgimsuvy]*$/s;

/** What patterns of passwords ask for, which look ahead for a letter, a number, a sign. */
const PASSWORDS = ['Passw0rd!', 'Passw0rd', 'passw0rd', 'Passw0rd!Passw0rd!'];

/**
 * The text where it fits the pattern, else one made of the pattern, as long as wanted where it can be; the text again
 * where the pattern says more than is understood here.
 */
export function fitting(text: string, pattern: string, least = 1, most = LONGEST_TEXT): string {
  if (pattern.length > LONGEST) return text;
  const expression = expressionOf(pattern);
  if (expression === undefined || isTried(expression, text)) return text;
  const syntax = readPattern(expression.source, expression.flags);
  const isFit = (made: string) =>
    made.length <= longestFor(expression) ? expression.test(made) : isSure(syntax, true, true);
  const isLong = (made: string) => made.length >= least && made.length <= most;
  const made = syntax === undefined ? [] : madeLongEnough(syntax, least).filter(isFit);
  const password = PASSWORDS.find((word) => isLong(word) && isTried(expression, word));
  return made.find(isLong) ?? password ?? made[0] ?? text;
}

/** The shortest text of a pattern, and where that is too short one that goes on where it may. */
function madeLongEnough(syntax: Syntax, least: number): string[] {
  const shortest = madeOf(syntax);
  if (shortest === undefined) return [];
  for (let more = 1, made: string | undefined = shortest; made !== undefined && more <= least; more++) {
    if (made.length >= least) return [made, shortest];
    made = madeOf(syntax, more);
  }
  const longest = madeOf(syntax, least);
  return longest === undefined ? [shortest] : [longest, shortest];
}

/** Whether a text is known to fit a pattern. */
export function fits(text: string, pattern: string): boolean {
  const expression = pattern.length > LONGEST ? undefined : expressionOf(pattern);
  return expression !== undefined && isTried(expression, text);
}

function isTried(expression: RegExp, text: string): boolean {
  return text.length <= longestFor(expression) && expression.test(text);
}

/** How long a text may be that an expression is tried on; 0 where it might take forever. */
function longestFor(expression: RegExp): number {
  return Math.min(longestText(expression) ?? 0, LONGEST_TEXT);
}

/** Undefined for what is none here. */
function expressionOf(pattern: string): RegExp | undefined {
  const source = IN_SLASHES.exec(pattern)?.[1] ?? pattern;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Many are written for other languages.
    }
  }
  return undefined;
}

/** Whether what is made of a syntax fits it for certain: nothing is looked at but where the text begins and ends. */
function isSure(syntax: Syntax | undefined, isFirst: boolean, isLast: boolean): boolean {
  switch (syntax?.kind) {
    case 'character':
      return syntax.set !== EVERYTHING;
    case 'either':
      return syntax.options.every((option) => isSure(option, isFirst, isLast));
    case 'sequence':
      return syntax.items.every((item, index, { length }) =>
        isSure(item, isFirst && index === 0, isLast && index === length - 1),
      );
    case 'repeat':
      return isSure(syntax.body, false, false);
    case 'assertion':
      if (syntax.body !== undefined) return false;
      return syntax.start === 'text' ? isFirst : isLast && syntax.before !== undefined;
    default:
      return false;
  }
}

/**
 * A text that a pattern means, the shortest of each part, and what repeats so many times more; as if nothing looked ahead
 * or behind. Undefined for too long a one.
 */
function madeOf(syntax: Syntax, more = 0): string | undefined {
  switch (syntax.kind) {
    case 'assertion':
      return '';
    case 'character':
      return likely(syntax)[0];
    case 'either':
      return syntax.options.map((option) => madeOf(option, more)).find((text) => text !== undefined);
    case 'sequence':
      return syntax.items.reduce<string | undefined>((text, item) => joined(text, madeOf(item, more)), '');
    case 'repeat': {
      const { body, least, most } = syntax;
      if (least > LONGEST_TEXT) return undefined;
      const any = body.kind === 'character' ? likely(body) : [madeOf(body, more)];
      const times = Math.min(most, least + more);
      return Array.from({ length: times }, (_, index) => any[index % any.length]).reduce(joined, '');
    }
  }
}

function joined(text: string | undefined, more: string | undefined): string | undefined {
  if (text === undefined || more === undefined) return undefined;
  return text.length + more.length > LONGEST_TEXT ? undefined : text + more;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A number rarely begins with 0. */
const DIGITS = '1234567890';

/** Characters of which a syntax tells nothing. */
const FURTHER = /[^\0-\x7f]/g;

/** Characters as they follow one another in an example: words before numbers, but not where they are digits of one. */
function likely({ set, written }: Extract<Syntax, { kind: 'character' }>): string[] {
  const further = written.match(FURTHER);
  if (further !== null) return further;
  const letters = LETTERS + LETTERS.toUpperCase();
  const isOfWords = set.has(0x7a) || set.has(0x5a);
  const first = `${isOfWords ? letters + DIGITS : DIGITS + letters} `;
  const others = [...set].map((code) => String.fromCharCode(code)).filter((one) => !first.includes(one));
  return [...[...first].filter((one) => set.has(one.charCodeAt(0))), ...others];
}
