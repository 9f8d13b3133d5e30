import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import { describe, expect, test } from 'vitest';
import { hostFilesOf } from '../../../src/deploy/host-files/host-files.ts';
import type { Content } from '../fixtures.ts';
import { REDIRECTS, sampleSite } from './sample.ts';

/** What Vercel's own routes, in their order, answer for an address; then come the files. */
async function hosted(changes: Content = {}) {
  const site = await sampleSite(changes);
  const { files, left } = await hostFilesOf(site, 'vercel');
  const config = JSON.parse(files['vercel.json'] ?? '');
  const { routes, error } = getTransformedRoutes(config);
  expect(error).toBeNull();
  const get = (address: string) => {
    const headers: Record<string, string> = {};
    for (const route of (routes ?? []) as Exclude<Route, { handle: string }>[]) {
      const match = new RegExp(route.src ?? '^$').exec(address);
      if (match === null) continue;
      for (const [name, value] of Object.entries(route.headers ?? {}))
        headers[name] = value.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
      if (route.continue !== true) return { status: route.status, location: headers.Location };
    }
    const path = decodeURI(address).slice(1).replace(/\/$/, '');
    const file = [path, `${path}.html`, `${path}/index.html`.replace(/^\//, '')].find(
      (one) => one in site.manifest.files,
    );
    return { status: file === undefined ? 404 : 200, file, caching: headers['Cache-Control'] };
  };
  return { get, config, left };
}

describe('vercel.json, by the routes that Vercel makes of it', () => {
  test.each([
    ['/', 'index.html'],
    ['/new', 'new.html'],
    ['/guides/', 'guides/index.html'],
    ['/guides/start', 'guides/start.html'],
    ['/guides/second%20part%20%C3%A9', 'guides/second part é.html'],
    ['/releases/v1.2', 'releases/v1.2.html'],
    ['/assets/plain.css', 'assets/plain.css'],
  ])('%s is the file %s, cached as Vercel does by itself', async (address, file) => {
    const { get } = await hosted();
    expect(get(address)).toEqual({ status: 200, file, caching: undefined });
  });

  test.each([
    ['/old', 301, '/new'],
    ['/gone', 302, 'https://example.com/elsewhere?from=docs'],
    ['/caf%C3%A9', 301, '/new'],
    ['/price$', 301, '/new#plans'],
    ['/forced', 301, '/new'],
    ['/blog/first', 301, '/guides/first'],
    ['/users/ann/profile', 302, '/people/ann'],
    ['/api/v1/things', 308, '/new'],
    ['/was/a/b', 301, '/a/b'],
    ['/was/', 301, '/'],
    ['/guides', 301, '/guides/'],
    ['/guides/start/', 301, '/guides/start'],
    ['/new.html', 308, '/new'],
  ])('%s answers %i and leads to %s', async (address, status, location) => {
    const { get } = await hosted({ _redirects: `${REDIRECTS}/was/* /:splat 301\n` });
    expect(get(address)).toEqual({ status, location });
  });

  test('no address leads to another host', async () => {
    const { get } = await hosted({ _redirects: '/was/* /:splat 301\n' });
    expect(get('/was//evil.example/')).toMatchObject({ status: 301, location: '/was//evil.example' });
    expect(get('/was//evil.example').status).toBe(404);
    expect(get('//evil.example/').status).toBe(404);
  });

  test('files named by digest are cached for a year', async () => {
    const { get } = await hosted();
    for (const address of ['/assets/app.1a2b3c4d.js', '/fonts/a.3c4d5e6f.woff2'])
      expect(get(address).caching).toBe('public, max-age=31536000, immutable');
  });

  test('a site without pages of folders takes the slash from every address', async () => {
    expect((await hosted()).config.trailingSlash).toBeUndefined();
    const site = await sampleSite();
    const { 'guides/index.html': _, ...files } = site.manifest.files;
    const pages = site.manifest.pages.filter((page) => page !== 'guides/index');
    const made = await hostFilesOf({ ...site, manifest: { ...site.manifest, pages, files } }, 'vercel');
    expect(JSON.parse(made.files['vercel.json'] ?? '')).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
    });
  });

  test('what it cannot be told is left out and named', async () => {
    const { left } = await hosted();
    expect(left).toEqual(['/away/* https://api.example.com/:splat 200', '/blog/* /guides/:splat 301']);
    const many = Array.from({ length: 3000 }, (_, n) => `/moved/${n} /new 301`).join('\n');
    const { left: lost, config } = await hosted({ _redirects: many });
    expect(config.redirects).toHaveLength(2048);
    expect(lost).toEqual([expect.stringMatching(/^\d+ redirects, since it takes 2048$/)]);
  });
});
