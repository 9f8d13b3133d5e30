import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingSsh, type SshServer, startSshServer } from '../../support/ssh-server.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';
import { hurriedClock, siteOf, temporaryFolder } from '../fixtures.ts';
import { push } from '../pushing.ts';

const run = promisify(execFile);
const folder = useTemporaryFolder('perFile');
const skipped = missingSsh === undefined ? '' : ` (skipped: ${missingSsh})`;

describe.skipIf(missingSsh !== undefined)(`a branch of a repository that is reached by ssh${skipped}`, () => {
  let server: SshServer;
  beforeAll(async () => {
    server = await startSshServer();
    await run('git', ['init', '--bare', '--quiet', folder.path('docs.git')]);
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', folder.path('stranger')]);
  });
  afterAll(() => server?.end());

  const pushed = async (
    { key = server.keyFile, known = server.env.SSH_KNOWN_HOSTS } = {},
    port = server.port,
    repository = 'docs.git',
  ) => {
    const hosts = join(await temporaryFolder(), 'known_hosts');
    await writeFile(hosts, known);
    const options = ['BatchMode=yes', 'IdentitiesOnly=yes', `UserKnownHostsFile=${hosts}`];
    const env = {
      PATH: process.env.PATH,
      GIT_SSH_COMMAND: ['ssh -F none', `-i ${key}`, ...options.map((one) => `-o ${one}`)].join(' '),
    };
    const line = `branch:site repo=ssh://${server.user}@127.0.0.1:${port}${folder.path(repository)}`;
    const site = await siteOf({ 'index.html': 'home' });
    return push(site, line, { env, clock: hurriedClock, github: undefined });
  };

  test('is published with the key and the known hosts that git has', async () => {
    expect(await pushed()).toMatchObject({ status: 'published' });
    const { stdout } = await run('git', ['-C', folder.path('docs.git'), 'show', 'site:index.html']);
    expect(stdout).toBe('home');
  });

  test('tells of a server that is not known how it becomes known', async () => {
    const { error } = await pushed({ known: '' });
    expect(error).toMatch(/^The server of the repository is not known.*Host key verification failed.*fatal/);
    expect(error).toMatch(/ssh-keyscan.*known_hosts.*\[E_DEPLOY_CREDENTIALS\]$/);
  });

  test.each([
    ['a key that nobody knows', /no permission to push.*Permission denied \(.*E_DEPLOY_DENIED/, {}],
    ['no server', /could not be reached.*Connection refused.*E_DEPLOY_UNREACHABLE/, { port: 9 }],
    [
      'no repository',
      /does not exist.*'.*none.git' does not appear.*E_DEPLOY_NOT_FOUND/,
      { name: 'none.git' },
    ],
  ])('tells of %s what ssh says', async (what, message, { port, name }: { port?: number; name?: string }) => {
    const key = what.includes('key') ? folder.path('stranger') : undefined;
    const { error } = await pushed({ ...(key !== undefined && { key }) }, port, name);
    expect(error).toMatch(message);
  });
});
