import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalSite } from '../../../src/deploy/destination.ts';
import { expectSameFiles, missingRclone } from '../../support/rclone.ts';
import { missingSsh, type SshServer, startSshServer } from '../../support/ssh-server.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';
import { push as pushTo, rollBack, takeAway } from '../pushing.ts';

const run = promisify(execFile);
const missing = missingSsh ?? missingRclone;

/** The server's files lie on this machine. */
async function expectSame({ directory }: LocalSite, at: string): Promise<void> {
  await run('diff', ['-r', '--exclude=.docs-export', directory, at]);
}

const FIRST = {
  'index.html': '<h1>Home</h1>',
  'old.html': '<h1>Old</h1>',
  'old/page.html': 'old',
  'empty.json': '',
  'assets/app.1.css': 'body{}',
  'odd/é +&%!\'()*$,;=@~"<>.json': '{"odd":1}',
  'large.json': 'x'.repeat(300_000),
  ...Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`many/${n}.html`, `<p>${n}</p>`])),
};
const { 'old.html': _old, 'old/page.html': _page, ...REST } = FIRST;
const SECOND = {
  ...REST,
  'index.html': '<h1>HOME</h1>',
  'assets/app.2.css': 'body{}',
  'many/7.html': '<p>8</p>',
};

describe.skipIf(missing !== undefined)(`deploy to a server over SSH${missing ? ` (${missing})` : ''}`, () => {
  let server: SshServer;
  let remote: string;

  beforeAll(async () => {
    server = await startSshServer();
    const { port, user, keyFile } = server;
    remote = `:sftp,host=127.0.0.1,port=${port},user=${user},key_file="${keyFile}":`;
  });
  afterAll(() => server.end());

  function push(site: LocalSite, at: string, more: Parameters<typeof pushTo>[2] = {}) {
    return pushTo(site, `${server.url}${at}`, { env: { PATH: process.env.PATH, ...server.env }, ...more });
  }

  test.each(['', ' grace=7d'])(
    'puts folders in the place of files, and files in that of folders%s',
    async (grace) => {
      const at = join(await temporaryFolder(), 'a');
      const one = { 'index.html': 'i', feed: 'atom', 'logo.svg': '<svg/>', 'b/c/d.txt': '1', 'b.txt': '2' };
      const two = {
        'index.html': 'i',
        'feed/x.xml': 'atom',
        'logo.svg/a.svg': '<svg/>',
        b: '3',
        'b.txt/e': '2',
      };
      const options = { env: { PATH: process.env.PATH, ...server.env } };
      for (const content of [one, two, one, two]) {
        const site = await siteOf(content);
        expect(await pushTo(site, `${server.url}${at}${grace}`, options)).toMatchObject({
          status: 'published',
        });
        await expectSame(site, at);
      }
      if (grace === '') return;
      await rollBack(`${server.url}${at}${grace}`, options);
      await expectSame(await siteOf(one), at);
    },
  );

  test('another client reads exactly the site, after the first push and after changes', async () => {
    const at = join(await temporaryFolder(), 'a/b');
    const first = await siteOf(FIRST);
    expect(await push(first, at)).toMatchObject({ status: 'published', error: undefined });
    await expectSame(first, at);

    const second = await siteOf(SECOND);
    const { deployment } = await push(second, at);
    expect(deployment).toMatchObject({ added: 1, updated: 2, deleted: 2, unchanged: 33 });
    await expectSameFiles(second.directory, remote + at);
    // No folder is left empty, and nothing of the work.
    expect(existsSync(join(at, 'old'))).toBe(false);
    expect(readdirSync(join(at, '.docs-export'))).toEqual(['manifest.json']);
  });

  test('where nothing changed, one file is read and none written', async () => {
    const at = await temporaryFolder();
    const site = await siteOf(FIRST);
    await push(site, at);
    const before = await server.opened();
    expect((await push(site, at)).status).toBe('unchanged');
    const since = (await server.opened()).slice(before.length);
    expect(since).toEqual([`${at}/.docs-export/manifest.json READ`]);
  });

  test('other headers are no change: what serves the files decides about them', async () => {
    const at = await temporaryFolder();
    const site = await siteOf({ 'index.html': 'home' });
    await push(site, at);
    const files = structuredClone(site.manifest.files);
    for (const file of Object.values(files)) file.cacheControl = 'no-store';
    const other = { ...site, manifest: { ...site.manifest, files } };
    expect((await push(other, at)).status).toBe('unchanged');
  });

  test('where there is no manifest, files of the same size are read and only others are sent', async () => {
    const at = await temporaryFolder();
    const site = await siteOf(FIRST);
    await push(site, at);
    await rm(join(at, '.docs-export'), { recursive: true });
    await writeFile(join(at, 'many/7.html'), '<p>8</p>');
    await writeFile(join(at, 'many/8.html'), 'another size');
    const { deployment } = await push(site, at);
    expect(deployment).toMatchObject({ added: 0, updated: 2, deleted: 0, unchanged: 35 });
    await expectSame(site, at);
  });

  test('what others put there stays, and goes with force', async () => {
    const at = await temporaryFolder();
    await writeFile(join(at, 'theirs.txt'), 'theirs');
    symlinkSync('theirs.txt', join(at, 'link.txt'));
    const site = await siteOf({ 'index.html': 'home' });
    const { log } = await push(site, `${at} inventory=listing`);
    expect(log.lines.join('\n')).toContain('theirs.txt');
    expect(readdirSync(at).sort()).toEqual(['.docs-export', 'index.html', 'link.txt', 'theirs.txt']);
    await push(site, `${at} force=true`);
    expect(readdirSync(at).sort()).toEqual(['.docs-export', 'index.html']);
  });

  test('a folder of the user is named with a tilde, and a link to a folder is followed', async () => {
    const home = await temporaryFolder();
    const own = await startSshServer({ sftp: `internal-sftp -d ${home}` });
    try {
      await mkdir(join(home, 'releases/1'), { recursive: true });
      symlinkSync('releases/1', join(home, 'current'));
      const site = await siteOf({ 'index.html': 'home', 'a/b.html': 'b' });
      const env = { PATH: process.env.PATH, ...own.env };
      expect((await pushTo(site, `${own.url}/~/current`, { env })).error).toBeUndefined();
      expect(await readFile(join(home, 'releases/1/a/b.html'), 'utf8')).toBe('b');
      expect((await pushTo(site, `${own.url}/~/current`, { env })).status).toBe('unchanged');
    } finally {
      await own.end();
    }
  });

  test('what a web server wants lies beside the site, and is made and sent once', async () => {
    const at = await temporaryFolder();
    const page = '<p>A page of words</p>\n'.repeat(200);
    const site = await siteOf({ 'index.html': page, 'a.html': page });
    const line = `${at} precompress=br,gzip host-files=apache`;
    expect((await push(site, line)).error).toBeUndefined();
    expect(readdirSync(at).sort()).toEqual([
      ...['.docs-export', '.htaccess', 'a.html', 'a.html.br', 'a.html.gz'],
      ...['index.html', 'index.html.br', 'index.html.gz'],
    ]);
    expect(brotliDecompressSync(await readFile(join(at, 'a.html.br'))).toString()).toBe(page);
    expect((await push(site, line)).status).toBe('unchanged');
    const changed = await siteOf({ 'index.html': `${page}!`, 'a.html': page });
    expect((await push(changed, line)).deployment).toMatchObject({ updated: 3, unchanged: 4 });
    expect(brotliDecompressSync(await readFile(join(at, 'index.html.br'))).toString()).toBe(`${page}!`);
  });

  test('nobody sees a part of a file that is replaced', async () => {
    const at = await temporaryFolder();
    const path = join(at, 'large.bin');
    const sizes = [20_000_000, 21_000_000];
    const [first, second] = await Promise.all(
      sizes.map((size) => siteOf({ 'index.html': 'home', 'large.bin': randomBytes(size) })),
    );
    if (first === undefined || second === undefined) throw new Error('no sites');
    await push(first, at);
    let pushing = true;
    const seen = new Set<number>();
    const looking = (async () => {
      while (pushing) {
        seen.add(statSync(path).size);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
    const { error } = await push(second, at);
    pushing = false;
    await looking;
    expect(error).toBeUndefined();
    expect([...seen].every((size) => sizes.includes(size))).toBe(true);
    expect((await readFile(path)).equals(await readFile(join(second.directory, 'large.bin')))).toBe(true);
  });

  test('a connection that breaks off is made again, and the site is whole', async () => {
    const at = await temporaryFolder();
    const site = await siteOf({ ...FIRST, 'large.bin': randomBytes(25_000_000) });
    const pushing = push(site, at);
    await expect.poll(() => existsSync(join(at, '.docs-export/incoming')), { interval: 5 }).toBe(true);
    await server.signal('SIGKILL');
    expect(await pushing).toMatchObject({ status: 'published', error: undefined });
    await expectSame(site, at);
  });

  test('a run that is stopped leaves the rest to the next, which reuses what arrived', async () => {
    const at = await temporaryFolder();
    const site = await siteOf({ ...FIRST, 'zzz.bin': randomBytes(25_000_000) });
    const stopping = new AbortController();
    const pushing = push(site, at, { signal: stopping.signal });
    await expect.poll(() => existsSync(join(at, 'large.json')), { interval: 5 }).toBe(true);
    stopping.abort(new Error('stopped'));
    await expect(pushing).rejects.toThrow('stopped');
    expect(existsSync(join(at, 'index.html'))).toBe(false);
    const { deployment } = await push(site, at);
    expect(deployment.status).toBe('published');
    expect(deployment.unchanged).toBeGreaterThan(0);
    await expectSame(site, at);
    expect((await push(site, at)).status).toBe('unchanged');
  });

  test('a rollback brings the release before back, and a second one the newer', async () => {
    const at = `${await temporaryFolder()} grace=7d`;
    const [folder = ''] = at.split(' ');
    const env = { PATH: process.env.PATH, ...server.env };
    const [first, second] = [await siteOf(FIRST), await siteOf(SECOND)];
    await push(first, at);
    await push(second, at);
    await rollBack(`${server.url}${at}`, { env });
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('<h1>Home</h1>');
    expect(await readFile(join(folder, 'old/page.html'), 'utf8')).toBe('old');
    await rollBack(`${server.url}${at}`, { env });
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('<h1>HOME</h1>');
    expect(readdirSync(join(folder, '.docs-export')).sort()).toEqual([
      ...['kept', 'manifest.json', 'previous.json'],
    ]);
  });

  test('a server without extensions of the protocol does the same in its own ways', async () => {
    const plain = await startSshServer({ sftp: 'internal-sftp -P posix-rename,hardlink' });
    try {
      const at = await temporaryFolder();
      const env = { PATH: process.env.PATH, ...plain.env };
      const [first, second] = [await siteOf(FIRST), await siteOf(SECOND)];
      const target = `${plain.url}${at} grace=7d`;
      expect((await pushTo(first, target, { env })).error).toBeUndefined();
      expect((await pushTo(second, target, { env })).error).toBeUndefined();
      await expectSame(second, at);
      await rollBack(target, { env });
      expect(await readFile(join(at, 'index.html'), 'utf8')).toBe('<h1>Home</h1>');
    } finally {
      await plain.end();
    }
  });

  test('a preview that is taken away leaves no folder behind', async () => {
    const at = join(await temporaryFolder(), 'pr-7');
    const env = { PATH: process.env.PATH, ...server.env };
    await push(await siteOf(FIRST), at);
    expect(await takeAway(`${server.url}${at}`, { env })).toMatchObject({ status: 'removed', error: null });
    expect(existsSync(at)).toBe(false);
  });

  test('the run that began last goes on, and the other stops for it', async () => {
    const at = await temporaryFolder();
    const older = await siteOf({ ...FIRST, 'zzz.bin': Buffer.alloc(60_000_000) }, { run: 1 });
    const newer = await siteOf(SECOND, { run: 2 });
    const pushing = push(older, at);
    await expect.poll(() => existsSync(join(at, 'large.json')), { interval: 5 }).toBe(true);
    await server.signal('SIGSTOP');
    expect((await push(newer, at)).error).toBeUndefined();
    await server.signal('SIGCONT');
    expect((await pushing).error).toContain('E_GUARD_STALE_RUN');
  });
});
