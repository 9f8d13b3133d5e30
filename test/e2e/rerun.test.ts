import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type Service, startService } from '../../src/service/service.ts';
import { folderSource } from '../../src/service/sources/folder-source.ts';
import { type ArtifactService, startArtifactService } from '../support/artifact-service.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import {
  type Answerer,
  type GitHubRecorder,
  type GitHubServer,
  startGitHub,
  startGitHubRecorder,
} from '../support/github-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction, steady } from './built-action.ts';

const KEY = 'svc_key-of-the-rerun-test';
const folder = useTemporaryFolder('perFile');
let service: Service;
let artifacts: ArtifactService;
let github: GitHubServer;
let api: GitHubRecorder;
let answers: Answerer | undefined;
let commits = 0;

beforeAll(async () => {
  await writeDocsProject(folder.path('docs'));
  const options = { domain: 'docs.example.com', deploymentType: 'cloud' } as const;
  service = await startService({
    sites: new Map([[options.domain, folderSource(folder.path('docs'), options)]]),
    apiKey: KEY,
    storage: folder.path('storage'),
    clock: systemClock,
  });
  api = await startGitHubRecorder({ upstream: service.url });
  api.answer((request) => answers?.(request));
  artifacts = await startArtifactService();
  github = await startGitHub();
}, 120_000);

afterAll(async () => {
  await github?.close();
  await artifacts?.close();
  await api?.close();
  await service?.close();
});

interface Attempt {
  readonly inputs?: Record<string, string>;
  readonly answers?: Answerer;
  /** Send SIGTERM once this stands in the log. */
  readonly cancelAt?: string;
  readonly env?: Record<string, string>;
  readonly event?: unknown;
  readonly onStart?: () => void;
}

/** Two attempts of one job of one workflow run, and what the service was asked in each. */
async function attempts(...given: readonly [Attempt, Attempt]) {
  commits += 1;
  const sha = String(commits).padStart(40, '0');
  const done = [];
  for (const [index, attempt] of given.entries()) {
    const { inputs, cancelAt, env } = attempt;
    answers = attempt.answers;
    attempt.onStart?.();
    const before = api.requests.length;
    let sent = false;
    const result = await runBuiltAction({
      inputs: {
        domain: 'docs.example.com',
        'base-url': api.apiUrl,
        'api-key': KEY,
        deploy: 'none',
        comment: 'never',
        ...inputs,
      },
      event: attempt.event,
      env: {
        RUNNER_TEMP: folder.path(),
        GITHUB_SHA: sha,
        GITHUB_RUN_ATTEMPT: String(index + 1),
        ...artifacts.env,
        ...env,
      },
      onOutput(soFar, kill) {
        if (sent || cancelAt === undefined || !soFar.includes(cancelAt)) return;
        sent = true;
        kill('SIGTERM');
      },
    });
    // How often a job is looked at depends on the machine.
    const log = steady(api.log().slice(before).join('\n')).split('\n');
    done.push({ ...result, log: log.filter((line, at) => line !== log[at - 1]) });
  }
  const [first, second] = done;
  if (first === undefined || second === undefined) throw new Error('there were no two attempts');
  return { first, second };
}

/** Answers each look at a job. */
const polls =
  (body: object, status = 200): Answerer =>
  ({ method, path }) =>
    method === 'GET' && path.startsWith('/v1/') ? { status, body } : undefined;
const FAILED = polls({ status: 'failed', error: 'out of paper' });

const START = 'POST /v1/static-export/jobs';
const POLL = 'GET /v1/static-export/jobs/UUID';
const LINK = 'POST /v1/static-export/jobs/UUID/bundle';

describe('a re-run of the built Action', { timeout: 240_000 }, () => {
  it('adopts the export that still ran when the first attempt was cancelled', async () => {
    const { first, second } = await attempts(
      { answers: polls({ status: 'running', progress: 1 }), cancelAt: 'running' },
      {},
    );
    expect(first.exitCode).toBe(143);
    expect(first.log).toEqual([START, POLL]);
    expect(second.exitCode).toBe(0);
    expect(second.outputs['export-job-id']).toBe(first.outputs['export-job-id']);
    expect(second.stdout).toContain('started earlier in this workflow run and adopted');
    // Whether it has ended by now depends on the machine; either way it is the same one, with one link.
    expect(new Set(second.log)).toEqual(new Set([POLL, LINK]));
    expect(second.log.filter((line) => line === LINK)).toHaveLength(1);
  });

  it('mints a fresh link after a download that failed', async () => {
    const { first, second } = await attempts(
      {
        answers({ path }) {
          // Nothing that passes by itself, so that no retry is waited for.
          if (path === '/gone.tar.gz') return { status: 400 };
          if (!path.endsWith('/bundle')) return undefined;
          const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
          return { status: 200, body: { bundleUrl: `${api.apiUrl}/gone.tar.gz`, expiresAt } };
        },
      },
      {},
    );
    expect(first.stdout).toContain('[E_BUNDLE_DOWNLOAD]');
    expect(first.log).toEqual([START, POLL, LINK, 'GET /gone.tar.gz']);
    expect(second.exitCode).toBe(0);
    expect(second.log).toEqual([POLL, LINK, POLL]);
    expect(second.outputs['bundle-sha256']).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['the checks', { 'fail-on': 'broken-links' }, 'E_CHECK_FAILED'],
    ['the deployment', { deploy: 'dir:/dev/null/site' }, 'E_DEPLOY_FAILED'],
  ])('does not export again after %s failed', async (_phase, inputs, code) => {
    const { first, second } = await attempts(
      { inputs },
      { inputs: { deploy: `dir:${folder.path(`after-${code}`)}` } },
    );
    expect(first.exitCode).toBe(1);
    expect(first.stdout).toContain(`[${code}]`);
    expect(first.log).toEqual([START, POLL, LINK]);
    expect(second.exitCode).toBe(0);
    expect(second.log).toEqual([POLL, LINK, POLL]);
    expect(second.outputs['bundle-sha256']).toBe(first.outputs['bundle-sha256']);
    expect(second.outputs.deployments).toContain('"status":"published"');
  });

  it('writes the comment that the first attempt was refused', async () => {
    const repo = { full_name: 'octo/docs' };
    const head = { sha: 'fedcba9876543210fedcba9876543210fedcba98', ref: 'topic', repo };
    let refuse = true;
    github.answer(({ method, path }) =>
      refuse && method === 'POST' && path.endsWith('/comments')
        ? { status: 403, body: { message: 'Resource not accessible by integration' } }
        : undefined,
    );
    const run = {
      inputs: { comment: 'always', 'github-token': github.token },
      event: {
        action: 'opened',
        pull_request: { number: github.pullRequest, head, base: { ref: 'main', repo } },
      },
      env: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: github.apiUrl },
    };
    const { first, second } = await attempts(run, {
      ...run,
      onStart: () => {
        refuse = false;
      },
    });
    expect(first.stdout).toContain('[E_GITHUB_API]');
    expect(first.exitCode).toBe(1);
    expect(second.exitCode).toBe(0);
    expect(second.log).toEqual([POLL, LINK, POLL]);
    expect(second.outputs['comment-url']).toContain('#issuecomment-');
  });

  it.each<[string, Attempt, Answerer, string]>([
    ['failed', { answers: FAILED }, FAILED, 'had failed'],
    ['is gone', {}, polls({ error: 'No such job' }, 404), 'no longer known'],
  ])('starts another export, and says so, when the first %s', async (_what, attempt, answer, words) => {
    let looked = false;
    const { first, second } = await attempts(attempt, {
      // Only the first look meets the old job.
      answers(request) {
        const answered = looked ? undefined : answer(request);
        looked ||= answered !== undefined;
        return answered;
      },
    });
    expect(first.log[0]).toBe(START);
    expect(second.stdout).toContain(words);
    expect(second.stdout).toContain('starting another');
    expect(second.exitCode).toBe(0);
    expect(second.log).toEqual([POLL, START, POLL, LINK]);
    expect(second.outputs['export-job-id']).not.toBe(first.outputs['export-job-id']);
  });

  it('exports anew what is another export: other paths', async () => {
    const { second } = await attempts({}, { inputs: { 'export-paths': 'guides' } });
    expect(second.log[0]).toBe(START);
  });

  it('goes on without a memory where there is no artifact service, and says how to adopt by hand', async () => {
    const env = { ACTIONS_RESULTS_URL: '', ACTIONS_RUNTIME_TOKEN: '' };
    const { first, second } = await attempts({ env }, { env });
    expect(first.exitCode).toBe(0);
    expect(first.stdout).toContain(`give export-job-id: ${first.outputs['export-job-id']}`);
    expect(second.log[0]).toBe(START);
  });
});
