import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect } from 'vitest';
import { KATEX_FOLDER, katexFiles, renderMath } from '../../../src/site/math/katex.ts';
import { mathStyle } from '../../../src/site/math/style.ts';
import { freshPage, it as test } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';

const place = { file: 'page.mdx', line: 3, column: 1 };

test('math is HTML for the eye and MathML for the ear', () => {
  const html = renderMath('x^2', false, place, () => {});
  expect(html).toContain('<math');
  expect(html).toContain('class="katex"');
  expect(renderMath('x^2', true, place, () => {})).toContain('class="katex-display"');
});

test('a label, which prints nothing, breaks no formula', () => {
  const messages: unknown[] = [];
  const html = renderMath('x^2 \\tag{1}\\label{eq:one_two}', true, place, (diagnostic) =>
    messages.push(diagnostic),
  );
  expect(messages).toEqual([]);
  expect(html).not.toContain('<mtd width');
  expect(html.replace(/<annotation[\s\S]*?<\/annotation>/, '')).not.toContain('one');
});

test.each([
  'a \\overset{!}{=} b',
  'a \\stackrel{\\overset{x}{<}}{=} b',
  '\\operatorname*{argmax}_x y',
  '\\mathrel{\\mathbf{xy}}',
])('operators of %s hold text only, and all that is opened is closed', (tex) => {
  const html = renderMath(tex, true, place, () => {});
  expect(html).not.toMatch(/<m[io](?: [^>]*)?><(?!\/)/);
  for (const name of ['mo', 'mi', 'mrow', 'mover'])
    expect(html.split(new RegExp(`<${name}[ >]`)).length).toBe(html.split(`</${name}>`).length);
});

test('broken math is reported at its place and shown as written', () => {
  const messages: unknown[] = [];
  expect(renderMath('\\frac{<', true, place, (diagnostic) => messages.push(diagnostic))).toBe(
    '<pre class="c-math-error"><code>\\frac{&lt;</code></pre>',
  );
  expect(messages).toMatchObject([{ severity: 'warning', kind: 'math', line: 3 }]);
  expect(JSON.stringify(messages)).toMatch(/^[\x20-\x7e]+$/);
});

describe('the style of the formulas of a page', () => {
  const all = readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'), 'utf8');

  test('names only fonts that come with the site', () => {
    const html = renderMath('\\mathcal{A}\\sum_i x^2 + \\mathfrak{g} \\Biggl( y', true, place, () => {});
    const css = mathStyle(html, `../${KATEX_FOLDER}/`);
    const named = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(5);
    expect(katexFiles().map(({ path }) => `../${path}`)).toEqual(expect.arrayContaining(named));
  });

  test('is a part of the whole', () => {
    const small = mathStyle(
      renderMath('x', false, place, () => {}),
      '',
    );
    expect(small).toContain('.katex .mathnormal{');
    expect(small).not.toContain('KaTeX_Fraktur');
    expect(small.length).toBeLessThan(all.length / 4);
  });

  test.skipIf(chromiumPath === undefined)(
    'shows formulas as the whole style sheet does',
    async ({ browser }) => {
      const html = FORMULAS.map((tex) => renderMath(tex, true, place, () => {})).join('\n');
      const page = await freshPage(browser);
      const look = async (css: string): Promise<readonly string[]> => {
        // Without the fonts, which are not there.
        await page.setContent(`<style>${css.replaceAll(/@font-face\{[^}]*\}/g, '')}</style>${html}`);
        return page.evaluate<readonly string[]>(LOOKS);
      };
      const whole = await look(all);
      expect(whole.length).toBeGreaterThan(300);
      expect(await look(mathStyle(html, ''))).toEqual(whole);
    },
  );
});

/** In the browser: where each element is, and how it looks. */
const LOOKS = `[...document.body.querySelectorAll('*')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { color, fontFamily, fontSize, borderTop, borderBottom, visibility } = getComputedStyle(element);
  return [x, y, width, height, color, fontFamily, fontSize, borderTop, borderBottom, visibility].join(' ');
})`;

/** Much of what KaTeX has rules for. */
const FORMULAS = [
  'x^2',
  String.raw`\frac{a}{\sqrt[3]{b}}`,
  String.raw`\sum_{i=0}^n \binom{n}{i}`,
  String.raw`\begin{pmatrix}a&b\\c&d\end{pmatrix}`,
  String.raw`\overbrace{a+b}^{2}\underbrace{c}_{3}`,
  String.raw`\color{red}\boxed{\tiny t \Huge H}`,
  String.raw`\hat{x}\vec{y}\overline{z}\widehat{abc}`,
  String.raw`\left(\cancel{x}\right)\Biggl[\mathbf{b}\mathit{i}\mathtt{t}\mathsf{s}`,
  String.raw`\begin{array}{|c|r|}\hline a&b\\\hline\end{array}`,
  String.raw`\xrightarrow[a]{b}\mathcal{L}\mathfrak{g}\text{words \textbf{bold}}`,
  String.raw`x \tag{1}`,
];
