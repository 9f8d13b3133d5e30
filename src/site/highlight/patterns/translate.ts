import { ALL, type AsciiSet, folded, NONE, only, sizeOf, takenBy, written } from './ascii.ts';
import { readClass } from './character-class.ts';
import { matchAt, readEscape } from './escapes.ts';
import { characters, EMPTY, either, followed, type Part } from './part.ts';
import { createPlaces, type Places, withoutPlaces } from './places.ts';
import { type Printed, print } from './print.ts';
import { readQuantifier } from './quantifier.ts';
import { ASSERTIONS, BLANKS, COMMENT, GROUP, LETTERS, LOST, REFERENCE } from './tokens.ts';

/** A pattern of Oniguruma in JavaScript, for texts of ASCII with no end of a line but as their last character. */
export interface Translation extends Printed {
  /** Whether JavaScript finds the same matches with it; with one that it has not, the sets below tell of the pattern. */
  readonly isSame: boolean;
  /** Whether groups may be other than Oniguruma's: those in loops, which JavaScript forgets in each round. */
  readonly isLoose: boolean;
  /** One of these is where a match begins, and one of those is in it or around; undefined where any may be, or none. */
  readonly starts: AsciiSet | undefined;
  readonly needs: AsciiSet | undefined;
}

interface Flags {
  readonly ignoresCase: boolean;
  readonly isExtended: boolean;
  readonly hasAnyDot: boolean;
}

const PLAIN: Flags = { ignoresCase: false, isExtended: false, hasAnyDot: false };

const LINE: AsciiSet = takenBy(/[^\n]/);

/**
 * Translates a pattern (syntax of Oniguruma 6.9) so that it matches the same in texts of ASCII. Undefined where something
 * in it is not known here, such as recursion.
 */
export function translate(source: string): Translation | undefined {
  let needsPlaces = false;
  const quick = read(
    source,
    withoutPlaces(() => {
      needsPlaces = true;
    }),
  );
  return needsPlaces ? read(source, createPlaces()) : quick;
}

function read(source: string, places: Places): Translation | undefined {
  let at = 0;
  let isKnown = true;
  let isSame = !LOST.test(source);
  let isLoose = false;
  /** Whether anything has to be in the case it is written in. */
  let hasCase = false;
  let behind = 0;
  let count = 0;
  let own = 0;
  const names = new Map<string, number[]>();
  /** The groups that are set in all ways that lead here. */
  let known: number[] = [];

  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = matchAt(pattern, source, at);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const unknown = (): Part => {
    isKnown = false;
    at = source.length;
    return EMPTY;
  };

  const refuse = (): void => {
    isSame = false;
  };

  const alternatives = (flags: Flags): Part => {
    const before = known;
    const all = [sequence(flags)];
    while (source[at] === '|') {
      at += 1;
      known = before;
      all.push(sequence(flags));
    }
    known = before;
    return either(all);
  };

  const sequence = (flags: Flags): Part => {
    let whole = EMPTY;
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (take(COMMENT) || (flags.isExtended && take(BLANKS))) continue;
      const start = places.count;
      const one = quantified(atom(flags), flags, start);
      places.link(whole.last, one.first);
      if (one.set.length > 0) known = [...known, ...one.set];
      whole = followed(whole, one);
    }
    return whole;
  };

  const quantified = (body: Part, flags: Flags, start: number): Part => {
    if (flags.isExtended) take(BLANKS);
    const found = readQuantifier(source, at);
    if (found === undefined) return body;
    at += found.length;
    const { text, least, isOnce, isEndless, isPossessive, isOther } = found;
    if (isOther || body.isAssertion) return unknown();
    // JavaScript takes no empty round.
    if (body.canBeEmpty && isEndless) refuse();
    if (!isOnce) {
      places.link(body.last, body.first);
      // Oniguruma gives up in the end; JavaScript never does.
      if ((body.isAmbiguous || (body.tails & body.starts) !== NONE) && places.doubles(start)) refuse();
    }
    if (body.groups.length > (isOnce ? 0 : body.set.length) && (!isOnce || body.canBeEmpty)) isLoose = true;
    const repeated: Part = {
      ...body,
      text: [body.text, text],
      set: least === 0 ? [] : body.set,
      canBeEmpty: body.canBeEmpty || least === 0,
      isOpen: body.isOpen || least === 0,
      isOne: false,
      needs: least === 0 ? ALL : body.needs,
      choice: least === 0 ? EMPTY.choice : body.choice,
      tails: body.tails | body.starts,
    };
    const one = isPossessive ? atomic(repeated) : repeated;
    if (readQuantifier(source, at) === undefined) return one;
    // `a+{0,1}`; signs behind signs are kinds of them.
    if (source[at] !== '{') return unknown();
    return quantified({ ...one, text: ['(?:', one.text, ')'] }, flags, start);
  };

  /** Takes nothing back: JavaScript goes not back into what it looked ahead to. */
  const atomic = (body: Part): Part => {
    if (behind > 0) refuse();
    own -= 1;
    return {
      ...body,
      text: ['(?:(?=', { open: own }, body.text, '))', { same: own }, ')'],
      tails: NONE,
      isAmbiguous: false,
    };
  };

  const atom = (flags: Flags): Part => {
    const letters = take(LETTERS)?.[0];
    if (letters !== undefined) {
      return spelled(
        letters,
        [...letters].map((letter) => only(letter.charCodeAt(0))),
        flags,
      );
    }
    const sign = source.charAt(at);
    if (sign === '(') return group(flags);
    if (sign === '[') {
      const found = readClass(source, at, flags.ignoresCase);
      if (found === undefined) return unknown();
      at = found.end;
      return several(found.set);
    }
    if (sign === '.') {
      at += 1;
      return several(flags.hasAnyDot ? ALL : LINE);
    }
    const assertion = sign === '\\' ? source.slice(at, at + 2) : sign;
    const text = Object.hasOwn(ASSERTIONS, assertion) ? ASSERTIONS[assertion] : undefined;
    if (text !== undefined) {
      at += assertion.length;
      if (text === '') refuse();
      return { ...EMPTY, text };
    }
    if (sign === '\\') return reference(flags) ?? escaped(flags);
    if (/[*+?]/.test(sign)) return unknown();
    const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += letter.length;
    return literal(letter, flags);
  };

  const group = (flags: Flags): Part => {
    const [opening, look, isAtomic, name, on, off = '', end] = take(GROUP) ?? [''];
    if (opening === '' || (opening === '(' && source[at] === '?') || source[at] === '*') return unknown();
    if (end !== undefined) {
      const has = (letter: string, now: boolean): boolean =>
        (now || on?.includes(letter) === true) && !off.includes(letter);
      const inner: Flags = {
        ignoresCase: has('i', flags.ignoresCase),
        isExtended: has('x', flags.isExtended),
        hasAnyDot: has('m', flags.hasAnyDot),
      };
      const body = alternatives(inner);
      // Without a colon they hold up to the end of the group around them.
      if (end === ':') close();
      return { ...body, text: ['(?:', body.text, ')'] };
    }
    if (look !== undefined) return around(look, flags);
    if (isAtomic !== undefined) return atomic(closed(flags));
    if (behind > 0) isLoose = true;
    count += 1;
    const number = count;
    if (name !== undefined) names.set(name, [...(names.get(name) ?? []), number]);
    const body = closed(flags);
    return {
      ...body,
      text: [{ open: number }, body.text, ')'],
      groups: [number, ...body.groups],
      set: [number, ...body.set],
    };
  };

  const around = (look: string, flags: Flags): Part => {
    const isBehind = look.startsWith('<');
    const isNegative = look.endsWith('!');
    if (isBehind) behind += 1;
    const body = closed(flags);
    if (isBehind) behind -= 1;
    const text = [`(?${look}`, body.text, ')'];
    const set = isNegative ? [] : body.set;
    const tells = !isBehind && !isNegative && !body.isOpen;
    return {
      ...EMPTY,
      text,
      groups: body.groups,
      set,
      needs: isNegative ? ALL : body.needs,
      choice: isNegative ? EMPTY.choice : body.choice,
      after: isBehind && body.isOne ? (isNegative ? ALL & ~body.starts : body.starts) : ALL,
      not: isNegative && !isBehind && body.isOne ? body.starts : NONE,
      ...(tells ? { starts: body.starts, isOpen: false } : {}),
    };
  };

  const closed = (flags: Flags): Part => {
    const body = alternatives(flags);
    close();
    return body;
  };
  const close = (): void => {
    if (source[at] === ')') at += 1;
    else unknown();
  };

  const reference = ({ ignoresCase }: Flags): Part | undefined => {
    const [all, number, ...called] = take(REFERENCE) ?? [];
    if (all === undefined) return undefined;
    const name = called.find((one) => one !== undefined) ?? '';
    const numbers = number === undefined ? (names.get(name) ?? [Number(name)]) : [Number(number)];
    const [same = 0] = numbers;
    // To one that is not set JavaScript agrees.
    if (numbers.length !== 1 || behind > 0 || !known.includes(same) || ignoresCase) refuse();
    return {
      ...characters(places, { same }, [ALL], sizeOf(ALL)),
      canBeEmpty: true,
      isOne: false,
      tails: ALL,
    };
  };

  const escaped = (flags: Flags): Part => {
    const found = readEscape(source, at);
    if (found === undefined) return unknown();
    at += found.length;
    if (found.code !== undefined) return literal(String.fromCodePoint(found.code), flags);
    return several(found.set);
  };

  const literal = (letter: string, flags: Flags): Part => {
    const code = letter.codePointAt(0) ?? 0;
    // Beyond ASCII there are letters whose other case is within it.
    if (flags.ignoresCase && code > 127) return unknown();
    const text = letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    return spelled(letter.length > 1 ? `(?:${text})` : text, [only(code)], flags);
  };

  const spelled = (text: string, letters: readonly AsciiSet[], { ignoresCase }: Flags): Part => {
    if (!/[A-Za-z]/.test(text)) return characters(places, text, letters, 1);
    if (ignoresCase) return characters(places, { either: text }, letters.map(folded), 2);
    hasCase = true;
    return characters(places, text, letters, 1);
  };
  const several = (set: AsciiSet): Part => {
    hasCase ||= folded(set) !== set;
    return characters(places, written(set), [set], sizeOf(set));
  };
  const whole = alternatives(PLAIN);
  if (!isKnown || at < source.length) return undefined;
  const { starts, isOpen, needs } = whole;
  return {
    ...print(whole.text, count, hasCase),
    isSame,
    isLoose,
    starts: isOpen || starts === ALL ? undefined : starts,
    needs: needs === ALL ? undefined : needs,
  };
}
