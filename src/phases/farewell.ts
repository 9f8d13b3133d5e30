import { Failure } from '../errors/failure.ts';
import { retireComment } from '../github/comment.ts';
import { farewellBody } from '../github/comment-body.ts';
import { commentFacts } from '../github/comment-facts.ts';
import { retireDeployments } from '../github/deployments.ts';
import { redactFacts } from '../github/facts.ts';
import { isForbidden } from '../github/refusal.ts';
import { counted } from '../log/measures.ts';
import type { RunContext } from './context.ts';
import { openGitHub } from './report.ts';
import type { FollowUpRun } from './run.ts';

/** After a preview is gone: its deployments become inactive, its comment says so and is folded. */
export async function farewellPhase(run: FollowUpRun): Promise<void> {
  const { config, context, ledger } = run;
  const { github, log, redact, setOutput } = context;
  const number = github?.pullRequest?.number;
  const client = openGitHub(run);
  if (config.plan) return log.info('Nothing to report: this is a plan');
  if (github === undefined || number === undefined || client === undefined)
    return log.info('Nothing to report: this is no run of a pull request with a token');
  const { environment, domain } = config;
  if (environment !== undefined) {
    await politely('The deployments stay as they are', context, async () => {
      const retired = await retireDeployments(client, github, {
        environment: environment.name,
        domain,
        number,
      });
      log.info(`${counted(retired, 'deployment')} of ${environment.name} made inactive`);
    });
  }
  if (config.comment === 'never') return;
  await politely('The comment stays as it is', context, async () => {
    const body = redact(farewellBody(commentFacts(redactFacts(ledger.facts, redact))));
    const retired = await retireComment(client, { ...github, number }, domain, body);
    if (retired === undefined) return log.info('No comment to update');
    setOutput('comment-url', retired.url);
    log.info(`Comment ${retired.folded ? 'updated and folded' : 'updated'}: ${retired.url}`);
  });
}

/** What GitHub refuses here is worth a word and no failure: the preview is gone. */
async function politely(
  otherwise: string,
  { log, signal }: RunContext,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Failure)) throw error;
    log[isForbidden(error) ? 'info' : 'warning'](`${otherwise}: ${error.message}`);
  }
}
