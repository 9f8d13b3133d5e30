import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createFileWriter, type FileWriter } from '../../../src/bundle/writing/file-writer.ts';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const body = Buffer.from('page');

/** More than the writer writes before it starts a thread. */
const WITHOUT_THREAD = 1100;
/** So many that most of them are written by the thread. */
const WITH_THREAD = 2500;

describe.each([
  ['this thread', false],
  ['a thread', true],
])('a writer of many files, where %s writes', (_, mayStartThread) => {
  const many = mayStartThread ? WITH_THREAD : WITHOUT_THREAD;
  const writeMany = async (writer: FileWriter, from = 0): Promise<void> => {
    for (let at = from; at < from + many; at += 1) {
      await writer.begin(`d/${at}.html`, body.length, body);
      // The thread tells that it is there.
      if (mayStartThread && at % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  it('tells what it wrote, parted or not', async () => {
    const writer = createFileWriter(folder.path(), { mayStartThread });
    try {
      await writeMany(writer);
      const large = Buffer.alloc(3_000_000, 'large');
      await writer.begin('large.bin', large.length, large.subarray(0, 1000));
      for (let at = 1000; at < large.length; at += 200_000)
        await writer.more(large.subarray(at, at + 200_000));
      await writer.begin('empty', 0, Buffer.alloc(0));
      await writeMany(writer, many);
      const files = await writer.finish();
      expect(files).toHaveLength(2 * many + 2);
      expect(files.find(({ path }) => path === 'large.bin')).toEqual({
        path: 'large.bin',
        size: large.length,
        sha256: createHash('sha256').update(large).digest('hex'),
        isRedirect: false,
      });
      expect(await readFile(folder.path('large.bin'))).toEqual(large);
      expect(await readFile(folder.path('empty'))).toHaveLength(0);
    } finally {
      await writer.close();
    }
  });

  it('writes each file whole, of whatever size, also while much is under way', async () => {
    const writer = createFileWriter(folder.path(), { mayStartThread });
    const bytesOf = (at: number): Buffer =>
      Buffer.alloc([0, 700_000, 20, 262_144, 900][at % 5] ?? 0, `${at}|`);
    try {
      await writeMany(writer);
      for (let at = 0; at < 150; at += 1) {
        const bytes = bytesOf(at);
        await writer.begin(`e/${at}`, bytes.length, bytes.subarray(0, 200_000));
        for (let from = 200_000; from < bytes.length; from += 200_000)
          await writer.more(bytes.subarray(from, from + 200_000));
      }
      const files = new Map((await writer.finish()).map((file) => [file.path, file]));
      for (let at = 0; at < 150; at += 1) {
        const bytes = bytesOf(at);
        expect((await readFile(folder.path('e', String(at)))).equals(bytes)).toBe(true);
        expect(files.get(`e/${at}`)?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      }
    } finally {
      await writer.close();
    }
  });

  it.each<[string, string, () => Promise<void>]>([
    ['a file that is there already', 'there.html', () => writeFile(folder.path('there.html'), 'theirs')],
    ['a file in place of a folder', 'there.html/a', () => writeFile(folder.path('there.html'), 'theirs')],
    ['a folder that nobody may write to', 'sys/a.html', () => symlink('/sys', folder.path('sys'))],
  ])('fails at %s', async (_what, name, prepare) => {
    await prepare();
    const writer = createFileWriter(folder.path(), { mayStartThread });
    try {
      await writeMany(writer);
      const failing = async (): Promise<unknown> => {
        await writer.begin(name, body.length, body);
        return writer.finish();
      };
      await expect(failing()).rejects.toMatchObject({
        code: 'E_BUNDLE_WRITE',
        message: expect.stringMatching(/^The files could not be written to disk: E[A-Z]+: /),
      });
    } finally {
      await writer.close();
    }
  });

  it('ends at once when it is closed', async () => {
    const writer = createFileWriter(folder.path(), { mayStartThread });
    await writeMany(writer);
    await writer.begin('large.bin', 3_000_000, Buffer.alloc(300_000));
    await writer.close();
    await rm(folder.path('d'), { recursive: true });
    await mkdir(folder.path('d'));
  });
});
