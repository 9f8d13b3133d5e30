import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUrl, relativeHref, resolveTarget } from '../../src/site/hrefs.ts';

describe('a relative reference', () => {
  it.each([
    ['a.html', 'b.html', 'b.html'],
    ['a/b.html', 'a/c.html', 'c.html'],
    ['a/b/c.html', 'x.html', '../../x.html'],
    ['a.html', 'a/b.html', 'a/b.html'],
    ['a.html', 'C: x?#.html', './C:%20x%3F%23.html'],
  ])('from %s to %s is %s', (from, to, expected) => {
    expect(relativeHref(from, to)).toBe(expected);
  });

  it('leads a browser to the file it names, below any path', () => {
    const segment = fc
      .stringMatching(/^[\w .:%?#+()éü-]{1,8}$/)
      .filter((text) => !/^\.{1,2}$/.test(text) && text.trim() === text);
    const file = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(file, file, (from, to) => {
        const base = new URL(`https://example.com/sub/${from.split('/').map(encodeURIComponent).join('/')}`);
        const reached = new URL(relativeHref(from, to), base);
        expect(decodeURIComponent(reached.pathname)).toBe(`/sub/${to}`);
        expect(reached.hash + reached.search).toBe('');
      }),
    );
  });
});

it('knows an index page by its folder', () => {
  expect(canonicalUrl('example.com', 'index')).toBe('https://example.com/');
  expect(canonicalUrl('example.com', 'a/index')).toBe('https://example.com/a');
  expect(canonicalUrl('example.com', 'a/b c')).toBe('https://example.com/a/b%20c');
});

it('resolves targets inside the project only', () => {
  expect(resolveTarget('/x/./y', 'a/b')).toBe('x/y');
  expect(resolveTarget('../y', 'a/b')).toBe('a/y');
  expect(resolveTarget('../../../y', 'a/b')).toBeUndefined();
});
