import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

/** Pushes a version whose page is its name, and tells what readers of the newest one see then. */
async function latestAfter(version: string): Promise<string> {
  await mkdir(folder.path('site'), { recursive: true });
  await writeFile(folder.path('site', 'index.html'), version);
  const args = [BIN, 'push', 'site', `dir:public/${version} alias=latest`];
  await promisify(execFile)(process.execPath, args, { cwd: folder.path() });
  expect(await readFile(folder.path('public', version, 'index.html'), 'utf8')).toBe(version);
  return readFile(folder.path('public', 'latest', 'index.html'), 'utf8');
}

test('the alias of pushed versions never goes back, nor to a pre-release', async () => {
  expect(await latestAfter('v1.9.0')).toBe('v1.9.0');
  expect(await latestAfter('v1.10.0')).toBe('v1.10.0');
  expect(await latestAfter('v1.9.1')).toBe('v1.10.0');
  expect(await latestAfter('v2.0.0-rc.1')).toBe('v1.10.0');
}, 30_000);
