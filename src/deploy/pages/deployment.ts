import { z } from 'zod';
import { Failure, messageOf } from '../../errors/failure.ts';
import { githubAnswer } from '../../github/answer.ts';
import { lookUp } from '../../look-up.ts';
import type { DestinationContext } from '../destination.ts';
import type { GitHubAccess } from '../github-access.ts';

const Created = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  status_url: z.string().optional(),
  page_url: z.string(),
});
const Status = z.looseObject({ status: z.string().optional() });

/** States a deployment does not leave. Any other means that it goes on. */
const ENDED: Readonly<Record<string, string>> = {
  deployment_failed: 'GitHub Pages says that the deployment failed',
  deployment_perms_error: 'GitHub Pages may not read the files',
  deployment_content_failed:
    'GitHub Pages could not use the content: it must hold no links, and at most 1 GB',
  deployment_cancelled: 'the deployment was cancelled, perhaps by a newer one',
  deployment_lost: 'GitHub Pages lost track of the deployment',
};
const PERMISSION = 'pages: write` and `id-token: write';
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15_000;
/** A cancelled run has five seconds in all. */
const CANCEL_MS = 3000;

export interface DeploymentOptions {
  readonly environment: string;
  /** The run's identity token. */
  readonly token: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly context: DestinationContext;
}

/** Deploys an artifact to Pages, waits for its end, and tells the site's address. One that does not end is cancelled. */
export async function createDeployment(
  github: GitHubAccess,
  artifactId: number,
  options: DeploymentOptions,
): Promise<string> {
  const { signal, context } = options;
  const created = githubAnswer(
    Created,
    await github
      .ask(
        {
          doing: 'create the Pages deployment',
          permission: PERMISSION,
          route: 'POST /repos/{owner}/{repo}/pages/deployments',
          parameters: {
            artifact_id: artifactId,
            environment: options.environment,
            pages_build_version: github.sha,
            oidc_token: options.token,
          },
        },
        signal,
      )
      .catch(async (error: unknown) => {
        // It may have arrived all the same; GitHub knows a deployment by its version, too.
        if (signal.aborted) await cancel(github, github.sha, context);
        throw explained(error, github);
      }),
    'create the Pages deployment',
  );
  const id = String(created.id ?? created.status_url?.match(/\/deployments\/([^/]+)/)?.[1] ?? github.sha);
  context.log.info(`pages: deployment ${id} created`);
  try {
    await ended(github, id, options);
  } catch (error) {
    if (signal.aborted || isTimeout(error)) await cancel(github, id, context);
    throw error;
  }
  return created.page_url;
}

async function ended(github: GitHubAccess, id: string, options: DeploymentOptions): Promise<void> {
  const { clock, log } = options.context;
  const until = clock.now() + options.timeoutMs;
  const timeout = (): Failure =>
    new Failure('E_DEPLOY_UNREACHABLE', {
      what: 'The Pages deployment did not end in time',
      value: `${options.timeoutMs / 1000} s`,
      why: 'it was cancelled',
      fix: 'raise timeout= of the destination, or see githubstatus.com, then run again',
      cause: TIMEOUT,
    });
  let pause = FIRST_PAUSE_MS;
  for (let last = ''; ; ) {
    if (clock.now() >= until) throw timeout();
    await clock.sleep(Math.min(pause, Math.max(1, until - clock.now())), options.signal);
    const request = {
      doing: 'read the state of the Pages deployment',
      permission: 'pages: read',
      route: 'GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}',
      parameters: { pages_deployment_id: id },
      // A deployment may take a moment to be found.
      mayBeMissing: true,
    };
    const { status = '' } = githubAnswer(
      Status,
      (await github.ask(request, options.signal)) ?? {},
      request.doing,
    );
    if (status === 'succeed') return;
    const why = lookUp(ENDED, status);
    if (why !== undefined) {
      throw new Failure('E_DEPLOY_FAILED', {
        what: 'The Pages deployment failed',
        value: status,
        why,
        fix: 'run again; see githubstatus.com when it fails again',
      });
    }
    if (status !== '' && status !== last) log.info(`pages: ${status.replaceAll('_', ' ')}`);
    last = status;
    pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5);
  }
}

const TIMEOUT = new Error('timeout');

function isTimeout(error: unknown): boolean {
  return error instanceof Failure && error.cause === TIMEOUT;
}

/** With time of its own: the run's signal may have ended already. */
async function cancel(github: GitHubAccess, id: string, { log }: DestinationContext): Promise<void> {
  const request = {
    doing: 'cancel the Pages deployment',
    permission: PERMISSION,
    route: 'POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel',
    parameters: { pages_deployment_id: id },
  };
  try {
    await github.ask(request, AbortSignal.timeout(CANCEL_MS));
    log.info(`pages: deployment ${id} cancelled`);
  } catch (error) {
    // It never came to be.
    if (error instanceof Failure && error.value === '404') return;
    log.warning(`pages: deployment ${id} could not be cancelled: ${messageOf(error)}`);
  }
}

/** Says what to do where GitHub's words do not: it answers 404 where Pages is off, 400 while another deployment runs. */
function explained(error: unknown, { serverUrl, owner, repo }: GitHubAccess): unknown {
  if (!(error instanceof Failure)) return error;
  const { code, what, value, why, cause } = error;
  const failure = (fix: string): Failure => new Failure(code, { what, value, why, fix, cause });
  if (value === '404')
    return failure(
      `turn GitHub Pages on, with “GitHub Actions” as its source, at ${serverUrl}/${owner}/${repo}/settings/pages, and give the job \`permissions: { pages: write, id-token: write }\``,
    );
  if (value === '400' && /in progress deployment/i.test(why ?? ''))
    return failure(
      'run again when that one has ended, and give the jobs `concurrency: pages`: one waits then',
    );
  return error;
}
