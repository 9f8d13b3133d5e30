import { expect, test } from 'vitest';
import { writeAll } from '../../src/bundle/write-all.ts';

test('what a nearly full disk takes only in part is written to its end', async () => {
  const written: [text: string, position: number][] = [];
  const write = async (bytes: Uint8Array, offset: number, length: number, position: number) => {
    const bytesWritten = Math.min(length, 4);
    written.push([Buffer.from(bytes).toString('latin1', offset, offset + bytesWritten), position]);
    return { bytesWritten, buffer: bytes };
  };
  await writeAll({ write } as unknown as Parameters<typeof writeAll>[0], Buffer.from('a harbor'), 10);
  expect(written).toEqual([
    ['a ha', 10],
    ['rbor', 14],
  ]);
});
