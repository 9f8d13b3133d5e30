import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashedTerm } from '../../../src/site/search/hashes.ts';
import { createTermNumbers, type PageTerms, packTerms } from '../../../src/site/search/terms.ts';

function packed(terms: Readonly<Record<string, number>>): PageTerms {
  return packTerms(Object.keys(terms).map(hashedTerm), Uint32Array.from(Object.values(terms)));
}

const term = fc.oneof(fc.stringMatching(/^[a-c]{1,3}$/), fc.stringMatching(/^[\p{L}\p{N}]{1,32}$/u));
const page = fc.dictionary(term, fc.nat(2 ** 24), { maxKeys: 40, noNullPrototype: true });

test('terms are numbered as they first come, with what each page says of them', () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 12 }), (pages) => {
      const numbers = createTermNumbers();
      const read = pages.map((own) => numbers.read(packed(own)));
      expect(numbers.terms).toEqual([...new Set(pages.flatMap((own) => Object.keys(own)))]);
      for (const [at, own] of pages.entries()) {
        const pairs = Object.entries(own).flatMap(([name, said]) => [numbers.terms.indexOf(name), said]);
        expect([...(read[at] ?? [])]).toEqual(pairs);
      }
    }),
  );
});

test('a hundred thousand terms are told apart', () => {
  const numbers = createTermNumbers();
  const terms = Array.from({ length: 100_000 }, (_, n) => `term${n.toString(36)}`);
  for (let at = 0; at < terms.length; at += 1000)
    numbers.read(packed(Object.fromEntries(terms.slice(at, at + 1000).map((name) => [name, 1]))));
  expect(numbers.terms.join('\n')).toBe(terms.join('\n'));
  const again = numbers.read(packed({ [terms[77_777] ?? '']: 5 }));
  expect([...again]).toEqual([77_777, 5]);
});
