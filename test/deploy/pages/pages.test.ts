import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { fromBuffer } from 'yauzl';
import { MANIFEST_PATH, type Manifest } from '../../../src/bundle/manifest.ts';
import { deploy } from '../../../src/deploy/deploy.ts';
import { githubAccess } from '../../../src/github/access.ts';
import { uploadArtifact } from '../../../src/github/artifact.ts';
import { readGitHubContext } from '../../../src/github/context.ts';
import { type ArtifactService, startArtifactService } from '../../support/artifact-service.ts';
import { type CannedAnswer, type GitHubRecorder, startGitHubRecorder } from '../../support/github-server.ts';
import { openHttp } from '../../support/http-client.ts';
import { type RecordingServer, sendJson, startRecordingServer } from '../../support/http-server.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';
import { contextOf, manifestOf, opened, recordedLog, siteOf, temporaryFolder } from '../fixtures.ts';

const CONTENT = { 'index.html': '<h1>Home</h1>', 'assets/app.css': 'body{}', 'guide/a page.html': 'A page' };
const TOKEN = 'ghs_token-of-the-pages-test';
const IDENTITY = 'identity.token.of-the-run';
const SHA = '0123456789abcdef0123456789abcdef01234567';
const DEPLOYMENTS = '/repos/octo/docs/pages/deployments';

let artifacts: ArtifactService;
let identity: RecordingServer;
let github: GitHubRecorder;
let states: string[];

beforeAll(async () => {
  artifacts = await startArtifactService();
  identity = await startRecordingServer(({ headers }, response) => {
    const right = headers.authorization === 'Bearer request-token';
    sendJson(response, right ? 200 : 401, right ? { value: IDENTITY } : {});
  });
});
afterAll(async () => {
  await identity.close();
  await artifacts.close();
});
beforeEach(async () => {
  for (const [name, value] of Object.entries(artifacts.env)) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  states = ['deployment_in_progress', 'syncing_files', 'succeed'];
  github = await startGitHubRecorder();
  github.answer(({ method, path }): CannedAnswer | undefined => {
    if (method === 'POST' && path === DEPLOYMENTS) {
      const url = `https://api.github.com${DEPLOYMENTS}/${SHA}/status`;
      return { status: 200, body: { id: SHA, status_url: url, page_url: 'https://octo.github.io/docs/' } };
    }
    if (path === `${DEPLOYMENTS}/${SHA}`) {
      const status = states.length > 1 ? states.shift() : states[0];
      return { status: 200, body: { status } };
    }
    return path === `${DEPLOYMENTS}/${SHA}/cancel` ? { status: 204 } : undefined;
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await github.close();
});

interface Publish {
  readonly line?: string;
  readonly env?: Record<string, string | undefined>;
  readonly signal?: AbortSignal;
  readonly spoil?: (directory: string) => Promise<void>;
  readonly maxPageLoss?: number;
  readonly manifest?: Partial<Manifest>;
}

async function publish({
  line = 'pages',
  env = {},
  signal = new AbortController().signal,
  spoil,
  maxPageLoss = 1,
  manifest = {},
}: Publish = {}) {
  const log = recordedLog();
  const clock = createVirtualClock();
  const tempDirectory = await temporaryFolder();
  const runner = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '4711', GITHUB_SHA: SHA },
    ...artifacts.env,
    GITHUB_API_URL: github.apiUrl,
    ACTIONS_ID_TOKEN_REQUEST_URL: `${identity.url.href}token?api-version=2.0`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
    ...env,
  };
  const context = readGitHubContext(runner, () => '{}');
  const destinations = opened(
    line,
    contextOf({
      ...{
        log,
        clock,
        tempDirectory,
        env: runner,
        github: githubAccess(context, TOKEN, { http: openHttp(), clock, log, onRequest() {} }),
      },
      uploadArtifact: (name, file, options) =>
        uploadArtifact(name, file, options, { context, tempDir: tempDirectory, clock }),
    }),
  );
  const site = await siteOf(CONTENT, manifest);
  await spoil?.(site.directory);
  const options = { plan: false, maxPageLoss, signal, log, clock };
  const { deployments, changes } = await deploy(site, destinations, options);
  const [deployment] = deployments;
  if (deployment === undefined) throw new Error('no deployment');
  return { deployment, changes, log, clock };
}

/** The files in the tar in the zip that Pages is given. */
async function uploaded(): Promise<Record<string, string>> {
  const { bytes } = await artifacts.download('github-pages');
  const names: string[] = [];
  const tar = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: false }, (error, zip) => {
      if (error !== null) return reject(error);
      zip.on('entry', (entry) => {
        names.push(entry.fileName);
        zip.openReadStream(entry, (failed, stream) => (failed === null ? resolve(stream) : reject(failed)));
      });
    });
  });
  expect(names).toEqual(['artifact.tar']);
  const files: Record<string, string> = {};
  const entries = tar.pipe(extract());
  for await (const entry of entries) {
    expect(entry.header.type).toBe('file');
    files[entry.header.name] = await text(entry);
  }
  return files;
}

describe('GitHub Pages', () => {
  test('gets the site as a tar in the artifact github-pages, and is waited for', async () => {
    const { deployment, log } = await publish();
    expect(deployment).toMatchObject({
      status: 'published',
      url: 'https://octo.github.io/docs/',
      error: null,
    });
    const { [MANIFEST_PATH]: manifest = '', ...files } = await uploaded();
    expect(files).toEqual(CONTENT);
    expect(JSON.parse(manifest)).toMatchObject({ version: 1, pages: ['guide/a page', 'index'] });
    expect(github.log()).toEqual([
      'GET /repos/octo/docs/pages',
      `POST ${DEPLOYMENTS}`,
      `GET ${DEPLOYMENTS}/${SHA}`,
      `GET ${DEPLOYMENTS}/${SHA}`,
      `GET ${DEPLOYMENTS}/${SHA}`,
    ]);
    const [artifact] = artifacts.artifacts();
    expect(JSON.parse(github.requests[1]?.body ?? '')).toEqual({
      artifact_id: artifact?.id,
      environment: 'github-pages',
      pages_build_version: SHA,
      oidc_token: IDENTITY,
    });
    expect(log.masked).toContain(IDENTITY);
    expect(log.lines.join('\n')).not.toContain(IDENTITY);
  });

  test('is deployed again by a re-run, whose artifact takes the place of the first', async () => {
    await publish();
    states = ['succeed'];
    expect((await publish()).deployment.error).toBeNull();
    expect(artifacts.artifacts().filter(({ name }) => name === 'github-pages')).toHaveLength(1);
  });

  test('is cancelled when it does not end within the timeout', async () => {
    states = ['deployment_in_progress'];
    const { deployment, clock } = await publish({ line: 'pages timeout=90s' });
    expect(deployment.error?.code).toBe('E_DEPLOY_UNREACHABLE');
    expect(deployment.error?.message).toContain('90 s');
    expect(github.log().at(-1)).toBe(`POST ${DEPLOYMENTS}/${SHA}/cancel`);
    expect(clock.pauses.reduce((sum, pause) => sum + pause, 0)).toBe(90_000);
  });

  test('is cancelled when the run is', async () => {
    const controller = new AbortController();
    github.answer(({ method, path }) => {
      if (method === 'GET' && path.startsWith(DEPLOYMENTS))
        controller.abort(new Error('cancelled by the user'));
      return undefined;
    });
    await expect(publish({ signal: controller.signal })).rejects.toThrow('cancelled by the user');
    expect(github.log().at(-1)).toBe(`POST ${DEPLOYMENTS}/${SHA}/cancel`);
  });

  test('is cancelled, too, when the run is before GitHub has answered', async () => {
    const controller = new AbortController();
    github.answer(({ method, path }) => {
      if (method === 'POST' && path === DEPLOYMENTS) controller.abort(new Error('cancelled by the user'));
      return undefined;
    });
    await expect(publish({ signal: controller.signal })).rejects.toThrow('cancelled by the user');
    expect(github.log().at(-1)).toBe(`POST ${DEPLOYMENTS}/${SHA}/cancel`);
  });

  test.each(['deployment_failed', 'deployment_perms_error', 'deployment_content_failed', 'deployment_lost'])(
    'says that it ended as %s',
    async (state) => {
      states = ['deployment_in_progress', state];
      const { deployment } = await publish();
      expect(deployment.error?.code).toBe('E_DEPLOY_FAILED');
      expect(deployment.error?.message).toContain(state);
    },
  );

  test('goes on after states that pass', async () => {
    states = ['unknown_status', 'deployment_attempt_error', 'a_state_of_tomorrow', 'succeed'];
    expect((await publish()).deployment.status).toBe('published');
  });

  test('names both permissions where the job has no identity token, before anything is uploaded', async () => {
    const before = artifacts.log().length;
    const { deployment } = await publish({ env: { ACTIONS_ID_TOKEN_REQUEST_URL: undefined } });
    expect(deployment.error?.code).toBe('E_DEPLOY_CREDENTIALS');
    expect(deployment.error?.message).toContain('pages: write, id-token: write');
    expect(artifacts.log()).toHaveLength(before);
  });

  test.each([
    [403, 'No', 'pages: write` and `id-token: write'],
    [404, 'No', '/octo/docs/settings/pages'],
    [400, 'No', 'see the words of GitHub'],
    [
      400,
      'Deployment request failed for abc due to in progress deployment. Please cancel def first or wait for it to complete.',
      '`concurrency: pages`',
    ],
  ])('says what to change when the deployment is answered with %i: %s', async (status, message, fix) => {
    github.answer(({ method }) => (method === 'POST' ? { status, body: { message } } : undefined));
    const { deployment } = await publish();
    expect(deployment.error?.code).toBe('E_GITHUB_API');
    expect(deployment.error?.message).toContain(fix);
  });

  describe('knows what is published by the manifest of the site', () => {
    const PUBLISHED = {
      'index.html': '<h1>Old home</h1>',
      'assets/app.css': 'body{}',
      ...Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`gone/${n}.html`, `${n}`])),
    };

    /** The published site: its first address leads to another, as one with a domain of its own does. */
    async function published(manifest: Manifest): Promise<RecordingServer> {
      const site = await startRecordingServer(({ path }, response) => {
        if (path.startsWith('/docs/')) {
          response.writeHead(301, { location: path.replace('/docs/', '/') }).end();
        } else if (path.startsWith(`/${MANIFEST_PATH}?`)) sendJson(response, 200, manifest);
        else sendJson(response, 404, {});
      });
      onTestFinished(() => site.close());
      github.answer(({ method, path }) =>
        method === 'GET' && path === '/repos/octo/docs/pages'
          ? { status: 200, body: { html_url: `${site.url.origin}/docs/`, status: 'built' } }
          : undefined,
      );
      return site;
    }

    test('so that it tells the changed pages, and sends the site no token', async () => {
      const site = await published(manifestOf(PUBLISHED));
      const { deployment, changes } = await publish();
      expect(deployment).toMatchObject({ status: 'published', added: 1, updated: 1, unchanged: 1 });
      expect(changes).toMatchObject({ added: ['guide/a page'], changed: ['index'] });
      expect(changes?.removed).toHaveLength(8);
      expect(site.requests).toHaveLength(2);
      for (const { headers } of site.requests) expect(headers.authorization).toBeUndefined();
    });

    test('and refuses a loss of pages, a stale run and another site, before anything is uploaded', async () => {
      await published(manifestOf(PUBLISHED, { run: 9 }));
      const before = artifacts.log().length;
      const codeOf = async (given: Publish) => (await publish(given)).deployment.error?.code;
      expect(await codeOf({ manifest: { run: 9 }, maxPageLoss: 0.2 })).toBe('E_GUARD_PAGE_LOSS');
      expect(await codeOf({ manifest: { run: 8 } })).toBe('E_GUARD_STALE_RUN');
      expect(artifacts.log()).toHaveLength(before);
      expect(await codeOf({ manifest: { run: 8 }, line: 'pages force=true' })).toBeUndefined();
    });

    test('and publishes all the same what a cache may only show as published', async () => {
      await published(manifestOf(CONTENT));
      expect((await publish()).deployment).toMatchObject({ status: 'published', unchanged: 3 });
    });

    test('and does without it where there is none', async () => {
      await published({ version: 2 } as unknown as Manifest);
      const { deployment, changes } = await publish();
      expect(deployment.status).toBe('published');
      expect(changes).toBeUndefined();
    });
  });

  test('refuses a site above 1 GB before anything is asked for or uploaded, also with plan', async () => {
    const before = artifacts.log().length;
    const files = manifestOf(CONTENT).files;
    for (const file of Object.values(files)) file.size = 400_000_000;
    const { deployment } = await publish({ manifest: { files } });
    expect(deployment.error?.code).toBe('E_GUARD_LIMIT');
    expect(deployment.error?.message).toContain('GitHub Pages takes at most 1.07 GB');
    expect(artifacts.log()).toHaveLength(before);
  });

  test.each([
    ['small', 20],
    ['large', 5 * 1024 * 1024],
  ])('takes no %s file that has other bytes than its manifest says', async (_, size) => {
    const before = artifacts.log().length;
    const path = 'assets/app.css';
    const files = manifestOf({ ...CONTENT, [path]: 'a'.repeat(size) }).files;
    const spoil = (directory: string) => writeFile(join(directory, path), 'b'.repeat(size));
    const { deployment } = await publish({ spoil, manifest: { files } });
    expect(deployment.error?.code).toBe('E_DEPLOY_FAILED');
    expect(deployment.error?.message).toMatch(/A file changed while it was sent.*: assets\/app\.css/);
    expect(artifacts.log()).toHaveLength(before);
  });

  test('takes no links', async () => {
    const spoil = async (directory: string): Promise<void> => {
      await rm(join(directory, 'index.html'));
      await symlink('guide/a page.html', join(directory, 'index.html'));
    };
    const { deployment } = await publish({ spoil });
    expect(deployment.error?.message).toContain('index.html');
    expect(deployment.error?.code).toBe('E_GUARD_LIMIT');
  });
});
