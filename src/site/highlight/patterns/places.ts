import { type AsciiSet, NONE } from './ascii.ts';

/** A place where a part of a pattern may end, and what must not come there. */
export interface Ending {
  readonly place: number;
  readonly not: AsciiSet;
}

/** The places of a pattern that take a character each, and which comes after which (Glushkov's automaton). */
export interface Places {
  /** A new place, by the number of it. */
  add(set: AsciiSet): number;
  readonly count: number;
  /** Notes that these places come after those endings. */
  link(endings: readonly Ending[], places: readonly number[]): void;
  /**
   * Whether a loop over the places from one on can read some short piece of text in two ways, and that again and again,
   * so that each piece more doubles the work. Long pieces are words of the pattern, which no text repeats.
   */
  doubles(first: number): boolean;
}

/** Characters of a piece that texts may repeat. */
const SHORT = 4;

export function createPlaces(): Places {
  const sets: AsciiSet[] = [];
  const next: number[][] = [];
  /** Places that come after another in two ways. */
  const twice: (readonly [place: number, to: number])[] = [];

  const overlap = (one: number, other: number): boolean =>
    ((sets[one] ?? NONE) & (sets[other] ?? NONE)) !== NONE;

  /** Whether one place comes after another, or is it, within some steps. */
  const leads = (from: number, to: number, steps: number): boolean => {
    let reached = new Set([from]);
    for (let step = 0; step <= steps; step++) {
      if (reached.has(to)) return true;
      reached = new Set([...reached].flatMap((place) => next[place] ?? []));
    }
    return false;
  };

  /** Whether two ways lead from a place with the same characters to one place again, and on to where they began. */
  const meets = (start: number, first: number): boolean => {
    const seen = new Set<number>();
    let pairs: (readonly [number, number])[] = [[start, start]];
    for (let step = 1; step <= SHORT && pairs.length > 0; step++) {
      const further: (readonly [number, number])[] = [];
      for (const [one, other] of pairs) {
        for (const a of next[one] ?? []) {
          for (const b of next[other] ?? []) {
            if (a < first || b < first || (a === b && one === other) || !overlap(a, b)) continue;
            if (a === b && leads(a, start, SHORT - step)) return true;
            const pair = a * 65_536 + b;
            if (a === b || seen.has(pair)) continue;
            seen.add(pair);
            further.push([a, b]);
          }
        }
      }
      pairs = further;
    }
    return false;
  };

  return {
    add(set) {
      next.push([]);
      return sets.push(set) - 1;
    },
    get count() {
      return sets.length;
    },
    link(endings, places) {
      for (const { place, not } of endings) {
        for (const to of places) {
          if (((sets[to] ?? NONE) & ~not) === NONE) continue;
          if (next[place]?.includes(to)) twice.push([place, to]);
          else next[place]?.push(to);
        }
      }
    },
    doubles(first) {
      if (twice.some(([place, to]) => place >= first && leads(to, place, SHORT - 1))) return true;
      return sets.some((_, place) => place >= first && meets(place, first));
    },
  };
}
