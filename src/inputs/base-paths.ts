import { nameProblem } from '../site/project/names.ts';
import type { DocsProject } from '../site/project/projects.ts';

/**
 * Where the pages of a project stand in a site of several, from its folder: `Packages/My SDK/docs` is
 * `Packages/My-SDK`. Empty where nothing is left of it.
 */
export function basePathOf(folder: string): string {
  const segments = folder.split('/').map(urlSegment);
  if (segments.length > 1 && segments.at(-1) === 'docs') segments.pop();
  return segments.filter((one) => one !== '').join('/');
}

/** Letters and digits of any script, `.`, `_` and `-`; not hidden, and no way out. */
function urlSegment(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '');
}

/** Why projects cannot stand side by side in one site; undefined where they can. */
export function clashOf(projects: readonly DocsProject[]): string | undefined {
  for (const [index, one] of projects.entries()) {
    if (one.basePath === '')
      return `${one.folder === '' ? 'one of the projects lies around the others' : `${one.folder} has no name that an address can hold`}, so that there is no path of its own for its pages`;
    const problem = nameProblem(one.basePath);
    if (problem !== undefined) return `${one.folder} cannot be the path of pages: ${problem}`;
    const other = projects
      .slice(0, index)
      .find(({ basePath }) => isAround(basePath, one.basePath) || isAround(one.basePath, basePath));
    if (other === undefined) continue;
    const same = other.basePath.toLowerCase() === one.basePath.toLowerCase();
    return same
      ? `the pages of ${other.folder} and ${one.folder} would both stand at /${one.basePath}/`
      : `the pages of ${other.folder} would stand at /${other.basePath}/ and those of ${one.folder} at /${one.basePath}/, one among the other`;
  }
  return undefined;
}

/** Whether a path is that of the other or leads to it; many file systems do not tell letter case apart. */
function isAround(path: string, other: string): boolean {
  return `${other}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());
}
