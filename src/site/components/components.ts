import { lookUp } from '../../look-up.ts';
import { distance } from '../../text/suggest.ts';
import type { Component } from '../markdown/rendering.ts';
import { accordions } from './accordions.ts';
import { badges } from './badges.ts';
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
  ...badges,
  ...inlines,
  ...updates,
  ...trees,
  ...colors,
  ...others,
};

/** What pages may use without importing it. */
export const COMPONENT_NAMES: readonly string[] = Object.keys(COMPONENTS);

/** The component of this name. */
export function componentNamed(name: string): Component | undefined {
  return lookUp(COMPONENTS, name);
}

/** The name of a component that an unknown one was probably meant to be. */
export function closestComponent(name: string): string | undefined {
  const lower = name.toLowerCase();
  let closest: string | undefined;
  let least = 3;
  for (const known of COMPONENT_NAMES) {
    const steps = distance(lower, known.toLowerCase(), least);
    if (steps < least && steps < known.length / 2) {
      closest = known;
      least = steps;
    }
  }
  return closest;
}
