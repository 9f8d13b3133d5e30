import { messageOf } from '../errors/failure.ts';
import { annotate } from '../github/annotations.ts';
import { createGitHubClient } from '../github/client.ts';
import { postComment } from '../github/comment.ts';
import { commentBody } from '../github/comment-body.ts';
import { redactFacts } from '../github/facts.ts';
import { summaryMarkdown, writeSummary } from '../github/summary.ts';
import type { Config } from '../inputs/config.ts';
import type { RunContext } from './context.ts';
import type { Ledger } from './ledger.ts';

/** Says what came of the run: annotations, the comment, and last the summary, which knows of both. */
export async function reportPhase(config: Config, context: RunContext, ledger: Ledger): Promise<void> {
  const { log, github, workspace } = context;
  const docsDir = config.service.kind === 'embedded' ? config.service.docsDir : workspace;
  annotate(ledger.facts.diagnostics, { docsDir, root: workspace }, log);
  try {
    // After a cancellation there is no time for conversations.
    if (github !== undefined && !context.signal.aborted) await comment(config, context, ledger);
  } finally {
    if (github?.summaryPath)
      await writeSummary(
        github.summaryPath,
        summaryMarkdown(redactFacts(ledger.facts, context.redact)),
        context.redact,
      );
  }
}

async function comment(config: Config, context: RunContext, ledger: Ledger): Promise<void> {
  const { log, clock, signal, github, setOutput, redact } = context;
  if (github === undefined) return;
  const client =
    config.githubToken === undefined
      ? undefined
      : createGitHubClient({
          token: config.githubToken,
          apiUrl: github.apiUrl,
          clock,
          signal,
          onRetry: (reason) => log.info(reason),
        });
  try {
    const outcome = await postComment({
      mode: config.comment,
      domain: config.domain,
      body: redact(commentBody(redactFacts(ledger.facts, redact))),
      context: github,
      client,
    });
    if (outcome.status === 'skipped') {
      log[outcome.warn ? 'warning' : 'info'](`No comment: ${outcome.reason}`);
      return;
    }
    setOutput('comment-url', outcome.url);
    log.info(`Comment on #${outcome.pullRequest} ${outcome.status}: ${outcome.url}`);
  } catch (error) {
    // The run's own failure must not be hidden behind that of its comment.
    if (ledger.facts.failure === null) throw error;
    log.warning(messageOf(error));
  } finally {
    ledger.facts.githubRequests = client?.requests() ?? 0;
  }
}
