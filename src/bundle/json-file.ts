import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { onDisk } from './disk-failure.ts';

/** Writes a value as JSON that people may read, with the folder of its file. Rejects with E_BUNDLE_WRITE. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await onDisk(async () => {
    makeFolder(dirname(resolve(file)));
    await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
  });
}
