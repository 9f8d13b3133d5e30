import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeWorkFolder } from '../../src/commands/work-folder.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const scratch = useTemporaryFolder();

describe('the folder for work', () => {
  it('is refused while another process works in it, and free when that is gone', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    await writeFile(scratch.path('running'), String(other.pid));
    expect(() => takeWorkFolder(scratch.path())).toThrow(
      expect.objectContaining({
        code: 'E_INPUT_CONFLICT',
        message: expect.stringContaining(`another run works in it (process ${other.pid})`),
      }),
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
    takeWorkFolder(scratch.path())();
    expect(await readdir(scratch.path())).toEqual([]);
  });

  it('is free where a process was killed while it took it', async () => {
    await writeFile(scratch.path('running'), '');
    takeWorkFolder(scratch.path())();
    expect(await readdir(scratch.path())).toEqual([]);
  });

  it('is no part of a docs project, whose pages it would become', async () => {
    const docs = scratch.path('docs');
    await mkdir(docs);
    for (const path of [docs, join(docs, 'work'), join(docs, 'a', 'work')])
      expect(() => takeWorkFolder(path, [docs])).toThrow(
        expect.objectContaining({
          code: 'E_INPUT_INVALID',
          message: expect.stringContaining(`it lies in the docs project ${docs}`),
        }),
      );
    for (const path of [join(docs, '.work'), join(docs, '.docs-export', 'work'), scratch.path('docs-work')])
      takeWorkFolder(path, [docs])();
    expect(await readdir(docs)).toEqual(['.docs-export']);
  });

  it('goes with a run that kept nothing in it, and stays with what one kept, or where it was before', async () => {
    const path = scratch.path('new', 'work');
    takeWorkFolder(path)();
    expect(existsSync(path)).toBe(false);
    const giveBack = takeWorkFolder(path);
    await writeFile(join(path, 'manifest.json'), '{}');
    giveBack();
    expect(await readdir(path)).toEqual(['manifest.json']);
    await mkdir(scratch.path('empty'));
    takeWorkFolder(scratch.path('empty'))();
    expect(existsSync(scratch.path('empty'))).toBe(true);
  });
});
