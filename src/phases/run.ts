import type { Config, FollowUp } from '../inputs/config.ts';
import type { RunContext } from './context.ts';
import type { Ledger } from './ledger.ts';

/** What the phases of one run share: what it is told, the effects it works with, and what it has learned so far. */
export interface Run<Told = Config> {
  readonly config: Told;
  readonly context: RunContext;
  readonly ledger: Ledger;
}

/** A run that follows up on another. */
export type FollowUpRun = Run<FollowUp>;
