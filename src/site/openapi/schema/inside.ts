import type { Resolver } from '../description/resolve.ts';
import { contentOf, itemLevels } from './arrays.ts';
import { type Entry, entriesOf } from './entries.ts';
import { type FlatSchema, flatten, type Variants } from './flatten.ts';
import { type Above, returnsTo } from './recursion.ts';

/** A schema where it stands in the tree of another one. */
export interface Standing {
  readonly schema: unknown;
  /** The schemas that it stands in, to tell where one returns to itself. */
  readonly above: Above;
  /** It is shown as one that is made of another; those made of it in turn are left out. */
  readonly isDerived: boolean;
  /** It is one of several, and may ask for what its holder describes. */
  readonly isOption?: boolean;
}

interface StandingVariants extends Variants {
  readonly options: readonly Standing[];
}

/** A schema that is read, the items of its arrays, and what stands inside what the innermost of them holds. */
export interface Inside {
  readonly flat: FlatSchema;
  readonly levels: readonly FlatSchema[];
  readonly held: FlatSchema;
  readonly entries: readonly (Entry & Standing)[];
  readonly variants: readonly StandingVariants[];
  /** What would stand inside stands above it already. */
  readonly isRecursive: boolean;
}

/** Reads schemas of one tree, each standing once. */
export type InsideReader = (standing: Standing) => Inside;

/** Makes the reader of a tree; without a use, it has what either side may send. */
export function insideReader(resolver: Resolver, use: 'request' | 'response' | undefined): InsideReader {
  const known = new Map<Standing, Inside>();
  return (standing) => {
    const inside = known.get(standing) ?? readInside(standing, resolver, use);
    known.set(standing, inside);
    return inside;
  };
}

function readInside(
  { schema, above, isDerived, isOption = false }: Standing,
  resolver: Resolver,
  use: 'request' | 'response' | undefined,
): Inside {
  const flat = flatten(schema, resolver);
  const levels = itemLevels(flat, resolver);
  const inner = levels.at(-1) ?? flat;
  const held = contentOf(inner, resolver) ?? inner;
  const entries = entriesOf(held, resolver, use, isOption);
  const isEmpty = entries.length === 0 && held.variants.length === 0;
  // What is made of the one right above it may add nothing to that.
  const isRecursive = !isEmpty && returnsTo(isDerived ? above.slice(0, -1) : above, held);
  if (isEmpty || isRecursive) return { flat, levels, held, entries: [], variants: [], isRecursive };

  const path = [...above, held.parts];
  const variants = held.variants.filter(({ areDerived }) => !(areDerived && isDerived));
  return {
    flat,
    levels,
    held,
    entries: entries.map((entry) => ({ ...entry, above: path, isDerived: false })),
    variants: variants.map((one) => ({ ...one, options: standingOptions(one, path) })),
    isRecursive,
  };
}

function standingOptions({ options, areDerived = false }: Variants, above: Above): Standing[] {
  return options.map((schema) => ({ schema, above, isDerived: areDerived, isOption: true }));
}
