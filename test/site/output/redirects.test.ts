import { describe, expect, it } from 'vitest';
import { createRedirects } from '../../../src/site/output/redirects.ts';

const rule = (source: string, destination: string, permanent = true) => ({ source, destination, permanent });

describe('a redirect', () => {
  it('is followed to its end', () => {
    const redirects = createRedirects([
      rule('/a', '/b'),
      rule('b/', '/c'),
      rule('/out', 'https://example.com/'),
    ]);
    expect(redirects.resolve('/a')).toBe('/c');
    expect(redirects.resolve('/a/')).toBe('/c');
    expect(redirects.resolve('/out')).toBe('https://example.com/');
    expect(redirects.resolve('/other')).toBeUndefined();
  });

  it('that is written with a slash at its end and without is one line for hosts', () => {
    expect(createRedirects([rule('/a', '/b'), rule('/a/', '/b'), rule('/c', '/b')]).file).toBe(
      '/a /b 301\n/c /b 301\n',
    );
  });

  it('from an anchor gives way to the page and to its redirect, since no host is told of anchors', () => {
    const alone = createRedirects([rule('/a#part', '/b')]);
    expect(alone.file).toBe('/a /b 301\n');
    expect(alone.parts).toEqual([]);
    const ofPage = createRedirects([rule('/a#part', '/b'), rule('/a#old', '/a#new')], {
      isPage: (path) => path === '/a',
    });
    expect(ofPage.file).toBe('');
    expect(ofPage.resolve('/a')).toBeUndefined();
    expect(ofPage.parts).toEqual(['/a#part', '/a#old']);
    expect(ofPage.circles).toEqual([]);
    const beside = createRedirects([rule('/a#part', '/b'), rule('/a', '/c')]);
    expect(beside.resolve('/a')).toBe('/c');
    expect(beside.file).toBe('/a /c 301\n');
  });

  it('that leads in a circle leads nowhere', () => {
    const redirects = createRedirects([rule('/a', '/b'), rule('/b', '/a')]);
    expect(redirects.resolve('/a')).toBeUndefined();
    expect(redirects.circles).toEqual(['/a', '/b']);
    expect(redirects.file).toBe('');
  });

  it('that only takes a slash off is not written: hosts would never end', () => {
    const redirects = createRedirects([rule('/a/', '/a'), rule('/b/:slug*', '/b/:slug*'), rule('/c', '/a')]);
    expect(redirects.file).toBe('/c /a 301\n');
    expect(redirects.circles).toEqual(['/b/:slug*']);
  });

  it('ends at the first page on its way, though a redirect of that page leads on', () => {
    const isPage = (path: string): boolean => ['/b', '/c'].includes(path);
    const redirects = createRedirects([rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/b')], { isPage });
    expect(redirects.resolve('/a')).toBe('/b');
    expect(redirects.circles).toEqual(['/b', '/c']);
    expect(redirects.file).toBe('/a /b 301\n');
  });

  it('with a wildcard that takes its own targets up works for the pages there are, and is no rule for hosts', () => {
    const isPage = (path: string): boolean => path === '/docs/v2/a';
    const redirects = createRedirects([rule('/docs/:path*', '/docs/v2/:path*'), rule('/x/*', '/x')], {
      isPage,
    });
    expect(redirects.resolve('/docs/a')).toBe('/docs/v2/a');
    expect(redirects.resolve('/docs/b')).toBeUndefined();
    expect(createRedirects([rule('/:a*', '/:a*/:a*')]).resolve('/x')).toBeUndefined();
    expect([...redirects.pages(['docs/v2/a']).targets]).toEqual([['/docs/a', '/docs/v2/a']]);
    expect(redirects.endless).toEqual(['/docs/:path*']);
    expect(redirects.file).toBe('/x/* /x 301\n');
  });

  it('of an address with a space is still one line with two addresses', () => {
    expect(createRedirects([rule('/a b', '/c')]).file).toBe('/a%20b /c 301\n');
  });

  it('from an address as browsers copy it is that of the address as people read it', () => {
    const redirects = createRedirects([
      rule('/caf%C3%A9/a%20b', '/c'),
      rule('/c%2b%2B', '/d'),
      rule('/%E4%B8%AD/*', '/zh/*'),
      rule('/a%2Fb%3Fc%2A%25', '/c'),
    ]);
    expect(redirects.resolve('/café/a b')).toBe('/c');
    expect(redirects.resolve('/c++')).toBe('/d');
    expect(redirects.resolve('/中/x')).toBe('/zh/x');
    // What would mean something else stays as it is, and so does what hosts are told.
    expect([...redirects.pages(['zh/x']).targets.keys()]).toEqual([
      '/café/a b',
      '/c++',
      '/a%2Fb%3Fc%2A%25',
      '/中/x',
    ]);
    expect(redirects.file).toBe(
      '/caf%C3%A9/a%20b /c 301\n/c%2b%2B /d 301\n/a%2Fb%3Fc%2A%25 /c 301\n/%E4%B8%AD/* /zh/:splat 301\n',
    );
  });

  it('with a wildcard carries the rest over', () => {
    const redirects = createRedirects([
      rule('/old/:slug*', '/new/:slug*'),
      rule('/u/:id/x', '/users/:id'),
      rule('/w/*', '/v/*'),
    ]);
    expect(redirects.resolve('/old/a/b')).toBe('/new/a/b');
    expect(redirects.resolve('/u/7/x')).toBe('/users/7');
    expect(redirects.resolve('/w/q')).toBe('/v/q');
  });

  it('with a wildcard of one folder or more, `:slug+`, is as one with `:slug*`, on hosts as well', () => {
    const redirects = createRedirects([rule('/old/:slug+', '/new/:slug+'), rule('/past/:rest+', '/new')]);
    expect(redirects.resolve('/old/a/b')).toBe('/new/a/b');
    expect(redirects.resolve('/past/a/b')).toBe('/new');
    expect([...redirects.pages(['new/a/b']).targets]).toEqual([['/old/a/b', '/new/a/b']]);
    expect(redirects.file).toBe('/old/* /new/:splat 301\n/past/* /new 301\n');
  });

  it('with two wildcards takes as much as it can for the first of them', () => {
    const redirects = createRedirects([rule('/a/:x*/b/:y*', '/:y*/:x*'), rule('/c/:x-:y', '/:y/:x')]);
    expect(redirects.resolve('/a/1/b/2/b/3')).toBe('/3/1/b/2');
    expect(redirects.resolve('/c/1-2-3')).toBe('/3/1-2');
  });

  it.each([
    ['wildcards', `/${'*'.repeat(14)}x`],
    ['named wildcards', `/${Array.from({ length: 14 }, (_, n) => `:w${n}*`).join('')}x`],
    ['parts', `/${Array.from({ length: 14 }, (_, n) => `:w${n}`).join('')}x`],
  ])('with more %s than can be told apart takes nothing, soon', (_, source) => {
    const redirects = createRedirects([rule(source, '/new'), rule('/new', source)]);
    expect(redirects.resolve(`/${'a'.repeat(80)}`)).toBeUndefined();
    expect([...redirects.pages(['a'.repeat(80)]).targets]).toEqual([['/new', source]]);
  });

  it('is found by the first rule that takes it, whatever folders the rules begin with', () => {
    const redirects = createRedirects([
      rule('/a/b/*', '/one/*'),
      rule('/*/c/*', '/two/*'),
      rule('/a/*', '/three/*'),
      rule('/a-:rest', '/four'),
    ]);
    expect(['/a/b/c', '/a/c/d', '/a/e', '/a-x', '/a', '/b/c/d'].map(redirects.resolve)).toEqual([
      '/one/c',
      '/two/a',
      '/three/e',
      '/four',
      undefined,
      '/two/b',
    ]);
  });

  it('with a wildcard becomes a page for each page it leads to', () => {
    const redirects = createRedirects([rule('/old/:slug*', '/new/:slug*'), rule('/p', '/new/a')]);
    expect([...redirects.pages(['new/a', 'new/b/c', 'other']).targets]).toEqual([
      ['/p', '/new/a'],
      ['/old/a', '/new/a'],
      ['/old/b/c', '/new/b/c'],
    ]);
  });

  it('with a wildcard becomes no page where its target does not tell what it took', () => {
    const redirects = createRedirects([
      rule('/concepts-*', '/b'),
      rule('/old/*', '/b'),
      rule('/at/:id', '/b'),
      rule('/article-*', '/new/article-*'),
    ]);
    expect([...redirects.pages(['b', 'new/article-1']).targets]).toEqual([['/article-1', '/new/article-1']]);
  });

  it('with wildcards become no more pages than a host takes, and the rest is left to its rules', () => {
    const pages = Array.from({ length: 3000 }, (_, at) => `new/page-${at}`);
    const rules = Array.from({ length: 8 }, (_, at) => rule(`/old-${at}/*`, '/new/*'));
    const redirects = createRedirects([
      ...rules,
      rule('/small/*', '/other/*'),
      rule('/plain', '/new/page-1'),
    ]);
    const { targets, leftToHosts } = redirects.pages([...pages, 'other/a']);
    expect(leftToHosts).toEqual(['/old-6/*', '/old-7/*']);
    expect(targets.size).toBe(6 * 3000 + 2);
    expect(redirects.file).toContain('/old-7/* /new/:splat 301');
  });

  it('carries a part of a folder over on hosts as well', () => {
    expect(createRedirects([rule('/old/article-*', '/new/article-*'), rule('/a-:b*', '/c-:b*')]).file).toBe(
      '/old/article-* /new/article-:splat 301\n/a-* /c-:splat 301\n',
    );
  });

  it('is written in the form that hosts read, those without wildcards first', () => {
    const redirects = createRedirects([
      rule('/old/:slug*', '/new/:slug*'),
      rule('/a', '/b', false),
      rule('/b/*', '/c/*'),
      rule('/h/#x', '/i#y'),
    ]);
    expect(redirects.file).toBe('/a /b 302\n/h /i#y 301\n/old/* /new/:splat 301\n/b/* /c/:splat 301\n');
  });
});
