import type { Resolver } from '../description/resolve.ts';
import { textOf } from '../json.ts';
import { flatten } from './flatten.ts';
import type { Inside, InsideReader, Standing } from './inside.ts';

/**
 * How large a tree of fields may be as HTML at a depth, in characters, roughly: what lies deep is read by few, and in
 * schemas that lead to one another there is much of it.
 */
const MOST_CHARACTERS: ReadonlyMap<number, number> = new Map([
  [2, 160_000],
  [3, 160_000],
  [4, 160_000],
  [5, 120_000],
  [7, 120_000],
  [9, 120_000],
]);
const DEEPEST = Math.max(...MOST_CHARACTERS.keys());
const LARGEST = Math.max(...MOST_CHARACTERS.values());
/** How much may be inside a schema that is shown whole below the depth of the others: some dozen fields. */
const SMALL = 5_000;
/** How much all of these may be: they stand on page after page of an API whose schemas lead to one another. */
const MOST_SMALL = 12_000;
/** How large a tree may become by schemas that are shown whole though they are not small: where it would say little else. */
const FILLED = 120_000;
/** What each field costs beside its texts. */
const FIELD_CHARACTERS = 350;

/** How much of a tree of fields is shown. */
export interface Room {
  /** The greatest depth, in levels of properties, at which there is room for all of a schema; at least the first. */
  readonly depth: number;
  /** Schemas at that depth of which more is shown all the same, and how many levels of it. */
  readonly further: ReadonlyMap<Standing, number>;
}

interface Level {
  readonly depth: number;
  /** How large the tree is down to this level. */
  readonly characters: number;
  readonly standings: readonly Standing[];
}

/** Finds how much of a schema there is room for. */
export function roomFor(root: Standing, inside: InsideReader, resolver: Resolver): Room {
  const last = lastLevel(root, inside, resolver);
  return { depth: last.depth, further: furtherOnes(last, inside, resolver) };
}

/** The deepest level at which there is room for all above it and of it. */
function lastLevel(root: Standing, inside: InsideReader, resolver: Resolver): Level {
  let room: Level = { depth: 1, characters: LARGEST, standings: [] };
  let characters = charactersOf(root, resolver);
  let level: readonly Standing[] = [root];
  // Level by level, since schemas that lead to one another have no end.
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const below: Standing[] = [];
    for (const standing of level) {
      for (const one of standingIn(inside(standing))) {
        characters += charactersOf(one, resolver);
        if (characters > LARGEST) return room;
        below.push(one);
      }
    }
    if (depth === 1 || characters <= (MOST_CHARACTERS.get(depth) ?? 0))
      room = { depth, characters, standings: below };
    level = below;
  }
  return room;
}

/**
 * The schemas of the last level of which more is shown: all of those with the least inside them, as many as the tree has room
 * for, and where it is no large one yet, a level of the first of the others, and all of the first of these.
 */
function furtherOnes(
  { characters, standings }: Level,
  inside: InsideReader,
  resolver: Resolver,
): ReadonlyMap<Standing, number> {
  const spare = FILLED - characters;
  const sized = standings
    .map((standing) => ({ standing, size: sizeInside(standing, Math.max(SMALL, spare), inside, resolver) }))
    .filter(({ size }) => size > 0);
  const small = sized.filter(({ size }) => size <= SMALL).sort((a, b) => a.size - b.size);
  const shown = fitting(small, Math.min(MOST_SMALL, LARGEST - characters));
  const others = sized
    .filter(({ size }) => size > SMALL)
    .map(({ standing, size: whole }) => {
      const size = standingIn(inside(standing)).reduce((sum, one) => sum + charactersOf(one, resolver), 0);
      return { standing, size, more: { standing, size: whole - size } };
    });
  const begun = fitting(others, spare - sumOf(shown));
  const whole = fitting(
    begun.map(({ more }) => more),
    spare - sumOf(shown) - sumOf(begun),
  );
  return new Map([
    ...begun.map(({ standing }) => [standing, 1] as const),
    ...[...shown, ...whole].map(({ standing }) => [standing, Number.POSITIVE_INFINITY] as const),
  ]);
}

interface Sized {
  readonly size: number;
}

/** As many of the first as there is room for. */
function fitting<T extends Sized>(all: readonly T[], room: number): T[] {
  let left = room;
  return all.filter(({ size }) => {
    if (size > left) return false;
    left -= size;
    return true;
  });
}

function sumOf(all: readonly Sized[]): number {
  return all.reduce((sum, { size }) => sum + size, 0);
}

/** How many characters all that is inside a schema takes; no more is counted than tells that it is more than wanted. */
function sizeInside(standing: Standing, most: number, inside: InsideReader, resolver: Resolver): number {
  let size = 0;
  const open = [standing];
  for (let next = open.pop(); next !== undefined && size <= most; next = open.pop()) {
    for (const one of standingIn(inside(next))) {
      size += charactersOf(one, resolver);
      open.push(one);
    }
  }
  return size;
}

function charactersOf({ schema }: Standing, resolver: Resolver): number {
  return FIELD_CHARACTERS + (textOf(flatten(schema, resolver).keywords.description)?.length ?? 0);
}

function standingIn({ entries, variants }: Inside): readonly Standing[] {
  return [...entries, ...variants.flatMap(({ options }) => options)];
}
