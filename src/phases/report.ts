import { messageOf } from '../errors/failure.ts';
import { annotate, inWorkspace } from '../github/annotations.ts';
import { repositoryRoot } from '../github/checkout.ts';
import { createGitHubClient, type GitHubClient } from '../github/client.ts';
import { type CommentOutcome, postComment } from '../github/comment.ts';
import { commentBody } from '../github/comment-body.ts';
import { commentFacts } from '../github/comment-facts.ts';
import { type RunFacts, redactFacts } from '../github/facts.ts';
import { summaryMarkdown, writeSummary } from '../github/summary.ts';
import type { Config } from '../inputs/config.ts';
import type { RunContext } from './context.ts';
import { leaveComment, listChanges } from './leftovers.ts';
import type { Run } from './run.ts';

/** Says what came of the run: annotations, the comment, and last the summary, which knows of both. */
export async function reportPhase(run: Run): Promise<void> {
  const { config, context, ledger } = run;
  const { log, github, workspace } = context;
  // What is wrong with the project, and what became of it, is told once: where the parts are merged.
  if (config.shard !== undefined) return summarise(context, ledger.facts);
  const docsDir = config.service.kind === 'hosted' ? workspace : config.service.docsDir;
  // A repository may be checked out into a folder of the workspace; GitHub finds its files from there.
  const repository = github === undefined ? undefined : await repositoryRoot(docsDir, workspace);
  ledger.facts.diagnostics = inWorkspace(
    ledger.facts.diagnostics,
    { docsDir, root: repository ?? workspace },
    github === undefined ? 'lead' : 'keep',
  );
  annotate(ledger.facts.diagnostics, log);
  if (github === undefined && config.comment === 'always')
    log.warning('No comment: this is no run of a workflow');
  try {
    // After a cancellation there is no time for conversations.
    if (github !== undefined && !context.signal.aborted) await comment(run);
  } catch (error) {
    ledger.fail(context.signal.aborted ? context.signal.reason : error);
  }
  await summarise(context, ledger.facts);
}

/** Writes the job summary, where the runner takes one; a runner that does not makes no run fail. */
export async function summarise({ github, redact, log }: RunContext, facts: RunFacts): Promise<void> {
  if (!github?.summaryPath) return;
  try {
    await writeSummary(github.summaryPath, summaryMarkdown(redactFacts(facts, redact)), redact);
  } catch (error) {
    log.warning(messageOf(error));
  }
}

/** GitHub's API with the run's token, its requests counted; undefined outside a run or without a token. */
export function openGitHub({
  config: { githubToken: token },
  context,
  ledger: { onRequest },
}: Run<Pick<Config, 'githubToken'>>): GitHubClient | undefined {
  const { github, http, clock, signal, log } = context;
  if (github === undefined || token === undefined) return undefined;
  return createGitHubClient({ token, apiUrl: github.apiUrl, http, clock, signal, log, onRequest });
}

/** Says where a comment stands. */
export function tellComment(
  { status, url, pullRequest }: Exclude<CommentOutcome, { status: 'skipped' }>,
  { log, setOutput }: Pick<RunContext, 'log' | 'setOutput'>,
): void {
  setOutput('comment-url', url);
  log.info(`Comment on #${pullRequest} ${status}: ${url}`);
}

async function comment(run: Run): Promise<void> {
  const { config, context, ledger } = run;
  const { log, github, redact } = context;
  if (github === undefined) return;
  try {
    if (config.comment !== 'never') await listChanges(run);
    const facts = commentFacts(redactFacts(ledger.facts, redact));
    const outcome = await postComment({
      mode: config.comment,
      domain: config.domain,
      body: redact(commentBody(facts)),
      context: github,
      client: openGitHub(run),
    });
    if (outcome.status !== 'skipped') return tellComment(outcome, context);
    log[outcome.warn ? 'warning' : 'info'](`No comment: ${outcome.reason}`);
    if (outcome.forbidden) await leaveComment(facts, run);
  } catch (error) {
    // The run's own failure must not be hidden behind that of its comment.
    if (ledger.facts.failure === null) throw error;
    log.warning(messageOf(error));
  }
}
