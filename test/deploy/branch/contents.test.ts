import { readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { siteOf } from '../fixtures.ts';
import { FIRST, held, SECOND, useRepositories } from './repositories.ts';

const git = useRepositories();

describe('what a branch holds', () => {
  test('leaves what it does not know, says so, and removes it with force except what keep names', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    await git.commitByHand((await clone()).folder, {
      'theirs.txt': 'theirs',
      'kept.txt': 'kept',
      CNAME: 'docs.example.com\n',
    });
    const first = await push(await siteOf(SECOND));
    expect(first.log.lines.join('\n')).toContain('2 files are there that this site does not know');
    expect((await clone()).content).toMatchObject({ 'theirs.txt': 'theirs', 'kept.txt': 'kept' });
    await push(await siteOf(FIRST), { line: 'branch:gh-pages force=true keep=kept.*' });
    expect((await clone()).content).toEqual(
      held(FIRST, { '.nojekyll': '', 'kept.txt': 'kept', CNAME: 'docs.example.com\n' }),
    );
  });

  test('says of a manifest that it cannot read that what earlier runs published stays', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    await git.commitByHand((await clone()).folder, { [MANIFEST_PATH]: '{"version":2}' });
    const { log } = await push(await siteOf(SECOND));
    expect(log.lines.join('\n')).toMatch(
      /warning: \.docs-export\/manifest\.json in branch:gh-pages is no manifest that this version can read/,
    );
    expect((await clone()).content).toMatchObject({ 'new.html': '<h1>New</h1>', 'old.html': '<h1>Old</h1>' });
    expect((await push(await siteOf(SECOND))).log.lines.join('\n')).not.toContain('no manifest');
  });

  test('puts right what somebody changed by hand, and sends no bytes that are there already', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    await git.commitByHand((await clone()).folder, { 'index.html': 'defaced' });
    const { deployment } = await push(await siteOf(FIRST));
    expect(deployment).toMatchObject({ status: 'published', updated: 1, unchanged: 6 });
    expect((await clone()).content).toEqual(held(FIRST));
  });

  test.each(['the first', 'a later'])(
    'is a file where somebody has put a link that holds its bytes, with %s publish',
    async (which) => {
      const { bare, push, clone } = await git.repositoryOf();
      const site = { ...FIRST, 'latest.txt': 'index.html' };
      await push(await siteOf(which === 'the first' ? SECOND : site));
      const { folder } = await clone();
      await rm(join(folder, 'latest.txt'), { force: true });
      await symlink('index.html', join(folder, 'latest.txt'));
      await git.commitByHand(folder, {});
      await push(await siteOf(site));
      expect(await git.server.git(bare, 'ls-tree', 'gh-pages', 'latest.txt')).toMatch(/^100644 blob /);
      expect((await clone()).content).toMatchObject({ 'latest.txt': 'index.html' });
      expect((await push(await siteOf(site))).deployment.status).toBe('unchanged');
    },
  );

  test('publishes into a directory and leaves the rest of the branch alone', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    await push(await siteOf(SECOND), { line: 'branch:gh-pages directory=./v2//./' });
    const { content } = await clone();
    const below = Object.fromEntries(Object.entries(SECOND).map(([path, bytes]) => [`v2/${path}`, bytes]));
    delete content[`v2/${MANIFEST_PATH}`];
    expect(content).toEqual(held({ ...FIRST, ...below }));
  });

  test('never removes a site of ours in a folder of the branch, not even by force', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST), { line: 'branch:gh-pages directory=old/v1' });
    const { log } = await push(await siteOf(SECOND), { line: 'branch:gh-pages force=true' });
    expect(log.lines.join('\n')).toContain('other sites are published below: old/v1/; left alone');
    const { content } = await clone();
    const inFolder = Object.keys(FIRST).map((path) => `old/v1/${path}`);
    expect(Object.keys(content)).toEqual(expect.arrayContaining([...Object.keys(SECOND), ...inFolder]));
  });

  test('never removes a site that took the place of its own pages in a folder', async () => {
    const { push, clone } = await git.repositoryOf();
    const inFolder = Object.fromEntries(Object.entries(SECOND).map(([path, bytes]) => [`v1/${path}`, bytes]));
    await push(await siteOf({ ...FIRST, ...inFolder }));
    await push(await siteOf(SECOND), { line: 'branch:gh-pages directory=v1' });
    await push(await siteOf(FIRST));
    const { content } = await clone();
    expect(Object.keys(content)).toEqual(expect.arrayContaining(Object.keys(inFolder)));
  });

  test.each([
    ['v1', 'https://docs.example.com/v1/'],
    ['docs', 'https://docs.example.com/'],
    ['docs/new guides', 'https://docs.example.com/new%20guides/'],
  ])('in the folder %s has that folder in its name, and the address there', async (directory, url) => {
    const { push } = await git.repositoryOf();
    const line = `branch:gh-pages "directory=${directory}" cname=docs.example.com`;
    const { deployment } = await push(await siteOf(FIRST), { line });
    expect(deployment).toMatchObject({ destination: `branch:gh-pages directory=${directory}`, url });
  });

  test('has its settings also where the site brings files of these names, and settles', async () => {
    const { push, clone } = await git.repositoryOf();
    const site = { ...FIRST, '.nojekyll': '', CNAME: 'other.example.com\n' };
    const line = 'branch:gh-pages cname=docs.example.com';
    await push(await siteOf(site), { line });
    expect((await push(await siteOf(site), { line })).deployment.status).toBe('unchanged');
    expect((await push(await siteOf(FIRST), { line })).deployment.error).toBeNull();
    expect((await clone()).content).toEqual(held(FIRST, { '.nojekyll': '', CNAME: 'docs.example.com\n' }));
  });

  test('has the files of the site of the names of its settings again where those are given no more', async () => {
    const { push, clone } = await git.repositoryOf();
    const site = { ...FIRST, CNAME: 'old.example.com\n' };
    await push(await siteOf(site), { line: 'branch:gh-pages cname=docs.example.com' });
    await push(await siteOf(site));
    expect((await clone()).content).toMatchObject({ CNAME: 'old.example.com\n' });
  });

  test('keep never removes what an earlier run published, and never hinders what this one does', async () => {
    const { push, clone } = await git.repositoryOf();
    const line = 'branch:gh-pages keep="*.pdf, *.html"';
    await push(await siteOf(FIRST), { line });
    const { deployment, log } = await push(await siteOf(SECOND), { line });
    expect(deployment.deleted).toBe(0);
    expect(log.lines.join('\n')).toContain(' 0 to delete,');
    expect((await push(await siteOf(SECOND), { line })).deployment.status).toBe('unchanged');
    expect((await clone()).content).toEqual(held({ 'old.html': '<h1>Old</h1>', ...SECOND }));
  });

  test('gets files that are empty, also where nothing else changed', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    await push(await siteOf({ ...FIRST, 'empty.css': '', 'empty.bin': Buffer.alloc(0) }));
    const { folder } = await clone();
    expect((await readFile(join(folder, 'empty.css'))).length).toBe(0);
    expect((await readFile(join(folder, 'empty.bin'))).length).toBe(0);
  });

  test('streams large files', async () => {
    const { push, clone } = await git.repositoryOf();
    const large = Buffer.alloc(9_000_000).map((_, index) => (index * 7919) % 251);
    await push(await siteOf({ ...FIRST, 'large.bin': large }));
    const { folder } = await clone();
    expect((await readFile(join(folder, 'large.bin'))).equals(large)).toBe(true);
    const again = await push(await siteOf({ ...FIRST, 'large.bin': large }));
    expect(again.deployment.status).toBe('unchanged');
  });

  test('keep tells small letters from capitals, as at every store', async () => {
    const { push, clone } = await git.repositoryOf();
    const line = 'branch:gh-pages keep=*.PDF';
    await push(await siteOf({ ...FIRST, 'a.pdf': 'small', 'B.PDF': 'capital' }), { line });
    await push(await siteOf(FIRST), { line });
    expect((await clone()).content).toEqual(held(FIRST, { '.nojekyll': '', 'B.PDF': 'capital' }));
  });
});
