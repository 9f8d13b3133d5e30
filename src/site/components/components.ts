import { lookUp } from '../../look-up.ts';
import type { Component } from '../markdown/rendering.ts';
import { accordions } from './accordions.ts';
import { callouts } from './callouts.ts';
import { cards } from './cards.ts';
import { colors } from './colors.ts';
import { fields } from './fields.ts';
import { frames } from './frames.ts';
import { inlines } from './inline.ts';
import { others } from './others.ts';
import type { ComponentTable } from './props.ts';
import { stepLists } from './steps.ts';
import { tabSets } from './tabs.ts';
import { trees } from './trees.ts';
import { updates } from './updates.ts';

/** All components that pages may use without importing them. */
const COMPONENTS: ComponentTable = {
  ...callouts,
  ...cards,
  ...tabSets,
  ...accordions,
  ...stepLists,
  ...frames,
  ...fields,
  ...inlines,
  ...updates,
  ...trees,
  ...colors,
  ...others,
};

/** The component of this name. */
export function componentNamed(name: string): Component | undefined {
  return lookUp(COMPONENTS, name);
}

/** The name of a component that an unknown one was probably meant to be. */
export function closestComponent(name: string): string | undefined {
  const lower = name.toLowerCase();
  let closest: string | undefined;
  let least = 3;
  for (const known of Object.keys(COMPONENTS)) {
    const distance = editDistance(lower, known.toLowerCase());
    if (distance < least && distance < known.length / 2) {
      closest = known;
      least = distance;
    }
  }
  return closest;
}

/** Insertions, deletions and replacements that lead from one word to the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
