import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { extract, type Header } from 'tar-stream';
import { describe, expect, test } from 'vitest';
import { type Archive, writeArchive } from '../../src/service/archive.ts';
import { createSpool } from '../../src/service/spool.ts';
import type { SiteFile } from '../../src/site/site.ts';
import { largeFile } from '../site/large-file.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { file } from './setup.ts';

let count = 0;

async function archiveOf(folder: string, files: readonly SiteFile[]): Promise<Archive> {
  count += 1;
  const spool = await createSpool(join(folder, `${count}.spool`));
  await Promise.all(files.map((one) => spool.add(one)));
  const signal = new AbortController().signal;
  const archive = await writeArchive(spool, join(folder, `${count}.tar.gz`), { signal, onProgress() {} });
  await spool.remove();
  return archive;
}

/** The entries of an archive, read by a library. */
async function entriesOf(path: string): Promise<{ header: Header; bytes: Buffer }[]> {
  const entries: { header: Header; bytes: Buffer }[] = [];
  const reader = Readable.from([gunzipSync(await readFile(path))]).pipe(extract());
  for await (const entry of reader) {
    entries.push({ header: entry.header, bytes: await buffer(entry) });
  }
  return entries;
}

describe('an archive', () => {
  test('holds every file with its bytes, sorted, and says its size and digest', async () => {
    const folder = await temporaryFolder();
    const long = `${'very-long-folder-name/'.repeat(15)}page.html`;
    const files = [
      file('z.html', 'last'),
      file('index.html', 'home'),
      file('empty.txt', ''),
      file('guides/überblick 日本.html', 'ü'),
      file(long, 'deep'),
      { path: 'large.bin', bytes: Buffer.alloc(3_000_001, 'abc') },
    ];
    const archive = await archiveOf(folder, files);
    const entries = await entriesOf(archive.path);
    expect(entries.map(({ header }) => header.name)).toEqual(files.map(({ path }) => path).sort());
    for (const { path, bytes } of files) {
      expect(entries.find(({ header }) => header.name === path)?.bytes.equals(bytes)).toBe(true);
    }
    expect((await readFile(archive.path)).length).toBe(archive.size);
  });

  test('holds large files that come in pieces, also at the same time', async () => {
    const many = (sign: string): string[] => Array.from({ length: 300 }, (_, n) => `${sign}${n}`);
    const files = [largeFile('a.mp4', many('a')), largeFile('b.mp4', many('b')), largeFile('c.mp4', [])];
    const archive = await archiveOf(await temporaryFolder(), files);
    expect((await entriesOf(archive.path)).map(({ bytes }) => bytes.toString())).toEqual([
      many('a').join(''),
      many('b').join(''),
      '',
    ]);
  });

  test('says nothing of the machine or the time', async () => {
    const archive = await archiveOf(await temporaryFolder(), [file('index.html', 'home')]);
    const [entry] = await entriesOf(archive.path);
    expect(entry?.header).toMatchObject({ type: 'file', mode: 0o644, uid: 0, gid: 0, uname: '', gname: '' });
    expect(entry?.header.mtime?.toISOString()).toBe('1980-01-01T00:00:00.000Z');
    const head = (await readFile(archive.path)).subarray(0, 10);
    // Magic, deflate, no flags, no time, default level, unknown system.
    expect([...head]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  });

  test('has the same bytes in whatever order the files arrive', async () => {
    const folder = await temporaryFolder();
    const files = fc.uniqueArray(
      fc.record({
        path: fc.stringMatching(/^[a-z]{1,8}(\/[a-z]{1,8}){0,3}\.html$/),
        bytes: fc.uint8Array({ maxLength: 2000 }),
      }),
      { selector: ({ path }) => path, maxLength: 12 },
    );
    const orders = files.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ([one, other]) => {
        expect((await archiveOf(folder, one)).sha256).toBe((await archiveOf(folder, other)).sha256);
      }),
      { numRuns: 25 },
    );
  });

  test('is not left half written when it is aborted', async () => {
    const folder = await temporaryFolder();
    const spool = await createSpool(join(folder, 'spool'));
    for (let index = 0; index < 20; index += 1) {
      await spool.add({ path: `${index}.bin`, bytes: Buffer.alloc(200_000, index) });
    }
    const stopping = new AbortController();
    const writing = writeArchive(spool, join(folder, 'site.tar.gz'), {
      signal: stopping.signal,
      onProgress: (done) => {
        if (done === 3) stopping.abort(new Error('enough'));
      },
    });
    await expect(writing).rejects.toThrow();
    await expect(readFile(join(folder, 'site.tar.gz'))).rejects.toThrow('ENOENT');
    await spool.remove();
  });

  test('fails with the reason when it cannot be written', async () => {
    const folder = await temporaryFolder();
    const spool = await createSpool(join(folder, 'spool'));
    await spool.add(file('index.html', 'home'));
    const signal = new AbortController().signal;
    await expect(
      writeArchive(spool, join(folder, 'missing', 'site.tar.gz'), { signal, onProgress() {} }),
    ).rejects.toThrow('ENOENT');
    await spool.remove();
  });
});
