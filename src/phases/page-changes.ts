import { warnOfLostPages } from '../deploy/compare/lost-text.ts';
import type { PageChanges } from '../deploy/deployment.ts';
import type { Run } from './run.ts';

/** Notes what changes for readers, and warns of pages that they find no more. */
export function tellChanges(changes: PageChanges | undefined, { context, ledger }: Run): void {
  const { log, setOutput } = context;
  ledger.facts.changes = changes ?? null;
  if (changes === undefined) return;
  setOutput('changes', changes);
  warnOfLostPages(log, changes.lost);
}
