import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gitLine, startGit } from '../../git.ts';
import { inOneForm } from '../../site/project/files.ts';
import type { LastCommits } from '../../site/site.ts';
import { quotedForShell } from '../../text/shell-word.ts';

/** Begins the line of a commit: no name of a file does. */
const COMMIT = '\x01';

/**
 * The days on which files of a folder were committed last, as its git repository tells. A commit whose parents are not
 * there (a shallow clone) seems to have made all that it holds: what none after it changed has no day. Never fails.
 */
export async function lastCommits(
  directory: string,
  files: readonly string[],
  signal: AbortSignal | undefined,
): Promise<LastCommits> {
  try {
    const boundary = await shallowCommits(directory, signal);
    const { days, left } = await read(directory, files, boundary, signal);
    const isCut = boundary.size > 0 && left > 0;
    return isCut ? { days, lack: SHALLOW } : { days };
  } catch (error) {
    signal?.throwIfAborted();
    return { days: new Map(), lack: { why: wordsOf(error), hint: hintOf(error) } };
  }
}

const SHALLOW = {
  why: 'the clone has the newest commits only',
  hint: 'give actions/checkout “fetch-depth: 0”, or set lastUpdatedDate on the page',
};

/** The commits at which a shallow clone ends. */
async function shallowCommits(directory: string, signal: AbortSignal | undefined): Promise<Set<string>> {
  const file = await gitLine(directory, ['rev-parse', '--git-path', 'shallow'], signal);
  const list = await readFile(path.resolve(directory, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  return new Set(list.split('\n').filter((line) => line !== ''));
}

/** Reads the history from its end until the last commit of each file is known. */
async function read(
  directory: string,
  files: readonly string[],
  boundary: ReadonlySet<string>,
  signal: AbortSignal | undefined,
): Promise<{ days: ReadonlyMap<string, string>; left: number }> {
  const days = new Map<string, string>();
  const left = new Set(files);
  const log = [
    'log',
    `--format=${COMMIT}%H %ct`,
    '--name-only',
    '--no-renames',
    '--relative',
    '-z',
    '--',
    '.',
  ];
  const git = startGit(directory, log, signal);
  let isKnown = true;
  let day = '';
  let rest = '';
  git.stdout.setEncoding('utf8');
  for await (const chunk of git.stdout) {
    const parts = `${rest}${chunk}`.split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const name = part.replace(/^\n+/, '');
      if (name.startsWith(COMMIT)) {
        const [commit = '', seconds = ''] = name.slice(COMMIT.length).split(' ');
        isKnown = !boundary.has(commit);
        day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
      } else if (isKnown && left.delete(inOneForm(name))) days.set(inOneForm(name), day);
    }
    if (left.size === 0) break;
  }
  if (left.size > 0) await git.ended;
  else git.stop();
  return { days, left: left.size };
}

function hintOf(error: unknown): string {
  const foreign = /dubious ownership in repository at '(.+)'/.exec((error as Error).message)?.[1];
  return foreign === undefined
    ? 'build in a clone of the git repository'
    : `if it is yours, call git config --global --add safe.directory ${quotedForShell(foreign)}`;
}

function wordsOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'there is no git on this machine' : `git does not tell it: ${message}`;
}
