import { chmod, lstat, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';
import { FIRST, held, push, SECOND } from './publishing.ts';

describe('dir:', () => {
  test('holds exactly the site and its manifest, and keeps the release before', async () => {
    const workingDirectory = await temporaryFolder();
    const out = join(workingDirectory, 'out', 'public');
    const first = await siteOf(FIRST);
    const { deployment } = await push(first, 'dir:out/public', { workingDirectory });
    expect(deployment).toMatchObject({ status: 'published', added: 3, url: pathToFileURL(out).href });
    expect(await held(out)).toEqual({ ...FIRST, [MANIFEST_PATH]: JSON.stringify(first.manifest) });

    const second = await siteOf(SECOND);
    const { deployment: next, changes } = await push(second, `dir:${out}`, { workingDirectory });
    expect(next).toMatchObject({ status: 'published', added: 1, updated: 1, deleted: 1, unchanged: 1 });
    const lost = [{ page: 'a/b', now: null }];
    expect(changes).toEqual({ added: ['c'], changed: ['index'], layout: [], removed: ['a/b'], lost });
    expect(await held(out)).toEqual({ ...SECOND, [MANIFEST_PATH]: JSON.stringify(second.manifest) });
    expect(await held(join(workingDirectory, 'out', '.public.previous'))).toMatchObject(FIRST);
    expect((await readdir(join(workingDirectory, 'out'))).sort()).toEqual(['.public.previous', 'public']);
  });

  test('leaves the folder alone where nothing changed, and mends one that was touched', async () => {
    const workingDirectory = await temporaryFolder();
    const out = join(workingDirectory, 'public');
    const site = await siteOf(FIRST);
    await push(site, 'dir:public', { workingDirectory });
    const { ino } = await stat(out);
    expect((await push(site, 'dir:public', { workingDirectory })).deployment.status).toBe('unchanged');
    expect((await stat(out)).ino).toBe(ino);
    for (const damage of [
      () => rm(join(out, 'index.html')),
      () => writeFile(join(out, 'index.html'), 'longer than before'),
      () => writeFile(join(out, 'more.txt'), ''),
    ]) {
      await damage();
      expect((await push(site, 'dir:public', { workingDirectory })).deployment.status).toBe('published');
      expect(await held(out)).toEqual({ ...FIRST, [MANIFEST_PATH]: JSON.stringify(site.manifest) });
    }
  });

  test('refuses a folder inside the site it publishes, which the next publish would hold', async () => {
    const site = await siteOf(FIRST);
    const { deployment } = await push(site, `dir:${join(site.directory, 'public')}`, {});
    expect(deployment.error).toMatchObject({
      code: 'E_GUARD_FOLDER',
      message: expect.stringContaining('it lies in the folder that is published'),
    });
    expect(await held(site.directory)).toEqual(FIRST);
  });

  test('is not made without the paths that require= names', async () => {
    const workingDirectory = await temporaryFolder();
    const site = await siteOf(FIRST);
    const refused = await push(site, 'dir:public require=index.html,pricing', { workingDirectory });
    expect(refused.deployment.error).toMatchObject({ code: 'E_GUARD_REQUIRED' });
    expect(refused.deployment.error?.message).toContain('pricing');
    expect(await readdir(workingDirectory)).toEqual([]);
    const { deployment } = await push(site, 'dir:public require=/,a/b', { workingDirectory });
    expect(deployment.status).toBe('published');
  });

  test('with plan writes nothing at all', async () => {
    const workingDirectory = await temporaryFolder();
    const { deployment } = await push(
      await siteOf(FIRST),
      'dir:public',
      { workingDirectory },
      { plan: true },
    );
    expect(deployment).toMatchObject({ status: 'planned', added: 3 });
    expect(await readdir(workingDirectory)).toEqual([]);
  });

  test('a plan names the bytes that are then written: the folder is made anew with all files', async () => {
    const workingDirectory = await temporaryFolder();
    await push(await siteOf(FIRST), 'dir:public', { workingDirectory });
    const second = await siteOf(SECOND);
    const { deployment: planned } = await push(second, 'dir:public', { workingDirectory }, { plan: true });
    const { deployment } = await push(second, 'dir:public', { workingDirectory });
    expect(deployment.status).toBe('published');
    expect(planned.bytes).toBe(deployment.bytes);
    const { deployment: idle } = await push(second, 'dir:public', { workingDirectory }, { plan: true });
    expect(idle.bytes).toBe(0);
  });

  test('never replaces a folder that no earlier run made, unless forced', async () => {
    const workingDirectory = await temporaryFolder();
    const out = join(workingDirectory, 'src');
    await mkdir(out);
    await writeFile(join(out, 'main.ts'), 'precious');
    const { deployment } = await push(await siteOf(FIRST), 'dir:src', { workingDirectory });
    expect(deployment.error?.code).toBe('E_GUARD_FOLDER');
    expect(deployment.error?.message).toContain('add force=true');
    expect(await held(out)).toEqual({ 'main.ts': 'precious' });
    await push(await siteOf(FIRST), 'dir:src force=true', { workingDirectory });
    expect(await held(out)).toMatchObject(FIRST);
    expect(await held(join(workingDirectory, '.src.previous'))).toEqual({ 'main.ts': 'precious' });
  });

  test.each(['{"version":2}', '{"version":1,"createdAt":"2026-'])(
    'says of a manifest that it cannot read that it is this which is wrong: %s',
    async (manifest) => {
      const workingDirectory = await temporaryFolder();
      await push(await siteOf(FIRST), 'dir:public', { workingDirectory });
      await writeFile(join(workingDirectory, 'public', MANIFEST_PATH), manifest);
      const { deployment } = await push(await siteOf(SECOND), 'dir:public', { workingDirectory });
      expect(deployment.error?.code).toBe('E_GUARD_FOLDER');
      expect(deployment.error?.message).toContain(
        `${MANIFEST_PATH} in it is none that this version can read`,
      );
    },
  );

  test('never takes the folder in which a run keeps its work for a published one', async () => {
    const workingDirectory = await temporaryFolder();
    const site = await siteOf(FIRST);
    await push(site, 'dir:repository', { workingDirectory });
    const repository = join(workingDirectory, 'repository');
    await mkdir(join(repository, '.docs-export/site'));
    await writeFile(join(repository, '.docs-export/site/index.html'), 'unpacked');
    const { deployment } = await push(site, 'dir:repository', { workingDirectory });
    expect(deployment.error?.code).toBe('E_GUARD_FOLDER');
  });

  test('never replaces a folder in which another site was published since, unless forced', async () => {
    const workingDirectory = await temporaryFolder();
    const [site, inner] = [await siteOf(FIRST), await siteOf(SECOND)];
    await push(site, 'dir:public', { workingDirectory });
    await push(inner, 'dir:public/v1', { workingDirectory });
    const { deployment } = await push(inner, 'dir:public', { workingDirectory });
    expect(deployment.error).toMatchObject({ code: 'E_GUARD_FOLDER' });
    expect(deployment.error?.message).toContain('another site is published in it, in v1/');
    expect(await held(join(workingDirectory, 'public'))).toMatchObject({ ...FIRST, 'v1/c.html': 'c' });
    const forced = await push(inner, 'dir:public force=true', { workingDirectory });
    expect(forced.deployment.status).toBe('published');
    expect(await held(join(workingDirectory, 'public'))).not.toHaveProperty(['v1/c.html']);
  });

  test('fills an empty folder', async () => {
    const workingDirectory = await temporaryFolder();
    await mkdir(join(workingDirectory, 'public'));
    expect((await push(await siteOf(FIRST), 'dir:public', { workingDirectory })).deployment.status).toBe(
      'published',
    );
  });

  test.each([
    'dir:. force=true',
    'dir:.. force=true',
    'dir:docs force=true',
    'dir:link force=true',
    'dir:file',
  ])('refuses %s, which would eat a checkout or a file', async (line) => {
    const workingDirectory = join(await temporaryFolder(), 'checkout');
    await mkdir(join(workingDirectory, 'docs'), { recursive: true });
    await writeFile(join(workingDirectory, 'file'), 'a file');
    await symlink('docs', join(workingDirectory, 'link'));
    const before = await held(workingDirectory);
    const docsDirectories = [join(workingDirectory, 'docs')];
    const { deployment } = await push(await siteOf(FIRST), line, { workingDirectory, docsDirectories });
    expect(deployment.error?.code).toBe('E_GUARD_FOLDER');
    expect(await held(workingDirectory)).toEqual(before);
  });

  test.each([
    ['.git/HEAD', 'it holds a checkout of git (.git)'],
    // Of a worktree or a submodule.
    ['.git', 'it holds a checkout of git (.git)'],
    ['theirs/.git/HEAD', 'it holds a checkout of git (theirs/.git)'],
  ])('refuses a folder with %s, force or not, also where it published before', async (file, words) => {
    const workingDirectory = await temporaryFolder();
    const path = join(workingDirectory, 'public', file);
    const refuses = async () => {
      const before = await held(workingDirectory);
      for (const line of ['dir:public', 'dir:public force=true']) {
        const { deployment } = await push(await siteOf(SECOND), line, { workingDirectory });
        expect(deployment.error).toMatchObject({ code: 'E_GUARD_FOLDER' });
        expect(deployment.error?.message).toContain(words);
      }
      expect(await held(workingDirectory)).toEqual(before);
    };
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'git');
    await refuses();
    await rm(join(workingDirectory, 'public'), { recursive: true });
    await push(await siteOf(FIRST), 'dir:public', { workingDirectory });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'git');
    await refuses();
  });

  test('refuses the folder that holds the very site to publish', async () => {
    const site = await siteOf(FIRST);
    const { deployment } = await push(site, `dir:${site.directory} force=true`, {});
    expect(deployment.error?.code).toBe('E_GUARD_FOLDER');
    expect(await held(site.directory)).toEqual(FIRST);
  });

  test('a folder behind a link is replaced where it really is', async () => {
    const workingDirectory = await temporaryFolder();
    await mkdir(join(workingDirectory, 'real'));
    await symlink('real', join(workingDirectory, 'public'));
    await push(await siteOf(FIRST), 'dir:public', { workingDirectory });
    expect(await held(join(workingDirectory, 'real'))).toMatchObject(FIRST);
  });

  test('makes the folder that a link leads to where it is not there yet, and leaves the link', async () => {
    const workingDirectory = await temporaryFolder();
    const at = (path: string) => join(workingDirectory, path);
    await mkdir(at('www'));
    await symlink('../disk/docs', at('www/public'));
    await push(await siteOf(FIRST), 'dir:www/public', { workingDirectory });
    expect(await held(at('disk/docs'))).toMatchObject(FIRST);
    expect((await lstat(at('www/public'))).isSymbolicLink()).toBe(true);
    expect(await readdir(at('www'))).toEqual(['public']);
  });

  test('leaves who may enter the folder as it was', async () => {
    const workingDirectory = await temporaryFolder();
    const out = join(workingDirectory, 'public');
    await push(await siteOf(FIRST), 'dir:public', { workingDirectory });
    for (const mode of [0o2770, 0o700]) {
      await chmod(out, mode);
      const site = await siteOf({ ...SECOND, 'index.html': `<h1>${mode}</h1>` });
      expect((await push(site, 'dir:public', { workingDirectory })).deployment.status).toBe('published');
      expect((await stat(out)).mode & 0o7777).toBe(mode);
    }
  });

  test('says so when what is there cannot be read', async () => {
    const workingDirectory = await temporaryFolder();
    // A loop of links, which no permission opens.
    await symlink('loop', join(workingDirectory, 'loop'));
    const { deployment } = await push(await siteOf(FIRST), 'dir:loop/public', { workingDirectory });
    expect(deployment.error).toMatchObject({
      code: 'E_DEPLOY_DENIED',
      message: expect.stringMatching(/The folder could not be read: .*ELOOP.*check its permissions/),
    });
  });

  test('says so when the folder cannot be written', async () => {
    const workingDirectory = await temporaryFolder();
    const { deployment } = await push(await siteOf(FIRST), `dir:${'x'.repeat(255)}`, { workingDirectory });
    expect(deployment.error?.code).toBe('E_DEPLOY_DENIED');
    expect(deployment.error?.message).toMatch(/The folder could not be written: .*ENAMETOOLONG/);
  });
});
