import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerChild, startFile } from './child.ts';

const FOLDER = join(import.meta.dirname, 'gcs-emulator');

/** Why Firebase's hosting emulator cannot run here, or undefined if it can. */
export const missingFirebaseHosting = existsSync(join(FOLDER, 'node_modules', 'superstatic'))
  ? undefined
  : 'firebase-tools not installed in test/support/gcs-emulator';

/** The schema that firebase-tools checks a `firebase.json` with. */
export const FIREBASE_SCHEMA = join(FOLDER, 'node_modules/firebase-tools/schema/firebase-config.json');

/** Serves the folder of a `firebase.json` as the hosting emulator of firebase-tools does, with its very engine. */
export function startFirebaseHosting(folder: string): Promise<ServerChild> {
  return startFile(join(FOLDER, 'hosting.cjs'), (port) => [folder, String(port)]);
}
