import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT, type Azurite, KEY, startAzurite } from '../../support/azurite.ts';
import { expectSameFiles, missingRclone, rclone } from '../../support/rclone.ts';
import { contextOf, SITES, siteOf } from '../fixtures.ts';
import { cancelledAt, interrupted, plannedAndSent, push as pushTo, rollBack, writes } from '../pushing.ts';
import { FIRST, SECOND } from '../two-releases.ts';
import { type Containers, containersOf } from './containers.ts';

describe.skipIf(missingRclone !== undefined)(
  `deploy to a real Azure Blob service${missingRclone ? ` (${missingRclone})` : ''}`,
  () => {
    let azurite: Azurite;
    let containers: Containers;

    beforeAll(async () => {
      azurite = await startAzurite();
      containers = containersOf(azurite);
    });
    afterAll(() => azurite.end());

    const newContainer = (): Promise<string> => containers.add();
    const remote = (at: string): string => containers.remote(at);
    const lineOf = (at: string): string => containers.lineOf(at);
    const push: Containers['push'] = (...given) => containers.push(...given);

    test('another client reads exactly the site, after the first push and after changes', async () => {
      const at = `${await newContainer()}/a/b`;
      const first = await siteOf(FIRST);
      expect(await push(first, at)).toMatchObject({ status: 'published', error: undefined });
      await expectSameFiles(first.directory, remote(at));

      const second = await siteOf(SECOND);
      const { deployment, requests } = await push(second, at);
      expect(deployment).toMatchObject({ added: 1, updated: 2, deleted: 1, unchanged: 63 });
      expect(requests.map(({ method }) => method).sort()).toEqual([
        'DELETE',
        'GET',
        'HEAD',
        ...Array(5).fill('PUT'),
      ]);
      await expectSameFiles(second.directory, remote(at));
    });

    test('where nothing changed, one request reads and none writes', async () => {
      const at = await newContainer();
      const site = await siteOf(FIRST);
      await push(site, at);
      const { status, requests } = await push(site, at);
      expect(status).toBe('unchanged');
      expect(requests.map(({ method }) => method)).toEqual(['GET']);
    });

    test('publishes to the container of a static website', async () => {
      await azurite.createContainer('$web');
      const site = await siteOf({ 'index.html': 'home', '404.html': 'none' });
      const { deployment } = await push(site, '$web');
      expect(deployment).toMatchObject({
        status: 'published',
        error: null,
        url: `${azurite.endpoint}/$web/index.html`,
      });
      await expectSameFiles(site.directory, remote('$web'));
    });

    test.each(SITES)('%s: headers arrive, and change without the bytes', async (_, siteFrom) => {
      const at = await newContainer();
      const site = siteFrom(await siteOf({ 'index.html': 'home', 'a b.json': '{}' }));
      await push(site, at);
      const files = structuredClone(site.manifest.files);
      for (const file of Object.values(files)) file.cacheControl = 'public, max-age=77';
      const changed = { ...site, manifest: { ...site.manifest, files } };
      expect((await push(changed, at)).deployment).toMatchObject({ updated: 2, bytes: 0 });
      for (const [path, type] of [
        ['index.html', 'text/html; charset=utf-8'],
        ['a b.json', 'application/json'],
      ]) {
        const answer = await fetch(
          `${azurite.endpoint}/${at}/${encodeURIComponent(path ?? '')}?${azurite.sas(at, 'r')}`,
        );
        expect(answer.headers.get('cache-control')).toBe('public, max-age=77');
        expect(answer.headers.get('content-type')).toBe(type);
        expect(answer.headers.get('content-md5')).toBeTruthy();
      }
      expect((await push(changed, `${at} inventory=listing`)).status).toBe('unchanged');
    });

    test('compressed pages are kept with their encoding, and known again by a listing', async () => {
      const at = `${await newContainer()}/site`;
      const page = '<p>A page of words</p>\n'.repeat(200);
      const site = await siteOf({ 'index.html': page, 'small.html': 'x' });
      expect((await push(site, `${at} precompress=br`)).error).toBeUndefined();
      const bytes = await rclone('lsjson', '--hash', `${remote(at)}/index.html`);
      expect(JSON.parse(bytes)[0].Size).toBeLessThan(100);
      const listed = await push(site, `${at} precompress=br inventory=listing`);
      expect(listed).toMatchObject({ status: 'unchanged', error: undefined });
      expect((await push(site, `${at} inventory=listing`)).deployment).toMatchObject({ updated: 1 });
      expect(await rclone('cat', `${remote(at)}/index.html`)).toBe(page);
    });

    test.each(SITES)(
      '%s: a listing tells bytes and headers where there is no manifest',
      async (_, siteFrom) => {
        const at = `${await newContainer()}/site`;
        const site = siteFrom(await siteOf(FIRST));
        await push(site, at);
        await rclone('deletefile', remote(`${at}/.docs-export/manifest.json`));
        const again = await push(site, at);
        expect(again.deployment).toMatchObject({ added: 0, updated: 0, deleted: 0, unchanged: 66 });
        await rclone('deletefile', remote(`${at}/.docs-export/manifest.json`));
        const small = siteFrom(await siteOf({ 'index.html': 'home' }));
        expect((await push(small, at)).log.lines.join('\n')).toMatch(/65 files are there that this site/);
        await rclone('deletefile', remote(`${at}/.docs-export/manifest.json`));
        expect((await push(small, `${at} force=true`)).deployment).toMatchObject({ deleted: 65 });
        await expectSameFiles(small.directory, remote(at));
      },
    );

    test('lists page after page', async () => {
      const at = await newContainer();
      const site = await siteOf({ 'index.html': 'home', 'a.html': 'a', 'b.html': 'b' });
      await push(site, at);
      const { http } = contextOf();
      const small: typeof http = (request) => {
        const url = String(request.url);
        return http(url.includes('comp=list') ? { ...request, url: `${url}&maxresults=2` } : request);
      };
      const sas = { AZURE_STORAGE_SAS_TOKEN: azurite.sas(at, 'racwdl') };
      const { status, requests } = await push(site, `${at} inventory=listing`, { http: small, env: sas });
      expect(status).toBe('unchanged');
      expect(requests).toHaveLength(3);
    });

    test('a SAS is taken as the address that Azure shows it in', async () => {
      const at = await newContainer();
      const url = `${azurite.endpoint}/${at}?${azurite.sas(at, 'racwdl')}\n`;
      const { error } = await push(await siteOf({ 'index.html': '' }), at, {
        env: { AZURE_STORAGE_SAS_TOKEN: url },
      });
      expect(error).toBeUndefined();
    });

    test('a release that was kept comes back from what is there', async () => {
      const at = `${await newContainer()}/site`;
      const one = await siteOf({ 'index.html': 'one', 'old.html': 'o', 'assets/1.css': 'a' });
      const two = await siteOf({ 'index.html': 'two', 'new.html': 'n', 'assets/2.css': 'b' });
      expect((await push(one, `${at} grace=7d`)).error).toBeUndefined();
      expect((await push(two, `${at} grace=7d`)).error).toBeUndefined();
      expect(await rclone('cat', `${remote(at)}/index.html`)).toBe('two');
      const sas = azurite.sas(at.split('/')[0] ?? '', 'racwdl');
      await rollBack(lineOf(`${at} grace=7d`), { env: { AZURE_STORAGE_SAS_TOKEN: sas } });
      expect(await rclone('cat', `${remote(at)}/index.html`)).toBe('one');
      expect(await rclone('cat', `${remote(at)}/old.html`)).toBe('o');
      const { deployment } = await push(one, `${at} grace=7d inventory=listing`);
      expect(deployment).toMatchObject({ added: 0, updated: 0, bytes: 0 });
    });

    test.each(SITES)('%s: a rollback brings headers back, and all is known again', async (_, siteFrom) => {
      const at = await newContainer();
      const keeping = `${at} grace=7d`;
      const one = siteFrom(await siteOf({ 'index.html': 'one', 'same.json': '{}' }));
      const two = siteFrom(await siteOf({ 'index.html': 'two', 'same.json': '{}' }));
      const changed = structuredClone(two.manifest.files);
      for (const file of Object.values(changed)) file.cacheControl = 'public, max-age=77';
      await push(one, keeping);
      await push({ ...two, manifest: { ...two.manifest, files: changed } }, keeping);
      await rollBack(lineOf(keeping), { env: { AZURE_STORAGE_KEY: KEY } });
      expect(await rclone('cat', `${remote(at)}/index.html`)).toBe('one');
      const { headers } = await fetch(`${azurite.endpoint}/${at}/same.json?${azurite.sas(at, 'r')}`);
      expect(headers.get('cache-control')).toBe(one.manifest.files['same.json']?.cacheControl);
      expect((await push(one, `${keeping} inventory=listing`)).status).toBe('unchanged');
    });

    test.each(SITES)('%s: a file above 16 MB arrives in blocks and is known again', async (_, siteFrom) => {
      const at = await newContainer();
      const site = siteFrom(await siteOf({ 'index.html': 'home', 'video.bin': randomBytes(17_000_001) }));
      await push(site, at);
      await expectSameFiles(site.directory, remote(at));
      const { deployment } = await push(site, `${at} inventory=listing`);
      expect(deployment).toMatchObject({ status: 'unchanged', unchanged: 2 });
    });

    test.each(SITES)('%s: a plan tells how many requests a push takes', async (_, siteFrom) => {
      const at = `${await newContainer()} grace=7d`;
      const [planned, sent] = await plannedAndSent((site, how) => push(siteFrom(site), at, how));
      expect(planned).toBe(sent);
    });

    test('a run that another one overtook notices it, and leaves nothing mixed', async () => {
      const at = await newContainer();
      const [first, second] = [await siteOf(FIRST), await siteOf(SECOND)];
      const http = interrupted(contextOf().http, writes('many/7.html'), () => push(second, at));
      expect(await push(first, at, { http })).toMatchObject({ status: 'published', error: undefined });
      await expectSameFiles(first.directory, remote(at));
    });

    test('a large file that changes while it is sent takes no place', async () => {
      const at = await newContainer();
      const [before, after] = [randomBytes(17_000_001), randomBytes(17_000_001)];
      const site = await siteOf({ 'index.html': 'home', 'video.bin': before });
      await push(site, at);
      const changing = await siteOf({ 'index.html': 'home', 'video.bin': after });
      await writeFile(join(changing.directory, 'video.bin'), after.fill(0, 9_000_000));
      expect((await push(changing, at)).error).toContain('A file changed while it was sent');
      await expectSameFiles(site.directory, remote(at));
    });

    test('stopped midway at any point, the next run completes it', async () => {
      const at = `${await newContainer()}/site`;
      await push(await siteOf(FIRST), at);
      const second = await siteOf({
        ...SECOND,
        ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`new/${n}.html`, `${n}`])),
      });
      for (const fatal of [2, 5, 15, 15, 40])
        await expect(push(second, at, cancelledAt(fatal))).rejects.toThrow('killed');
      expect((await push(second, at)).status).toBe('published');
      await expectSameFiles(second.directory, remote(at));
    });

    test('a connection string with a key, and a SAS, are enough', async () => {
      const at = await newContainer();
      const site = await siteOf({ 'index.html': 'home' });
      const connection = `AccountName=${ACCOUNT};AccountKey=${KEY};BlobEndpoint=${azurite.endpoint};`;
      const pushed = await pushTo(site, `azblob://${ACCOUNT}/${at}`, {
        env: { AZURE_STORAGE_CONNECTION_STRING: connection },
      });
      expect(pushed.error).toBeUndefined();
      expect(pushed.log.masked).toContain(KEY);
      const sas = `?${azurite.sas(at, 'racwdl')}`;
      const other = await siteOf({ 'index.html': 'hi', 'new.html': '' });
      expect((await push(other, at, { env: { AZURE_STORAGE_SAS_TOKEN: sas } })).error).toBeUndefined();
      await expectSameFiles(other.directory, remote(at));
    });
  },
);
