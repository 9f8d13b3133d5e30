import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digest } from '../../../src/site/cache/digest.ts';
import { hashedTerm } from '../../../src/site/search/hashes.ts';
import { createSearchIndex } from '../../../src/site/search/index.ts';
import type { FoundPage } from '../../../src/site/search/reader.ts';
import { packTerms } from '../../../src/site/search/terms.ts';
import type { BuildCache } from '../../../src/site/site.ts';
import { memoryCache } from '../../support/memory-cache.ts';

/** How often each word is on a page. */
type Words = Readonly<Record<string, number>>;

function found(path: string, words: Words): FoundPage {
  const page = JSON.stringify({
    path,
    title: path,
    trail: '',
    sections: [['', '', Object.keys(words).join(' ')]],
  });
  const terms = packTerms(
    Object.keys(words).map(hashedTerm),
    Uint32Array.from(Object.values(words), (count) => count * 256),
  );
  return {
    path,
    scope: '/',
    size: page.length,
    digest: digest(page, terms.words, terms.occurrences.join()),
    json: () => page,
    terms: () => terms,
  };
}

function filesOf(pages: readonly Words[], cache?: BuildCache): Record<string, string> {
  const index = createSearchIndex(cache);
  for (const [number, words] of pages.entries()) index.add(found(`pages/${number}`, words));
  return Object.fromEntries(index.files().map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
}

test('after any changes an index with a cache is as one without', () => {
  const words = fc.dictionary(fc.stringMatching(/^[a-f]{1,3}$/), fc.integer({ min: 1, max: 40 }), {
    maxKeys: 12,
    noNullPrototype: true,
  });
  const change = fc.record({ at: fc.nat(59), words, isRemoved: fc.boolean(), isAdded: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 30, maxLength: 60 }),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (first, changes) => {
        const cache = memoryCache();
        let pages = first;
        expect(filesOf(pages, cache)).toEqual(filesOf(pages));
        for (const { at, words: now, isRemoved, isAdded } of changes) {
          pages = pages.with(at % pages.length, now);
          if (isRemoved && pages.length > 1) pages = pages.toSpliced(at % pages.length, 1);
          if (isAdded) pages = pages.toSpliced(at % pages.length, 0, now);
          expect(filesOf(pages, cache)).toEqual(filesOf(pages));
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** Pages with some of a few thousand words each, the same on every run. */
function manyPages(count: number): Words[] {
  return Array.from({ length: count }, (_, page) =>
    Object.fromEntries(
      Array.from({ length: 150 }, (_, word) => [
        `w${((page * 31 + word * word * 7) % 4001).toString(36)}`,
        1 + ((page + word) % 5),
      ]),
    ),
  );
}

test('a sentence more on a page changes few files of the index', () => {
  const pages = manyPages(800);
  const before = filesOf(pages);
  const after = filesOf(pages.with(200, { ...pages[200], kettle: 1, bicycle: 1, w1: 2 }));
  const shards = Object.keys(after).filter((path) => !path.endsWith('index.js'));
  expect(shards.length).toBeGreaterThan(40);
  expect(shards.filter((path) => !Object.hasOwn(before, path)).length).toBeLessThanOrEqual(5);
});

test('the shards of an index are neither tiny nor large', () => {
  const sizes = Object.entries(filesOf(manyPages(400)))
    .filter(([path]) => !path.endsWith('index.js'))
    .map(([, text]) => text.length);
  expect(Math.max(...sizes)).toBeLessThan(32_000);
  expect(sizes.filter((size) => size < 10_000).length).toBeLessThanOrEqual(2);
});
