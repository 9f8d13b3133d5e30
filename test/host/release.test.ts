import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRelease } from '../../src/host/release.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function release() {
  const root = await temporaryFolder();
  const folder = await mkdtemp(join(root, 'release-'));
  await writeFile(join(folder, 'index.html'), 'home');
  const manifest = {
    version: 1 as const,
    createdAt: '2026-01-15T10:00:00.000Z',
    commit: null,
    run: null,
    exportJobId: 'none',
    exportVersion: null,
    bundleSha256: '0'.repeat(64),
    pages: ['index'],
    files: {},
  };
  return { root, release: createRelease(folder, folder, manifest) };
}

test('a retired release keeps its files until the last reader has gone', async () => {
  const { root, release: old } = await release();
  const readers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const reads = readers.map(({ promise }) => old.read(() => promise));
  const retired = old.retire();
  for (const reader of readers) {
    await Promise.race([retired, delay(50)]);
    expect(await readdir(root)).toHaveLength(1);
    reader.resolve();
  }
  await Promise.all(reads);
  await retired;
  expect(await readdir(root)).toEqual([]);
});

test('a reader that fails is a reader that has gone', async () => {
  const { root, release: old } = await release();
  await expect(old.read(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await old.retire();
  expect(await readdir(root)).toEqual([]);
});
