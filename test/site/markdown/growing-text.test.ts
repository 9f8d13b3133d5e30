import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGrowingText } from '../../../src/site/markdown/plain/html/growing-text.ts';

test('a text that grows and is taken back is the same as one that is written anew each time', () => {
  const step = fc.oneof(
    fc.record({ write: fc.constantFrom('word ', 'a'.repeat(900), '\n', '\n\n', ' '.repeat(700), '| - |\n') }),
    fc.record({ share: fc.double({ min: 0.9, max: 1, noNaN: true }) }),
    fc.constant({ trim: true }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const text = createGrowingText();
      let whole = '';
      for (const one of steps) {
        if ('write' in one) {
          text.write(one.write);
          whole += one.write;
        } else if ('share' in one) {
          const at = Math.floor(whole.length * one.share);
          expect(text.cut(at)).toBe(whole.slice(at));
          whole = whole.slice(0, at);
        } else {
          text.trimEnd();
          whole = whole.trimEnd();
        }
        const seen = Math.min(text.end().length, text.line().length);
        expect(text.whole()).toBe(whole);
        expect(text.length()).toBe(whole.length);
        expect(whole.endsWith(text.end())).toBe(true);
        expect(text.end().trim() === '').toBe(whole.trim() === '');
        expect(whole.slice(whole.lastIndexOf('\n') + 1).slice(-seen)).toBe(text.line().slice(-seen));
      }
    }),
  );
});
