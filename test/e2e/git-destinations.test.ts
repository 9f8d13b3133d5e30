import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArtifactService, startArtifactService } from '../support/artifact-service.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { type GitServer, startGitServer } from '../support/git-server.ts';
import {
  type GitHubRecorder,
  type GitHubServer,
  startGitHub,
  startGitHubRecorder,
} from '../support/github-server.ts';
import { type RecordingServer, sendJson, startRecordingServer } from '../support/http-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction } from './built-action.ts';

const IDENTITY = 'identity.token.of-the-run';
const DEPLOYMENTS = '/repos/octo/docs/pages/deployments';
const folder = useTemporaryFolder('perFile');
let git: GitServer;
let github: GitHubServer;
let artifacts: ArtifactService;
let identity: RecordingServer;

beforeAll(async () => {
  await writeDocsProject(folder.path('docs'));
  [git, github, artifacts] = await Promise.all([startGitServer(), startGitHub(), startArtifactService()]);
  await git.create('octo', 'docs');
  identity = await startRecordingServer((_request, response) => sendJson(response, 200, { value: IDENTITY }));
});
afterAll(async () => {
  await Promise.all([git?.close(), github?.close(), artifacts?.close(), identity?.close()]);
});

function run(deploy: string, token: string, env: Record<string, string>) {
  return runBuiltAction({
    inputs: { domain: 'docs.example.com', deploy, comment: 'never', 'github-token': token },
    workspace: folder.path('docs'),
    env: { RUNNER_TEMP: folder.path(), ...env },
  });
}

/** The mask command itself is how the runner learns of a secret, and swallows it. */
function withoutMasks(stdout: string): string {
  const lines = stdout.split('\n');
  return lines.filter((line) => !line.startsWith('::add-mask::')).join('\n');
}

describe('the built Action', () => {
  it('pushes to a branch, then nothing where nothing changed, and never shows the token', async () => {
    const env = { GITHUB_SERVER_URL: git.url };
    const first = await run('branch:gh-pages cname=docs.example.com', git.token, env);
    expect(first.stdout).not.toContain('::error');
    expect(first.exitCode).toBe(0);
    const [deployment] = JSON.parse(first.outputs.deployments ?? '[]');
    expect(deployment).toMatchObject({ status: 'published', url: 'https://docs.example.com/' });
    const clone = await git.clone('octo', 'docs', 'gh-pages');
    const page = await readFile(join(clone.folder, 'index.html'), 'utf8');
    expect(page).toContain('<html');
    expect(await readFile(join(clone.folder, 'CNAME'), 'utf8')).toBe('docs.example.com\n');

    const second = await run('branch:gh-pages cname=docs.example.com', git.token, env);
    expect(JSON.parse(second.outputs.deployments ?? '')).toMatchObject([{ status: 'unchanged', bytes: 0 }]);
    const everything = [first, second]
      .map(
        ({ stdout, stderr, summary, outputs }) =>
          withoutMasks(stdout) + stderr + summary + JSON.stringify(outputs),
      )
      .join('\n');
    expect(everything).not.toContain(git.token);
    expect(everything).not.toContain(Buffer.from(`x-access-token:${git.token}`).toString('base64'));
  });

  it('deploys to GitHub Pages', async () => {
    const pages: GitHubRecorder = await startGitHubRecorder();
    pages.answer(({ method, path }) => {
      if (method === 'GET') return { status: 200, body: { status: 'succeed' } };
      if (path !== DEPLOYMENTS) return undefined;
      const body = { id: 1, status_url: `${DEPLOYMENTS}/1`, page_url: 'https://octo.github.io/docs/' };
      return { status: 200, body };
    });
    try {
      const { exitCode, stdout, outputs } = await run('pages timeout=1m', github.token, {
        ...artifacts.env,
        GITHUB_API_URL: pages.apiUrl,
        ACTIONS_ID_TOKEN_REQUEST_URL: identity.url.href,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
      });
      expect(stdout).not.toContain('::error');
      expect(exitCode).toBe(0);
      expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([
        { status: 'published', url: 'https://octo.github.io/docs/' },
      ]);
      expect(pages.log()).toEqual([
        'GET /repos/octo/docs/pages',
        `POST ${DEPLOYMENTS}`,
        `GET ${DEPLOYMENTS}/1`,
      ]);
      expect(artifacts.artifacts().map(({ name }) => name)).toEqual(['github-pages']);
      expect(withoutMasks(stdout)).not.toContain(IDENTITY);
    } finally {
      await pages.close();
    }
  });

  it('publishes as assets of the release of a tag', async () => {
    const { exitCode, stdout, outputs } = await run('release', github.token, {
      GITHUB_API_URL: github.apiUrl,
      GITHUB_REF: 'refs/tags/v1.2.0',
    });
    expect(stdout).not.toContain('::error');
    expect(exitCode).toBe(0);
    const [deployment] = JSON.parse(outputs.deployments ?? '[]');
    expect(deployment).toMatchObject({ status: 'published', error: null });
    const release = await github.ask<{ assets: { name: string; size: number }[] }>(
      'GET',
      '/repos/octo/docs/releases/tags/v1.2.0',
    );
    expect(release.assets.map(({ name }) => name).sort()).toEqual([
      'docs.example.com.tar.gz',
      'docs.example.com.tar.gz.sha256',
      'manifest.json',
    ]);
    const archive = release.assets.find(({ name }) => name === 'docs.example.com.tar.gz');
    expect(archive?.size).toBe(Number(outputs['bundle-bytes']));
  });
});
