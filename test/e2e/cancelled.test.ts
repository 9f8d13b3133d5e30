import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import {
  type RecordedRequest,
  type RecordingServer,
  sendJson,
  startRecordingServer,
} from '../support/http-server.ts';
import { useScenario } from './scenario.ts';

// SIGTERM while each phase waits for something that never comes.
const scenario = useScenario();
const KEY = 'svc_key-of-the-cancelled-test';
/** What the hosted service never comes to an end with. */
let stuck: 'status' | 'bundle' | 'agent' | 'none' = 'none';
let bundle: Buffer;
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
      if (!waiting) return void response.end(bundle);
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
  signal: NodeJS.Signals = 'SIGTERM',
) {
  let sent = 0;
  const result = await scenario.onPullRequest(
    { 'base-url': api.url.href, 'api-key': KEY, comment: 'never', ...inputs },
    {},
    {
      timeoutMs: 120_000,
      // Without a memory of jobs: each run starts its own.
      env: { ACTIONS_RUNTIME_TOKEN: '' },
      onOutput(soFar, kill) {
        if (sent > 0 || soFar.search(marker) < 0) return;
        sent = Date.now();
        kill(signal);
      },
    },
  );
  expect(sent).toBeGreaterThan(0);
  expect(result.signal).toBeNull();
  expect(result.exitCode).toBe(1);
  expect(result.stdout).toContain('[E_CANCELLED]');
  // The last resort, which ends the process by force, was not needed.
  expect(result.stdout).not.toContain('Work did not stop in time');
  expect(result.summary).toContain('cancelled');
  return result;
}

const resume = 'export-job-id: job-1';

it('in the export: says how to adopt the job', async () => {
  stuck = 'status';
  const { summary, outputs } = await cancelledAt(/^running/m, {}, 'SIGINT');
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
  const { summary } = await cancelledAt('Deployment 100 to preview', {
    deploy: `s3://docs/pr-{pr} region=us-east-1 endpoint=${endless.url.href}`,
    environment: 'preview',
  });
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
    JSON.stringify({
      theme: 'mint',
      name: 'Large',
      colors: { primary: '#0a7f5a' },
      navigation: { groups: [{ group: 'All', pages }] },
    }),
  );
  const { summary } = await cancelledAt('Export job ', { 'base-url': '', 'api-key': '' });
  expect(summary).toContain('It stopped in the phase Export.');
});
