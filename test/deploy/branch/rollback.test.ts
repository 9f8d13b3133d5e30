import { describe, expect, test } from 'vitest';
import { hurriedClock, recordedLog, siteOf, temporaryFolder } from '../fixtures.ts';
import { rollBack } from '../pushing.ts';
import { FIRST, held, SECOND, useRepositories } from './repositories.ts';

const git = useRepositories();

/** A repository with both releases, and a way to roll back in it as a workflow run would. */
async function publishedTwice(options = '') {
  const { repo, bare, push, clone } = await git.repositoryOf();
  const line = `branch:gh-pages ${options}`;
  for (const files of [FIRST, SECOND]) await push(await siteOf(files), { line });
  const context = async () => ({
    github: git.accessTo(repo),
    tempDirectory: await temporaryFolder(),
    clock: hurriedClock,
    log: recordedLog(),
  });
  return { bare, push, clone, back: async (at = line) => rollBack(at, await context()) };
}

describe('a rollback of a branch', () => {
  test('brings back every byte of the release before in a commit on top, and a second one rolls forward', async () => {
    const { push, clone, back } = await publishedTwice();
    await back();
    const first = await clone();
    expect(first.content).toEqual(held(FIRST));
    expect(first.commits).toHaveLength(3);
    expect((await push(await siteOf(FIRST))).deployment.status).toBe('unchanged');
    await back();
    expect((await clone()).content).toEqual(held(SECOND));
  });

  test('finds it below the commits of others, whose files stay', async () => {
    const { clone, back } = await publishedTwice();
    await git.commitByHand((await clone()).folder, { 'by-hand.txt': 'mine' });
    await back();
    expect((await clone()).content).toEqual(held({ ...FIRST, 'by-hand.txt': 'mine' }));
  });

  test('leaves a module of somebody else as it is, which is at another commit since', async () => {
    const { bare, push, clone, back } = await publishedTwice();
    const { folder } = await clone();
    const setModule = async (commit: string): Promise<void> => {
      const entry = `160000,${commit.repeat(40)},theirs`;
      await git.server.git(folder, 'update-index', '--add', '--cacheinfo', entry);
      await git.server.git(folder, 'commit', '--quiet', '--message=By hand');
      await git.server.git(folder, 'push', '--quiet');
    };
    await setModule('a');
    await push(await siteOf(FIRST));
    await git.server.git(folder, 'pull', '--quiet');
    await push(await siteOf(SECOND));
    await git.server.git(folder, 'pull', '--quiet');
    await setModule('b');
    await back();
    expect((await clone()).content).toEqual(held(FIRST));
    expect(await git.server.git(bare, 'ls-tree', 'gh-pages', 'theirs')).toContain(
      `160000 commit ${'b'.repeat(40)}`,
    );
  });

  test('leaves the other sites of the branch as they are', async () => {
    const { push, clone, back } = await publishedTwice('directory=v1');
    await push(await siteOf(FIRST), { line: 'branch:gh-pages directory=v2' });
    await push(await siteOf(SECOND), { line: 'branch:gh-pages directory=v2' });
    await back();
    const { content } = await clone();
    expect(content['v1/index.html']).toBe('<h1>Home</h1>');
    expect(content['v2/index.html']).toBe('<h1>HOME</h1>');
    expect(Object.keys(content)).toContain('v1/old.html');
    expect(Object.keys(content)).not.toContain('v2/old.html');
  });

  test.each([
    ['branch:gh-pages single-commit=true', 'single-commit=true', /hold no other release.*E_ROLLBACK/],
    ['branch:elsewhere', '', /no manifest of this program.*E_ROLLBACK/],
  ])('says of %s that there is nothing to bring back', async (line, options, message) => {
    const { clone, back } = await publishedTwice(options);
    await expect(back(line)).rejects.toThrow(message);
    expect((await clone()).content).toEqual(held(SECOND));
  });
});
