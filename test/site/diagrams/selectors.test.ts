import { expect, test } from 'vitest';
import { matcherOf } from '../../../src/site/diagrams/dom/selectors.ts';
import { drawDiagram } from '../../../src/site/diagrams/draw.ts';

test.each(['g:not(:first-child)', 'g:not(.a) > .b:not([data-c])'])(
  'the selector %s can be read though those in it were not met before',
  (selector) => {
    expect(() => matcherOf(selector)).not.toThrow();
  },
);

test('tables of many rows are drawn, without labels for words that there are not', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `    string column_${at}\n`).join('');
  const tables = Array.from(
    { length: 6 },
    (_, at) => `  T${at} {\n${rows}  }\n  T${at} ||--o{ T${at + 1} : has\n`,
  );
  const drawn = drawDiagram(`erDiagram\n${tables.join('')}`, {
    id: (text) => text,
    href: (target) => target,
  });
  expect(drawn).toContain('column_11');
  expect(drawn).not.toContain('width="0" height="0"');
});
