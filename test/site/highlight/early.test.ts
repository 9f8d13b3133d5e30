import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import type { HighlightWorker } from '../../../src/site/highlight/ahead.ts';
import { highlightEarly } from '../../../src/site/highlight/early.ts';
import { reachIntoOthers } from '../../../src/site/highlight/language-names.ts';
import { codeKey, createReadyCode } from '../../../src/site/highlight/ready.ts';
import type { HighlightRequest } from '../../../src/site/page.ts';

const request = (code: string): HighlightRequest => ({
  code: code.padEnd(10_000),
  language: 'js',
  options: {},
});
const key = ({ code, language, options }: HighlightRequest): string => codeKey(code, language, options);

const worker: HighlightWorker = {
  learn() {},
  highlight: async (requests) => requests.map(({ code }) => (code.startsWith('open') ? undefined : 'html')),
};
const workers = { workers: [worker], async close() {} };

test('what workers have of a file is ready once its promise is', async () => {
  const early = highlightEarly(() => workers);
  early.offer('a.mdx', () => [request('alone')]);
  early.offer('b.mdx', () => [request('open')]);
  early.offer('rest.mdx', () => [request('rest')]);
  const ready = createReadyCode();
  const begun = early.end(['js'], ready);
  expect([...begun.keys()]).toEqual(['a.mdx', 'b.mdx']);
  await Promise.all(begun.values());
  expect(ready.take(key(request('alone')))).toBe('html');
  expect(ready.take(key(request('open')))).toBeUndefined();
});

test('no worker is started for little code, and none is given more than it can take at a time', () => {
  let started = 0;
  const early = highlightEarly(() => {
    started += 1;
    return { ...workers, workers: [{ ...worker, highlight: () => new Promise(() => {}) }] };
  });
  early.offer('a.mdx', () => [request('a')]);
  expect(started).toBe(0);
  let asked = 0;
  const requests = (): HighlightRequest[] => {
    asked += 1;
    return [request('x'), request('y')];
  };
  for (let n = 0; n < 20; n += 1) early.offer(`${n}.mdx`, requests);
  expect(started).toBe(1);
  expect(asked).toBeLessThan(10);
  expect(early.end(['js'], createReadyCode()).size).toBeLessThan(10);
});

test('nothing that was made is used where a language looks into others', () => {
  const early = highlightEarly(() => workers);
  early.offer('a.mdx', () => [request('a'), request('b')]);
  expect(early.end(['js', 'ts-tags'], createReadyCode()).size).toBe(0);
});

test('a worker that fails leaves its files to the build', async () => {
  const failing = {
    ...workers,
    workers: [{ learn() {}, highlight: () => Promise.reject(new Error('died')) }],
  };
  const early = highlightEarly(() => failing);
  early.offer('a.mdx', () => [request('a'), request('b')]);
  const ready = createReadyCode();
  await Promise.all(early.end(['js'], ready).values());
  expect(ready.take(key(request('a')))).toBeUndefined();
});

test('grammars that look into, or hold, other bundled ones than their own are known', async () => {
  const grammars = new Map(
    await Promise.all(
      Object.entries(bundledLanguages).map(async ([name, load]) => [name, (await load()).default] as const),
    ),
  );
  const known = new Set([...grammars.values()].flat().map(({ scopeName }) => scopeName));
  const isOpen = (all: readonly { readonly embeddedLangsLazy?: readonly string[] }[]): boolean =>
    all.some(({ embeddedLangsLazy = [] }) => embeddedLangsLazy.length > 0);
  for (const [name, all] of grammars) {
    const own = new Set(all.map(({ scopeName }) => scopeName));
    const strangers = [...included(all)].filter((scope) => !own.has(scope) && known.has(scope));
    if (!isOpen(all)) expect({ name, strangers }).toEqual({ name, strangers: [] });
    const targets = new Set(all.flatMap(({ injectTo = [] }) => injectTo));
    const reached = [...grammars].filter(
      ([other, theirs]) =>
        other !== name && !isOpen(theirs) && theirs.some(({ scopeName }) => targets.has(scopeName)),
    );
    expect({ name, reaches: reached.length > 0 }).toEqual({ name, reaches: reachIntoOthers([name]) });
  }
});

/** The scopes of other grammars that a grammar includes. */
function included(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('include' in value && typeof value.include === 'string' && /^[^#$]/.test(value.include))
    found.add(value.include.replace(/#.*/, ''));
  for (const part of Object.values(value)) included(part, found);
  return found;
}
