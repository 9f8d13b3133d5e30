import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, where they are not there yet. The `recursive` of Node.js tries for ever where the
 * system says of a folder that it will not have that the one above is missing: below /proc, and at automounts.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (isFolder(path)) return;
    const above = dirname(path);
    const isMissing =
      (error as NodeJS.ErrnoException).code === 'ENOENT' && above !== path && !isFolder(above);
    if (!isMissing) throw error;
    makeFolder(above);
    makeFolder(path);
  }
}

/** Whether a path leads to a folder that may be looked at. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // What may not be looked at is none to write to.
    return false;
  }
}
