import { expect, test } from 'vitest';
import { KATEX_FOLDER, katexFiles, renderMath } from '../../../src/site/math/katex.ts';

const place = { file: 'page.mdx', line: 3, column: 1 };

test('math is HTML for the eye and MathML for the ear', () => {
  const html = renderMath('x^2', false, place, () => {});
  expect(html).toContain('<math');
  expect(html).toContain('class="katex"');
  expect(renderMath('x^2', true, place, () => {})).toContain('class="katex-display"');
});

test('broken math is reported at its place and shown as written', () => {
  const messages: unknown[] = [];
  expect(renderMath('\\frac{<', true, place, (diagnostic) => messages.push(diagnostic))).toBe(
    '<pre class="c-math-error"><code>\\frac{&lt;</code></pre>',
  );
  expect(messages).toMatchObject([{ severity: 'warning', kind: 'math', line: 3 }]);
});

test('the style sheet names only files that come with it', () => {
  const files = katexFiles();
  const css = new TextDecoder().decode(files[0]?.bytes);
  const named = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, path]) => `${KATEX_FOLDER}/${path}`);
  expect(named.length).toBeGreaterThan(10);
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(named));
});
