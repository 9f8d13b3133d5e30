import { describe, expect, test } from 'vitest';
import { cachingOf } from '../../../src/deploy/host-files/caching.ts';
import { parseRedirects } from '../../../src/deploy/host-files/redirects.ts';
import { routingOf } from '../../../src/deploy/host-files/routing.ts';
import { manifestOf } from '../fixtures.ts';
import { REDIRECTS, sampleSite } from './sample.ts';

describe('parseRedirects', () => {
  test('reads rules, comments and the sign of force; leaves what is no plain redirect', () => {
    const { rules, left } = parseRedirects(
      '# a\n/a /b\n\n/c /d 302 # why\n/e /f 301!\n/g /h 200\n/i /j 301 Country=de\nx /k\n/l?id=:id /m\n/n javascript:x',
    );
    expect(rules).toEqual([
      { source: '/a', target: '/b', status: 301, force: false },
      { source: '/c', target: '/d', status: 302, force: false },
      { source: '/e', target: '/f', status: 301, force: true },
    ]);
    expect(left).toEqual(['/g /h 200', '/i /j 301 Country=de', 'x /k', '/l?id=:id /m', '/n javascript:x']);
  });
});

describe('routingOf', () => {
  test('lets pages stand where they are, and turns pages that only redirect into redirects', async () => {
    const { manifest } = await sampleSite();
    const routing = routingOf(manifest, REDIRECTS);
    expect(Object.fromEntries(routing.exact)).toEqual({
      '/old': { target: '/new', status: 301 },
      '/gone': { target: 'https://example.com/elsewhere?from=docs', status: 302 },
      '/café': { target: '/new', status: 301 },
      '/price$': { target: '/new#plans', status: 301 },
      '/forced': { target: '/new', status: 301 },
      '/blog/first': { target: '/guides/first', status: 301 },
    });
    expect(routing.patterns.map(({ rule, spared }) => [rule.source, spared])).toEqual([
      ['/blog/*', ['/blog/kept', '/blog/picture.svg']],
      ['/users/:name/profile', []],
      ['/api/*', []],
    ]);
    expect(routing.folders).toEqual(['/guides']);
    expect(routing.left).toEqual(['/away/* https://api.example.com/:splat 200']);
  });

  test('lets pages stand that are there once more for another part of the navigation', () => {
    const manifest = manifestOf({
      'guides/start.html': 'a',
      'guides/start~2.html': 'b',
      'guides/x~2.html': 'c',
    });
    const routing = routingOf(
      { ...manifest, pages: ['guides/start'] },
      '/guides/* /docs/:splat 301\n/guides/start~2 /y 301',
    );
    expect(routing.pages).toContain('/guides/start~2');
    expect(Object.fromEntries(routing.exact)).toEqual({
      '/guides/x~2': { target: '/docs/x~2', status: 301 },
    });
    expect(routing.patterns[0]?.spared).toEqual(['/guides/start', '/guides/start~2']);
  });

  test('leaves rules in which two places have one name', () => {
    const routing = routingOf(manifestOf({ 'index.html': '' }), '/a/*/b/* /c 301\n/:x/d/:x /e 302\n/f/* /g');
    expect(routing.patterns.map(({ rule }) => rule.source)).toEqual(['/f/*']);
    expect(routing.left).toEqual(['/a/*/b/* /c 301', '/:x/d/:x /e 302']);
  });
});

describe('cachingOf', () => {
  test('says what differs from most in as few rules as it can', () => {
    const paths = ['a/1.1a2b3c4d.js', 'a/2.1a2b3c4d.js', 'a/x.css', 'b/1.1a2b3c4d.js', 'b/c/2.js', 'd.js'];
    const { files } = manifestOf(Object.fromEntries(['index.html', ...paths].map((path) => [path, ''])));
    for (const [path, file] of Object.entries(files)) {
      file.cacheControl = /1a2b|^b|^d/.test(path) ? 'long' : 'short';
    }
    expect(cachingOf(files)).toEqual({
      usual: 'short',
      rules: [
        { kind: 'file', path: '/d.js', value: 'long' },
        { kind: 'hashed', path: '/a/', value: 'long' },
        { kind: 'folder', path: '/b/', value: 'long' },
      ],
    });
  });
});
