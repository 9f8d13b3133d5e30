import { describe, expect, test } from 'vitest';
import { siteOf } from '../fixtures.ts';
import { FIRST, held, SECOND, useRepositories } from './repositories.ts';

const git = useRepositories();

describe('a branch', () => {
  test('is made by the first publish, with every byte and .nojekyll', async () => {
    const { repo, push, clone } = await git.repositoryOf();
    const { deployment } = await push(await siteOf(FIRST));
    expect(deployment).toMatchObject({ status: 'published', added: 7, error: null });
    expect(deployment.url).toBe(`${git.server.url}/octo/${repo}/tree/gh-pages`);
    const { content, commits } = await clone();
    expect(content).toEqual(held(FIRST));
    expect(commits).toEqual([
      {
        message: 'Publish the documentation',
        author: 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>',
      },
    ]);
  });

  test('gets one commit with what changed, and none where nothing did', async () => {
    const { push, clone, bare } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    const second = await push(await siteOf(SECOND), {
      line: 'branch:gh-pages message="New docs" author="Docs Robot <docs@example.com>"',
    });
    expect(second.deployment).toMatchObject({ added: 1, updated: 1, deleted: 1, unchanged: 5 });
    expect(second.changes).toMatchObject({ added: ['new'], changed: ['index'], removed: ['old'] });
    const third = await push(await siteOf(SECOND, { createdAt: '2026-03-03T00:00:00.000Z' }));
    expect(third.deployment).toMatchObject({ status: 'unchanged', bytes: 0 });
    const { content, commits } = await clone();
    expect(content).toEqual(held(SECOND));
    expect(commits.map(({ message, author }) => `${message} by ${author}`)).toEqual([
      'New docs by Docs Robot <docs@example.com>',
      expect.stringContaining('Publish the documentation by github-actions[bot]'),
    ]);
    await git.server.git(bare, 'fsck', '--full', '--strict');
  });

  test('fetches no file of the old tree but the manifest', async () => {
    const { push, bare } = await git.repositoryOf();
    const large = { 'large.bin': Buffer.alloc(300_000, 'x').map((_, index) => (index * 7919) % 251) };
    await push(await siteOf({ ...FIRST, ...large }));
    await git.server.git(bare, 'config', 'uploadpack.allowFilter', 'true');
    const before = git.server.requests.length;
    await push(await siteOf({ ...SECOND, ...large }));
    const seen = git.server.requests
      .slice(before)
      .map(({ method, path }) => `${method} ${path.split('.git')[1]}`);
    // The trees, the manifest, and the push: each asks first what there is.
    expect(seen.filter((line) => line.startsWith('POST /git-receive-pack'))).toHaveLength(1);
    expect(seen.filter((line) => line.startsWith('GET'))).toHaveLength(3);
  });

  test('with single-commit forgets what was, and keeps files of others', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    await git.commitByHand((await clone()).folder, { 'theirs.txt': 'theirs' });
    await push(await siteOf(SECOND), { line: 'branch:gh-pages single-commit=true' });
    const { content, commits } = await clone();
    expect(content).toEqual(held(SECOND, { '.nojekyll': '', 'theirs.txt': 'theirs' }));
    expect(commits).toHaveLength(1);
  });

  test('says so where another branch stands in the way of its name', async () => {
    const { push } = await git.repositoryOf();
    await push(await siteOf(FIRST), { line: 'branch:docs/v1' });
    const { deployment, log } = await push(await siteOf(FIRST), { line: 'branch:docs' });
    expect(deployment.error?.message).toContain('name another one: of docs/v1 and docs git has only one');
    expect(log.lines.join('\n')).not.toContain('trying again');
  });

  test('writes CNAME, also when nothing else changed, and tells the address', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    const { deployment } = await push(await siteOf(FIRST), {
      line: 'branch:gh-pages cname=docs.example.com',
    });
    expect(deployment).toMatchObject({ status: 'published', url: 'https://docs.example.com/' });
    expect((await clone()).content.CNAME).toBe('docs.example.com\n');
  });

  test('on another server takes what the environment tells git, such as a header with credentials', async () => {
    const { repo, push, clone } = await git.repositoryOf();
    const basic = Buffer.from(`x-access-token:${git.server.token}`).toString('base64');
    const env = {
      PATH: process.env.PATH,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${git.server.url}/.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
    };
    const line = `branch:gh-pages repo=${git.server.url}/octo/${repo}.git`;
    const { deployment } = await push(await siteOf(FIRST), { line, context: { github: undefined, env } });
    expect(deployment).toMatchObject({ status: 'published', error: null });
    expect((await clone()).content).toHaveProperty('index.html');
  });

  test('a plan refuses a name too that git keeps for itself', async () => {
    const { push } = await git.repositoryOf();
    const site = await siteOf({ 'index.html': 'home', 'old/.git/config': '[core]' });
    const { deployment } = await push(site, { plan: true });
    expect(deployment.error?.message).toContain('old/.git/config: git keeps that name for itself');
  });

  test('a plan names the bytes that are then sent: those of what differs', async () => {
    const { push } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    const planned = await push(await siteOf(SECOND), { plan: true });
    const { deployment } = await push(await siteOf(SECOND));
    expect(deployment.bytes).toBe('<h1>HOME</h1><h1>New</h1>'.length);
    expect(planned.deployment.bytes).toBe(deployment.bytes);
  });

  test('with plan writes nothing', async () => {
    const { push, bare } = await git.repositoryOf();
    const { deployment } = await push(await siteOf(FIRST), { plan: true });
    expect(deployment).toMatchObject({ status: 'planned', added: 7 });
    expect(await git.server.git(bare, 'branch', '--list')).toBe('');
  });
});
