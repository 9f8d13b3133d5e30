import { z } from 'zod';
import { Failure, messageOf } from '../errors/failure.ts';
import type { Environment } from '../process/environment.ts';

/** A pull request as the event describes it. */
interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly headRef: string;
  /** `owner/name` of the repository the changes come from; null when it was deleted. */
  readonly headRepository: string | null;
  /** The changes come from another repository: its workflow runs get a read-only token. */
  readonly fromFork: boolean;
}

/** The run whose end this run was started by, as the event describes it. Its code may be anybody's. */
export interface FinishedRun {
  readonly id: number;
  readonly number: number;
  /** `pull_request`, `push`, … */
  readonly event: string;
  readonly headSha: string;
  /** `owner/name`; null when it was deleted. */
  readonly headRepository: string | null;
}

/** Where this run happens; read once from the runner's environment and event file. */
export interface GitHubContext {
  readonly owner: string;
  readonly repo: string;
  /** `https://github.com`, or the address of a GitHub Enterprise Server; no slash at the end. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly eventName: string;
  /** The event's activity: `opened`, `closed`, … */
  readonly action: string | null;
  readonly pullRequest: PullRequest | null;
  /** Of the event `workflow_run`. */
  readonly finishedRun: FinishedRun | null;
  /** The commit that was checked out; of a pull request that is the merge commit. */
  readonly sha: string;
  /** `refs/heads/main`, `refs/tags/v1.2.0`, `refs/pull/7/merge`. */
  readonly ref: string;
  /** The default branch of the repository, where the event tells it. */
  readonly defaultBranch?: string | undefined;
  readonly runId: number;
  readonly runNumber: number;
  /** Dependabot began it: it has secrets of its own, and none of those of Actions, whoever re-runs it. */
  readonly byDependabot: boolean;
  /** Counts from 1; above 1 in a re-run. */
  readonly runAttempt: number;
  /** Address of the run's page. */
  readonly runUrl: string;
  /** The file the job summary is appended to. */
  readonly summaryPath: string | null;
  /** Whether the runner offers its artifact service: it does to actions, not to `run` steps. */
  readonly artifactService: boolean;
}

const Repository = z.looseObject({ full_name: z.string() });
/** Some events have a key for what they are not of, with null behind it: `deployment_status` has a `workflow_run`. */
const Event = z.looseObject({
  action: z.string().nullish(),
  repository: z.looseObject({ default_branch: z.string().nullish() }).nullish().catch(null),
  pull_request: z
    .looseObject({
      number: z.number(),
      head: z.looseObject({ sha: z.string(), ref: z.string(), repo: Repository.nullable() }),
      base: z.looseObject({ repo: Repository }),
    })
    .nullish(),
  workflow_run: z
    .looseObject({
      id: z.number().int(),
      run_number: z.number().int(),
      event: z.string(),
      head_sha: z.string(),
      head_repository: Repository.nullish(),
    })
    .nullish(),
});
type Event = z.infer<typeof Event>;

/**
 * Reads the runner's environment (`GITHUB_*`) and event file. `undefined` when this is not a GitHub runner;
 * E_GITHUB_EVENT when the event file, or an address, is there but cannot be understood.
 */
export function readGitHubContext(
  env: Environment,
  readFile: (path: string) => string,
): GitHubContext | undefined {
  const [owner, repo, ...more] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (env.GITHUB_ACTIONS !== 'true' || !owner || !repo || more.length > 0) return undefined;
  const event = readEvent(env.GITHUB_EVENT_PATH, readFile);
  const serverUrl = addressIn(env, 'GITHUB_SERVER_URL', 'https://github.com');
  const runId = Number(env.GITHUB_RUN_ID ?? 0);
  return {
    owner,
    repo,
    serverUrl,
    apiUrl: addressIn(env, 'GITHUB_API_URL', 'https://api.github.com'),
    eventName: env.GITHUB_EVENT_NAME ?? '',
    action: event.action ?? null,
    pullRequest: pullRequestOf(event),
    finishedRun: finishedRunOf(event),
    sha: env.GITHUB_SHA ?? '',
    ref: env.GITHUB_REF ?? '',
    defaultBranch: event.repository?.default_branch ?? undefined,
    runId,
    runNumber: Number(env.GITHUB_RUN_NUMBER ?? 0),
    byDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
    summaryPath: env.GITHUB_STEP_SUMMARY || null,
    artifactService: Boolean(env.ACTIONS_RUNTIME_TOKEN && env.ACTIONS_RESULTS_URL),
  };
}

function issuesOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

function readEvent(path: string | undefined, readFile: (path: string) => string): Event {
  if (path === undefined || path === '') return {};
  try {
    return Event.parse(JSON.parse(readFile(path)));
  } catch (error) {
    throw new Failure('E_GITHUB_EVENT', {
      what: 'The event file of the runner cannot be understood',
      value: path,
      why: error instanceof z.ZodError ? issuesOf(error) : messageOf(error),
      fix: 'check the variable GITHUB_EVENT_PATH of the job',
      cause: error,
    });
  }
}

function pullRequestOf({ pull_request: event }: Event): PullRequest | null {
  if (event == null) return null;
  const headRepository = event.head.repo?.full_name ?? null;
  return {
    number: event.number,
    headSha: event.head.sha,
    headRef: event.head.ref,
    headRepository,
    fromFork: headRepository !== event.base.repo.full_name,
  };
}

function finishedRunOf({ workflow_run: run }: Event): FinishedRun | null {
  if (run == null) return null;
  return {
    id: run.id,
    number: run.run_number,
    event: run.event,
    headSha: run.head_sha,
    headRepository: run.head_repository?.full_name ?? null,
  };
}

/** The address in a variable, without a slash at its end. */
function addressIn(env: Environment, name: string, usual: string): string {
  const given = env[name] || usual;
  if (/^https?:$/.test(URL.parse(given)?.protocol ?? '')) return given.replace(/\/+$/, '');
  throw new Failure('E_GITHUB_EVENT', {
    what: 'A variable of the runner cannot be understood',
    value: `${name}=${given}`,
    why: 'it is no address',
    fix: `leave it as the runner sets it, such as ${usual}`,
  });
}

/** The commit a reader knows: the head of the pull request, else what was checked out; with its page. */
export function commitOf(context: GitHubContext): { readonly sha: string; readonly url: string } {
  const sha = context.pullRequest?.headSha ?? context.sha;
  return { sha, url: `${context.serverUrl}/${context.owner}/${context.repo}/commit/${sha}` };
}

/** The tag this run is of. */
export function tagOf(context: Pick<GitHubContext, 'ref'> | undefined): string | undefined {
  return /^refs\/tags\/(.+)$/.exec(context?.ref ?? '')?.[1];
}

/** Whether this run is of a fork's pull request, so that GitHub gives it no secrets. */
export function isOfFork(context: GitHubContext | undefined): boolean {
  return context?.pullRequest?.fromFork === true && context.eventName === 'pull_request';
}

/** Whether the server is a GitHub Enterprise Server: neither github.com nor its data-residency hosts. */
export function isEnterpriseServer({ serverUrl }: GitHubContext): boolean {
  const host = new URL(serverUrl).hostname.toLowerCase();
  return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
}
