import { Failure } from '../errors/failure.ts';
import { checkedOutCommit } from '../github/checkout.ts';
import type { GitHubContext } from '../github/context.ts';
import type { Config } from '../inputs/config.ts';
import type { RunContext } from './context.ts';
import { renderedFolders } from './rendered-folders.ts';

/** Destinations that end with the job, or are the run's own. */
const PRIVATE = ['artifact', 'dir'];

/**
 * A `pull_request_target` run has the repository's secrets. Where it checked out the code of the pull request,
 * rendering it is safe, since the embedded service runs none of it, and that is said; publishing it where readers
 * expect the repository's own pages is refused with E_FORK_DEPLOY.
 */
export async function refuseForkDeploy(config: Config, { github, log }: RunContext): Promise<void> {
  if (github === undefined || config.service.kind === 'hosted') return;
  if (github.eventName !== 'pull_request_target' || github.pullRequest?.fromFork !== true) return;
  // Whose pages the parts of a matrix hold, this job's own checkout does not tell.
  const commits = await Promise.all(renderedFolders(config.service).map(checkedOutCommit));
  const foreign = commits.filter((commit) => commit !== github.sha);
  if (commits.length > 0 && foreign.length === 0) return;
  const [commit] = foreign;
  log.warning(explanation(github, commit));
  const shared = config.destinations.filter(({ scheme, own }) => !PRIVATE.includes(scheme) && own !== true);
  if (shared.length === 0) return;
  throw new Failure('E_FORK_DEPLOY', {
    what: 'The pages of a fork are not published among yours',
    value: shared.map(({ target }) => target).join(', '),
    why: `this pull_request_target run has checked out ${commit === undefined ? 'another commit' : `commit ${commit.slice(0, 7)}`} of ${github.pullRequest.headRepository ?? 'a deleted fork'}`,
    fix: 'name the destination with {pr}, on a host of its own, or check out your own branch; see the security page of the documentation',
  });
}

function explanation({ pullRequest }: GitHubContext, commit: string | undefined): string {
  return (
    `This pull_request_target run has the repository's secrets and a checkout of ${pullRequest?.headRepository ?? 'a deleted fork'}` +
    `${commit === undefined ? '' : ` (${commit.slice(0, 7)})`}. The embedded service runs no code of it: pages are parsed, their ` +
    'expressions interpreted within bounds, links out of the project not followed. Other steps of the job may not be so careful.'
  );
}
