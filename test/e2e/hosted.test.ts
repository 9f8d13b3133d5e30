import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createSign } from '../../src/deploy/s3/sign.ts';
import { agentJobsFromFile } from '../../src/service/agent-jobs.ts';
import { type Service, startService } from '../../src/service/service.ts';
import { folderSource } from '../../src/service/sources/folder-source.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { type GitHubServer, startGitHub } from '../support/github-server.ts';
import { sendJson, startRecordingServer } from '../support/http-server.ts';
import { missingForS3Server, type S3Server, startS3Server } from '../support/s3-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction, steady } from './built-action.ts';

const KEY = 'svc_key-of-the-hosted-test';
const missingS3 = await missingForS3Server();
const folder = useTemporaryFolder('perFile');
let service: Service;
let github: GitHubServer;
let s3: S3Server | undefined;

const AGENT_JOB = {
  id: 'agent-1',
  status: 'completed',
  source: { repository: 'https://github.com/octo/docs', ref: 'main' },
  model: 'model-1',
  prLink: 'https://github.com/octo/docs/pull/99',
  createdAt: '2026-01-01T10:00:00Z',
  archivedAt: null,
};

beforeAll(async () => {
  await writeDocsProject(folder.path('docs'));
  await writeFile(
    folder.path('agent-jobs.json'),
    JSON.stringify({
      'project-1': [AGENT_JOB, { ...AGENT_JOB, id: 'agent-2', status: 'failed', prLink: null }],
    }),
  );
  service = await startService({
    sites: new Map([
      [
        'docs.example.com',
        folderSource(folder.path('docs'), { domain: 'docs.example.com', deploymentType: 'cloud' }),
      ],
    ]),
    apiKey: KEY,
    storage: folder.path('storage'),
    agentJobs: agentJobsFromFile(folder.path('agent-jobs.json')),
    clock: systemClock,
  });
  github = await startGitHub();
  if (missingS3 === undefined) s3 = await startS3Server();
}, 240_000);

afterAll(async () => {
  await s3?.stop();
  await github?.close();
  await service?.close();
});

function pullRequestEvent() {
  const repo = { full_name: `${github.owner}/${github.repo}` };
  const sha = 'fedcba9876543210fedcba9876543210fedcba98';
  return {
    action: 'opened',
    pull_request: {
      number: github.pullRequest,
      head: { sha, ref: 'topic', repo },
      base: { ref: 'main', repo },
    },
  };
}

async function run(inputs: Record<string, string>, env: Record<string, string> = {}) {
  return runBuiltAction({
    inputs: {
      domain: 'docs.example.com',
      'base-url': service.url,
      'api-key': KEY,
      deploy: 'none',
      comment: 'never',
      ...inputs,
    },
    env: { RUNNER_TEMP: folder.path(), AWS_EC2_METADATA_DISABLED: 'true', ...env },
  });
}

async function makeBucket(name: string): Promise<void> {
  if (s3 === undefined) throw new Error('There is no S3 server');
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = s3.env;
  const url = new URL(name, s3.endpoint);
  const headers = { host: url.host, 'x-amz-content-sha256': createHash('sha256').digest('hex') };
  const request = { method: 'PUT', origin: url.origin, path: url.pathname, query: {}, headers };
  const signed = await createSign()(request, { accessKeyId, secretAccessKey }, 'us-east-1', new Date());
  expect((await fetch(url, { method: 'PUT', headers: signed })).status).toBe(200);
}

/** The mask command itself is how the runner learns of a secret, and swallows it. */
function withoutMasks(stdout: string): string {
  return stdout
    .split('\n')
    .filter((line) => !line.startsWith('::add-mask::'))
    .join('\n');
}

describe('the built Action with a hosted service', () => {
  it('exports, comments the agent’s pull request, and keeps key, link and signature out of everything it writes', async () => {
    const { exitCode, stdout, stderr, outputs, summary } = await runBuiltAction({
      inputs: {
        domain: 'docs.example.com',
        'base-url': service.url,
        'api-key': KEY,
        deploy: `dir:${folder.path('public')}`,
        'agent-project-id': 'project-1',
        'agent-job-id': 'agent-1',
        'github-token': github.token,
      },
      event: pullRequestEvent(),
      env: {
        RUNNER_TEMP: folder.path(),
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_API_URL: github.apiUrl,
        GITHUB_REF: `refs/pull/${github.pullRequest}/merge`,
      },
    });
    expect(stdout).not.toContain('::error');
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({
      'agent-status': 'completed',
      'pr-link': AGENT_JOB.prLink,
      'comment-url': expect.stringContaining('#issuecomment-'),
    });
    const comments = await github.ask<{ body: string }[]>(
      'GET',
      `/repos/octo/docs/issues/${github.pullRequest}/comments`,
    );
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain(AGENT_JOB.prLink);

    const { 'bundle-url': link = '', ...others } = outputs;
    const signature = new URL(link).searchParams.get('signature') ?? '';
    expect(signature.length).toBeGreaterThan(20);
    const everything = [
      withoutMasks(stdout),
      stderr,
      summary,
      JSON.stringify(others),
      comments[0]?.body ?? '',
    ].join('\n');
    for (const secret of [KEY, github.token, link, new URL(link).search, signature])
      expect(everything).not.toContain(secret);
    expect(steady(stdout, [folder.path()])).toMatchSnapshot('stdout');
    expect(steady(summary, [folder.path()])).toMatchSnapshot('summary');
    expect(
      steady(JSON.stringify({ ...outputs, 'bundle-url': 'LINK' }, null, 2), [folder.path()]),
    ).toMatchSnapshot('outputs');
    expect(steady(comments[0]?.body ?? '', [folder.path()])).toMatchSnapshot('comment');
  });

  it.skipIf(missingS3 !== undefined)(
    `publishes to S3, then only what changed${missingS3 === undefined ? '' : ` (skipped: ${missingS3})`}`,
    async () => {
      const env = { ...s3?.env };
      await makeBucket('site');
      const deploy = `s3://site/docs region=us-east-1 endpoint=${s3?.endpoint} path-style=true`;
      const first = await run({ deploy }, env);
      expect(first.stdout).not.toContain('::error');
      expect(JSON.parse(first.outputs.deployments ?? '')).toMatchObject([
        { status: 'published', updated: 0, deleted: 0 },
      ]);
      const second = await run({ deploy }, env);
      expect(JSON.parse(second.outputs.deployments ?? '')).toMatchObject([{ status: 'unchanged', bytes: 0 }]);
      await writeDocsProject(folder.path('docs'), {
        'guides/fourth.mdx': '---\ntitle: Fourth\n---\n\nNew.\n',
      });
      const third = await run({ deploy }, env);
      expect(JSON.parse(third.outputs.changes ?? '')).toMatchObject({
        added: ['guides/fourth'],
        removed: [],
      });
    },
  );

  it.concurrent('ends at once when the key is rejected: one request, no polling', async () => {
    const started = await run({ 'api-key': 'svc_some-other-key' });
    expect(started.exitCode).toBe(1);
    expect(started.stdout).toContain('[E_API_KEY_REJECTED]');
    expect(withoutMasks(started.stdout)).not.toContain('svc_some-other-key');
    expect(started.outputs).toEqual({});
  });

  it.concurrent('sets its outputs and writes the summary when a later phase fails', async () => {
    const { exitCode, outputs, summary } = await run({ deploy: 'dir:/dev/null/site' });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({
      'export-status': 'completed',
      'bundle-sha256': expect.any(String),
      deployments: expect.stringContaining('failed'),
    });
    expect(summary).toContain('E_DEPLOY_FAILED');
  });

  it.concurrent.each([
    ['page-count, agent', 1],
    ['none', 0],
  ])('with fail-on %s, a failed agent job ends the run with %i', async (failOn, code) => {
    const { exitCode, outputs } = await run({
      'agent-project-id': 'project-1',
      'agent-job-id': 'agent-2',
      'fail-on': failOn,
    });
    expect(exitCode).toBe(code);
    expect(outputs).toMatchObject({ 'agent-status': 'failed', 'pr-link': '' });
  });

  it.concurrent('adopts a finished job without starting another', async () => {
    const first = await run({});
    const second = await run({ 'export-job-id': first.outputs['export-job-id'] ?? '' });
    expect(second.exitCode).toBe(0);
    expect(second.outputs).toMatchObject({
      'export-job-id': first.outputs['export-job-id'],
      'bundle-sha256': first.outputs['bundle-sha256'],
    });
  });

  it.concurrent('stops within seconds of SIGTERM and says how to resume', async () => {
    const hanging = await startRecordingServer((request, response) => {
      if (request.method === 'POST') sendJson(response, 202, { jobId: 'job-that-hangs' });
      else sendJson(response, 200, { status: 'running', progress: 1 });
    });
    try {
      let sent = false;
      const { exitCode, signal, stdout, summary, outputs } = await runBuiltAction({
        inputs: {
          domain: 'docs.example.com',
          'base-url': hanging.url.href,
          'api-key': KEY,
          deploy: 'none',
          comment: 'never',
        },
        env: { RUNNER_TEMP: folder.path() },
        timeoutMs: 20_000,
        onOutput(soFar, kill) {
          if (sent || !soFar.includes('running')) return;
          sent = true;
          kill('SIGTERM');
        },
      });
      expect(signal).toBeNull();
      expect(exitCode).toBe(143);
      expect(stdout).toContain('[E_CANCELLED]');
      expect(outputs['export-job-id']).toBe('job-that-hangs');
      expect(summary).toContain('export-job-id: job-that-hangs');
    } finally {
      await hanging.close();
    }
  });

  it.concurrent('never sends the key to the host of the bundle link, nor follows the API elsewhere', async () => {
    const storage = await startRecordingServer((_request, response) => void response.writeHead(404).end());
    const link = new URL('bundle.tar.gz?X-Amz-Signature=a-signature-to-be-kept', storage.url).href;
    const api = await startRecordingServer((request, response) => {
      if (request.path.endsWith('/bundle'))
        sendJson(response, 200, { bundleUrl: link, expiresAt: new Date(Date.now() + 60_000).toISOString() });
      else if (request.method === 'POST') sendJson(response, 202, { jobId: 'j' });
      else sendJson(response, 200, { status: 'completed', pageCount: 1 });
    });
    try {
      const { exitCode, stdout, summary } = await run({ 'base-url': api.url.href });
      expect(exitCode).toBe(1);
      expect(stdout).toContain('[E_BUNDLE_DOWNLOAD]');
      expect(storage.requests.length).toBeGreaterThan(0);
      expect(storage.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
      expect(withoutMasks(stdout) + summary).not.toContain('a-signature-to-be-kept');
      expect(withoutMasks(stdout) + summary).not.toContain('X-Amz-Signature');
    } finally {
      await api.close();
      await storage.close();
    }
  });
});
