import { ALL, type AsciiSet, NONE } from './ascii.ts';

/** A place where a part of a pattern may end, what has to be there then, and what must not come behind it. */
export interface Ending {
  readonly place: number;
  readonly is: AsciiSet;
  readonly not: AsciiSet;
}

/** A place where a part may begin, and what has to stand before it. */
export interface Beginning {
  readonly place: number;
  readonly after: AsciiSet;
}

/** The places of a pattern that take a character each, and which comes after which (Glushkov's automaton). */
export interface Places {
  /** New places, one behind the other; where they begin and end. */
  add(sets: readonly AsciiSet[]): { readonly first: readonly Beginning[]; readonly last: readonly Ending[] };
  count(): number;
  /** Notes that these places come after those endings. */
  link(endings: readonly Ending[], beginnings: readonly Beginning[]): void;
  /**
   * Whether a loop over the places from one on can read some short piece of text in two ways, and that again and again,
   * so that each piece more doubles the work. Long pieces are words of the pattern, which no text repeats.
   */
  doubles(first: number): boolean;
}

/** Characters of a piece that texts may repeat. */
const SHORT = 3;

/** No places, for patterns that most likely need none; hears of loops of which they would be needed. */
export function withoutPlaces(onNeed: () => void): Places {
  const nowhere = { first: [], last: [] };
  return {
    add: () => nowhere,
    count: () => 0,
    link: () => {},
    doubles() {
      onNeed();
      return false;
    },
  };
}

export function createPlaces(): Places {
  const sets: AsciiSet[] = [];
  const next: Beginning[][] = [];
  /** Places that come after another in two ways. */
  const twice: (readonly [place: number, to: number])[] = [];

  const setOf = (place: number): AsciiSet => sets[place] ?? NONE;

  /** Whether one place comes after another, or is it, within some steps. */
  const leads = (from: number, to: number, steps: number): boolean => {
    let reached = new Set([from]);
    for (let step = 0; step <= steps; step++) {
      if (reached.has(to)) return true;
      reached = new Set([...reached].flatMap((place) => (next[place] ?? []).map((one) => one.place)));
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
        const read = setOf(one) & setOf(other);
        for (const { place: a, after } of next[one] ?? []) {
          for (const { place: b, after: afterToo } of next[other] ?? []) {
            if (a < first || b < first || (a === b && one === other)) continue;
            if ((setOf(a) & setOf(b)) === NONE || (read & after & afterToo) === NONE) continue;
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

  const link: Places['link'] = (endings, beginnings) => {
    for (const { place, is, not } of endings) {
      const ways = next[place] ?? [];
      for (const { place: to, after } of beginnings) {
        const read = setOf(place) & is & after;
        if ((setOf(to) & ~not) === NONE || read === NONE) continue;
        if (ways.some((way) => way.place === to && (way.after & read) !== NONE)) twice.push([place, to]);
        else ways.push({ place: to, after: read });
      }
    }
  };

  return {
    add(more) {
      const first = [{ place: sets.length, after: ALL }];
      let last: Ending[] = [];
      for (const set of more) {
        const place = sets.push(set) - 1;
        next.push([]);
        link(last, [{ place, after: ALL }]);
        last = [{ place, is: ALL, not: NONE }];
      }
      return { first, last };
    },
    count: () => sets.length,
    link,
    doubles(first) {
      if (twice.some(([place, to]) => place >= first && leads(to, place, SHORT - 1))) return true;
      return sets.some((_, place) => place >= first && meets(place, first));
    },
  };
}
