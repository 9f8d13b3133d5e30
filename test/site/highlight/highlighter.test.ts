import { bundledThemes } from 'shiki/themes';
import { describe, expect, test } from 'vitest';
import { marked, readableOn } from '../../../src/site/highlight/contrast.ts';
import { createHighlighter } from '../../../src/site/highlight/highlighter.ts';
import { readNotation } from '../../../src/site/highlight/notation.ts';
import { contrast } from '../../../src/site/theme/color.ts';

const TEXTS = { light: { primary: '#0f766e' }, dark: { primary: '#5eead4' } };

async function highlighter(codeblocks?: unknown, customLanguages: readonly object[] = []) {
  const made = await createHighlighter({ codeblocks, customLanguages });
  await made.ensureLanguages(['ts', 'bash', 'python']);
  return { ...made, css: made.css(TEXTS) };
}

/** The color that a mode gives to the element around this text. */
function colorOf(text: string, html: string, css: string, dark: boolean): string | undefined {
  const names = new RegExp(`<span class="([^"]+)">[^<]*${text}`).exec(html)?.[1]?.split(' ') ?? [];
  const rule = names.map(
    (name) =>
      new RegExp(`${dark ? '\\.dark ' : '(?<!\\.dark )'}\\.${name}\\{color:([^}]+)\\}`).exec(css)?.[1],
  );
  return rule.find(Boolean)?.toLowerCase();
}

describe('colors', () => {
  test('code has a color for light and one for dark pages, by one class', async () => {
    const { highlight, css } = await highlighter();
    const html = highlight('const a = 1;', 'ts');
    expect(html).toMatch(/^<pre class="shiki" tabindex="0"><code><span class="k\d+">const <\/span>/);
    expect(colorOf('const', html, css, false)).toBe('#cf222e');
    expect(colorOf('const', html, css, true)).toBe('#ff7b72');
  });

  test('style sheets of the project say the colors of “css-variables”; those of the default stand in', async () => {
    const { highlight, css } = await highlighter({ theme: 'css-variables' });
    const html = highlight('const a = 1;', 'ts');
    expect(colorOf('const', html, css, false)).toBe('var(--mint-token-keyword, #cf222e)');
    expect(colorOf('const', html, css, true)).toBe('var(--mint-token-keyword, #ff7b72)');
    expect(css).toContain('.dark .shiki{color:var(--mint-color-text, #e6edf3)}');
    expect(css).toContain('.shiki{background:var(--mint-color-background,transparent)}');
  });

  test('themes that differ in their rules keep each its own colors', async () => {
    const { highlight, css } = await highlighter({ theme: { light: 'light-plus', dark: 'dracula' } });
    const html = highlight('const a = 1;', 'ts');
    expect(colorOf('const', html, css, false)).toBe('#0000ff');
    expect(colorOf('const', html, css, true)).toBe('#ff79c6');
    expect(css).toContain('.dark .shiki{background:#282A36}');
  });

  test('one theme for both modes; “dark” is always dark; an unknown theme is the default', async () => {
    expect((await highlighter('nord')).css).toContain('.shiki{background:#2e3440ff}');
    expect((await highlighter('dark')).css).toContain('.shiki{background:#0d1117}');
    expect((await highlighter('no-such-theme')).highlight('const a', 'ts')).toContain('<span');
  });

  test('every theme that settings may name can be used', async () => {
    for (const theme of Object.keys(bundledThemes)) {
      const made = await createHighlighter({ codeblocks: { theme }, customLanguages: [] });
      expect(made.css(TEXTS), theme).toMatch(/\.shiki\{background:#.*\.k\w*\d+\{color:/);
      made.dispose();
    }
  });

  test.each(['min-light', 'vitesse-dark', 'solarized-light', 'nord', 'rose-pine-dawn'])(
    'every color of %s can be read, on a marked line, too',
    async (theme) => {
      const { css } = await highlighter(theme);
      const ground = /\.shiki\{background:(#\w{6})/.exec(css)?.[1] ?? '';
      const colors = [...css.matchAll(/[^-]color:(#[0-9a-f]{3,8})/gi)].map(([, color = '']) => color);
      expect(colors.length).toBeGreaterThan(5);
      expect(colors.filter((color) => readableOn(marked(ground), color, 4.5) !== color)).toEqual([]);
    },
  );

  test.each(['solarized-light', 'solarized-dark', 'nord', 'min-light'])(
    'what stands beside code in %s can be read on its ground, and on a tint of it',
    async (theme) => {
      const { css } = await highlighter(theme);
      const tokens = new Map(
        [...css.matchAll(/--t-([\w-]+):(#\w{6})/g)].map(([, name, color]) => [name, color]),
      );
      for (const name of ['text', 'text-soft', 'text-faint', 'primary'])
        for (const ground of ['bg', 'bg-soft'])
          expect(
            contrast(tokens.get(name) ?? '', tokens.get(ground) ?? ''),
            `${name} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('a color that lets its ground through is as bright as it looks', () => {
    expect(readableOn('#000000', '#ffffffee', 4.5)).toBe('#ffffffee');
    expect(readableOn('#000000', '#ffffff33', 4.5)).not.toBe('#ffffff33');
  });

  test('colors of the default theme are readable', () => {
    expect(readableOn('#ffffff', '#cccccc', 4.5)).not.toBe('#cccccc');
    expect(readableOn('#ffffff', '#000000', 4.5)).toBe('#000000');
    expect(readableOn('#000000', '#222222', 4.5)).not.toBe('#222222');
  });
});

describe('languages', () => {
  test('names that nobody knows are told, aliases are known', async () => {
    const { ensureLanguages, highlight } = await highlighter();
    expect(await ensureLanguages(['Nonsense', 'curl', 'text', 'JS', 'c++', 'constructor'])).toEqual([
      'constructor',
      'nonsense',
    ]);
    expect(highlight('echo "a"', 'curl')).toContain('<span');
    expect(await ensureLanguages(['obj-c', 'NodeJS', 'psql', '.NET'])).toEqual([]);
    expect(highlight('await x;', 'dotnet')).toContain('<span class="k');
    expect(highlight('#import "a.h"', 'Obj-C')).toContain('<span class="k');
    expect(highlight('<a> & b', 'nonsense')).toBe(
      '<pre class="shiki" tabindex="0"><code>&lt;a&gt; &amp; b</code></pre>',
    );
    expect(highlight('x', undefined)).toContain('<code>x</code>');
  });

  test('a grammar of the project is used', async () => {
    const grammar = {
      name: 'Foo',
      scopeName: 'source.foo',
      patterns: [{ match: 'bar', name: 'keyword.control' }],
    };
    const { highlight } = await highlighter(undefined, [grammar, { broken: true }]);
    expect(highlight('a bar', 'foo')).toMatch(/a <span class="k\d+">bar<\/span>/);
    const own = await highlighter(undefined, [{ ...grammar, name: 'sol', scopeName: 'source.sol' }]);
    expect(await own.ensureLanguages(['Sol'])).toEqual([]);
    expect(own.highlight('a bar', 'Sol')).toMatch(/a <span class="k\d+">bar<\/span>/);
  });

  test('a grammar of the project is known by its name in one word and by the endings of its files', async () => {
    const grammar = {
      name: 'Brew Script',
      scopeName: 'source.brew',
      fileTypes: ['brw', 'python'],
      patterns: [{ match: 'pour', name: 'keyword.control' }],
    };
    const { highlight } = await highlighter(undefined, [grammar]);
    for (const language of ['brew-script', 'brw', 'brew'])
      expect(highlight('pour', language)).toMatch(/<span class="k\d+">pour<\/span>/);
    expect(highlight('pour', 'python')).not.toMatch(/<span class="k\d+">pour/);
  });
});

describe('lines', () => {
  test('lines are elements only where something is said of them', async () => {
    const { highlight } = await highlighter();
    expect(highlight('a\nb', 'text')).not.toContain('class="line');
    const html = highlight('a\nb\nc', 'text', {
      highlighted: new Set([1]),
      focused: new Set([2]),
      lineNumbers: true,
      wrap: true,
    });
    expect(html).toBe(
      '<pre class="shiki k-numbered k-focused k-wrap" tabindex="0"><code><span class="line hl">a</span>\n<span class="line focus">b</span>\n<span class="line">c</span></code></pre>',
    );
  });

  test('notes in comments mark lines and are taken out', async () => {
    expect(
      readNotation('a // [!code ++]\n# [!code --:2]\nb\nc\nd <!-- [!code highlight] -->\n// [!code odd]'),
    ).toEqual({
      code: 'a\nb\nc\nd\n// [!code odd]',
      marks: new Map([
        [1, new Set(['add'])],
        [2, new Set(['del'])],
        [3, new Set(['del'])],
        [4, new Set(['hl'])],
      ]),
    });
    expect((await highlighter()).highlight('x // [!code ++]', 'ts')).toContain('<span class="line add">');
  });
});

test('the same code gives the same bytes, also in another highlighter', async () => {
  const code = 'async function f(): Promise<void> {\n  await g("a"); // note\n}';
  const [one, two] = [await highlighter(), await highlighter()];
  two.highlight('first something else', 'python');
  expect(two.highlight(code, 'ts')).toBe(one.highlight(code, 'ts'));
  expect(two.css).toBe(one.css);
  expect(
    one
      .highlight(code, 'ts')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ).toBe(code);
});
