import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingSsh, type SshServer, startSshServer } from '../../support/ssh-server.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';
import { push as pushTo } from '../pushing.ts';

const run = promisify(execFile);
const { PATH } = process.env;

async function newKey(...options: string[]): Promise<string> {
  const path = join(await temporaryFolder(), 'key');
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-f', path, ...options]);
  return path;
}

describe.skipIf(missingSsh !== undefined)(
  `a server over SSH that refuses${missingSsh ? ` (${missingSsh})` : ''}`,
  () => {
    let server: SshServer;
    beforeAll(async () => {
      server = await startSshServer();
    });
    afterAll(() => server.end());

    /** What a push ends as; `env` is all that ssh knows. */
    async function pushed(
      env: Readonly<Record<string, string | undefined>>,
      target = `${server.url}/nowhere`,
    ): Promise<{ readonly error: string; readonly masked: readonly string[] }> {
      const site = await siteOf({ 'index.html': 'home' });
      const { error = '', log } = await pushTo(site, target, {
        env: { PATH, HOME: await temporaryFolder(), ...env },
      });
      return { error, masked: log.masked };
    }

    test('a server that is not known is not trusted, and how to know it is told', async () => {
      const { SSH_PRIVATE_KEY } = server.env;
      // What the machine itself knows has no part in it.
      const { error } = await pushed({ SSH_PRIVATE_KEY, SSH_KNOWN_HOSTS: '# nobody' });
      expect(error).toContain('The server is not known');
      expect(error).toContain(`ssh-keyscan -p ${server.port} 127.0.0.1`);
      expect(error).toContain('[E_DEPLOY_CREDENTIALS]');
    });

    test('a server with another key than the known one is not trusted', async () => {
      const key = (await readFile(`${await newKey('-N', '')}.pub`, 'utf8')).trim();
      const SSH_KNOWN_HOSTS = `[127.0.0.1]:${server.port} ${key}`;
      const { error } = await pushed({ ...server.env, SSH_KNOWN_HOSTS });
      expect(error).toContain('The server is not the one that is known');
      expect(error).toContain('[E_DEPLOY_DENIED]');
    });

    test('a key that the server does not know is refused, and is told nowhere', async () => {
      const key = await readFile(await newKey('-N', ''), 'utf8');
      const { error, masked } = await pushed({ ...server.env, SSH_PRIVATE_KEY: key });
      expect(error).toContain('The server does not let this login in');
      expect(error).toContain('[E_DEPLOY_DENIED]');
      const secret = key.split('\n')[1] ?? '';
      expect(error).not.toContain(secret);
      expect(masked).toContain(secret);
    });

    test('a text that is no key is told as such', async () => {
      const { error } = await pushed({ ...server.env, SSH_PRIVATE_KEY: 'ssh-ed25519 AAAA me@here' });
      expect(error).toContain('SSH_PRIVATE_KEY holds no private key');
    });

    test('a key that was pasted without its last line’s end, or with those of Windows, is taken', async () => {
      const at = await temporaryFolder();
      const { SSH_PRIVATE_KEY } = server.env;
      for (const key of [SSH_PRIVATE_KEY.trimEnd(), SSH_PRIVATE_KEY.replaceAll('\n', '\r\n')])
        expect((await pushed({ ...server.env, SSH_PRIVATE_KEY: key }, server.url + at)).error).toBe('');
    });

    test('a key with a passphrase opens with it, and without it says what is missing', async () => {
      const path = await newKey('-N', 'open sesame');
      const own = await startSshServer({ authorized: await readFile(`${path}.pub`, 'utf8') });
      try {
        const at = await temporaryFolder();
        const env = { ...own.env, SSH_PRIVATE_KEY: await readFile(path, 'utf8') };
        const right = await pushed({ ...env, SSH_PASSWORD: 'open sesame' }, own.url + at);
        expect(right.error).toBe('');
        expect(right.masked).toContain('open sesame');
        const wrong = await pushed({ ...env, SSH_PASSWORD: 'open barley' }, own.url + at);
        expect(wrong.error).toMatch(/E_DEPLOY_(DENIED|CREDENTIALS)/);
      } finally {
        await own.end();
      }
    });

    test('a user who may not write is told so', async () => {
      const readOnly = await startSshServer({ sftp: 'internal-sftp -R' });
      try {
        const { error } = await pushed(readOnly.env, `${readOnly.url}${await temporaryFolder()}`);
        expect(error).toContain('The user may not write there');
        expect(error).toContain('[E_DEPLOY_DENIED]');
      } finally {
        await readOnly.end();
      }
    });

    test('a server without SFTP, and one whose shell greets, are told apart', async () => {
      const greeting = await startSshServer({ sftp: '/bin/echo Welcome to this server' });
      try {
        expect((await pushed(greeting.env, `${greeting.url}/docs`)).error).toContain(
          'it begins with "Welcome to this server',
        );
      } finally {
        await greeting.end();
      }
      const none = await startSshServer({ sftp: '' });
      try {
        expect((await pushed(none.env, `${none.url}/docs`)).error).toContain('The server offers no SFTP');
      } finally {
        await none.end();
      }
    });

    test('a server that is not there is told as unreachable', async () => {
      const { error } = await pushed(server.env, `sftp://${server.user}@127.0.0.1:1/docs`);
      expect(error).toContain('The server could not be reached');
      expect(error).toContain('Connection refused');
      expect(error).toContain('[E_DEPLOY_UNREACHABLE]');
    });

    test('a machine without ssh says so', async () => {
      const { error } = await pushed({ ...server.env, PATH: await temporaryFolder() });
      expect(error).toContain('ssh could not be started');
    });

    test('a folder in which nothing can be made is told, and not tried for ever', async () => {
      // The kernel says "no such file" for what is to be made in its own folder, which is there.
      const { error } = await pushed(server.env, `${server.url}/proc/docs`);
      expect(error).toContain('the server says No such file');
      expect(error).toContain('[E_DEPLOY_FAILED]');
    });

    test('a folder where a file is to be is named', async () => {
      const at = await temporaryFolder();
      await mkdir(join(at, 'index.html/inside'), { recursive: true });
      const { error } = await pushed(server.env, server.url + at);
      expect(error).toContain(`${at}/index.html`);
      expect(error).toContain('[E_DEPLOY_FAILED]');
      await writeFile(join(at, 'file'), '');
      expect((await pushed(server.env, `${server.url}${at}/file`)).error).toContain('[E_DEPLOY_FAILED]');
    });
  },
);
