import type { RunFacts } from '../github/facts.ts';
import type { FollowUp } from '../inputs/config.ts';
import { cleanupPhase } from '../phases/cleanup.ts';
import type { RunContext } from '../phases/context.ts';
import { farewellPhase } from '../phases/farewell.ts';
import { forwardPhase } from '../phases/forward.ts';
import { openLedger } from '../phases/ledger.ts';
import { summarise } from '../phases/report.ts';

/**
 * The job of a run that follows another one: posts the comment it left behind, or removes the preview of a pull
 * request that was closed. Never rejects: what ended it stands in the facts.
 */
export async function runFollowUp(config: FollowUp, context: RunContext): Promise<RunFacts> {
  const ledger = openLedger(config, context);
  const run = { config, context, ledger };
  const { facts } = ledger;
  try {
    if (config.mode === 'comment') {
      await ledger.phase('Comment', () => forwardPhase(run));
    } else {
      await ledger.phase('Cleanup', () => cleanupPhase(run));
      await ledger.phase('Report', () => farewellPhase(run));
    }
  } catch (error) {
    ledger.fail(context.signal.aborted ? context.signal.reason : error);
  }
  await summarise(context, facts);
  return facts;
}
