import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArchiveLimits } from '../../src/bundle/archive/limits.ts';
import { unpackBundle } from '../../src/bundle/unpack.ts';
import { codeOf, messageOf } from '../../src/errors/failure.ts';
import { inTemporaryFolder, pax, type TarPart, tar, tarGz, tarPart, zip } from './archives.ts';
import { failureOf, page, readTree, unpack } from './unpacked.ts';

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

  it('names the entry with which it is too much', async () => {
    const archive = tarGz(page, { name: 'files/dump.bin', body: Buffer.alloc(40 * 2 ** 20) });
    expect(messageOf(await failureOf(archive))).toMatch(
      /"files\/dump\.bin": up to this entry it holds more than 200 bytes for each byte of the archive: .*leave large files out/,
    );
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
    ...Array.from({ length: 2500 }, (_, at) => ({ name: `more/${at}.txt`, body: `${at}` })),
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
