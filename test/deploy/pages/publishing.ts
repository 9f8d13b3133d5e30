import { text } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { fromBuffer } from 'yauzl';
import type { Manifest } from '../../../src/bundle/manifest.ts';
import { deploy } from '../../../src/deploy/deploy.ts';
import { githubAccess } from '../../../src/github/access.ts';
import { uploadArtifact } from '../../../src/github/artifact.ts';
import { readGitHubContext } from '../../../src/github/context.ts';
import { type ArtifactService, startArtifactService } from '../../support/artifact-service.ts';
import { type CannedAnswer, type GitHubRecorder, startGitHubRecorder } from '../../support/github-server.ts';
import { openHttp } from '../../support/http-client.ts';
import { type RecordingServer, sendJson, startRecordingServer } from '../../support/http-server.ts';
import { createVirtualClock } from '../../support/virtual-clock.ts';
import { contextOf, opened, recordedLog, siteOf, temporaryFolder } from '../fixtures.ts';

export const CONTENT = {
  'index.html': '<h1>Home</h1>',
  'assets/app.css': 'body{}',
  'guide/a page.html': 'A page',
};
const TOKEN = 'ghs_token-of-the-pages-test';
export const IDENTITY = 'identity.token.of-the-run';
export const SHA = '0123456789abcdef0123456789abcdef01234567';
export const DEPLOYMENTS = '/repos/octo/docs/pages/deployments';

export let artifacts: ArtifactService;
let identity: RecordingServer;
export let github: GitHubRecorder;
/** The states of the deployment, one an answer; the last stays. */
const states: string[] = [];

export function deploymentStates(...some: string[]): void {
  states.splice(0, states.length, ...some);
}

/** The services that Pages takes, for each test of a file: to be called in it. */
export function startServices(): void {
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
    deploymentStates('deployment_in_progress', 'syncing_files', 'succeed');
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
}

export interface Publish {
  readonly line?: string;
  readonly env?: Record<string, string | undefined>;
  readonly signal?: AbortSignal;
  readonly spoil?: (directory: string) => Promise<void>;
  readonly maxPageLoss?: number;
  readonly plan?: boolean;
  readonly manifest?: Partial<Manifest>;
}

export async function publish({
  line = 'pages',
  env = {},
  signal = new AbortController().signal,
  spoil,
  maxPageLoss = 1,
  plan = false,
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
  const options = { plan, maxPageLoss, signal, log, clock };
  const { deployments, changes } = await deploy(site, destinations, options);
  const [deployment] = deployments;
  if (deployment === undefined) throw new Error('no deployment');
  return { deployment, changes, log, clock };
}

/** The files in the tar in the zip that Pages is given. */
export async function uploaded(): Promise<Record<string, string>> {
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
