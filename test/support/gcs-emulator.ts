import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerChild, startFile } from './child.ts';

const FOLDER = join(import.meta.dirname, 'gcs-emulator');

/** Why the emulator cannot run here, or undefined if it can. */
export const missingGcsEmulator = existsSync(join(FOLDER, 'node_modules', 'firebase-tools'))
  ? undefined
  : 'firebase-tools not installed in test/support/gcs-emulator';

/** Cloud Storage's JSON API on loopback. It checks no credentials, and a bucket is there as soon as it is named. */
export function startGcsEmulator(): Promise<ServerChild> {
  return startFile(join(FOLDER, 'start.cjs'), (port) => [String(port)]);
}
