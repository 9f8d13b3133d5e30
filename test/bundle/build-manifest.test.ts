import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../src/bundle/build-manifest.ts';
import { cacheControlOf } from '../../src/bundle/cache-control.ts';
import { contentTypeOf } from '../../src/bundle/content-type.ts';
import { readManifest } from '../../src/bundle/read-manifest.ts';
import { codeOf } from '../../src/errors/failure.ts';

const facts = {
  createdAt: new Date(Date.UTC(2030, 0, 1)),
  commit: 'abc',
  run: 7,
  exportJobId: 'job-1',
  exportVersion: null,
  bundleSha256: 'b'.repeat(64),
};

function file(path: string, isRedirect = false) {
  return { path, size: 1, sha256: 'a'.repeat(64), isRedirect };
}

describe('the manifest', () => {
  it('describes each file and lists the pages, without the error page and redirects', () => {
    const manifest = buildManifest(
      [
        file('index.html'),
        file('guides/b.html'),
        file('guides/a.html'),
        file('404.html'),
        file('fr/404.html'),
        file('old.html', true),
        file('style.css'),
      ],
      facts,
    );
    expect(manifest.pages).toEqual(['guides/a', 'guides/b', 'index']);
    expect(manifest).toMatchObject({
      version: 1,
      createdAt: '2030-01-01T00:00:00.000Z',
      run: 7,
      exportJobId: 'job-1',
    });
    expect(Object.keys(manifest.files)).toHaveLength(7);
    expect(manifest.files['style.css']).toEqual({
      size: 1,
      sha256: 'a'.repeat(64),
      contentType: 'text/css; charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
    });
  });

  it('counts a page once that stands in several parts of the navigation', () => {
    const files = ['a.html', 'a~2.html', 'a~10.html', 'b~2.html', 'c~1.html', 'c.html'].map((path) =>
      file(path),
    );
    expect(buildManifest(files, facts).pages).toEqual(['a', 'b~2', 'c', 'c~1']);
  });

  it('is the same text for the same files in any order, and is read back as it was', () => {
    const files = [file('b.html'), file('a.html'), file('__proto__.html')];
    const text = JSON.stringify(buildManifest(files, facts));
    expect(JSON.stringify(buildManifest(files.toReversed(), facts))).toBe(text);
    expect(readManifest(text)).toEqual(buildManifest(files, facts));
  });
});

describe('reading a manifest', () => {
  const manifest = buildManifest([file('a.html')], facts);

  it.each<[string, string, RegExp]>([
    ['that is not JSON', '<html>', /it is not JSON/],
    ['of another version', JSON.stringify({ ...manifest, version: 2 }), /version/],
    ['without files', JSON.stringify({ ...manifest, files: undefined }), /files/],
    [
      'with a file that lacks its digest',
      JSON.stringify({ ...manifest, files: { 'a.html': { size: 1 } } }),
      /a\.html.*sha256/,
    ],
    [
      'with a path out of the site',
      JSON.stringify({ ...manifest, files: { '../a': manifest.files['a.html'] } }),
      /"\.\.\/a"/,
    ],
    [
      'with a path of another spelling',
      JSON.stringify({ ...manifest, files: { './a': manifest.files['a.html'] } }),
      /"\.\/a"/,
    ],
    ['that is null', 'null', /expected object/],
  ])('%s is refused with the place', (_, text, message) => {
    const read = () => readManifest(text);
    expect(read).toThrow(message);
    try {
      read();
    } catch (error) {
      expect(codeOf(error)).toBe('E_MANIFEST_INVALID');
    }
  });
});

describe('the content type', () => {
  it.each([
    ['a/index.html', 'text/html; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.mjs', 'text/javascript; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.svg', 'image/svg+xml; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['guide.md', 'text/markdown; charset=utf-8'],
    ['llms.txt', 'text/plain; charset=utf-8'],
    ['_redirects', 'text/plain; charset=utf-8'],
    ['a.PNG', 'image/png'],
    ['a.woff2', 'font/woff2'],
    ['a.mp4', 'video/mp4'],
    ['example.ts', 'text/plain; charset=utf-8'],
    ['Example.RS', 'text/plain; charset=utf-8'],
    ['events.jsonl', 'application/x-ndjson; charset=utf-8'],
    ['chart-1.2.tgz', 'application/gzip'],
    ['LICENSE', 'text/plain; charset=utf-8'],
    ['no-extension', 'application/octet-stream'],
    ['a.b/no-extension', 'application/octet-stream'],
  ])('of %s is %s', (path, type) => {
    expect(contentTypeOf(path)).toBe(type);
  });
});

describe('the cache control', () => {
  it.each([
    'assets/style.3f2a9b1c.css',
    'chunks/4bd1b696-100b9d70ed4e49c1.js',
    'a3f9c2d1.js',
    'app.d41d8cd98f00b204.js.map',
    'chunk-K3J9X2QA.js',
    'search/en.0a1b2c3d4e.json',
    'x.3f2a9b1c.min.js',
  ])('of %s lasts a year', (path) => {
    expect(cacheControlOf(path)).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    'index.html',
    'guides/3f2a9b1c4d.html',
    'style.css',
    'my-component.js',
    'logo-dashboard2.png',
    'setup-s3bucket.png',
    'shot-20240131.png',
    'v1.2.3.js',
    'sitemap.xml',
    'a/3f2a9b1c',
  ])('of %s asks each time', (path) => {
    expect(cacheControlOf(path)).toBe('public, max-age=0, must-revalidate');
  });
});
