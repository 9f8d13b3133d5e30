import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type FolderUpdate, updateFolder } from '../../../src/bundle/writing/folder-update.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';

const folder = useTemporaryFolder();

/** So many that most of them are written by a thread. */
const MANY = 3000;

async function begun(): Promise<FolderUpdate> {
  await mkdir(folder.path('out/staging'), { recursive: true });
  return updateFolder(folder.path('out'), folder.path('out/staging'));
}

async function writeMany(update: FolderUpdate, textOf: (at: number) => string): Promise<void> {
  for (let at = 0; at < MANY; at += 1) {
    await update.write({ path: `d/${at % 7}/${at}.html`, bytes: Buffer.from(textOf(at)) });
    // The thread tells that it is there.
    if (at % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it('writes many files, tells which are others, and leaves those that are as they were', async () => {
  const first = await begun();
  try {
    await writeMany(first, (at) => `page ${at}`);
    expect(await first.finish()).toHaveLength(MANY);
  } finally {
    await first.close();
  }
  await writeFile(folder.path('out/gone.html'), 'gone');
  const inode = async (): Promise<number> => (await stat(folder.path('out/d/1/1.html'))).ino;
  const kept = await inode();
  const second = await begun();
  try {
    await writeMany(second, (at) => (at % 2 === 0 ? `changed ${at}` : `page ${at}`));
    const changed = await second.finish();
    expect(changed).toHaveLength(MANY / 2 + 1);
    expect(changed).toEqual(expect.arrayContaining(['gone.html', 'd/0/0.html', 'd/2/2998.html']));
  } finally {
    await second.close();
  }
  expect(await inode()).toBe(kept);
  expect(await readdir(folder.path('out'))).toEqual(['d', 'staging']);
  for (let at = 0; at < MANY; at += 1)
    expect(await readFile(folder.path(`out/d/${at % 7}/${at}.html`), 'utf8')).toBe(
      at % 2 === 0 ? `changed ${at}` : `page ${at}`,
    );
});

it('takes the last of two files at one path, whatever size they have and whoever wrote the first', async () => {
  const update = await begun();
  const small = Buffer.from('small');
  const large = Buffer.alloc(400_000, 'large');
  try {
    await writeMany(update, (at) => `page ${at}`);
    for (const [path, bytes] of [
      ['a', small],
      ['b', large],
      ['a', large],
      ['b', small],
      ['d/0/0.html', small],
    ] as const)
      await update.write({ path, bytes });
    await update.finish();
  } finally {
    await update.close();
  }
  expect(await readFile(folder.path('out/a'))).toEqual(large);
  expect(await readFile(folder.path('out/b'))).toEqual(small);
  expect(await readFile(folder.path('out/d/0/0.html'))).toEqual(small);
});

it('says what to do about the disk, also where a thread met it', async () => {
  const update = await begun();
  try {
    await writeMany(update, (at) => `page ${at}`);
    const failing = async (): Promise<unknown> => {
      await update.write({ path: 'd/1/1.html/below.html', bytes: Buffer.from('below') });
      return update.finish();
    };
    await expect(failing()).rejects.toMatchObject({
      code: 'E_BUNDLE_WRITE',
      message: expect.stringMatching(/^The files could not be written to disk: E(EXIST|NOTDIR): /),
      fix: 'name another folder',
    });
  } finally {
    await update.close();
  }
});
