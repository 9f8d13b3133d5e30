import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type KnownMd5, manifestOfFolder } from '../../src/bundle/folder.ts';
import { digestOf } from '../../src/deploy/digest.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const facts = { createdAt: new Date(0), signal: new AbortController().signal };

describe('the manifest of a folder', () => {
  it('describes its files, and leaves out our own notes, redirects and the error page from its pages', async () => {
    await mkdir(folder.path('guides'));
    await mkdir(folder.path('.docs-export'));
    await writeFile(folder.path('index.html'), '<h1>Home</h1>');
    await writeFile(folder.path('404.html'), 'no');
    await writeFile(folder.path('old.html'), '<meta http-equiv="refresh" content="0; url=index.html">');
    await writeFile(folder.path('guides', 'start.html'), 'x'.repeat(200_000));
    await writeFile(folder.path('.docs-export', 'manifest.json'), '{}');
    const manifest = await manifestOfFolder(folder.path(), facts);
    expect(manifest.pages).toEqual(['guides/start', 'index']);
    expect(Object.keys(manifest.files)).toEqual(['404.html', 'guides/start.html', 'index.html', 'old.html']);
    expect(manifest.files['guides/start.html']).toMatchObject({
      size: 200_000,
      contentType: 'text/html; charset=utf-8',
    });
    expect((await manifestOfFolder(folder.path(), facts)).bundleSha256).toBe(manifest.bundleSha256);
  });

  it('of many files is that of each, whichever thread hashed it', async () => {
    const names = Array.from({ length: 1500 }, (_, at) => `${at}.html`);
    await Promise.all(names.map((name) => writeFile(folder.path(name), name.repeat(100))));
    await writeFile(folder.path('video.bin'), Buffer.alloc(3_000_000, 'v'));
    const { files } = await manifestOfFolder(folder.path(), facts);
    expect(Object.keys(files)).toEqual([...names, 'video.bin'].sort());
    for (const name of names) expect(files[name]).toMatchObject(digestOf(name.repeat(100)));
    expect(files['video.bin']).toMatchObject(digestOf(Buffer.alloc(3_000_000, 'v')));
  });

  it.each([
    ['come before', Promise.resolve],
    ['come after', (known: KnownMd5) => setTimeout(200, known)],
  ])('takes the MD5s that are known where they %s the hashing, and makes the others', async (_, coming) => {
    await writeFile(folder.path('same.html'), 'same');
    await writeFile(folder.path('changed.html'), 'changed');
    await writeFile(folder.path('new.html'), 'new');
    const there = new Map([
      ['same.html', { ...digestOf('same'), md5: 'f'.repeat(32) }],
      ['changed.html', digestOf('as it was')],
    ]);
    const known: KnownMd5 = (path, sha256) =>
      there.get(path)?.sha256 === sha256 ? there.get(path)?.md5 : undefined;
    const knownMd5 = coming.call(Promise, known) as Promise<KnownMd5>;
    const { files } = await manifestOfFolder(folder.path(), { ...facts, knownMd5 });
    expect(files['same.html']?.md5).toBe('f'.repeat(32));
    expect(files['changed.html']).toMatchObject(digestOf('changed'));
    expect(files['new.html']).toMatchObject(digestOf('new'));
  });

  it('makes all MD5s where none is known', async () => {
    const names = Array.from({ length: 600 }, (_, at) => `${at}.html`);
    await Promise.all(names.map((name) => writeFile(folder.path(name), name)));
    const { files } = await manifestOfFolder(folder.path(), {
      ...facts,
      knownMd5: Promise.resolve(undefined),
    });
    for (const name of names) expect(files[name]).toMatchObject(digestOf(name));
  });

  it('is not made when the work is aborted', async () => {
    await Promise.all(Array.from({ length: 1500 }, (_, at) => writeFile(folder.path(`${at}.html`), 'x')));
    const controller = new AbortController();
    const reason = new Error('stop');
    const aborting = setTimeout(1).then(() => controller.abort(reason));
    await expect(manifestOfFolder(folder.path(), { ...facts, signal: controller.signal })).rejects.toBe(
      reason,
    );
    await aborting;
  });

  it('says which folder cannot be read', async () => {
    await expect(manifestOfFolder(folder.path('nowhere'), facts)).rejects.toMatchObject({
      code: 'E_DOCS_DIR',
    });
  });
});
