import { expect, test } from 'vitest';
import { parsePage } from '../../../src/site/markdown/parse.ts';
import { render } from './project.ts';

test('formulas between brackets of TeX are told once of each kind, with what to write', () => {
  const { html, diagnostics } = render(
    'As \\( a^2 \\) and \\( b^2 \\)\n\n- in\n\n  \\[\n  \\frac a b\n  \\]\n\nText\n',
  );
  expect(html).toContain('<p>As ( a^2 ) and ( b^2 )</p>');
  expect(diagnostics.map(({ line, column, message, hint }) => [line, column, message, hint])).toEqual([
    [1, 4, '“\\( … \\)” is no formula here: its brackets are shown as text', 'write $a^2$'],
    [
      5,
      3,
      '“\\[ … \\]” is no formula here: its brackets are shown as text',
      'write $$ on lines of their own around it',
    ],
  ]);
});

test.each([
  '\\[Note\\] and \\(words\\)',
  '`\\( a^2 \\)`',
  'a ``\\( a^2 ` \\)`` b',
  '$\\text{a \\(b^2\\)}$',
  '```\n\\( a^2 \\)\n```',
  '\\\\( a^2 \\\\)',
  '[^1]: \\[link\\]',
])('other brackets with a backslash are text: %s', (text) => {
  expect(render(text).diagnostics).toEqual([]);
});

test('where dollars are text, no formula is told of', () => {
  const told: unknown[] = [];
  parsePage('page.mdx', 'As \\( a^2 \\)', (one) => told.push(one), false);
  expect(told).toEqual([]);
});
