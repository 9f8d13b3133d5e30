import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { writeBlobs } from '../../../src/deploy/branch/blobs.ts';
import { indexOf } from '../../../src/deploy/branch/pack.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';

async function emptyRepository(): Promise<string> {
  const directory = await temporaryFolder();
  execFileSync('git', ['init', '--quiet', '--bare', directory]);
  return directory;
}

test('git reads every blob of a pack: of all lengths, large ones, and twins', async () => {
  const lengths = [0, 1, 15, 16, 2047, 2048, 262_143, 262_144, 300_000, 1_048_576, 1_048_577, 3_000_000];
  const content = Object.fromEntries(
    lengths.flatMap((length) => {
      const bytes = Buffer.alloc(length, createHash('sha512').update(`${length}`).digest());
      return [
        [`${length}.html`, bytes],
        [`${length}.png`, bytes],
        [`${length}.bin`, Buffer.concat([bytes, Buffer.from('!')])],
      ];
    }),
  );
  const directory = await emptyRepository();
  let told = 0;
  const onFile = (bytes: number): void => {
    told += bytes;
  };
  const { signal } = new AbortController();
  const ids = await writeBlobs(await siteOf(content), Object.keys(content), { directory, signal, onFile });

  expect(
    execFileSync('git', ['--git-dir', directory, 'fsck', '--strict', '--no-dangling'], { encoding: 'utf8' }),
  ).toBe('');
  for (const [path, bytes] of Object.entries(content)) {
    const blob = ['--git-dir', directory, 'cat-file', 'blob', ids.get(path) ?? ''];
    expect(execFileSync('git', blob, { maxBuffer: 2 ** 23 }).equals(bytes), path).toBe(true);
  }
  expect(told).toBe(Object.values(content).reduce((sum, { length }) => sum + length, 0));
});

test('a pack that is not finished is not seen', async () => {
  const directory = await emptyRepository();
  const site = await siteOf({ 'a.html': 'a', 'b.html': 'b' });
  const options = { directory, signal: AbortSignal.abort(new Error('enough')), onFile() {} };
  await expect(writeBlobs(site, ['a.html', 'b.html'], options)).rejects.toThrow('enough');
  const count = execFileSync('git', ['--git-dir', directory, 'count-objects', '-v'], { encoding: 'utf8' });
  expect(count).toContain('in-pack: 0');
});

test('the index leads to places beyond 4 GB', () => {
  const offsets = [12, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 5, 2 ** 40];
  const entries = offsets.map((offset, crc) => ({
    id: createHash('sha1').update(`${offset}`).digest('hex'),
    crc,
    offset,
  }));
  const shown = execFileSync('git', ['show-index'], {
    input: indexOf(entries, Buffer.alloc(20)),
    encoding: 'utf8',
  });
  const expected = entries.map(
    ({ id, crc, offset }) => `${offset} ${id} (${crc.toString(16).padStart(8, '0')})`,
  );
  expect(shown.trim().split('\n').sort()).toEqual(expected.sort());
});
