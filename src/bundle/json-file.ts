import { writeFile } from 'node:fs/promises';
import { onDisk } from './disk-failure.ts';

/** Writes a value as JSON that people may read. Rejects with E_BUNDLE_WRITE. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await onDisk(() => writeFile(file, `${JSON.stringify(value, null, 2)}\n`));
}
