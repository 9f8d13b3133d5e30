import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type Service, startService } from '../../src/service/service.ts';
import { folderSource } from '../../src/service/sources/folder-source.ts';
import { type ArtifactService, startArtifactService } from '../support/artifact-service.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { type GitHubServer, startGitHub } from '../support/github-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction } from './built-action.ts';

const KEY = 'svc_key-of-the-matrix-test';
const DOMAINS = ['docs.example.com', 'cli.example.com'];
const folder = useTemporaryFolder('perFile');
let service: Service;
let artifacts: ArtifactService;
let github: GitHubServer;

beforeAll(async () => {
  for (const domain of DOMAINS) await writeDocsProject(folder.path(domain));
  service = await startService({
    sites: new Map(
      DOMAINS.map((domain) => [
        domain,
        folderSource(folder.path(domain), { domain, deploymentType: 'cloud' }),
      ]),
    ),
    apiKey: KEY,
    storage: folder.path('storage'),
    clock: systemClock,
  });
  artifacts = await startArtifactService();
  github = await startGitHub();
}, 120_000);
afterAll(async () => {
  await github?.close();
  await artifacts?.close();
  await service?.close();
});

describe('two domains in a matrix', () => {
  it('do not share artifacts, jobs, comments or folders, on one runner at the same time', async () => {
    const repo = { full_name: 'octo/docs' };
    const head = { sha: 'fedcba9876543210fedcba9876543210fedcba98', ref: 'topic', repo };
    const runs = await Promise.all(
      DOMAINS.map((domain) =>
        runBuiltAction({
          inputs: { domain, 'base-url': service.url, 'api-key': KEY, 'github-token': github.token },
          event: {
            action: 'opened',
            pull_request: { number: github.pullRequest, head, base: { ref: 'main', repo } },
          },
          workspace: folder.path(),
          env: {
            ...artifacts.env,
            RUNNER_TEMP: folder.path(),
            GITHUB_EVENT_NAME: 'pull_request',
            GITHUB_API_URL: github.apiUrl,
            GITHUB_REF: `refs/pull/${github.pullRequest}/merge`,
          },
          timeoutMs: 120_000,
        }),
      ),
    );
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const [one, two] = runs.map(({ outputs }) => outputs);
    for (const name of ['export-job-id', 'site-dir', 'bundle-path', 'artifact-id', 'comment-url'])
      expect([name, one?.[name] === two?.[name]]).toEqual([name, false]);
    const names = artifacts.artifacts().map(({ name }) => name.replace(/[0-9a-f]{16}/, 'KEY'));
    expect(names.sort()).toEqual([
      'cli.example.com.tar.gz',
      'docs-export-job-KEY.json',
      'docs-export-job-KEY.json',
      'docs.example.com.tar.gz',
    ]);
    const comments = await github.ask<{ body: string }[]>(
      'GET',
      `/repos/octo/docs/issues/${github.pullRequest}/comments`,
    );
    expect(comments).toHaveLength(2);
    for (const domain of DOMAINS)
      expect(comments.filter(({ body }) => body.includes(`<!-- docs-export: ${domain} -->`))).toHaveLength(1);
  }, 240_000);
});
