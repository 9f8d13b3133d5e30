import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../../errors/failure.ts';
import { directHosts } from '../../http/proxy.ts';
import type { Environment } from '../../process/environment.ts';

/** A git command that ended with an error, in its own words. */
export class GitError extends Error {
  readonly command: string;
  /** What it said on both streams. */
  readonly words: string;

  constructor(command: string, words: string) {
    super(`git ${command} failed: ${words.trim()}`);
    this.name = 'GitError';
    this.command = command;
    this.words = words;
  }
}

/** Runs git in one repository. */
export type Git = (
  args: readonly string[],
  options: {
    readonly signal: AbortSignal;
    readonly input?: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array> | undefined;
    /** Of this command alone. */
    readonly settings?: readonly Setting[] | undefined;
    /** Of what it says: `latin1` has a character for each byte; `utf8` unless told. */
    readonly encoding?: 'utf8' | 'latin1' | undefined;
  },
) => Promise<string>;

/** A line of git's configuration. */
export type Setting = readonly [key: string, value: string];

/** What git may inherit of its own variables: where the user's certificates, keys and settings are. */
const KEPT = /^GIT_(SSL_|PROXY_SSL_|SSH|EXEC_PATH$|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM)$)/;
/** The runner's variables hold inputs and tokens that git has no business with. */
const DROPPED = /^(GIT_|INPUT_|ACTIONS_|GITHUB_)/;

/** Settings of every command: nobody is asked, no hook runs, and packing is for speed. */
const SETTINGS: readonly Setting[] = [
  ['core.hooksPath', '/dev/null'],
  ['core.compression', '1'],
  ['core.looseCompression', '0'],
  ['pack.compression', '1'],
  ['pack.window', '0'],
  ['fastimport.unpackLimit', '1'],
  ['core.fsync', 'none'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  // A push of more than this asks first, and goes in pieces.
  ['http.postBuffer', String(8 * 1024 * 1024)],
  // A server that works says so every five seconds.
  ['http.lowSpeedLimit', '1'],
  ['http.lowSpeedTime', '120'],
  ['push.gpgSign', 'false'],
  ['push.recurseSubmodules', 'no'],
  ['advice.pushUpdateRejected', 'false'],
];

/**
 * Makes a git for the bare repository in `directory`. `settings` reach git by the environment only: neither the
 * arguments (which every process can read) nor a file shows them.
 */
export function createGit(directory: string, env: Environment, settings: readonly Setting[]): Git {
  return async (args, { signal, input, settings: own = [], encoding = 'utf8' }) => {
    signal.throwIfAborted();
    const environment = gitEnvironment(env, [...SETTINGS, ...settings, ...own]);
    const child = spawn('git', [`--git-dir=${directory}`, ...args], { env: environment, signal });
    const ended = once(child, 'close').catch((error: unknown) => {
      signal.throwIfAborted();
      throw notStarted(error);
    });
    // A command that ends early says why by itself; the broken pipe to it is no news.
    const fed = pipeline(input ?? [], child.stdin).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
        child.kill();
        throw error;
      }
    });
    const said = Promise.all([buffer(child.stdout), text(child.stderr)]);
    const [[code], [bytes, err]] = await Promise.all([ended, said, fed]);
    const out = bytes.toString(encoding);
    if (code !== 0) throw new GitError(args[0] ?? '', `${err}\n${out}`);
    return out;
  };
}

function gitEnvironment(env: Environment, settings: readonly Setting[]): Record<string, string> {
  const inherited = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (KEPT.test(entry[0]) || !DROPPED.test(entry[0])),
  );
  // git reads the small letters of http_proxy only.
  const proxy = env.http_proxy ?? env.HTTP_PROXY;
  const direct = directHosts(env);
  const pairs = [...inheritedSettings(env), ...settings].flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return {
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=15',
    ...Object.fromEntries(inherited),
    ...(proxy !== undefined && { http_proxy: proxy }),
    no_proxy: direct,
    NO_PROXY: direct,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_CONFIG_COUNT: String(pairs.length / 2),
    ...Object.fromEntries(pairs),
  };
}

/** What the environment itself tells git, as a step does that has credentials for one server; ours come after it. */
function inheritedSettings(env: Environment): readonly Setting[] {
  const settings: Setting[] = [];
  for (let index = 0; index < Number(env.GIT_CONFIG_COUNT); index += 1) {
    const key = env[`GIT_CONFIG_KEY_${index}`];
    const value = env[`GIT_CONFIG_VALUE_${index}`];
    if (key === undefined || value === undefined) break;
    settings.push([key, value]);
  }
  return settings;
}

/** What is thrown where git did not start: a Failure (E_GIT) where there is none. */
export function notStarted(error: unknown): unknown {
  if (!(error instanceof Error) || (error as NodeJS.ErrnoException).code !== 'ENOENT') return error;
  return new Failure('E_GIT', {
    what: 'git could not be started',
    why: 'there is no program of that name on this machine',
    fix: 'install git, or use a runner that has it',
    cause: error,
  });
}
