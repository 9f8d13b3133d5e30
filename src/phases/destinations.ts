import type { Deployment } from '../deploy/deployment.ts';
import type { Destination } from '../deploy/destination.ts';
import { codedMessageOf, codeOf } from '../errors/failure.ts';
import { deployFailure, openDestinations } from './deploy.ts';
import type { Run } from './run.ts';

/**
 * Before anything is exported: throws E_DEPLOY_FAILED where no destination has what it cannot do without. Where some
 * have, the others are told at once, and fail when their turn comes: they do not keep those from theirs.
 */
export async function requireDestinations(run: Run): Promise<void> {
  const { config, context, ledger } = run;
  // A part is published by the job that joins it with the others.
  if (config.destinations.length === 0 || config.shard !== undefined) return;
  const { clock, log, setOutput } = context;
  const destinations = openDestinations(run);
  const started = clock.now();
  const outcomes = await Promise.all(destinations.map(failureOf));
  const failed = outcomes.flatMap((error, index): Deployment[] => {
    const { name = '' } = destinations[index] ?? {};
    return error === null ? [] : [notReady(name, error, clock.now() - started)];
  });
  if (failed.length < destinations.length) {
    for (const { destination, error } of failed)
      log.info(`${destination} cannot be published, the others are: ${error?.message}`);
    return;
  }
  ledger.facts.deployments = failed;
  setOutput('deployments', failed);
  throw deployFailure(failed, context.github, { untouched: 'nothing was exported' });
}

async function failureOf(destination: Destination): Promise<Deployment['error']> {
  try {
    await destination.ready?.();
    return null;
  } catch (error) {
    return { code: codeOf(error), message: codedMessageOf(error) };
  } finally {
    await destination.close?.();
  }
}

function notReady(destination: string, error: Deployment['error'], milliseconds: number): Deployment {
  const counts = { added: 0, updated: 0, deleted: 0, unchanged: 0, bytes: 0 };
  return { destination, status: 'failed', url: null, ...counts, milliseconds, error };
}
