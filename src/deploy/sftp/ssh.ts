import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onDisk } from '../../bundle/disk-failure.ts';
import type { Environment } from '../../process/environment.ts';
import type { ServerPlace } from './address.ts';
import type { Channel } from './session.ts';

/**
 * The program `ssh` opens the connection, as git does it for its own addresses: so everything holds that the user has
 * set up for it (`ssh_config`, an agent, known hosts, a jump host), and no key passes through here.
 */

/** A program that could not reach the server, or was shut out, in its own words. */
export class SshEnded extends Error {
  /** What it said on its error stream; empty where it said nothing. */
  readonly words: string;

  constructor(words: string, cause?: unknown) {
    super(`ssh ended: ${words}`, { cause });
    this.name = 'SshEnded';
    this.words = words;
  }
}

/** How `ssh` is to be run for a place: its arguments, and its environment. */
export interface SshCommand {
  readonly args: readonly string[];
  readonly env: Environment;
}

/** The runner's variables hold inputs and tokens that ssh has no business with; ours reach it in its own ways. */
const DROPPED = /^(INPUT_|ACTIONS_|GITHUB_|SSH_(PRIVATE_KEY|PASSWORD|KNOWN_HOSTS)$)/;

/** Nobody is asked, nothing but files is let through, and a server that is silent for a minute is given up. */
const SETTINGS = [
  'StrictHostKeyChecking=yes',
  'ConnectTimeout=30',
  'ServerAliveInterval=15',
  'ServerAliveCountMax=4',
  'LogLevel=ERROR',
  'ControlMaster=no',
  'ForwardAgent=no',
  'ForwardX11=no',
  'ClearAllForwardings=yes',
  'PermitLocalCommand=no',
  'RemoteCommand=none',
  'RequestTTY=no',
];

/**
 * The command for a place, with what the environment gives: `SSH_PRIVATE_KEY`, `SSH_PASSWORD` (of the key, or of the
 * user) and `SSH_KNOWN_HOSTS`. ssh reads keys and hosts from files only: they lie in a new folder in `tempDirectory` that
 * nobody else may read, which is the caller's to remove. Throws E_BUNDLE_WRITE, and leaves nothing behind then.
 */
export function sshCommand(
  place: ServerPlace,
  env: Environment,
  tempDirectory: string,
): Promise<SshCommand & { readonly folder: string }> {
  return onDisk(async () => {
    const folder = await mkdtemp(join(tempDirectory, 'ssh-'));
    try {
      return { folder, ...(await commandIn(folder, place, env)) };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  });
}

async function commandIn(
  folder: string,
  { host, port, user }: ServerPlace,
  env: Environment,
): Promise<SshCommand> {
  const settings = [...SETTINGS];
  const given: Record<string, string> = { LC_ALL: 'C' };
  const file = async (name: string, content: string, mode = 0o600): Promise<string> => {
    const path = join(folder, name);
    // A secret that was pasted has often lost its last line's end, or got those of Windows.
    await writeFile(path, `${content.replaceAll('\r\n', '\n').trimEnd()}\n`, { mode });
    return path;
  };
  if (env.SSH_PRIVATE_KEY) {
    settings.push(`IdentityFile=${quoted(await file('key', env.SSH_PRIVATE_KEY))}`, 'IdentitiesOnly=yes');
  }
  if (env.SSH_KNOWN_HOSTS) {
    settings.push(`UserKnownHostsFile=${quoted(await file('known_hosts', env.SSH_KNOWN_HOSTS))}`);
    settings.push('GlobalKnownHostsFile=none');
  }
  if (env.SSH_PASSWORD) {
    settings.push('NumberOfPasswordPrompts=1');
    given.SSH_ASKPASS = await file('askpass', `#!/bin/sh\nprintf '%s\\n' "$${ASKED}"`, 0o700);
    given.SSH_ASKPASS_REQUIRE = 'force';
    given[ASKED] = env.SSH_PASSWORD;
  } else settings.push('BatchMode=yes');
  const inherited = Object.entries(env).filter(([name]) => !DROPPED.test(name));
  return {
    env: { ...Object.fromEntries(inherited), ...given },
    args: [
      ...settings.flatMap((setting) => ['-o', setting]),
      ...(port === undefined ? [] : ['-p', port]),
      ...(user === undefined ? [] : ['-l', user]),
      ...['-s', '--', host, 'sftp'],
    ],
  };
}

/** What the little program that ssh asks for the password answers with. */
const ASKED = 'DOCS_EXPORT_SSH_PASSWORD';

/** A path as a value of ssh's settings. */
function quoted(path: string): string {
  return `"${path.replaceAll('%', '%%')}"`;
}

/** Starts `ssh`; `stop` ends it at once. */
export function startSsh({ args, env }: SshCommand): Channel & { readonly stop: () => void } {
  const child = spawn('ssh', args, { env, stdio: 'pipe', windowsHide: true });
  const said = text(child.stderr);
  const ended = once(child, 'close').then(
    async () => new SshEnded((await said).trim()),
    (error: unknown) => new SshEnded('', error),
  );
  return { toServer: child.stdin, fromServer: child.stdout, ended, stop: () => void child.kill() };
}
