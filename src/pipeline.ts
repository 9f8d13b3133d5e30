import type { RunFacts } from './github/facts.ts';
import type { Config } from './inputs/config.ts';
import { agentOutputs, agentPhase, followAgent } from './phases/agent.ts';
import { attestPhase, requireAttestation } from './phases/attest.ts';
import { bundlePhase } from './phases/bundle.ts';
import { renewLink } from './phases/bundle-links.ts';
import { checkPhase } from './phases/check.ts';
import { comparePhase } from './phases/compare.ts';
import { conclusion, placesToLook } from './phases/conclusion.ts';
import { connect } from './phases/connect.ts';
import type { RunContext } from './phases/context.ts';
import { deployPhase } from './phases/deploy.ts';
import { requireDestinations } from './phases/destinations.ts';
import { reportedDeployment } from './phases/environment.ts';
import { exportPhase } from './phases/export.ts';
import { refuseForkDeploy } from './phases/fork.ts';
import { openLedger } from './phases/ledger.ts';
import { partPhase } from './phases/part.ts';
import { reportPhase } from './phases/report.ts';
import { withVersion } from './phases/version.ts';

/**
 * The main job: export, bundle, checks, destinations, report. Never rejects: what ended it stands in the facts, with
 * everything that was known by then.
 */
export async function runPipeline(given: Config, context: RunContext): Promise<RunFacts> {
  const ledger = openLedger(given, context);
  const done = new AbortController();
  let closing: Promise<void> | undefined;
  try {
    await refuseForkDeploy(given, context);
    await requireAttestation(given, context);
    const config = await withVersion(given, context);
    const run = { config, context, ledger };
    await requireDestinations(run);
    const connection = await ledger.phase('Service', () => connect(config, context));
    try {
      const agent = followAgent(connection, run, done.signal);
      const job = await ledger.phase('Export', () => exportPhase(connection, run));
      const bundle = await ledger.phase('Bundle', () => bundlePhase(job, run));
      const { shard } = config;
      if (shard !== undefined) {
        await ledger.phase('Part', () => partPhase(bundle, shard, run));
      } else {
        await ledger.phase('Check', () => checkPhase(bundle, job, connection, run));
        const { compareWith } = config;
        if (compareWith !== undefined)
          await ledger.phase('Compare', () => comparePhase(bundle, compareWith, run));
        if (config.attestation) await ledger.phase('Attestation', () => attestPhase(bundle, run));
        await ledger.phase('Deploy', () => reportedDeployment(run, () => deployPhase(bundle, run)));
      }
      if (agent !== undefined) await ledger.phase('Agent', () => agentPhase(agent, run));
      await renewLink(bundle.links, context);
    } finally {
      done.abort();
      agentOutputs(run);
      closing = connection.close().catch((error: unknown) => ledger.fail(error));
      // After a cancellation the last word comes first: there may not be time for both.
      if (!context.signal.aborted) await closing;
    }
  } catch (error) {
    ledger.fail(context.signal.aborted ? context.signal.reason : error);
  }
  try {
    await ledger.phase('Report', () => reportPhase({ config: given, context, ledger }));
  } catch (error) {
    ledger.fail(error);
  }
  await closing;
  if (ledger.facts.failure === null) {
    context.log.info(conclusion(ledger.facts));
    for (const place of placesToLook(ledger.facts, context.github === undefined)) context.log.info(place);
  }
  return ledger.facts;
}
