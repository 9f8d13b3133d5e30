import { matchAt } from './escapes.ts';
import { EMPTY, type Part } from './part.ts';
import type { Places } from './places.ts';

/** How letters, blanks and dots are meant in a part of a pattern. */
export interface Flags {
  readonly ignoresCase: boolean;
  readonly isExtended: boolean;
  readonly hasAnyDot: boolean;
}

/** A pattern that is read from its beginning to its end, and what is known of it so far. */
export interface Reading {
  readonly source: string;
  readonly places: Places;
  /** Where it is read. */
  at: number;
  /** Whether all that was read is known here. */
  isKnown: boolean;
  /** As in the translation. */
  isSame: boolean;
  isLoose: boolean;
  /** Whether anything has to be in the case it is written in. */
  hasCase: boolean;
  /** How many groups around look behind. */
  behind: number;
  /** How many groups there are, and the number below 0 of the last that the pattern has not. */
  count: number;
  own: number;
  /** The groups of each name. */
  readonly names: Map<string, readonly number[]>;
  /** The groups that are set in all ways that lead here. */
  known: readonly number[];
}

/** Begins to read a pattern. */
export function beginReading(source: string, places: Places): Reading {
  return {
    source,
    places,
    at: 0,
    isKnown: true,
    isSame: true,
    isLoose: false,
    hasCase: false,
    behind: 0,
    count: 0,
    own: 0,
    names: new Map(),
    known: [],
  };
}

/** Reads what a pattern (sticky) finds here. */
export function take(reading: Reading, pattern: RegExp): RegExpExecArray | undefined {
  const found = matchAt(pattern, reading.source, reading.at);
  if (found) reading.at = pattern.lastIndex;
  return found;
}

/** Gives up: what stands here is not known. */
export function unknown(reading: Reading): Part {
  reading.isKnown = false;
  reading.at = reading.source.length;
  return EMPTY;
}

/** Notes that JavaScript does not find the same matches. */
export function refuse(reading: Reading): void {
  reading.isSame = false;
}
