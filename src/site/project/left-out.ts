import type { Absence, ProjectFiles } from './files.ts';

/** Whether files and folders of this name are no part of a project, whatever refers to them. */
export function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

const ABSENCES: Readonly<Record<Absence, string>> = {
  unfollowed:
    'is a symbolic link that leads to no file of the project, and is not followed: put a copy of what it leads to in its place',
  ignored: 'is left out by a rule of .mintignore: change the rule, or remove what refers to it',
};

/** What to do about a file that may well be there, but is left out; undefined for others. */
export function leftOutHint(path: string, files: ProjectFiles): string | undefined {
  const parts = path.split('/');
  const name = parts.find((part) => !/^\.{1,2}$/.test(part) && isLeftOut(part));
  if (name !== undefined) return `rename "${name}": files and folders of such names are left out`;
  for (const at of parts.keys()) {
    const one = parts.slice(0, at + 1).join('/');
    const why = files.absence?.(one);
    if (why !== undefined) return `"${one}" ${ABSENCES[why]}`;
  }
  return undefined;
}

/** The same for the page at a site path. */
export function leftOutPageHint(page: string, files: ProjectFiles): string | undefined {
  return leftOutHint(`${page}.mdx`, files) ?? leftOutHint(`${page}.md`, files);
}
