import { ALL, NONE } from './ascii.ts';
import { readAtom } from './atoms.ts';
import { EMPTY, either, followed, type Part } from './part.ts';
import { type Flags, type Reading, take, unknown } from './reading.ts';
import { atomic, quantified } from './repeated.ts';
import { BLANKS, COMMENT, GROUP } from './tokens.ts';

/** What stands here up to the end of the group, or of the pattern: `a|b`. */
export function readAlternatives(reading: Reading, flags: Flags): Part {
  const before = reading.known;
  const all = [sequence(reading, flags)];
  while (reading.source[reading.at] === '|') {
    reading.at += 1;
    reading.known = before;
    all.push(sequence(reading, flags));
  }
  reading.known = before;
  return either(all);
}

function sequence(reading: Reading, flags: Flags): Part {
  const { source, places } = reading;
  let whole = EMPTY;
  while (reading.at < source.length && source[reading.at] !== '|' && source[reading.at] !== ')') {
    if (take(reading, COMMENT) || (flags.isExtended && take(reading, BLANKS))) continue;
    const start = places.count();
    const body = source[reading.at] === '(' ? group(reading, flags) : readAtom(reading, flags);
    const one = quantified(reading, body, flags, start);
    places.link(whole.last, one.first);
    if (one.set.length > 0) reading.known = [...reading.known, ...one.set];
    whole = followed(whole, one);
  }
  return whole;
}

function group(reading: Reading, flags: Flags): Part {
  const { source } = reading;
  const [opening, look, isAtomic, name, on = '', off = '', end] = take(reading, GROUP) ?? [''];
  const next = source[reading.at];
  if (opening === '' || (opening === '(' && next === '?') || next === '*') return unknown(reading);
  if (end !== undefined) {
    const body = readAlternatives(reading, withFlags(flags, on, off));
    // Without a colon they hold up to the end of the group around them.
    if (end === ':') close(reading);
    return { ...body, text: ['(?:', body.text, ')'] };
  }
  if (look !== undefined) return lookAround(reading, look, flags);
  if (isAtomic !== undefined) return atomic(reading, closed(reading, flags));
  if (reading.behind > 0) reading.isLoose = true;
  reading.count += 1;
  const number = reading.count;
  if (name !== undefined) reading.names.set(name, [...(reading.names.get(name) ?? []), number]);
  const body = closed(reading, flags);
  return {
    ...body,
    text: [{ open: number }, body.text, ')'],
    groups: [number, ...body.groups],
    set: [number, ...body.set],
  };
}

/** The flags, with those that a group turns on and off. */
function withFlags({ ignoresCase, isExtended, hasAnyDot }: Flags, on: string, off: string): Flags {
  const has = (letter: string, now: boolean): boolean =>
    (now || on.includes(letter)) && !off.includes(letter);
  return {
    ignoresCase: has('i', ignoresCase),
    isExtended: has('x', isExtended),
    hasAnyDot: has('m', hasAnyDot),
  };
}

function lookAround(reading: Reading, look: string, flags: Flags): Part {
  const isBehind = look.startsWith('<');
  const isNegative = look.endsWith('!');
  if (isBehind) reading.behind += 1;
  const body = closed(reading, flags);
  if (isBehind) reading.behind -= 1;
  const tells = !isBehind && !isNegative && !body.isOpen;
  return {
    ...EMPTY,
    text: [`(?${look}`, body.text, ')'],
    groups: body.groups,
    set: isNegative ? [] : body.set,
    needs: isNegative ? ALL : body.needs,
    choice: isNegative ? EMPTY.choice : body.choice,
    after: isBehind && body.isOne ? (isNegative ? ALL & ~body.starts : body.starts) : ALL,
    not: isNegative && !isBehind && body.isOne ? body.starts : NONE,
    ...(tells ? { starts: body.starts, isOpen: false } : {}),
  };
}

function closed(reading: Reading, flags: Flags): Part {
  const body = readAlternatives(reading, flags);
  close(reading);
  return body;
}

function close(reading: Reading): void {
  if (reading.source[reading.at] === ')') reading.at += 1;
  else unknown(reading);
}
