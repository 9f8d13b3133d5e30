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

async function push(cwd: string) {
  const { PATH, XDG_CACHE_HOME } = process.env;
  const env = { PATH, XDG_CACHE_HOME, HOME: folder.path() };
  const args = [BIN, 'push', folder.path('site'), 'branch:gh-pages', '--json'];
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
