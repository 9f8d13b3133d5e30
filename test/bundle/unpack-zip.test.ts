import { describe, expect, it } from 'vitest';
import { codeOf } from '../../src/errors/failure.ts';
import { zip } from './archives.ts';
import { failureOf, unpack } from './unpacked.ts';

describe('unpacking a .zip', () => {
  it('writes compressed and stored files', async () => {
    const { onDisk } = await unpack(
      zip(
        { name: 'guides/' },
        { name: 'guides/ä.html', body: 'a'.repeat(1000) },
        { name: 'index.html', body: 'b', stored: true, mode: 0o100644 },
      ),
    );
    expect(onDisk).toEqual({ 'guides/ä.html': 'a'.repeat(1000), 'index.html': 'b' });
  });

  it.each<[string, Buffer]>([
    ['one that is cut off', zip({ name: 'index.html', body: 'x' }).subarray(0, -30)],
    ['one without files', zip()],
    ['a wrong checksum', zip({ name: 'index.html', body: 'x', crc: 1 })],
    ['a size larger than the file', zip({ name: 'index.html', body: 'x', size: 5 })],
    ['a size smaller than the file', zip({ name: 'index.html', body: 'xxxxxxx', size: 5 })],
    ['an encrypted file', zip({ name: 'index.html', body: 'x', flags: 0x801 })],
    ['an unknown compression', zip({ name: 'index.html', body: 'x', method: 99 })],
    ['garbage behind the end', Buffer.concat([zip({ name: 'index.html' }), Buffer.from('x')])],
  ])('refuses %s', async (_, archive) => {
    expect(codeOf(await failureOf(archive))).toBe('E_BUNDLE_FORMAT');
  });

  it.each<[string, Buffer]>([
    ['a path that climbs out', zip({ name: '../b' })],
    ['a backslash', zip({ name: '..\\b' })],
    ['an absolute path', zip({ name: '/b' })],
    ['a symbolic link', zip({ name: 'a', body: '/etc', mode: 0o120777 })],
    ['a device', zip({ name: 'a', mode: 0o060644 })],
    ['the same file twice', zip({ name: 'a', body: '1' }, { name: 'a', body: '2' })],
    ['a folder with contents', zip({ name: 'a/', body: '1' })],
  ])('refuses %s', async (_, archive) => {
    expect(codeOf(await failureOf(archive))).toBe('E_BUNDLE_UNSAFE');
  });
});
