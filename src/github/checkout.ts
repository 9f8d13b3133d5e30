import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The nearest folder above, or itself, that is a git working tree, up to `top`; undefined where there is none. */
export async function repositoryRoot(folder: string, top = '/'): Promise<string | undefined> {
  for (let place = resolve(folder); ; place = dirname(place)) {
    if ((await stat(join(place, '.git')).catch(() => undefined)) !== undefined) return place;
    if (place === resolve(top) || dirname(place) === place) return undefined;
  }
}

/** The commit checked out around a folder, read without git; undefined where that cannot be told. */
export async function checkedOutCommit(folder: string): Promise<string | undefined> {
  const root = await repositoryRoot(folder);
  if (root === undefined) return undefined;
  const git = join(root, '.git');
  const read = (path: string): Promise<string> => readFile(join(git, path), 'utf8').catch(() => '');
  const head = (await read('HEAD')).trim();
  const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  if (ref === undefined) return commitIn(head);
  const loose = commitIn((await read(ref)).trim());
  if (loose !== undefined) return loose;
  const packed = (await read('packed-refs')).split('\n').find((line) => line.endsWith(` ${ref}`));
  return commitIn(packed?.split(' ')[0] ?? '');
}

function commitIn(text: string): string | undefined {
  return /^[\da-f]{40}([\da-f]{24})?$/.test(text) ? text : undefined;
}
