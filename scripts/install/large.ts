import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Runs a program, of whose output only complaints are shown; tells whether it is there and ended well. */
export async function succeeds(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const [code] = await once(child, 'exit').catch(() => [undefined]);
  return code === 0;
}

/**
 * Installs what the `package.json` of a folder names, where `dependency` is not there yet: packages that are too large
 * for every `npm ci`. Tells whether it is there.
 */
export async function installLarge(folder: string, dependency: string): Promise<boolean> {
  if (existsSync(join(folder, 'node_modules', dependency))) return true;
  console.log(`Installing ${dependency} into ${folder}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  return succeeds('npm', ['install', ...options], { cwd: folder, shell: process.platform === 'win32' });
}
