import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { sendJson, startRecordingServer } from '../support/http-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const run = promisify(execFile);

const git = (...args: string[]) =>
  run('git', args, { cwd: folder.path(), env: { PATH: process.env.PATH, HOME: folder.path() } });

async function push(cwd: string, line = 'branch:gh-pages') {
  const { PATH, XDG_CACHE_HOME } = process.env;
  const env = { PATH, XDG_CACHE_HOME, HOME: folder.path() };
  const args = [BIN, 'push', folder.path('site'), line, '--json'];
  const { stdout } = await run(process.execPath, args, { cwd, env }).catch(
    (error: { readonly stdout: string }) => error,
  );
  return JSON.parse(stdout);
}

test('push to a branch goes to the remote origin of the checkout it is run in', async () => {
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'index.html'), 'home');
  await git('init', '--quiet', '--bare', 'remote.git');
  await git('init', '--quiet', 'checkout');
  await git('-C', 'checkout', 'remote', 'add', 'origin', folder.path('remote.git'));
  expect(await push(folder.path('checkout'))).toMatchObject({ ok: true, deployments: [{ added: 1 }] });
  const { stdout } = await git('-C', 'remote.git', 'show', 'gh-pages:index.html');
  expect(stdout).toBe('home');

  await mkdir(folder.path('elsewhere'));
  const { ok, deployments, message } = await push(folder.path('elsewhere'));
  expect(ok).toBe(false);
  expect(message ?? deployments[0].error.message).toContain('no checkout with a remote “origin”');
});

test.each([
  ['the branch that is checked out', 'branch:topic single-commit=true', 'would leave its history behind'],
  ['the branch that is checked out', 'branch:topic force=true', 'would delete every file'],
  ['the default branch', 'branch:main single-commit=true', 'it is the default branch'],
])('push takes no source away from %s: %s', async (_, line, words) => {
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'index.html'), 'home');
  await git('init', '--quiet', '--bare', '--initial-branch=main', 'remote.git');
  await git('init', '--quiet', '--initial-branch=main', 'first');
  await writeFile(folder.path('first', 'docs.json'), '{}');
  await git('-C', 'first', 'add', '.');
  await git('-C', 'first', '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'source');
  await git('-C', 'first', 'push', '--quiet', folder.path('remote.git'), 'main', 'main:topic');
  await git('clone', '--quiet', '--branch=topic', folder.path('remote.git'), 'checkout');
  const before = await git('-C', 'remote.git', 'show-ref');
  const { ok, deployments } = await push(folder.path('checkout'), line);
  expect(ok).toBe(false);
  expect(deployments[0].error).toMatchObject({
    code: 'E_INPUT_CONFLICT',
    message: expect.stringContaining(words),
  });
  expect(await git('-C', 'remote.git', 'show-ref')).toEqual(before);
});

test('an origin with a password is used without it, and the password is never shown', async () => {
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'index.html'), 'home');
  await git('init', '--quiet', 'checkout');
  const server = await startRecordingServer((_request, response) => sendJson(response, 404, {}));
  onTestFinished(() => server.close());
  const { host } = server.url;
  const address = `http://someone:hunter2hunter2@${host}/docs.git`;
  await git('-C', 'checkout', 'remote', 'add', 'origin', address);
  const answer = JSON.stringify(await push(folder.path('checkout')));
  expect(answer).toContain(`http://${host}/docs.git`);
  expect(answer).not.toContain('hunter2');
});

test('a machine without git is told so, and has the other destinations all the same', async () => {
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'index.html'), 'home');
  const args = [
    BIN,
    'push',
    folder.path('site'),
    'branch:gh-pages',
    `dir:${folder.path('public')}`,
    '--json',
  ];
  const { stdout } = await run(process.execPath, args, { env: { PATH: folder.path('site') } }).catch(
    (error: { readonly stdout: string }) => error,
  );
  const { ok, deployments } = JSON.parse(stdout);
  expect(ok).toBe(false);
  expect(deployments).toMatchObject([
    {
      status: 'failed',
      error: { code: 'E_GIT', message: expect.stringContaining('there is no program of that name') },
    },
    { status: 'published', added: 1 },
  ]);
});
