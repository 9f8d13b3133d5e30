import { z } from 'zod';
import { Failure } from '../errors/failure.ts';
import { githubAnswer } from '../github/answer.ts';
import type { GitHubClient } from '../github/client.ts';
import { postComment } from '../github/comment.ts';
import { commentBody } from '../github/comment-body.ts';
import type { FinishedRun, GitHubContext } from '../github/context.ts';
import { downloadResult } from '../github/result-download.ts';
import { parseResult, resultArtifact, trustedFacts } from '../github/result-file.ts';
import { openGitHub, tellComment } from './report.ts';
import type { FollowUpRun } from './run.ts';

/**
 * Posts the comment that a run of a fork left behind, with a token that may (`mode: comment`). The run, and so its
 * result, may be anybody's: it is read within limits, its pull request must be the one whose head the run was of, and
 * the Markdown is made here. Throws E_COMMENT_RESULT where something is amiss.
 */
export async function forwardPhase(run: FollowUpRun): Promise<void> {
  const { config, context } = run;
  const { github, log } = context;
  const finished = github?.finishedRun;
  const client = openGitHub(run);
  if (github === undefined || finished == null || client === undefined) {
    const [why, fix] =
      client === undefined
        ? ['there is no github-token', 'leave github-token at its default']
        : [
            'the event names no finished run',
            'run it on workflow_run, with `permissions: pull-requests: write` and `actions: read`',
          ];
    throw new Failure('E_COMMENT', { what: 'No comment can be posted', why, fix });
  }
  if (finished.event !== 'pull_request') {
    log.info(`Nothing to post: run ${finished.number} was of ${finished.event}, and comments by itself`);
    return;
  }
  const name = resultArtifact(config.domain);
  const bytes = await downloadResult(client, github, { runId: finished.id, name }, context);
  if (bytes === undefined) {
    log.info(
      `Nothing to post: run ${finished.number} left no ${name}; it commented by itself, or never came so far`,
    );
    return;
  }
  const result = parseResult(bytes);
  if (!(await isHeadOf(client, github, finished, result.pullRequest))) {
    log.info(`Nothing to post: #${result.pullRequest} has moved on, and a newer run tells of it`);
    return;
  }
  const repository = `${github.serverUrl}/${github.owner}/${github.repo}`;
  const facts = trustedFacts(result, {
    domain: config.domain,
    commit: { sha: finished.headSha, url: `${repository}/commit/${finished.headSha}` },
    run: { number: finished.number, url: `${repository}/actions/runs/${finished.id}` },
  });
  const outcome = await postComment({
    // Who asks for this mode wants the comment, and hears why there is none.
    mode: config.comment === 'never' ? 'never' : 'always',
    domain: config.domain,
    body: commentBody(facts),
    context: github,
    client,
    pullRequest: result.pullRequest,
  });
  if (outcome.status === 'skipped') log.info(`No comment: ${outcome.reason}`);
  else tellComment(outcome, context);
}

const Pull = z.looseObject({
  head: z.looseObject({ sha: z.string(), repo: z.looseObject({ full_name: z.string() }).nullable() }),
});

/**
 * Whether a run was of the last commit of a pull request; false when that has moved on since. Throws E_COMMENT_RESULT
 * where the run came from another repository than the pull request, and so lied.
 */
async function isHeadOf(
  client: GitHubClient,
  { owner, repo }: GitHubContext,
  run: FinishedRun,
  number: number,
): Promise<boolean> {
  const reading = { doing: `read pull request ${number}`, permission: 'pull-requests: write' };
  const { data } = await client.call(reading, ({ request }) =>
    request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { owner, repo, pull_number: number }),
  );
  const { head } = githubAnswer(Pull, data, reading.doing);
  const same = head.repo?.full_name.toLowerCase() === run.headRepository?.toLowerCase();
  if (head.repo !== null && run.headRepository !== null && same) return head.sha === run.headSha;
  throw new Failure('E_COMMENT_RESULT', {
    what: 'The result is of another pull request than it says',
    value: `#${number}`,
    why: `that comes from ${head.repo?.full_name ?? 'a deleted repository'}, and the run from ${run.headRepository ?? 'a deleted one'}`,
    fix: 'look at the run it came from; nothing was posted',
  });
}
