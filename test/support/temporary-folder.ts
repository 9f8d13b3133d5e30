import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';

/** A folder of its own for each test, or with `perFile` for all of them; `path()` tells it while one runs. */
export function useTemporaryFolder(perFile?: 'perFile'): { path(...parts: string[]): string } {
  let folder = '';
  const make = async (): Promise<void> => {
    folder = await newFolder();
  };
  const remove = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
  };
  if (perFile === 'perFile') {
    beforeAll(make);
    afterAll(remove);
  } else {
    beforeEach(make);
    afterEach(remove);
  }
  return { path: (...parts) => join(folder, ...parts) };
}

/** A new folder, which is gone after the running test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'docs-export-test-'));
}
