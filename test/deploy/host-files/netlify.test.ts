import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, test } from 'vitest';
import { hostFilesOf } from '../../../src/deploy/host-files/host-files.ts';
import { type HeaderRule, withHeaders } from '../../../src/deploy/plan/headers.ts';
import { temporaryFolder } from '../fixtures.ts';
import { sampleSite } from './sample.ts';

/** The Cache-Control of an address by Netlify's own reading of `_headers`: each value of a rule that means it. */
async function cachingBy(rules: readonly HeaderRule[] = []) {
  const site = await sampleSite();
  const { files, left } = await hostFilesOf(
    { ...site, manifest: withHeaders(site.manifest, rules) },
    'netlify',
  );
  expect(left).toEqual([]);
  const file = join(await temporaryFolder(), '_headers');
  await writeFile(file, files._headers ?? '');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  return (address: string): unknown[] =>
    headers
      .filter((rule) => (rule as { forRegExp: RegExp }).forRegExp.test(address))
      .map(({ values }) => values['Cache-Control']);
}

describe('_headers for Netlify', () => {
  test('names what is cached longer than Netlify would by itself', async () => {
    const caching = await cachingBy();
    for (const path of ['/assets/app.1a2b3c4d.js', '/assets/app.2b3c4d5e.css', '/fonts/a.3c4d5e6f.woff2'])
      expect(caching(path)).toEqual(['public, max-age=31536000, immutable']);
    // To Netlify the star of a folder means all that begins with its name, as the page /fonts.
    for (const path of ['/', '/new', '/fonts', '/assets/plain.css', '/blog/picture.svg'])
      expect(caching(path)).toEqual([]);
  });

  test('means no file twice, since Netlify joins values, and a page by each of its addresses', async () => {
    const caching = await cachingBy([
      { pattern: '*', header: 'cache-control', value: 'no-cache' },
      { pattern: 'fonts/', header: 'cache-control', value: 'max-age=60' },
      { pattern: 'guides/start.html', header: 'cache-control', value: 'no-store' },
    ]);
    expect(caching('/')).toEqual(['no-cache']);
    expect(caching('/new')).toEqual(['no-cache']);
    expect(caching('/blog/kept')).toEqual(['no-cache']);
    expect(caching('/fonts/a.3c4d5e6f.woff2')).toEqual(['max-age=60']);
    expect(caching('/guides/start')).toEqual(['no-store']);
    expect(caching('/guides/start.html')).toEqual(['no-store']);
    expect(caching('/guides/')).toEqual(['no-cache']);
  });
});
