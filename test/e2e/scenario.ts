import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { type ArtifactService, startArtifactService } from '../support/artifact-service.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { type GitHubRepository, startGitHubRepository } from '../support/github-repository.ts';
import type { ActionResult, ActionRun } from '../support/runner.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction, steady } from './built-action.ts';

export const SHA = '0123456789abcdef0123456789abcdef01234567';
export const HEAD = 'fedcba9876543210fedcba9876543210fedcba98';

export interface Scenario {
  readonly github: GitHubRepository;
  readonly artifacts: ArtifactService;
  /** A path in the folder of the scenario; `checkout` is its docs project. */
  path(...segments: string[]): string;
  /** Runs the built Action in that checkout. */
  run(inputs: Record<string, string>, run?: Omit<ActionRun, 'entry' | 'inputs'>): Promise<ActionResult>;
  /** Runs it on the repository's pull request. */
  onPullRequest(
    inputs: Record<string, string>,
    event?: {
      readonly action?: string;
      readonly fork?: string;
      readonly name?: string;
      readonly head?: string;
    },
    run?: Omit<ActionRun, 'entry' | 'inputs' | 'event'>,
  ): Promise<ActionResult>;
  /** The requests to GitHub since the last call, with what differs from run to run replaced. */
  requests(): string[];
  /** The comments on the pull request. */
  comments(): Promise<{ readonly id: number; readonly node_id: string; readonly body: string }[]>;
  /** A text with what differs from run to run replaced. */
  steady(text: string): string;
}

/** A repository on GitHub with a docs project and a pull request, for the tests of one file. */
export function useScenario(): Scenario {
  const folder = useTemporaryFolder('perFile');
  let github: GitHubRepository;
  let artifacts: ArtifactService;
  beforeAll(async () => {
    [github, artifacts] = await Promise.all([startGitHubRepository(), startArtifactService()]);
    await writeDocsProject(folder.path('checkout'));
    await writeFile(folder.path('checkout', '.git'), 'gitdir: elsewhere\n');
  }, 240_000);
  afterAll(async () => {
    await Promise.all([github?.close(), artifacts?.close()]);
  });

  const run: Scenario['run'] = async (inputs, more = {}) => {
    const result = await runBuiltAction({
      ...more,
      inputs: {
        ...{ domain: 'docs.example.com', deploy: 'none', 'github-token': github.token },
        ...inputs,
      },
      workspace: folder.path('checkout'),
      env: {
        ...artifacts.env,
        RUNNER_TEMP: folder.path(),
        GITHUB_API_URL: github.apiUrl,
        AWS_ACCESS_KEY_ID: 'AKIATEST',
        AWS_SECRET_ACCESS_KEY: 'test-secret-test-secret',
        ...more.env,
      },
    });
    const masked = result.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(github.broken).toEqual([]);
    expect(masked.join('\n') + result.summary).not.toContain(github.token);
    return result;
  };
  return {
    get github() {
      return github;
    },
    get artifacts() {
      return artifacts;
    },
    path: folder.path,
    run,
    onPullRequest(
      inputs,
      { action = 'synchronize', fork, name = 'pull_request', head = HEAD } = {},
      more = {},
    ) {
      const base = { full_name: `${github.owner}/${github.repo}` };
      const repo = fork === undefined ? base : { full_name: fork };
      const number = github.pullRequest;
      const event = {
        action,
        pull_request: { number, head: { sha: head, ref: 'topic', repo }, base: { ref: 'main', repo: base } },
      };
      const ref = name === 'pull_request' ? `refs/pull/${number}/merge` : 'refs/heads/main';
      const env = { GITHUB_EVENT_NAME: name, GITHUB_REF: ref, ...more.env };
      return run(inputs, { ...more, event, env });
    },
    requests: () => github.newRequests().map((line) => line.replace(/comments\/\d+/, 'comments/ID')),
    comments: () => github.ask('GET', `/repos/octo/docs/issues/${github.pullRequest}/comments?per_page=100`),
    steady: (text) => steady(text, [folder.path()]),
  };
}
