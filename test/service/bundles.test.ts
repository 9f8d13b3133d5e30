import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from 'undici';
import { describe, expect, test } from 'vitest';
import { DOMAIN, file, movableClock, SMALL_SITE, siteOf, startTestService } from './setup.ts';

const HOUR = 3_600_000;

/** A completed export and its link. */
async function exported(options: Parameters<typeof startTestService>[0] = {}) {
  const service = await startTestService(options);
  const jobId = await service.exportSite();
  const link = await service.link(jobId);
  const response = await fetch(link);
  const whole = Buffer.from(await response.arrayBuffer());
  return { service, jobId, link, whole, etag: response.headers.get('etag') ?? '' };
}

describe('a bundle link', () => {
  test('needs no key, and gives the archive with its size and digest', async () => {
    const { service, jobId, link, whole, etag } = await exported();
    const response = await fetch(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('content-length')).toBe(String(whole.length));
    expect(etag).toBe(`"${createHash('sha256').update(whole).digest('hex')}"`);
    const { body } = await service.call('POST', `/v1/static-export/jobs/${jobId}/bundle`);
    expect(body.sizeBytes).toBe(whole.length);
  });

  test('answers HEAD with the headers alone', async () => {
    const { link, whole, etag } = await exported();
    const response = await fetch(link, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(whole.length));
    expect(response.headers.get('etag')).toBe(etag);
    expect(await response.text()).toBe('');
  });

  test.each([
    { name: 'from a place on', range: () => 'bytes=100-', slice: (b: Buffer) => b.subarray(100) },
    { name: 'a piece', range: () => 'bytes=10-19', slice: (b: Buffer) => b.subarray(10, 20) },
    { name: 'the end', range: () => 'bytes=-5', slice: (b: Buffer) => b.subarray(-5) },
    {
      name: 'the last byte',
      range: (size: number) => `bytes=${size - 1}-`,
      slice: (b: Buffer) => b.subarray(-1),
    },
  ])('gives a part: $name', async ({ range, slice }) => {
    const { link, whole, etag } = await exported();
    const response = await fetch(link, { headers: { range: range(whole.length), 'if-range': etag } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toMatch(new RegExp(`^bytes \\d+-\\d+/${whole.length}$`));
    expect(Buffer.from(await response.arrayBuffer()).equals(slice(whole))).toBe(true);
  });

  test('gives the whole archive when If-Range names another one', async () => {
    const { link, whole } = await exported();
    const response = await fetch(link, {
      headers: { range: 'bytes=100-', 'if-range': `"${'0'.repeat(64)}"` },
    });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(whole)).toBe(true);
  });

  test('refuses a range behind the end', async () => {
    const { link, whole } = await exported();
    const response = await fetch(link, { headers: { range: `bytes=${whole.length}-` } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect(await response.text()).toContain('<Code>InvalidRange</Code>');
  });

  test('answers 304 and 412 to conditions on its digest', async () => {
    const { link, etag } = await exported();
    const statusFor = async (headers: Record<string, string>): Promise<number> => {
      const { statusCode, body } = await request(link, { headers });
      await body.dump();
      return statusCode;
    };
    expect(await statusFor({ 'if-none-match': etag })).toBe(304);
    expect(await statusFor({ 'if-none-match': '"other"' })).toBe(200);
    expect(await statusFor({ 'if-match': '"other"' })).toBe(412);
  });

  test('works until it expires, and a fresh one gives the same bytes', async () => {
    const clock = movableClock();
    const { service, jobId, link, whole } = await exported({ clock });
    const { body } = await service.call('POST', `/v1/static-export/jobs/${jobId}/bundle`);
    expect(body.expiresAt).toBe(new Date(clock.now() + HOUR).toISOString());
    clock.advance(HOUR);
    expect((await fetch(link)).status).toBe(200);
    clock.advance(1);
    const late = await fetch(link);
    expect(late.status).toBe(403);
    expect(late.headers.get('content-type')).toBe('application/xml');
    expect(await late.text()).toMatch(
      /^<\?xml .*\n<Error><Code>AccessDenied<\/Code><Message>Request has expired<\/Message><Expires>2026-01-15T11:00:00\.000Z<\/Expires>/,
    );
    const fresh = await service.link(jobId);
    expect(fresh).not.toBe(link);
    expect(Buffer.from(await (await fetch(fresh)).arrayBuffer()).equals(whole)).toBe(true);
  });

  test('lives as long as the service is told', async () => {
    const clock = movableClock();
    const { link } = await exported({ clock, linkLifetimeMs: 60_000 });
    clock.advance(60_001);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(403);
  });

  test('is refused when it was tampered with', async () => {
    const { service, link } = await exported();
    const other = await service.exportSite();
    const tampered = [
      link.replace(/expires=\d+/, (text) => `${text}0`),
      link.replace(/signature=./, 'signature=_'),
      link.replace(/&signature=.*/, ''),
      link.replace(/\?.*/, ''),
      link.replace(/bundles\/[^.]+/, `bundles/${other}`),
      link.replace('/bundles/', '/bundles/../bundles/x/../../bundles//'),
    ];
    for (const one of tampered) {
      const response = await fetch(one);
      expect([one, response.status]).toEqual([one, 403]);
      expect(await response.text()).toContain('<Code>SignatureDoesNotMatch</Code>');
    }
  });

  test('is read only', async () => {
    const { link } = await exported();
    const response = await fetch(link, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await fetch(link)).status).toBe(200);
  });

  test('says so when the archive is gone', async () => {
    const { service, jobId, link } = await exported();
    await rm(join(service.storage, `${jobId}.tar.gz`));
    const response = await fetch(link);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<Code>NoSuchKey</Code>');
    expect(response.headers.get('etag')).toBeNull();
  });

  test('serves many readers of a large archive at once, and outlives those who leave', async () => {
    const large = siteOf([file('index.html', 'x'), { path: 'noise.bin', bytes: randomBytes(3_000_000) }]);
    const { link, whole } = await exported({ sites: new Map([[DOMAIN, large]]) });
    const leaving = new AbortController();
    const left = await fetch(link, { signal: leaving.signal });
    leaving.abort();
    await expect(left.arrayBuffer()).rejects.toThrow();
    const bodies = await Promise.all(
      Array.from({ length: 8 }, async () => Buffer.from(await (await fetch(link)).arrayBuffer())),
    );
    expect(bodies.every((body) => body.equals(whole))).toBe(true);
  });

  test('is the same archive for the same site, whatever the job', async () => {
    const first = await exported();
    const second = await exported({ sites: new Map([[DOMAIN, SMALL_SITE]]) });
    expect(second.etag).toBe(first.etag);
  });
});
