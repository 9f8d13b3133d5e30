import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { holdFile, MOST_HELD } from '../../../src/deploy/files/held-file.ts';
import { temporaryFolder } from '../fixtures.ts';

describe('holdFile', () => {
  test('uses memory again once it is given back, and not before', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'a'), 'a'.repeat(20_000));
    await writeFile(join(folder, 'b'), 'b'.repeat(30_000));
    const a = holdFile(join(folder, 'a'), 20_000);
    const b = holdFile(join(folder, 'b'), 30_000);
    expect(Buffer.from(a.bytes).toString()).toBe('a'.repeat(20_000));
    expect(b.bytes.buffer).not.toBe(a.bytes.buffer);
    a.release();
    const again = holdFile(join(folder, 'b'), 30_000);
    expect(again.bytes.buffer).toBe(a.bytes.buffer);
    expect(Buffer.from(again.bytes).toString()).toBe('b'.repeat(30_000));
    expect(Buffer.from(b.bytes).toString()).toBe('b'.repeat(30_000));
  });

  test('holds a file of any size up to the most, empty ones too', async () => {
    const folder = await temporaryFolder();
    for (const size of [0, 1, 8 * 1024, 8 * 1024 + 1, MOST_HELD]) {
      const path = join(folder, String(size));
      await writeFile(path, 'x'.repeat(size));
      expect(holdFile(path, size).bytes).toHaveLength(size);
    }
  });

  test('cuts a file that has grown, and is short where it has shrunk, so that its digest tells', async () => {
    const path = join(await temporaryFolder(), 'file');
    await writeFile(path, 'grown');
    expect(holdFile(path, 3).bytes).toHaveLength(3);
    expect(holdFile(path, 10).bytes).toHaveLength(5);
  });
});
