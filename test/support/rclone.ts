import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isInstalled } from './s3-server.ts';

const run = promisify(execFile);

/** Why the other client cannot run here, or undefined if it can. */
export const missingRclone = (await isInstalled('rclone')) ? undefined : 'rclone not installed';

/** Another client for what a destination holds; of the environment it gets nothing that could change what it does. */
export async function rclone(...args: string[]): Promise<string> {
  const { stdout } = await run('rclone', ['--config', '/dev/null', ...args], {
    env: { PATH: process.env.PATH },
  });
  return stdout;
}

/** Compares every byte, both ways; throws when a file is missing, different or too many. */
export async function expectSameFiles(directory: string, remote: string): Promise<void> {
  await rclone('check', directory, remote, '--download', '--exclude', '.docs-export/**');
}
