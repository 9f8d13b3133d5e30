import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { manifestOfFolder } from '../../src/bundle/folder.ts';
import { digestOf } from '../../src/deploy/files/digest.ts';
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

  it('holds no second description of a file of which the same is known', async () => {
    await writeFile(folder.path('a.html'), 'a');
    await writeFile(folder.path('b.html'), 'b');
    const { files } = await manifestOfFolder(folder.path(), facts);
    await writeFile(folder.path('b.html'), 'c');
    const again = await manifestOfFolder(folder.path(), { ...facts, known: (path) => files[path] });
    expect(again.files['a.html']).toBe(files['a.html']);
    expect(again.files['b.html']).toMatchObject({ sha256: digestOf('c').sha256 });
    expect(files['b.html']).toMatchObject({ sha256: digestOf('b').sha256 });
  });

  it('leaves out links, and names them', async () => {
    await writeFile(folder.path('index.html'), 'home');
    await symlink('index.html', folder.path('link.html'));
    await symlink('nowhere', folder.path('gone.html'));
    const left: string[] = [];
    const onLeft = (paths: readonly string[]): void => void left.push(...paths);
    const { files } = await manifestOfFolder(folder.path(), { ...facts, onLeft });
    expect(Object.keys(files)).toEqual(['index.html']);
    expect(left.sort()).toEqual(['gone.html', 'link.html']);
  });

  it('leaves out what is git’s own, which may hold a token, and names it', async () => {
    await mkdir(folder.path('.git'));
    await mkdir(folder.path('module'));
    for (const path of ['index.html', '.git/config', 'module/.git', '.gitignore', 'module/a.git'])
      await writeFile(folder.path(path), path);
    const left: string[] = [];
    const onLeft = (paths: readonly string[]): void => void left.push(...paths);
    const { files } = await manifestOfFolder(folder.path(), { ...facts, onLeft });
    expect(Object.keys(files)).toEqual(['.gitignore', 'index.html', 'module/a.git']);
    expect(left.sort()).toEqual(['.git', 'module/.git']);
  });

  it.skipIf(process.platform !== 'linux')('names a file whose name is not UTF-8', async () => {
    await writeFile(Buffer.concat([Buffer.from(folder.path('bad')), Buffer.from([0xff])]), '');
    await expect(manifestOfFolder(folder.path(), facts)).rejects.toMatchObject({
      code: 'E_DOCS_DIR',
      why: expect.stringContaining('not UTF-8'),
      fix: 'rename it',
    });
  });

  it('of many files is that of each, whichever thread hashed it', async () => {
    const names = Array.from({ length: 1500 }, (_, at) => `${at}.html`);
    await Promise.all(names.map((name) => writeFile(folder.path(name), name.repeat(100))));
    await writeFile(folder.path('video.bin'), Buffer.alloc(3_000_000, 'v'));
    const { files } = await manifestOfFolder(folder.path(), facts);
    expect(Object.keys(files)).toEqual([...names, 'video.bin'].sort());
    const contents = names.map((name): [string, string | Buffer] => [name, name.repeat(100)]);
    for (const [name, content] of [...contents, ['video.bin', Buffer.alloc(3_000_000, 'v')] as const]) {
      const { sha256, size } = digestOf(content);
      expect(files[name]).toMatchObject({ sha256, size });
    }
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
