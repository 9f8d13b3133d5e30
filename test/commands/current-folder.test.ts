import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

// Windows removes no folder that a process is in.
it.skipIf(process.platform === 'win32')('a command in a folder that was removed says so', async () => {
  const script = 'mkdir gone && cd gone && rmdir ../gone && exec "$0" "$1" check /nowhere';
  const run = promisify(execFile)('sh', ['-c', script, process.execPath, BIN], { cwd: folder.path() });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^error The current folder is no more: .*\[E_INPUT_INVALID\]\n$/),
  });
});
