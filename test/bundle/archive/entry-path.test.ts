import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEntryPath } from '../../../src/bundle/archive/entry-path.ts';

describe('the path of an entry', () => {
  it.each([
    ['index.html', 'index.html'],
    ['./guides/a b.html', 'guides/a b.html'],
    ['guides/', 'guides'],
    ['./', ''],
    ['.', ''],
    ['.well-known/security.txt', '.well-known/security.txt'],
    ['.gitattributes', '.gitattributes'],
    ['a..b/c...d', 'a..b/c...d'],
    ['api/items:list.html', 'api/items:list.html'],
    ['console.html', 'console.html'],
  ])('%j is %j', (name, wanted) => {
    expect(parseEntryPath(name, 'linux')).toEqual({ safe: true, path: wanted });
  });

  it.each([
    '',
    '/',
    '//',
    '..',
    'a/..',
    'a//b',
    'a/./b',
    'a/.../b',
    'a\\b',
    'c:b',
    'a\nb',
    'NUL',
    'a/Com1.txt',
    '.git',
    'docs/.Git/hooks/post-checkout',
    'GIT~1/config',
    'x'.repeat(256),
    'a/'.repeat(2500),
  ])('%j is refused', (name) => {
    expect(parseEntryPath(name)).toMatchObject({ safe: false });
  });

  it('holds no character that Windows refuses, on Windows', () => {
    expect(parseEntryPath('api/items:list.html', 'win32')).toMatchObject({ safe: false });
  });

  it('stays inside its folder, whatever the name', () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '',
      'a',
      'b.html',
      '\\',
      'C:',
      '\0',
      ' ',
      '...',
      '%2e%2e',
      '~',
      '\u2025',
    );
    const name = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join('/')),
    );
    fc.assert(
      fc.property(name, (text) => {
        const parsed = parseEntryPath(text);
        if (!parsed.safe) return;
        for (const { resolve, sep } of [path.posix, path.win32]) {
          const root = resolve('/root');
          const place = resolve(root, parsed.path);
          expect(place === root || place.startsWith(root + sep)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
