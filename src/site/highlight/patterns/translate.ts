import { readAlternatives } from './alternatives.ts';
import { ALL, type AsciiSet } from './ascii.ts';
import { createPlaces, type Places, withoutPlaces } from './places.ts';
import { type Printed, print } from './print.ts';
import { beginReading, type Flags } from './reading.ts';
import { LOST } from './tokens.ts';

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

const PLAIN: Flags = { ignoresCase: false, isExtended: false, hasAnyDot: false };

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
  const reading = beginReading(source, places);
  const whole = readAlternatives(reading, PLAIN);
  if (!reading.isKnown || reading.at < source.length) return undefined;
  const { starts, isOpen, needs, text } = whole;
  return {
    ...print(text, reading.count, reading.hasCase),
    isSame: reading.isSame && !LOST.test(source),
    isLoose: reading.isLoose,
    starts: isOpen || starts === ALL ? undefined : starts,
    needs: needs === ALL ? undefined : needs,
  };
}
