import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type Service, startService } from '../../src/service/service.ts';
import { folderSource } from '../../src/service/sources/folder-source.ts';
import { docsSettings, writeDocsProject } from '../support/docs-project.ts';
import { type Answerer, type GitHubRecorder, startGitHubRecorder } from '../support/github-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction, steady } from './built-action.ts';

const DOMAIN = 'docs.example.com';
const KEY = 'svc_key-of-the-tag-test';
const folder = useTemporaryFolder('perFile');
let service: Service;
let api: GitHubRecorder;
let answers: Answerer | undefined;

const versioned = {
  'docs.json': docsSettings({
    navigation: {
      versions: [
        { version: '2.0.0', pages: ['index', 'guides/first'] },
        { version: '1.0.0', pages: ['guides/second'] },
      ],
    },
  }),
};

beforeAll(async () => {
  await writeDocsProject(folder.path('docs'));
  await writeDocsProject(folder.path('versioned'), versioned);
  const options = { domain: DOMAIN, deploymentType: 'cloud' } as const;
  service = await startService({
    sites: new Map([[DOMAIN, folderSource(folder.path('docs'), options)]]),
    apiKey: KEY,
    storage: folder.path('storage'),
    clock: systemClock,
  });
  api = await startGitHubRecorder({ upstream: service.url });
  api.answer((request) => answers?.(request));
}, 60_000);
afterAll(async () => {
  await api?.close();
  await service?.close();
});

function run(tag: string, inputs: Record<string, string>, runId = '4711') {
  return runBuiltAction({
    inputs: { domain: DOMAIN, comment: 'never', deploy: 'none', ...inputs },
    workspace: folder.path(),
    env: {
      RUNNER_TEMP: folder.path(),
      GITHUB_REF: `refs/tags/${tag}`,
      GITHUB_REF_NAME: tag,
      GITHUB_REF_TYPE: 'tag',
      GITHUB_RUN_ID: runId,
    },
    timeoutMs: 120_000,
  });
}
const hosted = () => ({ 'base-url': api.apiUrl, 'api-key': KEY });
const exportedVersion = async (manifestPath = '') =>
  (JSON.parse(await readFile(manifestPath, 'utf8')) as { exportVersion: unknown }).exportVersion;

describe('the built Action on a tag', { timeout: 240_000 }, () => {
  it('asks a hosted service for the version of that name', async () => {
    const before = api.requests.length;
    const { exitCode, outputs } = await run('v1.2.0', hosted());
    expect(exitCode).toBe(0);
    expect(JSON.parse(api.requests[before]?.body ?? '')).toEqual({ domain: DOMAIN, version: 'v1.2.0' });
    expect(await exportedVersion(outputs['manifest-path'])).toBe('v1.2.0');
  });

  it.each([400, 404, 422])(
    'exports without a version, and says so, where the service answers %i to it',
    async (status) => {
      answers = ({ method, body }) =>
        method === 'POST' && body.includes('version')
          ? { status, body: { error: 'No such version' } }
          : undefined;
      const before = api.requests.length;
      const { exitCode, stdout } = await run('v1.2.0', hosted());
      answers = undefined;
      expect(exitCode).toBe(0);
      expect(stdout).toContain('The service knows no version v1.2.0, as the tag is called');
      const bodies = api.requests.slice(before, before + 2).map(({ body }) => JSON.parse(body) as unknown);
      expect(bodies).toEqual([{ domain: DOMAIN, version: 'v1.2.0' }, { domain: DOMAIN }]);
    },
  );

  it('does not soften a version that was asked for', async () => {
    answers = ({ method, body }) =>
      method === 'POST' && body.includes('version') ? { status: 400, body: {} } : undefined;
    const { exitCode, stdout } = await run('v1.2.0', { ...hosted(), 'export-version': 'v9' });
    answers = undefined;
    expect(exitCode).toBe(1);
    expect(stdout).toContain('[E_API_REQUEST_REJECTED]');
  });

  it('exports the version of the docs that the tag means, and all of them where there is none', async () => {
    const deploy = `dir:${folder.path('versions')}/{version}`;
    const second = await run('v2.0.0', { 'docs-dir': 'versioned', deploy });
    expect(second.stdout).toContain('The tag v2.0.0 is the version 2.0.0 of the docs');
    expect(second.exitCode).toBe(0);
    expect(second.outputs['page-count']).toBe('2');
    const other = await run('v3.0.0', { 'docs-dir': 'versioned', deploy });
    expect(other.exitCode).toBe(0);
    expect(other.stdout).not.toContain('There is no version');
    expect(other.outputs['page-count']).toBe('3');
    expect((await readdir(folder.path('versions'))).filter((name) => !name.startsWith('.')).sort()).toEqual([
      'v2.0.0',
      'v3.0.0',
    ]);
  });

  it('moves latest to the newest version, and neither back nor to a pre-release', async () => {
    const deploy = `dir:${folder.path('site')}/{version} alias=latest`;
    const latest = async () =>
      exportedVersion(folder.path('site', 'latest', '.docs-export', 'manifest.json'));
    const first = await run('v1.9.0', { deploy }, '1');
    expect(first.exitCode).toBe(0);
    expect(
      (JSON.parse(first.outputs.deployments ?? '') as { destination: string }[]).map(({ destination }) =>
        steady(destination, [folder.path()]),
      ),
    ).toEqual(['dir:FOLDER/site/v1.9.0', 'dir:FOLDER/site/latest']);
    expect(await latest()).toBe('v1.9.0');
    await run('v1.10.0', { deploy }, '2');
    expect(await latest()).toBe('v1.10.0');
    const patch = await run('v1.9.1', { deploy }, '3');
    expect(patch.exitCode).toBe(0);
    expect(patch.stdout).toContain('v1.10.0 is there, which is newer than v1.9.1');
    await run('v2.0.0-rc.1', { deploy }, '4');
    expect(await latest()).toBe('v1.10.0');
    expect(await readdir(folder.path('site'))).toEqual(
      expect.arrayContaining(['v1.10.0', 'v1.9.0', 'v1.9.1', 'v2.0.0-rc.1', 'latest']),
    );
  }, 400_000);
});
