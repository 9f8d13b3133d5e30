import { Failure } from '../errors/failure.ts';
import { createDeployment, finishDeployment } from '../github/deployments.ts';
import { isForbidden } from '../github/refusal.ts';
import { outcome } from '../github/report.ts';
import { openGitHub } from './report.ts';
import type { Run } from './run.ts';

/** After a cancellation there is this much time for a last word. */
const LAST_WORD_MS = 1500;

/**
 * Deploys, and reports that to GitHub as a deployment of the environment, where one is named. What GitHub refuses of
 * it is told in the log: the site is published all the same.
 */
export async function reportedDeployment(run: Run, deploy: () => Promise<void>): Promise<void> {
  const { config, context, ledger } = run;
  const { github, log, signal, redact } = context;
  const { environment, destinations, plan, domain } = config;
  const client = openGitHub(run);
  if (environment === undefined || plan || destinations.length === 0) return deploy();
  if (github === undefined || client === undefined) {
    log.warning(`No deployment to ${environment.name}: this is no workflow run with a token`);
    return deploy();
  }
  const id = await attempt(() =>
    createDeployment(client, github, { environment: environment.name, domain, shared: !environment.own }),
  );
  if (id === undefined) return deploy();
  log.info(`Deployment ${id} to ${environment.name}`);
  try {
    await deploy();
  } catch (error) {
    const cancelled = signal.aborted;
    const speaker = cancelled
      ? openGitHub({ ...run, context: { ...context, signal: AbortSignal.timeout(LAST_WORD_MS) } })
      : client;
    const ended = cancelled
      ? ({ state: 'error', description: 'The run was cancelled' } as const)
      : ({
          state: 'failure',
          description: redact(error instanceof Failure ? error.what : 'It failed'),
        } as const);
    if (speaker !== undefined)
      await attempt(() => finishDeployment(speaker, github, id, { ...ended, url: null }), cancelled);
    throw error;
  }
  const { facts } = ledger;
  const url = facts.siteUrl ?? facts.deployments.find((one) => /^https?:/.test(one.url ?? ''))?.url ?? null;
  const description = `${domain}: ${outcome(facts)}`;
  await attempt(() => finishDeployment(client, github, id, { state: 'success', url, description }));

  async function attempt<T>(work: () => Promise<T>, late = false): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!late) signal.throwIfAborted();
      if (!late && !(error instanceof Failure)) throw error;
      const quiet = late || (isForbidden(error) && github?.pullRequest?.fromFork === true);
      const why = error instanceof Failure ? error.message : 'there was no time left';
      log[quiet ? 'info' : 'warning'](`The deployment to ${environment?.name} is not reported: ${why}`);
      return undefined;
    }
  }
}
