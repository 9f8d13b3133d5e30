import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a cloud may know the machine itself; those that GitHub hosts have no account there. */
export function mayHaveAccount({ RUNNER_ENVIRONMENT }: Environment): boolean {
  return RUNNER_ENVIRONMENT !== 'github-hosted';
}

/** Whether the user's folder holds a file or folder, where the user has one. */
export function isAtHome({ HOME, USERPROFILE }: Environment, ...path: readonly string[]): boolean {
  const home = HOME || USERPROFILE;
  return home !== undefined && existsSync(join(home, ...path));
}
