import { describe, expect, test } from 'vitest';
import { render } from '../markdown/project.ts';
import { shown } from './shown.ts';

describe('work is bounded', () => {
  test('a list that holds itself shows the rest of it', () => {
    expect(shown('f()', 'export const f = () => { const a = [1]; a.push(a); a.push(2); return a };')).toMatch(
      /^1+2+$/,
    );
  });

  test.each([
    ['endless recursion', 'export const F = () => <F />;\n\n<F />'],
    ['mutual recursion of functions', 'export const f = (n) => f(n + 1);\n\n{f(0)}'],
    [
      'exponential work',
      'export const f = (n) => [n, n, n, n, n, n, n, n, n, n].map((m) => m > 9 ? 1 : f(m + 1));\n\n{f(0).length}',
    ],
    ['a text that doubles', `export const f = (s, n) => n === 0 ? s : f(s + s, n - 1);\n\n{f("x", 60)}`],
    ['a number that doubles', 'export const f = () => { let n = 3n; for (;;) n *= n; };\n\n{f()}'],
    ['a number of great size', '{9n ** 9n ** 9n}'],
    ['a number that is moved far', '{1n << 10n ** 18n}'],
    ['a number that nothing divides', '{1n / 0n}'],
    ['a number that is none', '{BigInt("x")}'],
    ['a text that is repeated', '{"x".repeat(1e9)}'],
    [
      'a list that doubles',
      'export const f = (s, n) => n === 0 ? s : f([...s, ...s], n - 1);\n\n{f([1], 40).length}',
    ],
    [
      'a declaration without end',
      'export const f = (n) => [n, n, n].map(() => f(n + 1));\nexport const x = f(0);',
    ],
    ['a loop without end', 'export const f = () => { for (;;) {} };\n\n{f()}'],
    ['a list without end', 'export const f = () => { const a = []; while (true) a.push(a) };\n\n{f()}'],
    ['a list of great length', '{new Array(1e9)}'],
    ...[
      ['join', 'Array(9999).fill("abc")', 'a.join("").length'],
      ['split', '"a".repeat(99999)', 'a.split("").length'],
      [
        'keys',
        'Object.fromEntries(Array(9999).fill(1).map((x, i) => [i, x]))',
        'Object.keys({ ...a }).length',
      ],
      ['locale', '1234.5', 'a.toLocaleString("de").length'],
      ['growth', '"ab".repeat(50000)', '(n + a).charCodeAt(9)'],
    ].map(([name, made, used]) => [
      `${name} over and over again`,
      `export const f = () => { const a = ${made}; let n = 0; for (;;) n += ${used}; };\n\n{f()}`,
    ]),
    [
      'an object that holds itself',
      'export const f = () => { const o = {}; o.o = o; return JSON.stringify(o) };\n\n{f()}',
    ],
    ['an expression of great depth', `{${Array(20_000).fill('1').join('+')}}`],
    ['a declaration of great depth', `export const x = ${Array(20_000).fill('1').join('+')};`],
    [
      'a component of great depth',
      `export const C = () => <p>{${Array(20_000).fill('1').join('+')}}</p>;\n\n<C />`,
    ],
  ])('%s ends with a warning', (_what, source) => {
    const { html, diagnostics } = render(`${source}\n\nend`);
    expect(html).toContain('end');
    expect(diagnostics.some(({ severity }) => severity === 'warning')).toBe(true);
  });
});
