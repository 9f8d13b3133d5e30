import { type Dirent, existsSync, readdirSync, realpathSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { SETTINGS_FILE } from '../site/config/file.ts';
import { isLeftOut } from '../site/project/left-out.ts';

/** Deeper projects are hardly meant, and looking for them takes time. */
const DEEPEST = 4;

/**
 * Docs projects in folders below one, but not below each other, sorted. Links are not followed, and folders that may not
 * be read passed over: containers leave some of their own in a workspace.
 */
export function projectsBelow(folder: string, depth = 1): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isDirectory() && !isLeftOut(entry.name))
    .map(({ name }) => join(folder, name))
    .flatMap((path) => {
      if (isProject(path)) return [path];
      return depth < DEEPEST ? projectsBelow(path, depth + 1) : [];
    })
    .sort();
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether a folder is a docs project. */
export function isProject(folder: string): boolean {
  return existsSync(join(folder, SETTINGS_FILE));
}

/** Whether a line of `docs-dir` is a pattern of folders. */
export function isPattern(line: string): boolean {
  return /[*?[{]/.test(line);
}

/**
 * The docs projects whose folders a pattern means, sorted, and the folder in front of its first wildcard. Links that
 * lead out of that folder are not followed: a pull request could add one.
 */
export async function matching(
  pattern: string,
  workspace: string,
): Promise<{ readonly base: string; readonly folders: readonly string[] }> {
  const parts = pattern.replaceAll(sep, '/').split('/');
  const fixed = parts.slice(0, parts.findIndex(isPattern));
  const base = resolve(workspace, fixed.join('/') || (pattern.startsWith('/') ? '/' : '.'));
  const rest = parts.slice(fixed.length).join('/');
  if (!existsSync(base)) return { base, folders: [] };
  const root = realpathSync(base);
  const folders: string[] = [];
  for await (const match of glob(rest, { cwd: root, exclude: (path) => isLeftOut(basename(path)) })) {
    const folder = join(root, match);
    if (!isProject(folder)) continue;
    const real = realpathSync(folder);
    if (real === folder || real.startsWith(root + sep)) folders.push(join(base, match));
  }
  return { base, folders: folders.sort() };
}
