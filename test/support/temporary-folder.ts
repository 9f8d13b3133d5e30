import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** A folder of its own for each test, or with `perFile` for all of them; `path()` tells it while one runs. */
export function useTemporaryFolder(perFile?: 'perFile'): { path(...parts: string[]): string } {
  let folder = '';
  const make = async (): Promise<void> => {
    folder = await mkdtemp(join(tmpdir(), 'docs-export-test-'));
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
