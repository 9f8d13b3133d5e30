import { ALL, NONE } from './ascii.ts';
import { EMPTY, type Part } from './part.ts';
import { readQuantifier } from './quantifier.ts';
import { type Flags, type Reading, refuse, take, unknown } from './reading.ts';
import { BLANKS } from './tokens.ts';

/** `body` as often as the quantifiers say that stand here; `start` is how many places there were before it. */
export function quantified(reading: Reading, body: Part, flags: Flags, start: number): Part {
  const { source, places } = reading;
  if (flags.isExtended) take(reading, BLANKS);
  const found = readQuantifier(source, reading.at);
  if (found === undefined) return body;
  reading.at += found.length;
  const { text, least, isOnce, isEndless, isPossessive, isOther } = found;
  if (isOther || body.isAssertion) return unknown(reading);
  // JavaScript takes no empty round.
  if (body.canBeEmpty && isEndless) refuse(reading);
  if (!isOnce) {
    places.link(body.last, body.first);
    // Oniguruma gives up in the end; JavaScript never does.
    if ((body.isAmbiguous || (body.tails & body.starts) !== NONE) && places.doubles(start)) refuse(reading);
  }
  if (body.groups.length > (isOnce ? 0 : body.set.length) && (!isOnce || body.canBeEmpty))
    reading.isLoose = true;
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
  const one = isPossessive ? atomic(reading, repeated) : repeated;
  if (readQuantifier(source, reading.at) === undefined) return one;
  // `a+{0,1}`; signs behind signs are kinds of them.
  if (source[reading.at] !== '{') return unknown(reading);
  return quantified(reading, { ...one, text: ['(?:', one.text, ')'] }, flags, start);
}

/** `body`, of which nothing is taken back: JavaScript goes not back into what it looked ahead to. */
export function atomic(reading: Reading, body: Part): Part {
  if (reading.behind > 0) refuse(reading);
  reading.own -= 1;
  const { own } = reading;
  return {
    ...body,
    text: ['(?:(?=', { open: own }, body.text, '))', { same: own }, ')'],
    tails: NONE,
    isAmbiguous: false,
  };
}
