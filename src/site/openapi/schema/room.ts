import { textOf } from '../json.ts';
import type { Resolver } from '../resolve.ts';
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
/** What each field costs beside its texts. */
const FIELD_CHARACTERS = 350;

/** The greatest depth, in levels of properties, at which there is room for all of a schema; at least the first. */
export function depthWithRoom(root: Standing, inside: InsideReader, resolver: Resolver): number {
  let room = 1;
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
    if (characters <= (MOST_CHARACTERS.get(depth) ?? 0)) room = depth;
    level = below;
  }
  return room;
}

function charactersOf({ schema }: Standing, resolver: Resolver): number {
  return FIELD_CHARACTERS + (textOf(flatten(schema, resolver).keywords.description)?.length ?? 0);
}

function standingIn({ entries, variants }: Inside): readonly Standing[] {
  return [...entries, ...variants.flatMap(({ options }) => options)];
}
