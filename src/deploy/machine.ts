import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../process/environment.ts';

/** Whether a cloud may know the machine itself; those that GitHub hosts have no account there. */
export function mayHaveAccount({ RUNNER_ENVIRONMENT }: Environment): boolean {
  return RUNNER_ENVIRONMENT !== 'github-hosted';
}

/** The user's folder. */
export function homeOf({ HOME, USERPROFILE }: Environment): string {
  return HOME || USERPROFILE || homedir();
}

/** Whether the user's folder holds a file or folder. */
export function isAtHome(env: Environment, ...path: readonly string[]): boolean {
  return existsSync(join(homeOf(env), ...path));
}
