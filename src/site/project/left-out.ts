/** Whether files and folders of this name are no part of a project, whatever refers to them. */
export function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

/** What to do about a file that may well be there, but is left out for a name in its path; undefined for others. */
export function leftOutHint(path: string): string | undefined {
  const name = path.split('/').find((part) => !/^\.{1,2}$/.test(part) && isLeftOut(part));
  return name === undefined ? undefined : `rename "${name}": files and folders of such names are left out`;
}
