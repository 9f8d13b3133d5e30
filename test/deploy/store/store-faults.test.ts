import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { contextOf, SITES, siteOf } from '../fixtures.ts';
import { push as pushLine } from '../pushing.ts';
import { FIRST, held, push, SECOND, sinkOf, sorted } from '../sink.ts';

describe('deploy to a store that fails, or is not as it was left', () => {
  test('sends a file whose headers were to change but which somebody removed', async () => {
    const sink = await sinkOf();
    const site = await siteOf(FIRST);
    await push(sink, site);
    sink.buckets.get('docs')?.delete('v1/logo.json');
    const files = structuredClone(site.manifest.files);
    for (const file of Object.values(files)) file.cacheControl = 'no-store';
    await push(sink, { ...site, manifest: { ...site.manifest, files } });
    expect(held(sink)).toEqual(sorted(FIRST));
  });

  test.each(SITES)('%s: notices a manifest that lies when told to list', async (_, siteFrom) => {
    const sink = await sinkOf();
    const site = siteFrom(await siteOf(FIRST));
    await push(sink, site);
    sink.buckets.get('docs')?.delete('v1/logo.json');
    const { deployment } = await push(sink, site, { line: 's3://docs/v1 inventory=listing' });
    expect(deployment).toMatchObject({ added: 1, updated: 0 });
    expect(held(sink)).toEqual(sorted(FIRST));
  });

  test('slows down when asked to, and tries again', async () => {
    const refused = new Set<string>();
    const sink = await sinkOf({
      inject: ({ method, key }) => {
        if (method !== 'PUT' || refused.has(key)) return undefined;
        refused.add(key);
        return { status: 503, code: 'SlowDown', headers: { 'retry-after': '1' } };
      },
    });
    const content = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`p${n}.html`, `page ${n}`]));
    const { deployment } = await push(sink, await siteOf({ 'index.html': 'home', ...content }));
    expect(deployment).toMatchObject({ status: 'published', added: 201 });
    expect(Object.keys(held(sink))).toHaveLength(201);
  });

  test('survives connections that break', async () => {
    let count = 0;
    const sink = await sinkOf({
      inject: () => {
        count += 1;
        return count % 3 === 0 ? 'drop' : undefined;
      },
    });
    const { deployment } = await push(sink, await siteOf(FIRST));
    expect(deployment.error).toBeNull();
    expect(held(sink)).toEqual(sorted(FIRST));
  });

  test.each(SITES)(
    '%s: killed at any request, the next run completes it and sends nothing twice that had arrived',
    async (_, siteFrom) => {
      for (let fatal = 1; ; fatal += 1) {
        let budget = Number.POSITIVE_INFINITY;
        const sink = await sinkOf({
          inject: () => {
            budget -= 1;
            return budget < 0 ? { status: 403, code: 'AccessDenied' } : undefined;
          },
        });
        await push(sink, siteFrom(await siteOf(FIRST)));
        budget = fatal;
        const { deployment } = await push(sink, siteFrom(await siteOf(SECOND)), {
          line: 's3://docs/v1 concurrency=2',
        });
        if (deployment.status === 'published') break;
        const arrived = held(sink);
        for (const path of Object.keys(FIRST)) {
          if (path !== 'old.html') expect(arrived).toHaveProperty([path]);
        }
        budget = Number.POSITIVE_INFINITY;
        await push(sink, siteFrom(await siteOf(SECOND)));
        expect(held(sink)).toEqual(sorted(SECOND));
        for (const { method, key, size } of sink.requests) {
          const path = key.slice('v1/'.length);
          if (method === 'PUT' && size > 0 && path !== MANIFEST_PATH)
            expect(arrived[path]).not.toBe(SECOND[path]);
          // Headers are known as well.
          expect(size === 0 && method === 'PUT').toBe(false);
        }
        const again = await push(sink, siteFrom(await siteOf(SECOND)));
        expect(again.seen).toEqual([`GET v1/${MANIFEST_PATH}`]);
      }
    },
  );

  test.each(SITES)(
    '%s: deletes what is no part of the site any more where two runs one after the other were killed',
    async (_, siteFrom) => {
      let isDown = false;
      const sink = await sinkOf({
        inject: ({ method, key }) =>
          isDown && method === 'PUT' && !key.endsWith(MANIFEST_PATH)
            ? { status: 403, code: 'AccessDenied' }
            : undefined,
      });
      await push(sink, siteFrom(await siteOf(FIRST)));
      isDown = true;
      for (const _run of [1, 2])
        expect((await push(sink, siteFrom(await siteOf(SECOND)))).deployment.status).toBe('failed');
      isDown = false;
      const { deployment } = await push(sink, siteFrom(await siteOf(SECOND)));
      expect(deployment).toMatchObject({ status: 'published', deleted: 1 });
      expect(held(sink)).toEqual(sorted(SECOND));
    },
  );

  test('a step that fails stops those after it: no page changes when an asset could not be sent', async () => {
    let broken = false;
    const sink = await sinkOf({
      inject: ({ key }) =>
        broken && key.includes('app.2.css') ? { status: 500, code: 'InternalError' } : undefined,
    });
    await push(sink, await siteOf(FIRST));
    broken = true;
    const { deployment } = await push(sink, await siteOf(SECOND));
    expect(deployment).toMatchObject({ status: 'failed', error: { code: 'E_DEPLOY_UNREACHABLE' } });
    expect(held(sink)).toEqual(sorted(FIRST));
  });

  test.each([
    ['small', 20],
    ['middle', 300_000],
  ])('says of a %s file that has become shorter that it changed', async (_, size) => {
    const sink = await sinkOf();
    const site = await siteOf({ ...FIRST, 'logo.json': '1'.repeat(size) });
    await writeFile(join(site.directory, 'logo.json'), '1');
    const { deployment, seen } = await push(sink, site);
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_FAILED' });
    expect(deployment.error?.message).toMatch(/A file changed while it was sent.*: logo\.json/);
    expect(seen).not.toContain('PUT v1/index.html');
  });

  test.each([
    [501, 'NotImplemented'],
    [405, 'MethodNotAllowed'],
    [405, ''],
  ])('deletes one by one where the service answers a batch with %i %s', async (status, code) => {
    const sink = await sinkOf({
      inject: ({ method, query }) =>
        method === 'POST' && query.has('delete') ? { status, code } : undefined,
    });
    const old = Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`old/${n}.html`, `${n}`]));
    await push(sink, await siteOf({ ...FIRST, ...old }));
    const { deployment, seen } = await push(sink, await siteOf(FIRST));
    expect(deployment).toMatchObject({ status: 'published', deleted: 5, error: null });
    expect(held(sink)).toEqual(sorted(FIRST));
    expect(seen.filter((line) => line.startsWith('DELETE'))).toHaveLength(5);
    expect(seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  test('gives up the parts when one fails', async () => {
    const sink = await sinkOf({
      inject: ({ query }) =>
        query.get('partNumber') === '2' ? { status: 403, code: 'AccessDenied' } : undefined,
    });
    const { deployment } = await push(
      sink,
      await siteOf({ 'index.html': '', 'l.bin': Buffer.alloc(17 * 1024 * 1024) }),
    );
    expect(deployment.status).toBe('failed');
    expect(sink.requests.at(-1)).toMatchObject({ method: 'DELETE', key: 'v1/l.bin' });
  });

  test('uses the region the service names', async () => {
    const sink = await sinkOf({
      inject: ({ headers }) =>
        String(headers.authorization).includes('/eu-central-1/s3/')
          ? undefined
          : { status: 400, code: 'AuthorizationHeaderMalformed', extra: '<Region>eu-central-1</Region>' },
    });
    const { deployment } = await push(sink, await siteOf(FIRST));
    expect(deployment.error).toBeNull();
  });

  test('keys that no file of a site can have disturb nothing, and force deletes those that can be told apart', async () => {
    const sink = await sinkOf();
    const bucket = sink.buckets.get('docs');
    const odd = ['v1//a.css', 'v1/b//c.css', 'v1/guide/', 'v1/d.css'];
    const dotted = ['v1/./e.css', 'v1/../f.css', 'v1/g/..'];
    for (const key of [...odd, ...dotted])
      bucket?.set(key, { bytes: Buffer.from('x'), etag: 'x', headers: {} });
    const site = await siteOf(FIRST);
    expect((await push(sink, site)).deployment.error).toBeNull();
    expect([...(bucket?.keys() ?? [])]).toEqual(expect.arrayContaining([...odd, ...dotted]));
    const forced = await push(sink, site, { line: 's3://docs/v1 force=true grace=7d' });
    expect(forced.deployment.error).toBeNull();
    expect([...(bucket?.keys() ?? [])].filter((key) => [...odd, ...dotted].includes(key))).toEqual([
      'v1/d.css',
      ...dotted,
    ]);
    const { log, deployment } = await push(sink, site, { line: 's3://docs/v1 grace=7d' });
    expect(deployment.status).toBe('unchanged');
    expect(log.lines.join('\n')).not.toContain('is no manifest that this version can read');
  });

  test('a key whose bytes are no text is left alone', async () => {
    const sink = await sinkOf();
    const real = contextOf().http;
    const http: typeof real = async (request) => {
      const answer = await real(request);
      if (!String(request.url).includes('list-type')) return answer;
      const { status, headers, text = '' } = answer;
      const listed = text.replace(
        '</ListBucketResult>',
        '<Contents><Key>%FF.css</Key><ETag>x</ETag><Size>1</Size></Contents></ListBucketResult>',
      );
      return { status, headers, body: Readable.from([listed]), text: listed };
    };
    const line = `s3://docs endpoint=${sink.endpoint} region=x inventory=listing`;
    const { status, log } = await pushLine(await siteOf(FIRST), line, { http });
    expect(status).toBe('published');
    expect(log.lines.join('\n')).toContain('1 file is there that this site does not know (%FF.css)');
  });

  test('an unreadable manifest is said so, and the destination listed', async () => {
    const sink = await sinkOf();
    await push(sink, await siteOf(FIRST));
    sink.buckets
      .get('docs')
      ?.set(`v1/${MANIFEST_PATH}`, { bytes: Buffer.from('{"version":2}'), etag: 'x', headers: {} });
    const { deployment, log } = await push(sink, await siteOf(FIRST));
    expect(deployment.error).toBeNull();
    expect(log.lines.join('\n')).toContain('is no manifest that this version can read');
  });
});
