import { onDisk } from '../bundle/disk-failure.ts';
import { removeSite } from '../deploy/publish/remove.ts';
import { Failure } from '../errors/failure.ts';
import { makeFolder } from '../make-folder.ts';
import { failuresAtEnd, openDestinations, reasonsOf } from './deploy.ts';
import type { FollowUpRun } from './run.ts';

/** Removes the preview from every destination. Throws E_DEPLOY_FAILED when one of them failed. */
export async function cleanupPhase(run: FollowUpRun): Promise<void> {
  const { config, context, ledger } = run;
  const { log, clock, signal, setOutput, workDir } = context;
  // A branch is changed in a folder there; no bundle has made it.
  await onDisk(async () => makeFolder(workDir));
  const deployments = await Promise.all(
    openDestinations(run).map((one) =>
      removeSite(one, { plan: config.plan, signal, log: failuresAtEnd(log), clock }),
    ),
  );
  ledger.facts.deployments = deployments;
  setOutput('deployments', deployments);
  signal.throwIfAborted();
  const failed = deployments.filter(({ error }) => error !== null);
  if (failed.length === 0) return;
  throw new Failure('E_DEPLOY_FAILED', {
    what:
      deployments.length === 1
        ? 'The preview could not be removed'
        : `${failed.length} of ${deployments.length} previews could not be removed`,
    why: reasonsOf(failed),
    fix: 'mend what is named and run again',
  });
}
