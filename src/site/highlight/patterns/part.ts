import { ALL, type AsciiSet, NONE, sizeOf } from './ascii.ts';
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
  readonly canBeEmpty: boolean;
  /** What comes next where it matches is one of these, unless that is open. */
  readonly starts: AsciiSet;
  readonly isOpen: boolean;
  /** Whether it takes one character, whichever of those. */
  readonly isOne: boolean;
  /** One of these is in each text that it matches, or around it. */
  readonly needs: AsciiSet;
  /** The places where it may begin and end, what has to stand before it, and what must not come behind it. */
  readonly first: readonly Beginning[];
  readonly last: readonly Ending[];
  readonly after: AsciiSet;
  readonly not: AsciiSet;
  /** Whether the next character may leave open which way to go on; and what it could go on with where it has ended. */
  readonly isAmbiguous: boolean;
  readonly tails: AsciiSet;
}

/** What takes up no text. */
export const EMPTY: Part = {
  text: '',
  groups: [],
  set: [],
  canBeEmpty: true,
  starts: NONE,
  isOpen: true,
  isOne: false,
  needs: ALL,
  first: [],
  last: [],
  after: ALL,
  not: NONE,
  isAmbiguous: false,
  tails: NONE,
};
/** Some characters, one of each set, at new places. */
export function characters(places: Places, text: Piece, sets: readonly AsciiSet[]): Part {
  const [starts = ALL] = sets;
  const [first = 0, ...others] = sets.map(places.add);
  let place = first;
  for (const next of others) {
    places.link([{ place, is: ALL, not: NONE }], [{ place: next, after: ALL }]);
    place = next;
  }
  return {
    ...EMPTY,
    text,
    canBeEmpty: false,
    starts,
    isOpen: false,
    isOne: sets.length === 1,
    needs: starts,
    first: [{ place: first, after: ALL }],
    last: [{ place, is: ALL, not: NONE }],
  };
}

/** One behind the other. */
export function followed(one: Part, next: Part): Part {
  return {
    text: [one.text, next.text],
    groups: both(one.groups, next.groups),
    set: both(one.set, next.set),
    canBeEmpty: one.canBeEmpty && next.canBeEmpty,
    starts: one.isOpen ? one.starts | next.starts : one.starts,
    isOpen: one.isOpen && next.isOpen,
    isOne: (one.isOne && next === EMPTY) || (one === EMPTY && next.isOne),
    needs: sizeOf(next.needs) < sizeOf(one.needs) ? next.needs : one.needs,
    first: one.canBeEmpty
      ? [...one.first, ...next.first.map((begin) => ({ ...begin, after: begin.after & one.after }))]
      : one.first,
    last: next.canBeEmpty
      ? [
          ...one.last.map((end) => ({ ...end, is: end.is & next.after, not: end.not | next.not })),
          ...next.last,
        ]
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
    canBeEmpty: all.some((one) => one.canBeEmpty),
    starts: union(all.map(({ starts }) => starts)),
    isOpen: all.some((one) => one.isOpen),
    isOne: all.every((one) => one.isOne),
    needs: union(all.map(({ needs }) => needs)),
    first: all.flatMap((one) => one.first),
    last: all.flatMap((one) => one.last),
    after: ALL,
    not: NONE,
    tails: union(all.map(({ tails }) => tails)),
    isAmbiguous: all.some((one) => one.isAmbiguous) || !areApart(all.map(({ starts }) => starts)),
  };
}

function both(one: readonly number[], other: readonly number[]): readonly number[] {
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
