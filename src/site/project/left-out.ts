import type { ProjectFiles } from './files.ts';

/** Whether files and folders of this name are no part of a project, whatever refers to them. */
export function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** What to do about a file that may well be there, but is left out; undefined for others. */
export function leftOutHint(path: string, files: ProjectFiles): string | undefined {
  const parts = path.split('/');
  const name = parts.find((part) => !/^\.{1,2}$/.test(part) && isLeftOut(part));
  if (name !== undefined) return `rename "${name}": files and folders of such names are left out`;
  const link = parts
    .map((_, at) => parts.slice(0, at + 1).join('/'))
    .find((one) => files.isUnfollowed?.(one));
  return link === undefined
    ? undefined
    : `"${link}" is a symbolic link that leads to no file of the project, and is not followed: put a copy of what it leads to in its place`;
}
