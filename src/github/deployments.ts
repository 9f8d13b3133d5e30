import { z } from 'zod';
import { jsonIn } from '../http/json-in.ts';
import { githubAnswer } from './answer.ts';
import type { GitHubClient } from './client.ts';
import type { GitHubContext } from './context.ts';
import { commitOf } from './context.ts';
import { listPages } from './list-pages.ts';
import { oneLine } from './markdown.ts';

const PERMISSION = 'deployments: write';
const TELL_STATUS = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
/** Deployments of one pull request made inactive at once; each is a request. */
const MOST_RETIRED = 30;
/** The newest deployments, a hundred a page, that are looked through: many pull requests may share an environment. */
const MOST_PAGES = 10;

export interface DeploymentOptions {
  readonly environment: string;
  readonly domain: string;
  /** Other pull requests deploy to this environment too, so that none may put the others' deployments aside. */
  readonly shared: boolean;
}

/** Tells GitHub that the commit is being deployed; the deployment's id. */
export async function createDeployment(
  client: GitHubClient,
  context: GitHubContext,
  { environment, domain, shared }: DeploymentOptions,
): Promise<number> {
  const { owner, repo, pullRequest } = context;
  const { data } = await client.call(
    { doing: 'create the deployment', permission: PERMISSION },
    ({ request }) =>
      request('POST /repos/{owner}/{repo}/deployments', {
        ...{ owner, repo, environment, ref: commitOf(context).sha },
        task: 'deploy',
        description: `Documentation of ${domain}`,
        // The commit is what this run checked out, whatever became of the branch.
        auto_merge: false,
        // This very run is one of the checks that would be waited for.
        required_contexts: [],
        transient_environment: pullRequest !== null && shared,
        payload: { 'docs-export': { domain, pullRequest: pullRequest?.number ?? null } },
      }),
  );
  return githubAnswer(z.looseObject({ id: z.number() }), data, 'create the deployment').id;
}

/** Tells GitHub how a deployment ended, and where it can be seen. */
export async function finishDeployment(
  client: GitHubClient,
  { owner, repo, runUrl }: GitHubContext,
  id: number,
  {
    state,
    url,
    description,
  }: { state: 'success' | 'failure' | 'error'; url: string | null; description: string },
): Promise<void> {
  await client.call({ doing: 'finish the deployment', permission: PERMISSION }, ({ request }) =>
    request(TELL_STATUS, {
      ...{ owner, repo, deployment_id: id, state, log_url: runUrl },
      description: oneLine(description, 140),
      ...(url !== null && { environment_url: url }),
    }),
  );
}

const Deployment = z.looseObject({ id: z.number(), payload: z.unknown() });
const Payload = z.object({
  'docs-export': z.object({ domain: z.string(), pullRequest: z.number().nullable() }),
});

/** Makes the deployments of a pull request and domain inactive; how many. */
export async function retireDeployments(
  client: GitHubClient,
  { owner, repo }: GitHubContext,
  { environment, domain, number }: { environment: string; domain: string; number: number },
): Promise<number> {
  const listing = { doing: 'list the deployments', permission: PERMISSION };
  const list = { route: 'GET /repos/{owner}/{repo}/deployments', owner, repo, environment };
  const found: number[] = [];
  let pages = 0;
  for await (const deployments of listPages(client, listing, list, Deployment)) {
    found.push(...deployments.filter((one) => isOwn(one.payload, domain, number)).map(({ id }) => id));
    pages += 1;
    if (found.length >= MOST_RETIRED || pages === MOST_PAGES) break;
  }
  const own = found.slice(0, MOST_RETIRED);
  for (const id of own) {
    await client.call({ doing: 'make the deployment inactive', permission: PERMISSION }, ({ request }) =>
      request(TELL_STATUS, {
        ...{ owner, repo, deployment_id: id, state: 'inactive' },
        description: 'The preview was removed',
      }),
    );
  }
  return own.length;
}

/** GitHub gives a payload back as an object, or as the text it was sent as. */
function isOwn(payload: unknown, domain: string, number: number): boolean {
  const parsed = Payload.safeParse(typeof payload === 'string' ? jsonIn(payload) : payload);
  if (!parsed.success) return false;
  const { 'docs-export': ours } = parsed.data;
  return ours.domain === domain && ours.pullRequest === number;
}
