import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DestinationContext, LocalSite } from '../../../src/deploy/destination.ts';
import type { HttpRequest } from '../../../src/http/http.ts';
import type { ServerChild } from '../../support/child.ts';
import { missingGcsEmulator, startGcsEmulator } from '../../support/gcs-emulator.ts';
import { expectSameFiles, missingRclone, rclone } from '../../support/rclone.ts';
import { contextOf, SITES, siteOf } from '../fixtures.ts';
import { cancelledAt, interrupted, plannedAndSent, push as pushTo, rollBack } from '../pushing.ts';
import { FIRST, SECOND } from '../two-releases.ts';

const missing = missingGcsEmulator ?? missingRclone;

describe.skipIf(missing !== undefined)(
  `deploy to an emulator of Cloud Storage${missing ? ` (${missing})` : ''}`,
  () => {
    let emulator: ServerChild;
    let remote: string;
    let buckets = 0;

    beforeAll(async () => {
      emulator = await startGcsEmulator();
      remote = `:gcs,anonymous,endpoint="${emulator.url}/storage/v1/":`;
    });
    afterAll(() => emulator.end());

    function newBucket(): string {
      buckets += 1;
      return `docs-${buckets}`;
    }

    function push(
      site: LocalSite,
      at: string,
      more: Partial<DestinationContext> & { signal?: AbortSignal; plan?: boolean } = {},
    ) {
      return pushTo(site, `gs://${at}`, { env: { STORAGE_EMULATOR_HOST: emulator.url }, ...more });
    }

    test('another client reads exactly the site, after the first push and after changes', async () => {
      const at = `${newBucket()}/a/b`;
      const first = await siteOf(FIRST);
      expect(await push(first, at)).toMatchObject({ status: 'published', error: undefined });
      await expectSameFiles(first.directory, remote + at);

      const second = await siteOf(SECOND);
      const { deployment, requests } = await push(second, at);
      expect(deployment).toMatchObject({ added: 1, updated: 2, deleted: 1, unchanged: 63 });
      expect(requests.map(({ method }) => method).sort()).toEqual([
        'DELETE',
        'GET',
        'GET',
        ...Array(5).fill('POST'),
      ]);
      await expectSameFiles(second.directory, remote + at);
    });

    test('where nothing changed, one request reads and none writes', async () => {
      const at = newBucket();
      const site = await siteOf(FIRST);
      await push(site, at);
      const { status, requests } = await push(site, at);
      expect(status).toBe('unchanged');
      expect(requests.map(({ method }) => method)).toEqual(['GET']);
    });

    test.each(SITES)('%s: headers arrive, and change without the bytes', async (_, siteFrom) => {
      const at = newBucket();
      const site = siteFrom(await siteOf({ 'index.html': 'home', 'a b.json': '{}' }));
      await push(site, at);
      const files = structuredClone(site.manifest.files);
      for (const file of Object.values(files)) file.cacheControl = 'public, max-age=77';
      const changed = { ...site, manifest: { ...site.manifest, files } };
      const { deployment, requests } = await push(changed, at);
      expect(deployment).toMatchObject({ updated: 2, bytes: 0 });
      expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
      for (const [path, type] of [
        ['index.html', 'text/html; charset=utf-8'],
        ['a%20b.json', 'application/json'],
      ]) {
        const answer = await fetch(`${emulator.url}/storage/v1/b/${at}/o/${path}?alt=media`);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=77');
        expect(answer.headers.get('content-type')).toBe(type);
      }
      expect((await push(changed, `${at} inventory=listing`)).status).toBe('unchanged');
    });

    test('compressed pages are kept with their encoding, and known again by a listing', async () => {
      const at = `${newBucket()}/site`;
      const page = '<p>A page of words</p>\n'.repeat(200);
      const site = await siteOf({ 'index.html': page, 'small.html': 'x' });
      expect((await push(site, `${at} precompress=br`)).error).toBeUndefined();
      const bytes = await rclone('lsjson', '--hash', `${remote}${at}/index.html`);
      expect(JSON.parse(bytes)[0].Size).toBeLessThan(100);
      const listed = await push(site, `${at} precompress=br inventory=listing`);
      expect(listed).toMatchObject({ status: 'unchanged', error: undefined });
      expect((await push(site, `${at} inventory=listing`)).deployment).toMatchObject({ updated: 1 });
      expect(await rclone('cat', `${remote}${at}/index.html`)).toBe(page);
    });

    test.each(SITES)(
      '%s: a listing tells bytes and headers where there is no manifest',
      async (_, siteFrom) => {
        const at = `${newBucket()}/site`;
        const site = siteFrom(await siteOf(FIRST));
        await push(site, at);
        await rclone('deletefile', `${remote}${at}/.docs-export/manifest.json`);
        const again = await push(site, at);
        expect(again.deployment).toMatchObject({ added: 0, updated: 0, deleted: 0, unchanged: 66 });
        await rclone('deletefile', `${remote}${at}/.docs-export/manifest.json`);
        const small = siteFrom(await siteOf({ 'index.html': 'home' }));
        expect((await push(small, `${at} force=true`)).deployment).toMatchObject({ deleted: 65 });
        await expectSameFiles(small.directory, remote + at);
      },
    );

    test('lists page after page', async () => {
      const at = newBucket();
      const site = await siteOf({ 'index.html': 'home', 'a.html': 'a', 'b.html': 'b' });
      await push(site, at);
      const { http } = contextOf();
      const small: typeof http = (request) =>
        http({ ...request, url: String(request.url).replace('maxResults=1000', 'maxResults=2') });
      const { status, requests } = await push(site, `${at} inventory=listing`, { http: small });
      expect(status).toBe('unchanged');
      expect(requests).toHaveLength(3);
    });

    test('a release that was kept comes back from what is there', async () => {
      const at = `${newBucket()}/site`;
      const one = await siteOf({ 'index.html': 'one', 'old.html': 'o', 'assets/1.css': 'a' });
      const two = await siteOf({ 'index.html': 'two', 'new.html': 'n', 'assets/2.css': 'b' });
      expect((await push(one, `${at} grace=7d`)).error).toBeUndefined();
      expect((await push(two, `${at} grace=7d`)).error).toBeUndefined();
      expect(await rclone('cat', `${remote}${at}/index.html`)).toBe('two');
      await rollBack(`gs://${at} grace=7d`, { env: { STORAGE_EMULATOR_HOST: emulator.url } });
      expect(await rclone('cat', `${remote}${at}/index.html`)).toBe('one');
      expect(await rclone('cat', `${remote}${at}/old.html`)).toBe('o');
      const { deployment } = await push(one, `${at} grace=7d inventory=listing`);
      expect(deployment).toMatchObject({ added: 0, updated: 0, bytes: 0 });
    });

    test.each(SITES)(
      '%s: a file above 16 MB arrives by a resumable upload and is known again',
      async (_, siteFrom) => {
        const at = newBucket();
        const site = siteFrom(await siteOf({ 'index.html': 'home', 'video.bin': randomBytes(17_000_001) }));
        const { error, requests } = await push(site, at);
        expect(error).toBeUndefined();
        expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
        await expectSameFiles(site.directory, remote + at);
        const { deployment } = await push(site, `${at} inventory=listing`);
        expect(deployment).toMatchObject({ status: 'unchanged', unchanged: 2 });
      },
    );

    test.each([404, 410])(
      'an upload that the service loses (%i) is begun anew, but not for ever',
      async (status) => {
        const at = newBucket();
        const site = await siteOf({ 'index.html': 'home', 'video.bin': randomBytes(17_000_001) });
        const { http: real } = contextOf();
        const losing = (most: number): typeof real => {
          let lost = 0;
          return async (request) => {
            if (request.method !== 'PUT' || lost === most) return real(request);
            lost += 1;
            // Not one byte of it arrives.
            if (request.body instanceof Readable) request.body.destroy();
            return { status, headers: {}, body: Readable.from([]), text: '' };
          };
        };
        const given = await push(site, at, { http: losing(3) });
        expect(given.error).toMatch(/refused a request: docs-\d+\/video\.bin: it lost the upload 3 times/);
        const { error, requests } = await push(site, at, { http: losing(2) });
        expect(error).toBeUndefined();
        const begun = requests.filter(({ url }) => String(url).includes('uploadType=resumable'));
        expect(begun.filter(({ method }) => method === 'POST')).toHaveLength(3);
        await expectSameFiles(site.directory, remote + at);
      },
    );

    test.each(['{}', '', 'OK'])('a PATCH that is answered %j changed no headers', async (text) => {
      const at = newBucket();
      const site = await siteOf({ 'index.html': 'home' });
      await push(site, at);
      const files = structuredClone(site.manifest.files);
      for (const file of Object.values(files)) file.cacheControl = 'public, max-age=77';
      const changed = { ...site, manifest: { ...site.manifest, files } };
      const { http: real } = contextOf();
      const http: typeof real = async (request) =>
        request.method === 'PATCH'
          ? { status: 200, headers: {}, body: Readable.from([]), text }
          : real(request);
      expect((await push(changed, at, { http })).error).toMatch(/^What answers is no storage service/);
      expect((await push(changed, at)).deployment).toMatchObject({ status: 'published', updated: 1 });
      const answer = await fetch(`${emulator.url}/storage/v1/b/${at}/o/index.html?alt=media`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=77');
    });

    test('a plan tells how many requests a push takes', async () => {
      const at = `${newBucket()} grace=7d`;
      const [planned, sent] = await plannedAndSent((site, how) => push(site, at, how));
      expect(planned).toBe(sent);
    });

    test('a run that another one overtook notices it, and leaves nothing mixed', async () => {
      const at = newBucket();
      const [first, second] = [await siteOf(FIRST), await siteOf(SECOND)];
      const isAt = ({ body }: HttpRequest): boolean =>
        body instanceof Uint8Array && Buffer.from(body).includes('"many/7.html","md5Hash"');
      const http = interrupted(contextOf().http, isAt, () => push(second, at));
      expect(await push(first, at, { http })).toMatchObject({ status: 'published', error: undefined });
      await expectSameFiles(first.directory, remote + at);
    });

    test('stopped midway at any point, the next run completes it', async () => {
      const at = `${newBucket()}/site`;
      await push(await siteOf(FIRST), at);
      const second = await siteOf({
        ...SECOND,
        ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`new/${n}.html`, `${n}`])),
      });
      for (const fatal of [2, 5, 15, 15, 40])
        await expect(push(second, at, cancelledAt(fatal))).rejects.toThrow('killed');
      expect((await push(second, at)).status).toBe('published');
      await expectSameFiles(second.directory, remote + at);
    });

    test('bytes that are not those of the manifest are noticed', async () => {
      const broken = await siteOf({ 'index.html': 'home' });
      const files = structuredClone(broken.manifest.files);
      for (const change of [{ md5: '0'.repeat(32) }, { sha256: '0'.repeat(64), md5: undefined }]) {
        for (const file of Object.values(files)) Object.assign(file, change);
        const { error } = await push({ ...broken, manifest: { ...broken.manifest, files } }, newBucket());
        expect(error).toMatch(/A file changed while it was sent.*E_DEPLOY_FAILED/);
      }
    });
  },
);
