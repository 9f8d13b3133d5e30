import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writePostings } from '../../../src/site/search/postings.ts';

/** What was written, page numbers and weights in pairs. */
function read(
  pages: readonly Uint32Array[],
  terms: readonly string[],
  scopeOf = new Uint16Array(pages.length),
): Record<string, [number, number][]> {
  const { bytes, spans } = writePostings(pages, terms, scopeOf);
  const text = Buffer.from(bytes).toString();
  const whole: Record<string, number[]> = JSON.parse(`{${text.slice(0, -1)}}`);
  const onPages = terms.filter((_, number) =>
    pages.some((page) => page.some((one, at) => at % 2 === 0 && one === number)),
  );
  expect(spans.map(({ term }) => term)).toEqual(onPages.sort());
  let end = 0;
  for (const span of spans) {
    expect(span.start).toBe(end);
    end = span.end;
    const alone = Buffer.from(bytes.subarray(span.start, span.end)).toString();
    expect(alone.startsWith(`${JSON.stringify(span.term)}:[`) && alone.endsWith('],')).toBe(true);
  }
  expect(end).toBe(bytes.length);
  return Object.fromEntries(
    Object.entries(whole).map(([term, list]) => {
      let page = 0;
      const pairs = list.flatMap((step, at): [number, number][] => {
        if (at % 2 === 1) return [];
        page += step;
        return [[page, list[at + 1] ?? 0]];
      });
      return [term, pairs];
    }),
  );
}

const term = fc.stringMatching(/^[\p{L}\p{N}]{1,32}$/u).filter((name) => name !== '__proto__');

test('each term has the pages it stands on, in order, with a weight', () => {
  const sites = fc.uniqueArray(term, { minLength: 1, maxLength: 20 }).chain((terms) =>
    fc.tuple(
      fc.constant(terms),
      fc.array(fc.dictionary(fc.nat(terms.length - 1).map(String), fc.integer({ min: 1, max: 5000 })), {
        maxLength: 15,
      }),
    ),
  );
  fc.assert(
    fc.property(sites, ([terms, pages]) => {
      const packed = pages.map((page) =>
        Uint32Array.from(
          Object.entries(page).flatMap(([number, count]) => [Number(number), count * 256 + 7]),
        ),
      );
      const found = read(packed, terms);
      for (const [number, name] of terms.entries()) {
        const own = (Object.hasOwn(found, name) ? found[name] : undefined) ?? [];
        expect(own.map(([page]) => page)).toEqual(
          pages.flatMap((page, at) => (Object.hasOwn(page, number) ? [at] : [])),
        );
        for (const [, weight] of own) expect(weight).toSatisfy((one: number) => one >= 8 && one <= 107);
      }
    }),
  );
});

test('a word of many pages keeps the heaviest, of equal ones the first', () => {
  const pages = Array.from({ length: 700 }, (_, page) =>
    Uint32Array.from([0, 256 + (page % 7 === 3 ? 200 : 0)]),
  );
  const list = read(pages, ['common']).common ?? [];
  expect(list.length).toBe(300);
  const heavy = list.filter(([, weight]) => weight >= 200).map(([page]) => page);
  const light = list.filter(([, weight]) => weight < 200).map(([page]) => page);
  expect(heavy).toEqual(Array.from({ length: 100 }, (_, at) => at * 7 + 3));
  expect(light).toEqual(
    Array.from({ length: 240 }, (_, page) => page)
      .filter((page) => page % 7 !== 3)
      .slice(0, 200),
  );
});

test('a word of many pages keeps the heaviest of each language, however heavy those of another are', () => {
  const scopeOf = Uint16Array.from({ length: 900 }, (_, page) => (page < 500 ? 0 : page < 600 ? 1 : 2));
  const pages = Array.from(scopeOf, (scope) => Uint32Array.from([0, 256 + scope * 50]));
  const list = read(pages, ['common'], scopeOf).common ?? [];
  const ofScope = (scope: number): number => list.filter(([page]) => scopeOf[page] === scope).length;
  expect([ofScope(0), ofScope(1), ofScope(2)]).toEqual([300, 100, 300]);
});

test('numbers of every length are written', () => {
  const pages = Array.from({ length: 12_001 }, (_, page) =>
    Uint32Array.from([0, 9, 10, 99, 100, 999, 1000, 9999, 10_000, 12_000].includes(page) ? [0, 512] : []),
  );
  expect(read(pages, ['rare']).rare?.map(([page]) => page)).toEqual([
    0, 9, 10, 99, 100, 999, 1000, 9999, 10_000, 12_000,
  ]);
});
