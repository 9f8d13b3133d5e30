import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalSite } from '../../../src/deploy/destination.ts';
import type { ServerChild } from '../../support/child.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { missingRegistry, skopeo, startRegistry } from '../../support/registry.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';
import { push as pushTo, takeAway } from '../pushing.ts';

const run = promisify(execFile);

const FIRST = {
  'index.html': '<h1>Home</h1>',
  'old.html': '<h1>Old</h1>',
  'empty.json': '',
  'odd/é +&%.json': '{"odd":1}',
  [`long/${'a'.repeat(120)}/${'b'.repeat(120)}.json`]: 'long',
  'large.bin': new Uint8Array(5_000_000).fill(7),
};
/** Of "me" and "secret-of-a-test", as `htpasswd -B` makes it. */
const LOGIN = 'me:$2y$05$2S5Pd8Mx0wPCJqc3y2RW8eIFswb5f.c/CccH9G2yCsxOVBvLsKiHG';
const { 'old.html': _old, ...SECOND } = { ...FIRST, 'index.html': '<h1>HOME</h1>' };

describe.skipIf(missingRegistry !== undefined)(
  `deploy to a registry of images${missingRegistry ? ` (${missingRegistry})` : ''}`,
  () => {
    let registry: ServerChild;
    beforeAll(async () => {
      registry = await startRegistry();
    });
    afterAll(() => registry.end());

    const hostOf = ({ url }: ServerChild): string => new URL(url).host;
    /** Nothing that is known on this machine. */
    const env = { PATH: process.env.PATH, HOME: '/nowhere' };
    function push(site: LocalSite, image: string, more: Parameters<typeof pushTo>[2] = {}) {
      return pushTo(site, `oci://${hostOf(registry)}/${image}`, { env, ...more });
    }

    /** The image for a platform as another client copies it: its parts, and its layers unpacked over one another. */
    async function copied(image: string, architecture = 'amd64') {
      const folder = await temporaryFolder();
      await skopeo(
        ...['--override-os=linux', `--override-arch=${architecture}`, 'copy', '--quiet'],
        ...['--src-tls-verify=false', `docker://${hostOf(registry)}/${image}`, `dir:${folder}`],
      );
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
      const part = (digest: string) => join(folder, digest.replace('sha256:', ''));
      const root = join(folder, 'root');
      await mkdir(root);
      for (const { digest } of manifest.layers) await run('tar', ['xzf', part(digest), '-C', root]);
      const config = JSON.parse(await readFile(part(manifest.config.digest), 'utf8'));
      return { manifest, config, root, part };
    }

    test('another client reads exactly the site, on every platform, after a push and after changes', async () => {
      for (const [content, architecture] of [
        [FIRST, 'amd64'],
        [SECOND, 'arm64'],
      ] as const) {
        const site = await siteOf(content);
        expect(await push(site, 'a/docs:v1')).toMatchObject({ status: 'published', error: undefined });
        const { root, config, manifest, part } = await copied('a/docs:v1', architecture);
        await run('diff', ['-r', '--exclude=.docs-export', site.directory, root]);
        expect(config).toMatchObject({ os: 'linux', architecture });
        const inside = await Promise.all(
          manifest.layers.map(async ({ digest }: { digest: string }) => {
            const tar = gunzipSync(await readFile(part(digest)));
            return `sha256:${createHash('sha256').update(tar).digest('hex')}`;
          }),
        );
        expect(config.rootfs.diff_ids).toEqual(inside);
      }
    });

    test('what is published already is not packed again, and a change sends what changed', async () => {
      const site = await siteOf(FIRST, { run: 1 });
      const first = await push(site, 'b:latest');
      expect(first.deployment.url).toMatch(/^oci:\/\/127\.0\.0\.1:\d+\/b@sha256:[\da-f]{64}$/);
      const again = await push(await siteOf(FIRST, { run: 2 }), 'b:latest');
      expect(again.status).toBe('unchanged');
      expect(again.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
      // Of another tag the layers are there already.
      const other = await push(site, 'b:v1');
      expect(other.deployment).toMatchObject({ status: 'published', bytes: 0 });
      const changed = await push(await siteOf(SECOND), 'b:latest');
      expect(changed.deployment).toMatchObject({ updated: 1, deleted: 1 });
    });

    test('a disk that takes no layers is told as what it is', async () => {
      const tempDirectory = join(await temporaryFolder(), 'missing');
      const { error } = await push(await siteOf(FIRST), 'l:v1', { tempDirectory });
      expect(error).toMatch(/^The files could not be written to disk: .*\[E_BUNDLE_WRITE\]$/);
    });

    test('equal sites make equal layers', async () => {
      const layers = async (image: string) => (await copied(image)).manifest.layers[0].digest;
      await push(await siteOf(FIRST, { run: 1 }), 'c:one');
      await push(await siteOf(FIRST, { run: 2, createdAt: '2026-02-03T04:05:06.000Z' }), 'c:two');
      expect(await layers('c:one')).toBe(await layers('c:two'));
    });

    test('the image tells where it is from', async () => {
      await push(await siteOf(FIRST, { commit: 'c'.repeat(40), exportVersion: '1.2' }), 'd:v1');
      const index = JSON.parse(
        await skopeo('inspect', '--raw', '--tls-verify=false', `docker://${hostOf(registry)}/d:v1`),
      );
      expect(index.annotations).toMatchObject({
        'org.opencontainers.image.revision': 'c'.repeat(40),
        'org.opencontainers.image.version': '1.2',
        'org.opencontainers.image.created': '2026-01-02T03:04:05.000Z',
      });
    });

    test('an alias follows the newest version, and an older one leaves it', async () => {
      const version = (name: string) => siteOf({ 'index.html': name }, { exportVersion: name });
      const { requests } = await push(await version('1.2'), 'e:1.2 alias=latest');
      // Each layer and each configuration once, though two images hold them.
      expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(4);
      const parts = async (tag: string) => (await copied(`e:${tag}`)).root;
      expect(await readFile(join(await parts('latest'), 'index.html'), 'utf8')).toBe('1.2');
      const older = await push(await version('1.1'), 'e:1.1 alias=latest');
      expect(older.log.lines.join('\n')).toContain('e:latest stays as it is: 1.2 is there');
      expect(await readFile(join(await parts('latest'), 'index.html'), 'utf8')).toBe('1.2');
      expect(await readFile(join(await parts('1.1'), 'index.html'), 'utf8')).toBe('1.1');
    });

    test('the image of somebody else is not replaced, but with force', async () => {
      await push(await siteOf(FIRST), 'f:ours');
      // One platform's image alone, as others push it.
      const place = `docker://${hostOf(registry)}`;
      await skopeo(
        ...['copy', '--quiet', '--src-tls-verify=false', '--dest-tls-verify=false'],
        ...[`${place}/f:ours`, `${place}/f:theirs`],
      );
      const site = await siteOf(SECOND);
      expect((await push(site, 'f:theirs')).error).toContain('The tag holds another image');
      expect((await push(site, 'f:theirs force=true')).status).toBe('published');
    });

    test('an older run does not take the place of a newer one', async () => {
      await push(await siteOf(FIRST, { run: 5 }), 'g:latest');
      expect((await push(await siteOf(SECOND, { run: 4 }), 'g:latest')).error).toContain('E_GUARD_STALE_RUN');
    });

    test('a login that docker left is taken, and without one the refusal says what to do', async () => {
      const folder = await temporaryFolder();
      await writeFile(join(folder, 'htpasswd'), `${LOGIN}\n`);
      const own = await startRegistry({
        auth: `auth: {htpasswd: {realm: test, path: ${folder}/htpasswd}}\n`,
      });
      try {
        const target = `oci://${hostOf(own)}/docs`;
        const site = await siteOf(FIRST);
        const { error } = await pushTo(site, target, { env });
        expect(error).toContain('The registry does not let this login');
        expect(error).toContain('docker login');
        const auth = Buffer.from('me:secret-of-a-test').toString('base64');
        const config = JSON.stringify({ auths: { [hostOf(own)]: { auth } } });
        await writeFile(join(folder, 'config.json'), config);
        const { log, ...pushed } = await pushTo(site, target, { env: { ...env, DOCKER_CONFIG: folder } });
        expect(pushed).toMatchObject({ status: 'published', error: undefined });
        expect(log.masked).toEqual(expect.arrayContaining(['secret-of-a-test', auth]));
      } finally {
        await own.end();
      }
    });

    test('a preview is taken away with its tag, and no other tag of the same image', async () => {
      const site = await siteOf(FIRST);
      await push(site, 'i:pr-7');
      await push(site, 'i:latest');
      const remove = (image: string, plan?: boolean) =>
        takeAway(`oci://${hostOf(registry)}/${image}`, { env }, plan);
      const files = Object.keys(FIRST).length;
      expect(await remove('i:pr-7', true)).toMatchObject({ status: 'planned', deleted: files });
      expect(await remove('i:pr-7')).toMatchObject({ status: 'removed', deleted: files, error: null });
      const tags = await skopeo('list-tags', '--tls-verify=false', `docker://${hostOf(registry)}/i`);
      expect(JSON.parse(tags).Tags).toEqual(['latest']);
      const { root } = await copied('i:latest');
      await run('diff', ['-r', '--exclude=.docs-export', site.directory, root]);
      expect(await remove('i:pr-7')).toMatchObject({ status: 'unchanged', deleted: 0 });
    });

    test('the image of somebody else is no preview', async () => {
      await push(await siteOf(FIRST), 'j:ours');
      const place = `docker://${hostOf(registry)}`;
      await skopeo(
        ...['copy', '--quiet', '--src-tls-verify=false', '--dest-tls-verify=false'],
        ...[`${place}/j:ours`, `${place}/j:pr-7`],
      );
      const removed = await takeAway(`oci://${hostOf(registry)}/j:pr-7`, { env });
      expect(removed).toMatchObject({ status: 'unchanged', error: null });
      await copied('j:pr-7');
    });

    test('a registry that deletes nothing is told of, and the preview stays whole', async () => {
      const own = await startRegistry({ deletes: false });
      try {
        const target = `oci://${hostOf(own)}/docs:pr-7`;
        await pushTo(await siteOf(FIRST), target, { env });
        const { status, error } = await takeAway(target, { env });
        expect(status).toBe('failed');
        expect(error?.message).toContain('The registry deletes no images');
        expect(error?.message).toContain('REGISTRY_STORAGE_DELETE_ENABLED=true');
        expect((await pushTo(await siteOf(FIRST), target, { env })).status).toBe('unchanged');
      } finally {
        await own.end();
      }
    });

    test('a registry that deletes tags is asked for that alone', async () => {
      await push(await siteOf(FIRST), 'k:pr-7');
      const deletesTags = await startRecordingServer(async ({ method, path, headers }, response) => {
        if (method === 'DELETE') return response.writeHead(202).end();
        const answer = await fetch(new URL(path, registry.url), {
          method,
          headers: { accept: headers.accept ?? '*/*' },
        });
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
      try {
        const removed = await takeAway(`oci://${deletesTags.url.host}/k:pr-7`, { env });
        expect(removed).toMatchObject({ status: 'removed', error: null });
        const changes = deletesTags.requests.filter(({ method }) => method !== 'GET');
        expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
          'DELETE /v2/k/manifests/pr-7',
        ]);
      } finally {
        await deletesTags.close();
      }
    });

    test('a program that keeps logins is asked for one', async () => {
      const folder = await temporaryFolder();
      const helper = join(folder, 'docker-credential-test');
      const answer = JSON.stringify({ Username: 'me', Secret: 'of-the-helper' });
      await writeFile(helper, `#!/bin/sh\nread server\n[ "$server" = "$WANTED" ] && echo '${answer}'\n`, {
        mode: 0o755,
      });
      const host = hostOf(registry);
      await writeFile(join(folder, 'config.json'), JSON.stringify({ credHelpers: { [host]: 'test' } }));
      const more = { DOCKER_CONFIG: folder, PATH: `${folder}:${process.env.PATH}`, WANTED: host };
      const pushed = await push(await siteOf(FIRST), 'h:latest', { env: { ...env, ...more } });
      expect(pushed.error).toBeUndefined();
      expect(pushed.log.masked).toContain('of-the-helper');
    });
  },
);
