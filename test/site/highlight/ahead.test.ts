import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HighlightWorker, highlightAhead } from '../../../src/site/highlight/ahead.ts';
import { codeKey, createReadyCode } from '../../../src/site/highlight/ready.ts';
import type { HighlightRequest } from '../../../src/site/page.ts';

const page = (index: number, languages = ['js', 'js']): HighlightRequest[] =>
  languages.map((language, n) => ({ code: `${index}.${n + 1}`.padEnd(6000), language, options: {} }));

/** Renders all pages as a build does; tells who highlighted what. */
async function shared(
  count: number,
  workers: readonly HighlightWorker[],
  { signal, languages }: { signal?: AbortSignal; languages?: string[] } = {},
): Promise<{ own: HighlightRequest[]; missing: number[]; closed: boolean }> {
  const ready = createReadyCode();
  const done = new Set<string>();
  const own: HighlightRequest[] = [];
  const missing: number[] = [];
  let closed = false;
  const { reached } = highlightAhead({
    threads: {
      workers,
      async close() {
        closed = true;
      },
    },
    count,
    requestsOf: (index) => page(index, languages),
    ready,
    highlight({ code, language, options }) {
      own.push({ code: code.trim(), language, options });
      done.add(codeKey(code, language, options));
    },
    signal,
  });
  for (let index = 0; index < count; index += 1) {
    await reached(index);
    const keys = page(index, languages).map(({ code, language, options }) =>
      codeKey(code, language, options),
    );
    if (!keys.every((key) => done.has(key) || ready.take(key) !== undefined)) missing.push(index);
  }
  await new Promise((resolve) => setImmediate(resolve));
  return { own, missing, closed };
}

function worker(delay: () => number, seen: string[] = []): HighlightWorker {
  return {
    learn() {},
    async highlight(requests) {
      seen.push(...requests.map(({ code }) => code.trim()));
      for (let turn = delay(); turn > 0; turn -= 1) await new Promise((resolve) => setImmediate(resolve));
      return requests.map(({ code }) => `<pre>${code}</pre>`);
    },
  };
}

test('every piece of code is highlighted once, by a worker or the build, before its page is reached', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(40),
      fc.array(fc.array(fc.nat(12), { minLength: 1 }), { minLength: 1, maxLength: 3 }),
      async (count, delays) => {
        const seen: string[] = [];
        const workers = delays.map((turns) => {
          let at = 0;
          return worker(() => turns[at++ % turns.length] ?? 0, seen);
        });
        const { own, missing, closed } = await shared(count, workers);
        const all = Array.from({ length: count }, (_, index) => page(index).map(({ code }) => code.trim()));
        // What nobody took is left to the rendering of its page.
        const left = missing.flatMap((index) => all[index] ?? []);
        expect([...seen, ...own.map(({ code }) => code), ...left].sort()).toEqual(all.flat().sort());
        expect(closed).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('the build takes pages while it waits for a slow worker', async () => {
  const { own } = await shared(30, [worker(() => 5)]);
  expect(own.length).toBeGreaterThan(0);
});

test('the build takes code of one language while there is any, and of a slow grammar only much', async () => {
  const { own } = await shared(60, [worker(() => 5)], { languages: ['ts', 'sql', 'go', 'go'] });
  const languages = own.map(({ language }) => language);
  expect(languages).toContain('go');
  expect(languages).toEqual(languages.toSorted());
  expect(languages).not.toContain('ts');
  const { own: slow } = await shared(30, [worker(() => 5)], { languages: ['ts'] });
  expect(slow).toEqual([]);
});

test('pages of a worker that fails are left to the build', async () => {
  const failing: HighlightWorker = { learn() {}, highlight: () => Promise.reject(new Error('it died')) };
  const { missing, closed } = await shared(30, [failing]);
  expect(missing).toContain(0);
  expect(closed).toBe(true);
});

test('nothing more is taken once the build is cancelled', async () => {
  const seen: string[] = [];
  const { own } = await shared(30, [worker(() => 1, seen)], { signal: AbortSignal.abort() });
  expect([...seen, ...own]).toEqual([]);
});

test('pages that workers are at already are not made again', async () => {
  const begun = new Map([
    [0, Promise.resolve()],
    [1, new Promise<void>((resolve) => setTimeout(resolve, 20))],
  ]);
  const asked: number[] = [];
  const { reached } = highlightAhead({
    threads: undefined,
    count: 3,
    begun,
    requestsOf(index) {
      asked.push(index);
      return page(index);
    },
    ready: createReadyCode(),
    highlight() {},
    signal: undefined,
  });
  for (const index of [0, 1, 2]) await reached(index);
  expect(asked).not.toContain(0);
  expect(asked).not.toContain(1);
});
