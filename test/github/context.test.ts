import { describe, expect, test } from 'vitest';
import { commitOf, isEnterpriseServer, readGitHubContext } from '../../src/github/context.ts';

const ENV = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'octo/docs',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_EVENT_PATH: 'event.json',
  GITHUB_SHA: 'merge',
  GITHUB_REF: 'refs/pull/7/merge',
  GITHUB_RUN_ID: '4711',
  GITHUB_RUN_NUMBER: '12',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_STEP_SUMMARY: 'summary.md',
  ACTIONS_RUNTIME_TOKEN: 'token',
  ACTIONS_RESULTS_URL: 'https://results.example',
};

const pullRequest = (headRepo: { full_name: string } | null) => ({
  action: 'synchronize',
  pull_request: {
    number: 7,
    head: { sha: 'head', ref: 'topic', repo: headRepo },
    base: { ref: 'main', repo: { full_name: 'octo/docs' } },
  },
});

const read = (event: unknown, env: Record<string, string> = {}) => {
  const context = readGitHubContext({ ...ENV, ...env }, (path) => {
    expect(path).toBe('event.json');
    return JSON.stringify(event);
  });
  if (context === undefined) throw new Error('no context');
  return context;
};

describe('the context of a run', () => {
  test('holds what the runner says', () => {
    expect(read(pullRequest({ full_name: 'octo/docs' }))).toEqual({
      owner: 'octo',
      repo: 'docs',
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      eventName: 'pull_request',
      action: 'synchronize',
      pullRequest: {
        number: 7,
        headSha: 'head',
        headRef: 'topic',
        headRepository: 'octo/docs',
        fromFork: false,
      },
      finishedRun: null,
      sha: 'merge',
      ref: 'refs/pull/7/merge',
      runId: 4711,
      runNumber: 12,
      byDependabot: false,
      runAttempt: 2,
      runUrl: 'https://github.com/octo/docs/actions/runs/4711',
      summaryPath: 'summary.md',
      artifactService: true,
    });
  });

  test('knows a fork, even one that was deleted', () => {
    expect(read(pullRequest({ full_name: 'mallory/docs' })).pullRequest?.fromFork).toBe(true);
    expect(read(pullRequest(null)).pullRequest).toMatchObject({ fromFork: true, headRepository: null });
  });

  test('knows the run that this one follows', () => {
    const run = { id: 4712, run_number: 13, event: 'pull_request', head_sha: 'head' };
    const repository = { full_name: 'mallory/docs' };
    expect(read({ workflow_run: { ...run, head_repository: repository } }).finishedRun).toEqual({
      ...{ id: 4712, number: 13, event: 'pull_request', headSha: 'head', headRepository: 'mallory/docs' },
    });
    expect(read({ workflow_run: { ...run, head_repository: null } }).finishedRun?.headRepository).toBeNull();
  });

  test('is of no pull request and follows no run where an event has null for them, as of a deployment', () => {
    const event = { action: null, pull_request: null, workflow: null, workflow_run: null };
    expect(read(event, { GITHUB_EVENT_NAME: 'deployment_status' })).toMatchObject({
      action: null,
      pullRequest: null,
      finishedRun: null,
    });
  });

  test('names the commit a reader knows', () => {
    expect(commitOf(read(pullRequest(null)))).toEqual({
      sha: 'head',
      url: 'https://github.com/octo/docs/commit/head',
    });
    expect(commitOf(read({ after: 'x' })).sha).toBe('merge');
  });

  test('is nothing where there is no runner', () => {
    const unread = () => {
      throw new Error('not to be read');
    };
    expect(readGitHubContext({}, unread)).toBeUndefined();
    expect(readGitHubContext({ ...ENV, GITHUB_ACTIONS: undefined }, unread)).toBeUndefined();
    expect(readGitHubContext({ ...ENV, GITHUB_REPOSITORY: 'octo' }, unread)).toBeUndefined();
  });

  test.each(['GITHUB_SERVER_URL', 'GITHUB_API_URL'])('refuses what is no address in %s', (name) => {
    const read = (value: string) =>
      readGitHubContext({ ...ENV, GITHUB_EVENT_PATH: '', [name]: value }, () => '{}');
    expect(() => read('ghe.example.com:3000')).toThrow(new RegExp(`${name}=ghe.*no address.*E_GITHUB_EVENT`));
    expect(read('https://ghe.example.com/')).toBeDefined();
  });

  test('does without an event file, but not with a broken one, of which it says in one line what is wrong', () => {
    const broken = () => '{';
    expect(readGitHubContext({ ...ENV, GITHUB_EVENT_PATH: undefined }, broken)?.pullRequest).toBeNull();
    expect(() => readGitHubContext(ENV, broken)).toThrow(/event\.json.*\[E_GITHUB_EVENT\]/);
    expect(() => read({ pull_request: { number: 'seven' } })).toThrow(
      /: pull_request\.number: .*; pull_request\.head: .*\[E_GITHUB_EVENT\]$/,
    );
  });
});

test('a GitHub Enterprise Server is told from github.com and its data-residency hosts', () => {
  const at = (url: string) => isEnterpriseServer(read({}, { GITHUB_SERVER_URL: url }));
  expect(at('https://github.com/')).toBe(false);
  expect(at('https://octo.ghe.com')).toBe(false);
  expect(at('https://github.octo.example')).toBe(true);
});
