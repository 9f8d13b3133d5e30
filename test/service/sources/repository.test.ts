import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryOf } from '../../../src/service/sources/repository.ts';

let folder: string;
let docs: string;

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'pipe' });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'repository-'));
  docs = path.join(folder, 'packages', 'the docs');
  mkdirSync(docs, { recursive: true });
  writeFileSync(path.join(docs, 'index.mdx'), 'One.\n');
  git('init', '--quiet', '--initial-branch', 'next/version');
  git('add', '-A');
  git('commit', '--quiet', '--message', 'Begin');
  git('remote', 'add', 'origin', 'https://github.com/someone/project.git');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder of a clone has its address, its branch, and where it is in it', async () => {
  expect(await repositoryOf(docs, undefined)).toEqual({
    url: 'https://github.com/someone/project',
    branch: 'next/version',
    folder: 'packages/the docs/',
  });
  expect(await repositoryOf(folder, undefined)).toMatchObject({ folder: '' });
});

test.each([
  ['https://x-access-token:secret@github.com/someone/project', 'https://github.com/someone/project'],
  ['git@github.com:someone/project.git', 'https://github.com/someone/project'],
  ['ssh://git@git.example.com:2222/group/sub/project.git/', 'https://git.example.com/group/sub/project'],
  ['https://gitlab.example.com:8443/group/project.git', 'https://gitlab.example.com:8443/group/project'],
])('the remote %s is shown at %s', async (remote, url) => {
  git('remote', 'set-url', 'origin', remote);
  expect(await repositoryOf(docs, undefined)).toMatchObject({ url });
});

test.each(['/srv/git/project.git', 'file:///srv/git/project.git', '../project'])(
  'the remote %s is none that a browser could show',
  async (remote) => {
    git('remote', 'set-url', 'origin', remote);
    expect(await repositoryOf(docs, undefined)).toBeUndefined();
  },
);

test('a checkout of no branch leads to the default one', async () => {
  git('remote', 'set-url', 'origin', 'https://github.com/someone/project');
  git('checkout', '--quiet', '--detach');
  expect(await repositoryOf(docs, undefined)).toMatchObject({ branch: 'HEAD' });
});

test('a folder outside of any repository has none', async () => {
  const alone = mkdtempSync(path.join(tmpdir(), 'no-repository-'));
  try {
    expect(await repositoryOf(alone, undefined)).toBeUndefined();
  } finally {
    rmSync(alone, { recursive: true });
  }
});
