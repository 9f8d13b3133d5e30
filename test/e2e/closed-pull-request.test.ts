import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { OUTDATED_MARK } from '../../src/github/comment-body.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { startGitServer } from '../support/git-server.ts';
import { startS3Sink } from '../support/s3-sink.ts';
import { useScenario } from './scenario.ts';

// A pull request is opened, closed, and opened again.
const scenario = useScenario();
const sink = await startS3Sink({ buckets: ['previews'] });
afterAll(() => sink.close());

const inputs = () => ({
  deploy: `artifact\ns3://previews/pr-{pr} region=us-east-1 endpoint=${sink.endpoint}`,
  environment: 'preview',
});

it('its end removes the preview: files, deployment, and the comment says so and is folded', async () => {
  const opened = await scenario.onPullRequest(inputs(), { action: 'opened' });
  expect(opened.stdout).not.toContain('::error');
  expect(sink.buckets.get('previews')?.size).toBeGreaterThan(3);
  const neighbour = {
    id: 1,
    environment: 'preview',
    payload: '{"docs-export":{"domain":"docs.example.com","pullRequest":999}}',
    statuses: [],
  };
  scenario.github.deployments.push(neighbour);
  scenario.requests();
  const key = 'pr-999/index.html';
  sink.buckets.get('previews')?.set(key, { bytes: Buffer.from('x'), etag: 'x', headers: {} });

  const { exitCode, stdout, outputs, summary } = await scenario.onPullRequest(inputs(), { action: 'closed' });
  expect(stdout).not.toContain('::error');
  expect(exitCode).toBe(0);
  expect([...(sink.buckets.get('previews')?.keys() ?? [])]).toEqual([key]);
  expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([{ status: 'removed', error: null }]);
  expect(scenario.github.deployments.map(({ statuses }) => statuses.map(({ state }) => state))).toEqual([
    ['success', 'inactive'],
    [],
  ]);
  const [comment] = await scenario.comments();
  expect(comment?.body).toContain(OUTDATED_MARK);
  expect(scenario.github.folded.has(comment?.node_id ?? '')).toBe(true);
  expect(scenario.requests()).toMatchSnapshot('requests');
  expect(scenario.steady(stdout)).toMatchSnapshot('stdout');
  expect(scenario.steady(comment?.body ?? '')).toMatchSnapshot('comment');
  expect(scenario.steady(summary)).toMatchSnapshot('summary');
});

it('a second time finds nothing to do, without a checkout', async () => {
  await rm(scenario.path('checkout', 'docs.json'));
  const { exitCode, stdout, outputs } = await scenario.onPullRequest(inputs(), { action: 'closed' });
  expect(stdout).toContain('no site of ours is there, nothing was touched');
  expect(exitCode).toBe(0);
  expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([{ status: 'unchanged' }]);
  scenario.requests();
});

it('opened again, its comment is news again', async () => {
  await writeDocsProject(scenario.path('checkout'));
  const { exitCode } = await scenario.onPullRequest(inputs(), { action: 'reopened' });
  expect(exitCode).toBe(0);
  const [comment] = await scenario.comments();
  expect(comment?.body).not.toContain(OUTDATED_MARK);
  expect(scenario.github.folded.size).toBe(0);
  expect(scenario.requests()).toMatchSnapshot('requests');
});

it('a preview in a branch goes too, and one that has a branch of its own with it', async () => {
  const git = await startGitServer();
  onTestFinished(() => git.close());
  const bare = await git.create('octo', 'docs');
  const branches = {
    deploy: 'branch:gh-pages directory=pr-{pr}\nbranch:preview-{pr}',
    'github-token': git.token,
    comment: 'never',
  };
  const run = { env: { GITHUB_SERVER_URL: git.url } };
  const branchesThere = () =>
    execFileSync('git', ['-C', bare, 'for-each-ref', '--format=%(refname:short)'], { encoding: 'utf8' });
  const opened = await scenario.onPullRequest(branches, { action: 'synchronize' }, run);
  expect(opened.stdout).not.toContain('::error');
  expect(branchesThere()).toBe(`gh-pages\npreview-${scenario.github.pullRequest}\n`);
  const { stdout, outputs } = await scenario.onPullRequest(branches, { action: 'closed' }, run);
  expect(stdout).not.toContain('::error');
  expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([{ status: 'removed' }, { status: 'removed' }]);
  expect(branchesThere()).not.toContain('preview');
});

it('a store that cannot be reached fails the run, which tells where it stopped', async () => {
  const refused = await scenario.onPullRequest(
    { deploy: `s3://previews/pr-{pr} region=us-east-1 endpoint=http://127.0.0.1:9` },
    { action: 'closed' },
  );
  expect(refused.exitCode).toBe(1);
  expect(refused.stdout).toContain('[E_DEPLOY_FAILED]');
  expect(refused.summary).toContain('It stopped in the phase Cleanup');
});
