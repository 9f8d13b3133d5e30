import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codeOf, messageOf } from '../../src/errors/failure.ts';
import { inTemporaryFolder, pax, type TarPart, tar, tarGz, tarPart, zip } from './archives.ts';
import { failureOf, page, unpack } from './unpacked.ts';

describe('unpacking a .tar.gz', () => {
  it('writes every file and tells its size and hashes', async () => {
    const { files, onDisk } = await unpack(
      tarGz({ name: 'guides/', type: '5' }, { name: 'guides/a.html', body: 'a' }, page),
    );
    expect(onDisk).toEqual({ 'index.html': '<h1>Home</h1>', 'guides/a.html': 'a' });
    expect(files).toEqual([
      {
        path: 'guides/a.html',
        size: 1,
        sha256: createHash('sha256').update('a').digest('hex'),
        isRedirect: false,
      },
      expect.objectContaining({ path: 'index.html', size: 13 }),
    ]);
  });

  it('writes a file larger than the memory it may hold, with the right hashes', async () => {
    const body = Buffer.alloc(3_000_001, 'abc');
    const { files, onDisk } = await unpack(tarGz(page, { name: 'big.bin', body }));
    expect(onDisk['big.bin']).toBe(body.toString('latin1'));
    expect(files[0]).toMatchObject({
      size: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
    });
  });

  it('reads long names: ustar prefixes, GNU long names and pax paths', async () => {
    const long = `${'deep/'.repeat(60)}page.html`;
    const { onDisk } = await unpack(
      tarGz(
        page,
        { name: 'page.html', prefix: 'one/two', body: '1' },
        { name: '././@LongLink', type: 'L', body: `gnu/${long}\0`, magic: 'ustar  \0' },
        { name: 'gnu/deep', magic: 'ustar  \0', prefix: 'not a prefix', body: '2' },
        pax({ comment: 'made by git' }, 'g'),
        pax({ path: `pax/ünïcode/${long}`, mtime: '1.5' }),
        { name: 'short', body: '3' },
      ),
    );
    expect(onDisk).toMatchObject({
      'one/two/page.html': '1',
      [`gnu/${long}`]: '2',
      [`pax/ünïcode/${long}`]: '3',
    });
  });

  it.each(['gnu', 'posix'])(
    'reads names that tar, writing the format %s, has to cut behind a slash or within a letter',
    async (format) => {
      const names = [
        'index.html',
        `${'d'.repeat(99)}/a.html`,
        `${'d'.repeat(98)}頁/b.html`,
        `${'頁'.repeat(50)}.html`,
      ];
      const archive = await inTemporaryFolder(async (folder) => {
        for (const name of names) {
          await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
          await writeFile(path.join(folder, name), name, 'latin1');
        }
        const archived = path.join(folder, 'archive');
        await promisify(execFile)('tar', ['-czf', archived, `--format=${format}`, '-C', folder, ...names]);
        return readFile(archived);
      });
      const { onDisk } = await unpack(archive);
      expect(Object.keys(onDisk).sort()).toEqual([...names].sort());
    },
  );

  it('takes the size of a pax header before that of the entry, and binary sizes', async () => {
    const binary = Buffer.concat([Buffer.from([0x80]), Buffer.alloc(10), Buffer.from([5])]).toString(
      'latin1',
    );
    const { onDisk } = await unpack(
      tarGz(
        page,
        pax({ size: '4' }),
        { name: 'a', size: 0, body: 'four' },
        { name: 'b', size: binary, body: 'fiver' },
      ),
    );
    expect(onDisk).toMatchObject({ a: 'four', b: 'fiver' });
  });

  it('reads what archivers of old wrote: no magic, folders told by a slash, `./` in front', async () => {
    const { onDisk } = await unpack(
      tarGz(
        { name: './', type: '5' },
        { name: './old/', type: '\0', magic: '' },
        { name: './index.html', type: '\0', magic: '', body: 'x' },
      ),
    );
    expect(onDisk).toEqual({ 'index.html': 'x' });
  });

  it('reads an archive of several gzip members', async () => {
    const whole = tar(page, { name: 'b', body: 'bb' });
    const { onDisk } = await unpack(
      Buffer.concat([gzipSync(whole.subarray(0, 700)), gzipSync(whole.subarray(700))]),
    );
    expect(onDisk.b).toBe('bb');
  });

  it.each<[string, Buffer]>([
    ['something that is no archive', Buffer.from('<html>login</html>')],
    ['an empty file', Buffer.alloc(0)],
    ['an archive without files', tarGz()],
    ['a gzip stream that is cut off', tarGz(page).subarray(0, -12)],
    ['a gzip stream with a flipped bit', flipped(tarGz({ ...page, body: randomBytes(4_000_000) }))],
    [
      'a gzip stream that is cut off in a large file',
      tarGz({ ...page, body: randomBytes(4_000_000) }).subarray(0, 3_000_000),
    ],
    ['a file that is cut off', gzipSync(tarPart({ ...page, body: 'x'.repeat(2000) }).subarray(0, 1500))],
    ['an archive without its end', gzipSync(tarPart(page))],
    ['a wrong checksum', tarGz({ ...page, breakChecksum: true })],
    ['garbage behind the end', gzipSync(Buffer.concat([tar(page), Buffer.from('garbage')]))],
    ['another archive behind the end', gzipSync(Buffer.concat([tar(page), tar({ name: 'b' })]))],
    ['garbage behind the gzip stream', Buffer.concat([tarGz(page), Buffer.from('garbage')])],
    [
      'zeros and garbage behind the gzip stream',
      Buffer.concat([tarGz(page), Buffer.alloc(20), Buffer.from('garbage')]),
    ],
    ['a name that is not UTF-8', tarGz(page, { name: Buffer.from([0x66, 0xff, 0xfe]) })],
    ['a size that is no number', tarGz({ ...page, size: '12x45678901' })],
    ['a pax header that is malformed', tarGz({ name: 'x', type: 'x', body: '99 path=a\n' }, page)],
    ['a global path', tarGz(pax({ path: 'b' }, 'g'), page)],
    ['endless headers', tarGz(...Array.from({ length: 9 }, () => pax({ path: 'b' })), page)],
  ])('refuses %s', async (_, archive) => {
    expect(codeOf(await failureOf(archive))).toBe('E_BUNDLE_FORMAT');
  });

  it.each<[string, Buffer, RegExp]>([
    ['another gzip stream', tarGz(page), /compressed twice.*ask those who run the service/],
    [
      'a zip archive',
      zip({ name: 'index.html', body: 'x' }),
      /no tar archive: what is in it is a zip archive: /,
    ],
    ['an error', Buffer.from('{"error":"not found"}'), /no tar archive: what is in it is a JSON document/],
    ['a web page', Buffer.from(`<html>${'x'.repeat(900)}`), /no tar archive: what is in it is a web page/],
  ])('says what is in the gzip stream where that is %s', async (_, content, words) => {
    const error = await failureOf(gzipSync(content));
    expect(codeOf(error)).toBe('E_BUNDLE_FORMAT');
    expect(messageOf(error)).toMatch(words);
  });

  it('says of a tar archive what is wrong with it, whatever its first file is called', async () => {
    const damaged = gzipSync(Buffer.concat([tar({ ...page, name: '<html>' }), Buffer.from('garbage')]));
    expect(messageOf(await failureOf(damaged))).toContain('something follows the end of the tar archive');
  });

  it.each<[string, TarPart | TarPart[]]>([
    ['an absolute path', { name: '/etc/passwd' }],
    ['a path that climbs out', { name: 'a/../../b' }],
    ['a folder that climbs out', { name: '../b/', type: '5' }],
    ['a pax path that climbs out', [pax({ path: '../b' }), { name: 'b' }]],
    ['a GNU name that climbs out', [{ name: 'L', type: 'L', body: '../b\0' }, { name: 'b' }]],
    ['a ustar prefix that climbs out', { name: 'b', prefix: '..' }],
    ['a backslash', { name: 'a\\..\\b' }],
    ['a drive letter', { name: 'C:/b' }],
    ['a NUL in a pax path', [pax({ path: 'a\0b' }), { name: 'b' }]],
    ['an empty name', { name: '' }],
    ['a symbolic link', { name: 'a', type: '2', link: '/etc' }],
    ['a hard link', { name: 'a', type: '1', link: 'index.html' }],
    ['a device', { name: 'a', type: '3' }],
    ['a pipe', { name: 'a', type: '6' }],
    ['a sparse file', { name: 'a', type: 'S' }],
    ['a sparse file in pax form', [pax({ 'GNU.sparse.major': '1' }), { name: 'a' }]],
    ['an unknown type', { name: 'a', type: 'Z' }],
    ['a folder with contents', { name: 'a', type: '5', body: 'x' }],
    ['the same file twice', { name: 'index.html', body: 'other' }],
    ['the same file under another name of it', { name: './index.html' }],
    ['a file that differs in case', { name: 'INDEX.html' }],
    ['a file that differs in Unicode form', [{ name: 'caf\u00e9' }, { name: 'cafe\u0301' }]],
    ['a folder in place of a file', { name: 'index.html/a' }],
    ['a folder in place of a file, in other case', { name: 'Index.HTML/', type: '5' }],
    ['a file in place of a folder', [{ name: 'a/b' }, { name: 'A' }]],
    ['a name of Windows', { name: 'docs/aux.html' }],
    ['a trailing dot', { name: 'docs./a' }],
  ])('refuses %s', async (_, parts) => {
    expect(codeOf(await failureOf(tarGz(page, ...[parts].flat())))).toBe('E_BUNDLE_UNSAFE');
  });

  it('names the entry and the reason', async () => {
    await expect(unpack(tarGz({ name: '../../b' }))).rejects.toThrow(
      'The bundle holds an unsafe entry: "../../b": the path climbs out of its folder with `..`',
    );
  });
});

function flipped(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 0x10;
  return copy;
}
