import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveTarget } from '../../src/host/resolve-target.ts';

const SITE = new Set([
  'index.html',
  '404.html',
  'guides/index.html',
  'guides/start.html',
  'both.html',
  'both/index.html',
  'api/überblick 1.html',
  'assets/style.css',
  'v1.0.html',
  '100%.html',
]);
const at = (target: string) => resolveTarget(target, (path) => SITE.has(path));

describe('a request target', () => {
  test.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/index', 'index.html'],
    ['/?utm=1', 'index.html'],
    ['/guides/', 'guides/index.html'],
    ['/guides/start', 'guides/start.html'],
    ['/guides/start?a=/b/', 'guides/start.html'],
    ['/guides/start.html', 'guides/start.html'],
    ['/guides%2Fstart', 'guides/start.html'],
    ['/both', 'both.html'],
    ['/both/', 'both/index.html'],
    ['/api/%C3%BCberblick%201', 'api/überblick 1.html'],
    ['/assets/style.css', 'assets/style.css'],
    ['/v1.0', 'v1.0.html'],
    ['/100%25', '100%.html'],
  ])('%s is the file %s', (target, path) => {
    expect(at(target)).toEqual({ kind: 'file', path });
  });

  test.each([
    ['/guides', './guides/'],
    ['/guides?a=1', './guides/?a=1'],
    ['/guides/start/', '../start'],
    ['/guides/start/?a=1?b', '../start?a=1?b'],
    ['/api/%C3%BCberblick%201/', '../%C3%BCberblick%201'],
  ])('%s is sent on to %s, the spelling its relative links need', (target, location) => {
    expect(at(target)).toEqual({ kind: 'redirect', location });
    // The reader arrives at a file, not at another redirect.
    const { pathname, search } = new URL(location, `http://host${target}`);
    expect(at(pathname + search).kind).toBe('file');
  });

  test.each([
    '/missing',
    '/guides/missing/',
    '/assets/',
    '/assets/style.css/',
    '//guides/',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/\\evil.example/',
    '/../index.html',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/guides/../index.html',
    '/./index.html',
    '/index.html%00',
    '/INDEX.HTML',
    '/__proto__',
    '/constructor',
  ])('%s is not there', (target) => {
    expect(at(target)).toEqual({ kind: 'missing' });
  });

  test.each(['', '*', 'index.html', 'http://host/index.html', '/%', '/%zz', '/%ff'])(
    '"%s" is malformed',
    (target) => {
      expect(at(target)).toEqual({ kind: 'malformed' });
    },
  );

  test('never gives a file the site does not have, nor a redirect to another host', () => {
    const pieces = fc.constantFrom(
      '/',
      '..',
      '.',
      '%2e',
      '%2f',
      '\\',
      '%5c',
      'guides',
      'start',
      'both',
      'a:b',
      '?',
      '%00',
      '%',
    );
    const targets = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(targets, (target) => {
        const found = at(target);
        if (found.kind === 'file') expect(SITE.has(found.path)).toBe(true);
        if (found.kind === 'redirect') {
          expect(found.location).toMatch(/^\.\.?\/[^/]/);
          expect(new URL(found.location, 'http://host/a/b').host).toBe('host');
        }
      }),
      { numRuns: 500 },
    );
  });
});
