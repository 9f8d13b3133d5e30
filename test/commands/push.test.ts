import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

test.each([
  ['artifact', 'the bundle as one archive', []],
  ['artifact', 'the bundle as one archive', ['--plan']],
  ['release tag=v1', 'the bundle as one archive', ['--plan']],
  ['helm:values.yaml', 'the bundle as one archive', ['--plan']],
  ['pages', 'an artifact of a workflow run', ['--plan']],
])(
  'push of a folder to %s, which takes %s, is refused before anything is done %j',
  async (line, takes, more) => {
    await mkdir(folder.path('site'));
    await writeFile(folder.path('site', 'index.html'), 'home');
    const args = [BIN, 'push', 'site', 'dir:out', line, ...more];
    const pushed = promisify(execFile)(process.execPath, args, { cwd: folder.path() });
    await expect(pushed).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`it takes ${takes}, which a folder is not: use the Action`),
    });
    expect(await readdir(folder.path())).toEqual(['site']);
  },
);
