import { warnOfLostPages } from '../deploy/compare/lost-text.ts';
import type { PageChanges } from '../deploy/deployment.ts';
import type { RunContext } from './context.ts';
import type { Ledger } from './ledger.ts';

/** Notes what changes for readers, and warns of pages that they find no more. */
export function tellChanges(
  changes: PageChanges | undefined,
  { log, setOutput }: RunContext,
  { facts }: Ledger,
): void {
  facts.changes = changes ?? null;
  if (changes === undefined) return;
  setOutput('changes', changes);
  warnOfLostPages(log, changes.lost);
}
