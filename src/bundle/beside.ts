import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';

/**
 * Makes a new folder beside `target`, to be put in its place: `target.building-3f2a9b`. Unlike one of `mkdtemp` it may be
 * read by whom the system's settings let read, as a web server that is another user.
 */
export async function makeBeside(target: string, what: string): Promise<string> {
  const folder = `${target}.${what}-${randomBytes(3).toString('hex')}`;
  await mkdir(folder);
  return folder;
}
