import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copied } from '../../src/text/copied.ts';
import { anyText } from '../support/any-text.ts';

test('a copy is the same text', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(copied(text)).toBe(text.toWellFormed());
    }),
  );
});

test('a copy does not hold the text that it was cut out of', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const heldBytes = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const cut = (page: number): string => {
    const html = `<h2 id="a-long-enough-heading-${page}">${'text '.repeat(200_000)}`;
    return / id="([^"]+)"/.exec(html)?.[1] ?? '';
  };
  const before = heldBytes();
  const ids = Array.from({ length: 100 }, (_, page) => copied(cut(page)));
  expect(heldBytes() - before).toBeLessThan(20e6);
  expect(ids[7]).toBe('a-long-enough-heading-7');
});
