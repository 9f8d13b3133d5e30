import { describe, expect, test } from 'vitest';
import { loopsOf, loopsWithin } from '../../../../src/site/interpreter/built-ins/pattern-cost.ts';
import { safePattern, tried } from '../../../../src/site/interpreter/built-ins/patterns.ts';
import { expressionOf } from '../../../../src/site/interpreter/value.ts';

function within(source: string, flags: string): number | undefined {
  const loops = loopsOf(source, flags);
  return loops && loopsWithin(loops);
}

describe('how the work of a regular expression grows', () => {
  test.each([
    ['abc|[^d]\\/', 0],
    ['\\s+$', 1],
    ['.*a.*b', 2],
    ['a*(b|c)a*(b|c)a*(b|a)a*d', 2],
    ['\\d+(\\.\\d*)?([eE][+-]?\\d+)?', 1],
    ['\\B(?=(\\d{3})+(?!\\d))', 1],
    ['\\d{1,3}(\\.\\d{1,3}){3}', 1],
    ['(?<=c[ab]*d)x', 1],
    ['[\\w-]+@[\\w-]+\\.\\w+', 1],
    ['[a-z]*:?\\s*$', 1],
    ['^[a-z]*:?\\s*$', 0],
    ['^(?:\\s*a|b)\\s*c|^\\d+', 0],
    ['(?:^|x)a*b', 1],
    ['(?<=a*$)b', 1],
    ['on\\w+=([\'"])[^\'"]*\\1', 2],
    ['(?:x)(?<a>a)(b)\\2', 0],
  ])('%s has %i loops within one another', (source, loops) => {
    expect(within(source, '')).toBe(loops);
  });

  test('an end of lines is before what ends lines', () => {
    expect(within('^a*.*$', 'm')).toBe(2);
    expect(within('a\\s*$', 'm')).toBe(1);
    expect(within('\\s*.*$', 'm')).toBe(2);
  });

  test.each([
    '"([^"\\\\]|\\\\.)*"',
    "'(?:\\\\u[\\da-f]{4}|\\\\[^u]|[^\\\\'])*'(\\s*:)?",
    '(?:[a-z0-9-]+\\.)+',
    '(\\s*<[^>]+>)+',
    '(?:.|\\n)*x',
    '(ab|ac){2,}',
  ])('a group that can be read in one way alone may be repeated: %s', (source) => {
    expect(safePattern(source, '')).toBeDefined();
  });

  test.each([
    '(a+)+$',
    '(a|a)*b',
    '(a|ab)*c',
    '(a?)*b',
    '(\\w+\\s?)*$',
    '(x+x+)+y',
    '(?:é|[^a])*b',
    `${'a?'.repeat(16)}a{16}`,
    '(a+)\\1',
    '(a|b)\\1',
    '(a)\\2',
    '(?:(a)\\1)*',
    '(a)\\1*b',
    '(?<n>a)\\k<n>',
    '(?<=(?:a|ba)*)b',
    '.*.*.*.*.*.*a',
  ])('what might take forever is not tried: %s', (source) => {
    expect(safePattern(source, '')).toBeUndefined();
  });

  test('letters that are one where case does not matter are no different ones', () => {
    expect(safePattern('(a|A)*b', '')).toBeDefined();
    expect(safePattern('(a|A)*b', 'i')).toBeUndefined();
  });

  test('the more loops, the shorter the text it is tried on', () => {
    const isTried = (source: string, length: number): boolean => {
      try {
        const expression = expressionOf(safePattern(source, ''));
        return expression !== undefined && tried('a'.repeat(length), expression, () => {}) !== '';
      } catch {
        return false;
      }
    };
    expect([isTried('a', 50_000), isTried('a+b', 50_000)]).toEqual([true, false]);
    expect([isTried('a+b', 10_000), isTried('.*a.*b', 10_000)]).toEqual([true, false]);
  });

  test.each([
    [
      'lines that begin with a word',
      /^([a-z-]+):?\s*(?:\(.*\))?\s*$/gm,
      'some-part\n* [#1](https://x.example/1) Add it\n\n',
    ],
    ['words with blanks around', /(\s*)(\w+)(\s*)(\w*)(\s*)$/, 'word '],
    ['either of two', /(?:[ab]+b|[cd]+d)x*y/, 'aab cccd '],
  ])('a long text is tried where no loop goes far in it: %s', (_what, expression, part) => {
    let steps = 0;
    expect(
      tried(part.repeat(500), expression, () => {
        steps += 1;
      }),
    ).toHaveLength(500 * part.length);
    expect(steps).toBeGreaterThan(part.length * 50);
  });

  test.each([
    ['of one run', /a*b*a*b*c/, 'ab'.repeat(60) + 'a'.repeat(9000)],
    ['of other letters than those of ASCII', /\W*[^a]*\W*[^b]*c/, 'é'.repeat(3000)],
    ['in an option', /(?:x|(?:a*[^b]*a*))y/, 'a'.repeat(9000)],
  ])('one in which a loop goes far is not: %s', (_what, expression, text) => {
    expect(() => tried(text, expression, () => {})).toThrow(RangeError);
  });
});
