import { describe, expect, test } from 'vitest';
import { hostFilesOf } from '../../../src/deploy/host-files/host-files.ts';
import { withHeaders } from '../../../src/deploy/plan/headers.ts';
import { sampleSite } from './sample.ts';

describe('_headers for Cloudflare Pages', () => {
  test('names what is cached longer than Cloudflare would by itself', async () => {
    const { files, left } = await hostFilesOf(await sampleSite(), 'cloudflare');
    const immutable = '\n  Cache-Control: public, max-age=31536000, immutable\n';
    expect(files).toEqual({
      _headers: ['/assets/app.1a2b3c4d.js', '/assets/app.2b3c4d5e.css', '/fonts/*']
        .map((path) => path + immutable)
        .join(''),
    });
    expect(left).toEqual([]);
  });

  test('takes the general value away where another stands, since values are joined', async () => {
    const site = await sampleSite();
    const rules = [
      { pattern: '*', header: 'cache-control', value: 'no-cache' },
      { pattern: '/fonts/', header: 'cache-control', value: 'max-age=60' },
    ] as const;
    const { files } = await hostFilesOf(
      { ...site, manifest: withHeaders(site.manifest, rules) },
      'cloudflare',
    );
    expect(files._headers).toBe(
      '/*\n  Cache-Control: no-cache\n/fonts/*\n  ! Cache-Control\n  Cache-Control: max-age=60\n',
    );
  });

  test('names a page by the address at which readers ask for it, too', async () => {
    const site = await sampleSite();
    const rules = [{ pattern: '/blog/kept.html', header: 'cache-control', value: 'max-age=60' }] as const;
    const { files } = await hostFilesOf(
      { ...site, manifest: withHeaders(site.manifest, rules) },
      'cloudflare',
    );
    for (const address of ['/blog/kept.html', '/blog/kept'])
      expect(files._headers).toContain(`${address}\n  Cache-Control: max-age=60\n`);
  });

  test('says how many it had to leave out', async () => {
    const many = Array.from({ length: 300 }, (_, n) => `assets/x${n}.${String(n).padStart(4, '0')}a1b2.js`);
    const site = await sampleSite(Object.fromEntries(many.map((path) => [path, ''])));
    const { left } = await hostFilesOf(site, 'cloudflare');
    expect(left).toEqual(['Cache-Control of 203 files, since it takes 100 rules']);
  });
});
