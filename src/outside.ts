import { isAbsolute, sep } from 'node:path';

/** Whether what `path.relative` gave leads out of the folder it starts from: upwards or, on Windows, to another drive. */
export function leadsOutside(relativePath: string): boolean {
  return relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath);
}
