import { readPattern, type Syntax } from '../../interpreter/pattern-syntax.ts';
import { longestText } from '../../interpreter/patterns.ts';

/** Texts that fit the patterns of schemas: enough of regular expressions for numbers, codes and identifiers. */

/** How long a pattern and a text may be that are looked at. */
const LONGEST = 200;
const LONGEST_TEXT = 64;

/**
 * The text where it fits the pattern, else one made of the pattern; the text again where the pattern says more than is
 * understood here.
 */
export function fitting(text: string, pattern: string): string {
  if (pattern.length > LONGEST || text.length > LONGEST_TEXT) return text;
  const expression = expressionOf(pattern);
  if (expression === undefined || expression.test(text)) return text;
  const syntax = readPattern(pattern, expression.flags);
  const made = syntax && madeOf(syntax);
  return made !== undefined && expression.test(made) ? made : text;
}

/** Whether a text is known to fit a pattern. */
export function fits(text: string, pattern: string): boolean {
  return (
    pattern.length <= LONGEST && text.length <= LONGEST_TEXT && expressionOf(pattern)?.test(text) === true
  );
}

/** Undefined for what is none here, or might take forever. */
function expressionOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      const expression = new RegExp(pattern, flags);
      return (longestText(expression) ?? 0) >= LONGEST_TEXT ? expression : undefined;
    } catch {
      // Many are written for other languages.
    }
  }
  return undefined;
}

/** A text that a pattern means, the shortest of each part; undefined for what looks ahead or behind, and too long a one. */
function madeOf(syntax: Syntax): string | undefined {
  switch (syntax.kind) {
    case 'assertion':
      return syntax.body === undefined ? '' : undefined;
    case 'character':
      return likely(syntax)[0];
    case 'either':
      return syntax.options.map(madeOf).find((text) => text !== undefined);
    case 'sequence':
      return syntax.items.reduce<string | undefined>((text, item) => joined(text, madeOf(item)), '');
    case 'repeat': {
      const { body, least } = syntax;
      if (least > LONGEST_TEXT) return undefined;
      const any = body.kind === 'character' ? likely(body) : [madeOf(body)];
      return Array.from({ length: least }, (_, index) => any[index % any.length]).reduce(joined, '');
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
