import { ALL, type AsciiSet, NONE } from './ascii.ts';
import type { Beginning, Ending, Places } from './places.ts';

/**
 * Text, letters in either case, groups by their numbers in the pattern (below 0 for those that it has not), and
 * references to them; or several pieces, which are not copied with each part around them.
 */
export type Piece =
  | string
  | { readonly either: string }
  | { readonly open: number }
  | { readonly same: number }
  | readonly Piece[];

/** A part of a pattern in JavaScript. */
export interface Part {
  readonly text: Piece;
  /** The groups in it, and those that are always set behind it. */
  readonly groups: readonly number[];
  readonly set: readonly number[];
  /** Whether it takes up no text at all, and whether it may do so. */
  readonly isAssertion: boolean;
  readonly canBeEmpty: boolean;
  /** What comes next where it matches is one of these, unless that is open. */
  readonly starts: AsciiSet;
  readonly isOpen: boolean;
  /** Whether it takes one character, whichever of those. */
  readonly isOne: boolean;
  /** One of these is in each text that it matches, or around it; and how many they are at most. */
  readonly needs: AsciiSet;
  readonly choice: number;
  /** The places where it may begin and end, what has to stand before it, and what must not come behind it. */
  readonly first: readonly Beginning[];
  readonly last: readonly Ending[];
  readonly after: AsciiSet;
  readonly not: AsciiSet;
  /** Whether the next character may leave open which way to go on; and what it could go on with where it has ended. */
  readonly isAmbiguous: boolean;
  readonly tails: AsciiSet;
}

const MOST = 128;

/** What takes up no text. */
export const EMPTY: Part = {
  text: '',
  groups: [],
  set: [],
  isAssertion: true,
  canBeEmpty: true,
  starts: NONE,
  isOpen: true,
  isOne: false,
  needs: ALL,
  choice: MOST,
  first: [],
  last: [],
  after: ALL,
  not: NONE,
  isAmbiguous: false,
  tails: NONE,
};

/** Some characters, one of each set, at new places. */
export function characters(places: Places, text: Piece, sets: readonly AsciiSet[], choice: number): Part {
  const [starts = ALL] = sets;
  return {
    ...EMPTY,
    ...places.add(sets),
    text,
    isAssertion: false,
    canBeEmpty: false,
    starts,
    isOpen: false,
    isOne: sets.length === 1,
    needs: starts,
    choice,
  };
}

/** One behind the other. */
export function followed(one: Part, next: Part): Part {
  return {
    text: [one.text, next.text],
    groups: both(one.groups, next.groups),
    set: both(one.set, next.set),
    isAssertion: one.isAssertion && next.isAssertion,
    canBeEmpty: one.canBeEmpty && next.canBeEmpty,
    starts: one.isOpen ? one.starts | next.starts : one.starts,
    isOpen: one.isOpen && next.isOpen,
    isOne: one === EMPTY && next.isOne,
    needs: next.choice < one.choice ? next.needs : one.needs,
    choice: Math.min(one.choice, next.choice),
    first: one.canBeEmpty
      ? both(
          one.first,
          next.first.map((begin) => ({ ...begin, after: begin.after & one.after })),
        )
      : one.first,
    last: next.canBeEmpty
      ? both(
          one.last.map((end) => ({ ...end, is: end.is & next.after, not: end.not | next.not })),
          next.last,
        )
      : next.last,
    after: one.canBeEmpty ? one.after & next.after : ALL,
    not: next.canBeEmpty ? one.not | next.not : NONE,
    tails: next.canBeEmpty ? one.tails | next.tails : next.tails,
    isAmbiguous: one.isAmbiguous || next.isAmbiguous || (one.tails & next.starts) !== NONE,
  };
}

/** One of several. */
export function either(all: readonly Part[]): Part {
  const [first = EMPTY] = all;
  if (all.length === 1) return first;
  return {
    text: all.map(({ text }, n) => (n === 0 ? text : ['|', text])),
    groups: all.flatMap(({ groups }) => groups),
    set: first.set.filter((group) => all.every(({ set }) => set.includes(group))),
    isAssertion: all.every((one) => one.isAssertion),
    canBeEmpty: all.some((one) => one.canBeEmpty),
    starts: union(all.map(({ starts }) => starts)),
    isOpen: all.some((one) => one.isOpen),
    isOne: all.every((one) => one.isOne),
    needs: union(all.map(({ needs }) => needs)),
    choice: Math.min(
      MOST,
      all.reduce((sum, one) => sum + one.choice, 0),
    ),
    first: all.flatMap((one) => one.first),
    last: all.flatMap((one) => one.last),
    after: ALL,
    not: NONE,
    tails: union(all.map(({ tails }) => tails)),
    isAmbiguous: all.some((one) => one.isAmbiguous) || !areApart(all.map(({ starts }) => starts)),
  };
}

function both<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  return one.length === 0 ? other : other.length === 0 ? one : [...one, ...other];
}

function union(sets: readonly AsciiSet[]): AsciiSet {
  return sets.reduce((sum, set) => sum | set, NONE);
}

function areApart(sets: readonly AsciiSet[]): boolean {
  let seen = NONE;
  return sets.every((set) => {
    const isApart = (seen & set) === NONE;
    seen |= set;
    return isApart;
  });
}
