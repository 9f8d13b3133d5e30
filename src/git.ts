import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { leadsOutside } from './outside.ts';

/** Of a clone without its whole history, git would fetch the rest. */
const ENVIRONMENT = { GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

/**
 * The checkout of a workflow run is of the runner's user, and a job in a container is another: git would refuse it as
 * somebody else's. What lies above the workspace is not trusted so.
 */
function trustOfRunner(directory: string): { readonly args: readonly string[]; readonly env: object } {
  const { GITHUB_ACTIONS, GITHUB_WORKSPACE: workspace } = process.env;
  if (GITHUB_ACTIONS !== 'true' || !workspace || leadsOutside(relative(workspace, directory)))
    return { args: [], env: {} };
  return { args: ['-c', 'safe.directory=*'], env: { GIT_CEILING_DIRECTORIES: dirname(workspace) } };
}

/** A git command at work. */
export interface RunningGit {
  readonly stdout: NodeJS.ReadableStream;
  /** Rejects where git did not start, or failed: with its own words. */
  readonly ended: Promise<void>;
  stop(): void;
}

/** Asks git about the repository that a folder is in. */
export function startGit(
  directory: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): RunningGit {
  const trust = trustOfRunner(directory);
  const child = spawn('git', ['-C', directory, '-c', 'log.showSignature=false', ...trust.args, ...args], {
    env: { ...process.env, ...ENVIRONMENT, ...trust.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const said = text(child.stderr);
  const ended = once(child, 'close').then(async ([code]) => {
    if (code !== 0 && !child.killed)
      throw new Error((await said).trim().split('\n')[0] || `it ended with ${code}`);
  });
  // Whoever reads its words hears of it afterwards.
  ended.catch(() => {});
  return { stdout: child.stdout, ended, stop: () => void child.kill() };
}

/** One line that git says. Rejects as it does. */
export async function gitLine(
  directory: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string> {
  const git = startGit(directory, args, signal);
  const [said] = await Promise.all([text(git.stdout), git.ended]);
  return said.replace(/\n$/, '');
}
