import { lstat, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFolder } from '../../src/commands/out-folder.ts';
import { HOST_NAMES, hostFilesOf } from '../../src/deploy/host-files/host-files.ts';
import type { SiteFile } from '../../src/site/site.ts';
import { sampleSite } from '../deploy/host-files/sample.ts';
import { largeFile } from '../site/large-file.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const scratch = useTemporaryFolder();

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a site replaces the one before, whole', async () => {
  const out = scratch.path('out');
  for (const [round, count] of [
    ['first', 90],
    ['second', 40],
  ] as const) {
    const result = await writeFolder(out, [], async (write) => {
      for (let n = 0; n < count; n += 1)
        write({ path: `a/${n % 3}/page-${n}.html`, bytes: bytes(`${round} ${n}`) });
      return round;
    });
    expect(result).toBe(round);
    const files = (await readdir(join(out, 'a'), { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    );
    expect(files).toHaveLength(count);
    expect(await readFile(join(out, 'a', '0', 'page-39.html'), 'utf8')).toBe(`${round} 39`);
  }
  expect(await readdir(scratch.path())).toEqual(['out']);
});

test('a site may be read by whom any new folder may be read', async () => {
  const [out, other] = [scratch.path('out'), scratch.path('other')];
  await writeFolder(out, [], async (write) => write({ path: 'index.html', bytes: bytes('home') }));
  await mkdir(other);
  expect((await stat(out)).mode).toBe((await stat(other)).mode);
});

test('files that are as they were stay the same files, and all else is written', async () => {
  const out = scratch.path('out');
  const build = (pages: Record<string, string>) =>
    writeFolder(out, [], async (write) => {
      for (const [path, text] of Object.entries(pages)) write({ path, bytes: bytes(text) });
    });
  const inode = async (path: string) => (await stat(join(out, path))).ino;
  const pages = {
    'a/kept.html': 'kept',
    'a/edited.html': 'edited',
    'linked.html': 'linked',
    'new.html': 'one',
  };
  await build(pages);
  const kept = await inode('a/kept.html');
  await writeFile(join(out, 'a/edited.html'), 'EDITED');
  const elsewhere = scratch.path('elsewhere.html');
  await writeFile(elsewhere, 'linked');
  await rm(join(out, 'linked.html'));
  await symlink(elsewhere, join(out, 'linked.html'));
  await build({ ...pages, 'new.html': 'two' });
  expect(await inode('a/kept.html')).toBe(kept);
  for (const [path, text] of Object.entries({ ...pages, 'new.html': 'two' }))
    expect(await readFile(join(out, path), 'utf8')).toBe(text);
  await writeFile(elsewhere, 'of somebody else');
  expect(await readFile(join(out, 'linked.html'), 'utf8')).toBe('linked');
});

test('a large file stays the same file, or is written, piece by piece', async () => {
  const out = scratch.path('out');
  const film = join(out, 'film.mp4');
  const build = (pieces: readonly string[]) =>
    writeFolder(out, [], async (write) => write(largeFile('film.mp4', pieces)));
  await build(['one', 'two', 'three']);
  const { ino } = await stat(film);
  await build(['one', 'two', 'three']);
  expect((await stat(film)).ino).toBe(ino);
  for (const pieces of [
    ['one', 'two', 'thre'],
    ['one', 'two', 'three', '!'],
    ['one'],
    ['onetwo'],
    ['zero', 'two'],
  ]) {
    await build(pieces);
    expect(await readFile(film, 'utf8')).toBe(pieces.join(''));
  }
});

test.each([
  ['first', 0],
  ['last', 39],
])('a file that cannot be written, the %s, leaves what was there', async (_name, broken) => {
  const out = scratch.path('out');
  await writeFolder(out, [], async (write) => write({ path: 'index.html', bytes: bytes('before') }));
  const failing = writeFolder(out, [], async (write) => {
    for (let n = 0; n < 40; n += 1) {
      write({ path: `${n}/page.html`, bytes: bytes('') });
      if (n === broken) write({ path: `${n}`, bytes: bytes('where a folder is') });
    }
  });
  await expect(failing).rejects.toMatchObject({ code: 'E_BUNDLE_WRITE' });
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('before');
  expect(await readdir(scratch.path())).toEqual(['out']);
});

test('a file of that name stays', async () => {
  const out = scratch.path('thesis.txt');
  await writeFile(out, 'mine');
  await expect(writeFolder(out, [], async () => {})).rejects.toMatchObject({ code: 'E_INPUT_INVALID' });
  expect(await readFile(out, 'utf8')).toBe('mine');
});

test('a folder that was not built here stays', async () => {
  const out = scratch.path('out');
  await mkdir(out);
  await writeFile(join(out, 'thesis.txt'), 'mine');
  await expect(writeFolder(out, [], async () => {})).rejects.toMatchObject({ code: 'E_INPUT_INVALID' });
  expect(await readdir(scratch.path())).toEqual(['out']);
});

test('a folder that holds what the site is made of stays, whatever else is in it', async () => {
  const project = scratch.path('project');
  await mkdir(join(project, 'docs'), { recursive: true });
  await mkdir(join(project, '.docs-export'));
  await symlink(project, scratch.path('link'));
  for (const folder of [project, join(project, 'docs')])
    for (const out of [project, scratch.path('link')]) {
      const writing = writeFolder(out, [{ what: 'the docs project', folder }], async () => {});
      await expect(writing).rejects.toThrow(`${out}: it holds the docs project`);
    }
  expect(await readdir(project)).toEqual(['.docs-export', 'docs']);
});

test('a folder in which a run keeps its work was not built here', async () => {
  const out = scratch.path('repository');
  await mkdir(join(out, '.docs-export', 'service'), { recursive: true });
  await writeFile(join(out, 'thesis.txt'), 'mine');
  await expect(writeFolder(out, [], async () => {})).rejects.toMatchObject({ code: 'E_INPUT_INVALID' });
  expect(await readFile(join(out, 'thesis.txt'), 'utf8')).toBe('mine');
});

test('a folder whose name is too long is told as a fault of the disk', async () => {
  const out = scratch.path('o'.repeat(300));
  await expect(writeFolder(out, [], async () => undefined)).rejects.toMatchObject({ code: 'E_BUNDLE_WRITE' });
  expect(await readdir(scratch.path())).toEqual([]);
});

test('a site that fails leaves a new folder away, and an empty one empty', async () => {
  const failing = async (): Promise<void> => {
    throw new Error('no such page');
  };
  await expect(writeFolder(scratch.path('new'), [], failing)).rejects.toThrow('no such page');
  expect(await readdir(scratch.path())).toEqual([]);
  await mkdir(scratch.path('empty'));
  await expect(writeFolder(scratch.path('empty'), [], failing)).rejects.toThrow('no such page');
  expect(await readdir(scratch.path('empty'))).toEqual([]);
});

test('nothing of a site is seen before all of it is there', async () => {
  const out = scratch.path('out');
  const site = (text: string) => async (write: (file: SiteFile) => void) => {
    write({ path: 'a/index.html', bytes: bytes(text) });
    write({ path: `a/${text}.html`, bytes: bytes(text) });
    seen = await readdir(join(out, 'a')).catch(() => []);
  };
  let seen: string[] | undefined;
  await writeFolder(out, [], site('one'));
  expect(seen).toEqual([]);
  await writeFolder(out, [], site('two'));
  expect(seen).toEqual(['index.html', 'one.html']);
  expect(await readdir(join(out, 'a'))).toEqual(['index.html', 'two.html']);
});

test('a folder that a link leads to is written where it is', async () => {
  const [out, linked] = [scratch.path('out'), scratch.path('linked')];
  await mkdir(out);
  await symlink(out, linked);
  for (const text of ['one', 'two']) {
    await writeFolder(linked, [], async (write) => write({ path: 'index.html', bytes: bytes(text) }));
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe(text);
  }
  expect((await lstat(linked)).isSymbolicLink()).toBe(true);
});

test('a folder becomes a file, a file a folder, and a linked folder one of the site', async () => {
  const [out, elsewhere] = [scratch.path('out'), scratch.path('elsewhere')];
  const build = (paths: readonly string[]) =>
    writeFolder(out, [], async (write) => {
      for (const path of paths) write({ path, bytes: bytes(path) });
    });
  await build(['a/b/c.html', 'd', 'e/f.html', 'e/g.html']);
  await mkdir(elsewhere);
  await rename(join(out, 'e', 'f.html'), join(elsewhere, 'f.html'));
  await rm(join(out, 'e'), { recursive: true });
  await symlink(elsewhere, join(out, 'e'));
  await build(['a', 'd/index.html', 'e/g.html']);
  expect((await readdir(out, { recursive: true })).sort()).toEqual([
    '.docs-export',
    'a',
    'd',
    'd/index.html',
    'e',
    'e/g.html',
  ]);
  expect(await readdir(elsewhere)).toEqual(['f.html']);
});

test('what a build that was killed left behind is gone with the next', async () => {
  const out = scratch.path('out');
  await mkdir(join(out, '.docs-export', 'site.building-3f2a9b', 'a'), { recursive: true });
  await writeFile(join(out, '.docs-export', 'site.building-3f2a9b', 'a', 'half.html'), 'half');
  await writeFolder(out, [], async (write) => write({ path: 'index.html', bytes: bytes('home') }));
  expect((await readdir(out, { recursive: true })).sort()).toEqual(['.docs-export', 'index.html']);
});

test('a site is replaced that files for a host have been written into', async () => {
  const site = await sampleSite();
  for (const host of HOST_NAMES) {
    const out = scratch.path(host);
    const build = () =>
      writeFolder(out, [], async (write) => write({ path: 'index.html', bytes: bytes('home') }));
    await build();
    for (const [path, text] of Object.entries((await hostFilesOf(site, host)).files)) {
      await mkdir(dirname(join(out, path)), { recursive: true });
      await writeFile(join(out, path), text);
    }
    await build();
  }
});
