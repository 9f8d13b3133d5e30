import { join } from 'node:path';
import { writeJson } from '../bundle/json-file.ts';
import { Failure, messageOf } from '../errors/failure.ts';
import { type CommentFacts, MOST_PAGES } from '../github/comment-facts.ts';
import { type ResultFile, resultArtifact } from '../github/result-file.ts';
import { listedChanges } from '../github/some-changes.ts';
import type { RunContext } from './context.ts';
import type { Run } from './run.ts';

/** Leaves what the comment would say as an artifact, for a workflow that may comment (`mode: comment`). */
export async function leaveComment(facts: CommentFacts, { config, context }: Run): Promise<void> {
  const { github, workDir, log, setOutput } = context;
  const pullRequest = github?.pullRequest?.number;
  if (pullRequest === undefined) return;
  const name = resultArtifact(config.domain);
  const file = join(workDir, name);
  const result: ResultFile = { version: 1, pullRequest, facts };
  await writeJson(file, result);
  setOutput('comment-file', file);
  const uploaded = await leave(name, file, context);
  if (uploaded !== undefined)
    log.info(`What it would say is the artifact ${name}, for a workflow on workflow_run with mode: comment`);
}

/** Puts the changed pages into an artifact where the comment cannot name them all. */
export async function listChanges({ config, context, ledger }: Run): Promise<void> {
  const { changes } = ledger.facts;
  const { github, workDir } = context;
  const commented = github?.pullRequest != null || github?.eventName === 'push';
  if (changes === null || !commented) return;
  const { added, changed, removed, layout, lost } = changes;
  const listed = listedChanges(changes);
  if (listed.added.length + listed.changed.length + listed.removed.length <= MOST_PAGES) return;
  const name = `docs-export-changes-${config.domain}.json`;
  const file = join(workDir, name);
  await writeJson(file, { lost, added, changed, removed, layout });
  ledger.facts.changesUrl = (await leave(name, file, context)) ?? null;
}

/** Uploads; where the runner cannot, says so and goes on. */
async function leave(name: string, file: string, context: RunContext): Promise<string | undefined> {
  const { github, workDir, clock, signal, log } = context;
  try {
    const { uploadArtifact } = await import('../github/artifact.ts');
    const { url } = await uploadArtifact(
      name,
      file,
      { signal, retentionDays: 7 },
      { context: github, tempDir: workDir, clock, onRetry: (reason) => log.info(reason) },
    );
    return url;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Failure)) throw error;
    log.info(`${name} stays on the runner: ${messageOf(error)}`);
    return undefined;
  }
}
