import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArchiveLimits } from '../../src/bundle/limits.ts';
import { type UnpackedBundle, unpackBundle } from '../../src/bundle/unpack.ts';
import { codeOf } from '../../src/errors/failure.ts';
import { inTemporaryFolder, pax, type TarPart, tar, tarGz, tarPart, zip } from './archives.ts';

interface Unpacked extends UnpackedBundle {
  /** Path → text of what is on the disk. */
  readonly onDisk: Readonly<Record<string, string>>;
}

async function unpack(
  archive: Buffer,
  options: { limits?: Partial<ArchiveLimits>; signal?: AbortSignal } = {},
): Promise<Unpacked> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'bundle');
    await writeFile(file, archive);
    const directory = path.join(folder, 'out', 'site');
    await mkdir(path.join(folder, 'out'));
    const signal = options.signal ?? new AbortController().signal;
    const outcome = await unpackBundle({ archive: file, directory, signal, limits: options.limits }).then(
      (unpacked) => ({ unpacked }),
      (error: unknown) => ({ error }),
    );
    // Whatever happened, nothing but the wanted folder may be there.
    const left = await readdir(path.join(folder, 'out'));
    if ('error' in outcome) {
      expect(left).toEqual([]);
      expect((await readdir(folder)).sort()).toEqual(['bundle', 'out']);
      throw outcome.error;
    }
    expect(left).toEqual(['site']);
    return { ...outcome.unpacked, onDisk: await readTree(directory) };
  });
}

async function readTree(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map(
    async (file) =>
      [path.relative(directory, file).split(path.sep).join('/'), await readFile(file, 'latin1')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

const page: TarPart = { name: 'index.html', body: '<h1>Home</h1>' };

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
        md5: createHash('md5').update('a').digest('hex'),
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

describe('limits', () => {
  it.each<[string, Partial<ArchiveLimits>, Buffer]>([
    ['files', { maxEntries: 2 }, tarGz(page, { name: 'b' }, { name: 'c' })],
    ['folders', { maxEntries: 20 }, tarGz(page, { name: `${'d/'.repeat(30)}a` })],
    ['folders without files', { maxEntries: 20 }, tarGz(page, { name: 'd/'.repeat(30), type: '5' })],
    ['bytes', { maxBytes: 100 }, tarGz(page, { name: 'b', body: 'x'.repeat(100) })],
    ['bytes of a .zip', { maxBytes: 100 }, zip({ name: 'b', body: 'x'.repeat(101) })],
    ['the ratio', {}, tarGz(page, { name: 'bomb', body: Buffer.alloc(40 * 2 ** 20) })],
    ['the ratio of a .zip', {}, zip({ name: 'bomb', body: Buffer.alloc(40 * 2 ** 20) })],
  ])('refuses too much: %s', async (_, limits, archive) => {
    const error = await unpack(archive, { limits }).catch((caught: unknown) => caught);
    expect(codeOf(error)).toBe('E_BUNDLE_LIMIT');
  });

  it('refuses a size before a byte of it is written', async () => {
    const archive = gzipSync(tarPart({ name: 'huge', size: '77777777777\0' }));
    expect(codeOf(await failureOf(archive))).toBe('E_BUNDLE_LIMIT');
  });
});

describe('the common top folder', () => {
  it('is left out when the site is inside it', async () => {
    const { files, onDisk } = await unpack(
      tarGz({ name: 'site/', type: '5' }, { name: 'site/index.html' }, { name: 'site/a/b.html' }),
    );
    expect(Object.keys(onDisk).sort()).toEqual(['a/b.html', 'index.html']);
    expect(files.map((file) => file.path)).toEqual(['a/b.html', 'index.html']);
  });

  it.each<[string, TarPart[]]>([
    ['there are two', [{ name: 'a/index.html' }, { name: 'b/index.html' }]],
    ['a file lies beside it', [{ name: 'a/index.html' }, { name: 'robots.txt' }]],
    [
      'it has no index.html: it is a part of the paths',
      [{ name: 'guides/a.html' }, { name: 'guides/b.html' }],
    ],
  ])('stays when %s', async (_, parts) => {
    const { onDisk } = await unpack(tarGz(...parts));
    expect(Object.keys(onDisk).sort()).toEqual(parts.map((part) => part.name));
  });
});

describe('the folder to unpack into', () => {
  it('may be empty, but not hold anything', async () => {
    await inTemporaryFolder(async (folder) => {
      const archive = path.join(folder, 'bundle');
      await writeFile(archive, tarGz(page));
      const directory = path.join(folder, 'site');
      await mkdir(directory);
      const { signal } = new AbortController();
      await unpackBundle({ archive, directory, signal });
      expect(
        codeOf(await unpackBundle({ archive, directory, signal }).catch((error: unknown) => error)),
      ).toBe('E_BUNDLE_WRITE');
      expect((await readdir(folder)).sort()).toEqual(['bundle', 'site']);
      expect(await readTree(directory)).toEqual({ 'index.html': '<h1>Home</h1>' });
    });
  });

  it.each<[string, (...parts: { readonly name: string; readonly body: string }[]) => Buffer]>([
    ['.tar.gz', tarGz],
    ['.zip', zip],
  ])('is not made of a %s when the work is aborted', async (_, pack) => {
    const first = { name: 'index.html', body: 'page' };
    const reason = new Error('stop');
    await expect(unpack(pack(first), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const many = pack(
      first,
      ...Array.from({ length: 500 }, (_, at) => ({ name: `${at}.html`, body: 'x'.repeat(at) })),
    );
    setImmediate(() => controller.abort(reason));
    await expect(unpack(many, { signal: controller.signal })).rejects.toBe(reason);
  });
});

describe('an archive that more than one thread works on', () => {
  /** Large enough that a thread writes most of it: pages, and a file that is parted. */
  const parts: TarPart[] = [
    page,
    ...Array.from({ length: 6000 }, (_, at) => ({
      name: `section-${at % 40}/${at}.html`,
      body: at % 100 === 0 ? '<meta http-equiv="refresh" content="0; url=/">' : `${at}`.repeat(at % 700),
    })),
    { name: 'video.bin', body: randomBytes(3_000_001) },
    ...Array.from({ length: 4000 }, (_, at) => ({ name: `more/${at}.txt`, body: `${at}` })),
  ];
  const archive = tarGz(...parts);

  it('has every file with its hashes', async () => {
    const { files, onDisk } = await unpack(archive);
    const wanted = parts.map(({ name, body = '' }) => [name, Buffer.from(body)] as const);
    expect(onDisk).toEqual(Object.fromEntries(wanted.map(([name, body]) => [name, body.toString('latin1')])));
    expect(files).toEqual(
      wanted
        .map(([name, body]) => ({
          path: name,
          size: body.length,
          sha256: createHash('sha256').update(body).digest('hex'),
          md5: createHash('md5').update(body).digest('hex'),
          isRedirect: body.toString().startsWith('<meta'),
        }))
        .sort((a, b) => (String(a.path) < String(b.path) ? -1 : 1)),
    );
  });

  it('leaves nothing when the work is aborted, wherever it is', async () => {
    for (const milliseconds of [30, 90, 150]) {
      const reason = new Error('stop');
      const controller = new AbortController();
      setTimeout(() => controller.abort(reason), milliseconds);
      await expect(unpack(archive, { signal: controller.signal })).rejects.toBe(reason);
    }
  });

  it('is refused for what comes late, and leaves nothing', async () => {
    const error = await failureOf(tarGz(...parts, { name: '../late.html' }));
    expect(codeOf(error)).toBe('E_BUNDLE_UNSAFE');
  });
});

describe('any archive', () => {
  // The names of devices are refused.
  const segment = fc.stringMatching(/^[a-z]{1,6}$/).filter((name) => !/^(?:aux|con|nul|prn)$/.test(name));
  const tree = fc.uniqueArray(
    fc.tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.uint8Array({ maxLength: 3000 })),
    {
      selector: ([segments]) => segments.join('/'),
      minLength: 1,
      maxLength: 20,
    },
  );

  it('is equal to the tree it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(tree, fc.boolean(), async (files, asZip) => {
        // `.x` keeps files and folders apart; the root file keeps the top folder.
        const parts = files.map(([segments, bytes]) => ({
          name: `${segments.join('/')}.x`,
          body: Buffer.from(bytes),
        }));
        const archive = (asZip ? zip : tarGz)(...parts, { name: 'robots.txt' });
        const { onDisk } = await unpack(archive);
        const wanted = parts.map(({ name, body }) => [name, body.toString('latin1')]);
        expect(onDisk).toEqual({ ...Object.fromEntries(wanted), 'robots.txt': '' });
      }),
      { numRuns: 60 },
    );
  });

  it('never writes outside its folder, however it is damaged', async () => {
    const archive = tar(page, { name: 'a/b.html', body: 'x'.repeat(600) }, pax({ path: 'c/d' }), {
      name: 'c',
      body: 'y',
    });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(archive.length - 1),
        fc.uint8Array({ minLength: 1, maxLength: 20 }),
        async (at, bytes) => {
          const damaged = Buffer.from(archive);
          damaged.set(bytes.subarray(0, damaged.length - at), at);
          const error = await unpack(gzipSync(damaged)).then(
            () => undefined,
            (caught: unknown) => caught,
          );
          if (error !== undefined) expect(codeOf(error)).toMatch(/^E_BUNDLE_/);
        },
      ),
      { numRuns: 150 },
    );
  });
});

async function failureOf(archive: Buffer): Promise<unknown> {
  return unpack(archive).then(
    () => undefined,
    (error: unknown) => error,
  );
}

function flipped(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 0x10;
  return copy;
}
