import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lastCommits } from '../../../src/service/sources/last-commits.ts';

let folder: string;
let docs: string;

function git(args: readonly string[], day = '2026-01-01', cwd = path.join(folder, 'repository')): void {
  const at = `${day}T12:00:00Z`;
  const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  execFileSync('git', [...identity, ...args], { cwd, env, stdio: 'pipe' });
}

function commit(day: string): void {
  git(['add', '-A']);
  git(['commit', '--quiet', '--message', day], day);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-commits-'));
  docs = path.join(folder, 'repository', 'docs');
  mkdirSync(path.join(docs, 'guides'), { recursive: true });
  git(['init', '--quiet', '--initial-branch', 'main']);
  writeFileSync(path.join(docs, 'index.mdx'), 'One.\n');
  writeFileSync(path.join(docs, 'guides', 'über uns.mdx'), 'Two.\n');
  commit('2026-02-03');
  git(['checkout', '--quiet', '-b', 'side']);
  appendFileSync(path.join(docs, 'guides', 'über uns.mdx'), 'More.\n');
  commit('2026-03-04');
  git(['checkout', '--quiet', 'main']);
  git(['merge', '--quiet', '--no-ff', '--message', 'Merge', 'side'], '2026-04-05');
  writeFileSync(path.join(folder, 'repository', 'README.md'), 'Elsewhere.\n');
  commit('2026-05-06');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => void vi.unstubAllEnvs());

const FILES = ['index.mdx', 'guides/über uns.mdx', 'not-committed.mdx'];

test('a file has the day of the commit that changed it last, not of a merge or of changes elsewhere', async () => {
  expect(await lastCommits(docs, FILES, undefined)).toEqual({
    days: new Map([
      ['guides/über uns.mdx', '2026-03-04'],
      ['index.mdx', '2026-02-03'],
    ]),
  });
});

test('a checkout that is of another user is told as such, and asked all the same where a runner made it', async () => {
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  const repository = path.join(folder, 'repository');
  const { days, lack } = await lastCommits(docs, FILES, undefined);
  expect(days.size).toBe(0);
  expect(lack?.hint).toBe(`if it is yours, call git config --global --add safe.directory ${repository}`);
  vi.stubEnv('GITHUB_WORKSPACE', docs);
  expect((await lastCommits(docs, FILES, undefined)).days.size).toBe(0);
  vi.stubEnv('GITHUB_WORKSPACE', repository);
  expect((await lastCommits(docs, FILES, undefined)).days.get('index.mdx')).toBe('2026-02-03');
});

test('a shallow clone tells of what its commits changed, and why it tells no more', async () => {
  const clone = path.join(folder, 'clone');
  git(['clone', '--quiet', '--depth', '1', `file://${path.join(folder, 'repository')}`, clone]);
  appendFileSync(path.join(clone, 'docs', 'index.mdx'), 'Again.\n');
  git(['commit', '--quiet', '--all', '--message', 'New'], '2026-06-07', clone);
  expect(await lastCommits(path.join(clone, 'docs'), ['index.mdx'], undefined)).toEqual({
    days: new Map([['index.mdx', '2026-06-07']]),
  });
  const { days, lack } = await lastCommits(path.join(clone, 'docs'), FILES, undefined);
  expect(days).toEqual(new Map([['index.mdx', '2026-06-07']]));
  expect(lack?.why).toBe('the clone has the newest commits only');
  expect(lack?.hint).toContain('fetch-depth: 0');
});

test('a folder outside of any repository has no days, and it is said why', async () => {
  const { days, lack } = await lastCommits(folder, FILES, undefined);
  expect(days.size).toBe(0);
  expect(lack?.why).toContain('not a git repository');
});

test('a repository without a commit has no days', async () => {
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  git(['init', '--quiet'], '2026-01-01', empty);
  const { days, lack } = await lastCommits(empty, FILES, undefined);
  expect(days.size).toBe(0);
  expect(lack?.why).toContain('does not have any commits yet');
});
