import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endChild, freePort } from './child.ts';

const run = promisify(execFile);
const PROGRAM = ['/usr/sbin/sshd', '/usr/bin/sshd'].find(existsSync);

/** Why no SSH server can run here, or undefined if one can. */
export const missingSsh = whyMissing();

function whyMissing(): string | undefined {
  if (PROGRAM === undefined || !existsSync('/usr/bin/ssh'))
    return 'no SSH server or client installed (Debian: openssh-server openssh-client)';
  const { username, shell } = userInfo();
  // It is what starts all that a server runs for its user.
  if (/\/(nologin|false)$/.test(shell ?? '')) return `the user ${username} has no login shell, but ${shell}`;
  return undefined;
}

/** An SSH server of OpenSSH that takes the user of the test. */
export interface SshServer {
  /** `sftp://user@127.0.0.1:PORT` */
  readonly url: string;
  readonly port: number;
  readonly user: string;
  /** What lets a client in: its private key, and the key of the server as `known_hosts` has it. */
  readonly env: { readonly SSH_PRIVATE_KEY: string; readonly SSH_KNOWN_HOSTS: string };
  /** Path of the private key. */
  readonly keyFile: string;
  /** The files that were opened, where nothing else serves them than usual: `/path/to/file READ`. */
  opened(): Promise<readonly string[]>;
  /**
   * Signals what serves the connections that are open: killed, it is as when a network fails; stopped, as when one is
   * slow. New ones are taken.
   */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  end(): Promise<void>;
}

/**
 * Starts it; `sftp` is the program that serves the files, none where it is empty, `authorized` the public half of a
 * further key.
 */
export async function startSshServer({
  sftp,
  authorized = '',
}: {
  readonly sftp?: string;
  readonly authorized?: string;
} = {}): Promise<SshServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sshd-'));
  const at = (name: string): string => join(folder, name);
  for (const name of ['host', 'key'])
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  const port = await freePort();
  const { username: user, uid } = userInfo();
  // Where it gives up its rights as root.
  if (uid === 0) await mkdir('/run/sshd', { recursive: true, mode: 0o755 });
  await writeFile(at('authorized_keys'), authorized + (await readFile(at('key.pub'), 'utf8')));
  const lines = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${at('host')}`,
    `PidFile ${at('pid')}`,
    `AuthorizedKeysFile ${at('authorized_keys')}`,
    'StrictModes no',
    'UsePAM no',
    'PermitRootLogin yes',
    'MaxStartups 100',
    // Or bash, as the user's shell, reads their settings for each connection, which can take longer than all else.
    'SetEnv SHLVL=1',
    ...(sftp === ''
      ? []
      : [`Subsystem sftp ${sftp ?? `/usr/lib/openssh/sftp-server -e -l VERBOSE 2>>${at('sftp.log')}`}`]),
  ];
  await writeFile(at('sshd_config'), `${lines.join('\n')}\n`);
  const child = spawn(PROGRAM ?? 'sshd', ['-D', '-e', '-f', at('sshd_config')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`sshd ended with ${child.exitCode}: ${said}`);
    await delay(20);
  }
  const hostKey = (await readFile(at('host.pub'), 'utf8')).split(' ').slice(0, 2).join(' ');
  return {
    url: `sftp://${user}@127.0.0.1:${port}`,
    port,
    user,
    keyFile: at('key'),
    env: {
      SSH_PRIVATE_KEY: await readFile(at('key'), 'utf8'),
      SSH_KNOWN_HOSTS: `[127.0.0.1]:${port} ${hostKey}\n`,
    },
    async opened() {
      const log = await readFile(at('sftp.log'), 'utf8');
      return [...log.matchAll(/open "(.*)" flags (\S+)/g)].map(([, path, flags]) => `${path} ${flags}`);
    },
    signal: async (name) => {
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)]);
      for (const pid of stdout.trim().split(/\s+/)) process.kill(Number(pid), name);
    },
    async end() {
      await endChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    return await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
  } finally {
    socket.destroy();
  }
}
