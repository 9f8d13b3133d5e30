import { hash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docsSettings, writeDocsProject } from '../support/docs-project.ts';
import {
  type RecordedRequest,
  type RecordingServer,
  sendJson,
  startRecordingServer,
} from '../support/http-server.ts';
import { HEAD, useScenario } from './scenario.ts';

// SIGTERM while each phase waits for something that never comes.
const scenario = useScenario();
const KEY = 'svc_key-of-the-cancelled-test';
/** What the hosted service never comes to an end with. */
let stuck: 'status' | 'bundle' | 'agent' | 'none' = 'none';
let bundle: Buffer;
/** What it serves in place of that, where a test wants another. */
let largeBundle: Buffer | undefined;
let api: RecordingServer;
let endless: RecordingServer;

beforeAll(async () => {
  // What the hosted service serves, made by the embedded one.
  const { outputs } = await scenario.run({ comment: 'never' });
  bundle = await readFile(outputs['bundle-path'] ?? '');
  endless = await startRecordingServer(() => {});
  api = await startRecordingServer((request, response) => {
    const waiting = phaseOf(request) === stuck;
    if (request.path === '/the-bundle') {
      if (!waiting) return void response.end(largeBundle ?? bundle);
      response.writeHead(200, { 'content-length': String(bundle.length) });
      return void response.write(bundle.subarray(0, 1000));
    }
    if (request.path.startsWith('/v2/agent/')) return sendJson(response, 200, AGENT);
    if (request.path.endsWith('/bundle')) {
      const bundleUrl = new URL('/the-bundle', api.url).href;
      return sendJson(response, 200, { bundleUrl, expiresAt: new Date(Date.now() + 600_000).toISOString() });
    }
    if (request.method === 'POST') return sendJson(response, 202, { jobId: 'job-1' });
    sendJson(
      response,
      200,
      waiting ? { status: 'running', progress: 1 } : { status: 'completed', pageCount: 3 },
    );
  });
}, 240_000);
afterAll(async () => {
  await Promise.all([api?.close(), endless?.close()]);
});

const AGENT = {
  id: 'agent-1',
  status: 'active',
  source: { repository: 'https://github.com/octo/docs', ref: null },
  model: 'm',
  prLink: null,
  createdAt: '2026-01-01T10:00:00Z',
  archivedAt: null,
};

function phaseOf({ path, method }: RecordedRequest): typeof stuck {
  if (path === '/the-bundle') return 'bundle';
  return method === 'GET' && path.startsWith('/v1/static-export/jobs/') ? 'status' : 'none';
}

async function cancelledAt(
  marker: string | RegExp,
  inputs: Record<string, string>,
  {
    signal = 'SIGTERM',
    action,
    env,
  }: {
    readonly signal?: NodeJS.Signals;
    readonly action?: string;
    readonly env?: Readonly<Record<string, string>>;
  } = {},
) {
  let sent = 0;
  const result = await scenario.onPullRequest(
    { 'base-url': api.url.href, 'api-key': KEY, comment: 'never', ...inputs },
    action === undefined ? {} : { action },
    {
      timeoutMs: 120_000,
      // Without a memory of jobs: each run starts its own.
      env: { ACTIONS_RUNTIME_TOKEN: '', ...env },
      onOutput(soFar, kill) {
        if (sent > 0 || soFar.search(marker) < 0) return;
        sent = Date.now();
        kill(signal);
      },
    },
  );
  expect(sent).toBeGreaterThan(0);
  expect(result.signal).toBeNull();
  expect(result.exitCode).toBe(128 + constants.signals[signal]);
  expect(result.stdout).toContain('[E_CANCELLED]');
  // The last resort, which ends the process by force, was not needed.
  expect(result.stdout).not.toContain('Work did not stop in time');
  expect(result.summary).toContain('cancelled');
  return result;
}

const resume = 'export-job-id: job-1';

it('in the export: says how to adopt the job', async () => {
  stuck = 'status';
  const { summary, outputs } = await cancelledAt(/^running/m, {}, { signal: 'SIGINT' });
  expect(summary).toContain('It stopped in the phase Export.');
  expect(summary).toContain(resume);
  expect(outputs['export-job-id']).toBe('job-1');
});

it('in the download: nothing of the bundle is left behind', async () => {
  stuck = 'bundle';
  const { summary } = await cancelledAt('::group::Bundle', {});
  expect(summary).toContain('It stopped in the phase Bundle.');
  expect(summary).toContain(resume);
});

it('in the deployment: the deployment that was begun is ended too', async () => {
  stuck = 'none';
  const { summary, outputs } = await cancelledAt('Deployment 100 to preview', {
    deploy: `s3://docs/pr-{pr} region=us-east-1 endpoint=${endless.url.href}`,
    environment: 'preview',
  });
  expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([
    { status: 'failed', error: { code: 'E_CANCELLED' } },
  ]);
  expect(summary).toContain('| <code>E_CANCELLED</code> |');
  expect(summary).toContain('It stopped in the phase Deploy.');
  expect(summary).toContain(resume);
  expect(scenario.github.deployments).toMatchObject([{ statuses: [{ state: 'error' }] }]);
});

it('while the agent works: the site is published by then', async () => {
  const { summary, outputs } = await cancelledAt(/::group::Agent/, {
    'agent-project-id': 'p',
    'agent-job-id': 'agent-1',
    deploy: 'dir:public',
  });
  expect(summary).toContain('It stopped in the phase Agent.');
  expect(outputs.deployments).toContain('"status":"published"');
});

it('in the report: the comment is left, the summary is written', async () => {
  scenario.github.answer(({ path }) =>
    path.includes('/comments') ? { status: 429, headers: { 'retry-after': '60' }, body: {} } : undefined,
  );
  const { summary } = await cancelledAt('trying again in 60 s', { comment: 'auto' });
  expect(summary).toContain('It stopped in the phase Report.');
  expect(summary).toContain(resume);
});

it('in the embedded service, while it renders', async () => {
  const pages = Array.from({ length: 1500 }, (_, index) => `many/p${index}`);
  const words = 'Words and `code` and a [link](/).\n\n'.repeat(40);
  await writeDocsProject(
    scenario.path('checkout'),
    Object.fromEntries(
      pages.map((page) => [`${page}.mdx`, `# ${page}\n\n${words}\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n`]),
    ),
  );
  await writeFile(
    scenario.path('checkout', 'docs.json'),
    docsSettings({ navigation: { groups: [{ group: 'All', pages }] } }),
  );
  const { summary } = await cancelledAt('Export job ', EMBEDDED);
  expect(summary).toContain('It stopped in the phase Export.');
  await rm(scenario.path('checkout', 'many'), { recursive: true });
  await writeDocsProject(scenario.path('checkout'));
  // A job of the embedded service is gone with it.
  expect(summary).not.toContain('export-job-id:');
  expect(summary).toContain('Run again; what was published before is whole');
});

const EMBEDDED = { 'base-url': '', 'api-key': '' };
/** An artifact service that takes every request and answers none. */
const endlessArtifacts = () => ({ ...scenario.artifacts.env, ACTIONS_RESULTS_URL: endless.url.href });

it('in the service, while it waits for the parts of a site', async () => {
  const { summary } = await cancelledAt(
    '::group::Service',
    { ...EMBEDDED, mode: 'merge' },
    { env: endlessArtifacts() },
  );
  expect(summary).toContain('It stopped in the phase Service.');
  expect(summary).toContain('Run again;');
});

it('in the check of a large site: nothing is deployed', async () => {
  stuck = 'none';
  largeBundle = await bundleOf(1000);
  const { summary, outputs } = await cancelledAt('::group::Check', { deploy: 'dir:never' });
  largeBundle = undefined;
  expect(summary).toContain('It stopped in the phase Check.');
  expect(summary).toContain(resume);
  expect(outputs.deployments).toBeUndefined();
  await expect(readdir(scenario.path('checkout', 'never'))).rejects.toThrow('ENOENT');
});

it('in the attestation: nothing is deployed', async () => {
  const { summary, outputs } = await cancelledAt(
    '::group::Attestation',
    { attestation: 'true', deploy: 'dir:never' },
    {
      env: {
        // Of any other server the client refuses to attest at once, and there would be nothing to cancel.
        GITHUB_SERVER_URL: 'https://github.com',
        ACTIONS_ID_TOKEN_REQUEST_URL: `${endless.url.href}token?api-version=2.0`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
      },
    },
  );
  expect(summary).toContain('It stopped in the phase Attestation.');
  expect(summary).toContain(resume);
  expect(outputs.deployments).toBeUndefined();
});

it('in the upload of a part', async () => {
  const inputs = { ...EMBEDDED, shard: '1/2', deploy: 'artifact' };
  const { summary } = await cancelledAt('::group::Part', inputs, { env: endlessArtifacts() });
  expect(summary).toContain('It stopped in the phase Part.');
  expect(summary).toContain('Run again; what was published before is whole');
});

it('in the cleanup of a preview', async () => {
  const inputs = { ...EMBEDDED, deploy: `s3://docs/pr-{pr} region=us-east-1 endpoint=${endless.url.href}` };
  const { summary } = await cancelledAt('::group::Cleanup', inputs, { action: 'closed' });
  expect(summary).toContain('It stopped in the phase Cleanup.');
  expect(summary).toContain('Run again;');
});

it('in the comment of another run', async () => {
  scenario.github.answer(({ path }) =>
    path.includes('/artifacts') ? { status: 429, headers: { 'retry-after': '60' }, body: {} } : undefined,
  );
  let sent = false;
  const { exitCode, stdout, summary } = await scenario.run(
    { mode: 'comment' },
    {
      event: {
        action: 'completed',
        workflow_run: {
          id: 4711,
          run_number: 12,
          event: 'pull_request',
          head_sha: HEAD,
          head_repository: { full_name: 'mallory/docs' },
        },
      },
      env: { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_RUN_ID: '5000', GITHUB_REF: 'refs/heads/main' },
      onOutput(soFar, kill) {
        if (sent || !soFar.includes('trying again in 60 s')) return;
        sent = true;
        kill('SIGTERM');
      },
    },
  );
  expect(exitCode).toBe(143);
  expect(stdout).toContain('[E_CANCELLED]');
  expect(stdout).not.toContain('Work did not stop in time');
  expect(summary).toContain('It stopped in the phase Comment.');
});

/** A bundle of pages that link to each other a lot. */
async function bundleOf(pages: number): Promise<Buffer> {
  const pack = createPack();
  const chunks: Buffer[] = [];
  const packed = pipeline(pack, createGzip({ level: 1 }), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  for (let number = 0; number < pages; number += 1) {
    const links = Array.from({ length: 300 }, (_, index) => {
      const target = (number * 7 + index * 13) % pages;
      return `<p id="s${index}">${hash('sha256', `${number} ${index}`)} <a href="p${target}.html#s${index}">on</a></p>`;
    });
    const name = number === 0 ? 'index.html' : `p${number}.html`;
    pack.entry({ name }, `<!doctype html><title>${number}</title>${links.join('')}`);
  }
  pack.finalize();
  await packed;
  return Buffer.concat(chunks);
}
