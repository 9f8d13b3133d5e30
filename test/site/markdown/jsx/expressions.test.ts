import { describe, expect, test } from 'vitest';
import { render } from '../project.ts';

test('an expression between pieces of code with dollars is one', () => {
  const { html } = render(
    'export const at = "/opt";\n\nSet `$HOME` to **{at}** and `$PATH`, `$x` and \\{at} and `a$`, $x^{2}$.\n\n| `$A` | {at} | `$B` {at} `$C` |\n| - | - | - |\n\n<Note>`$A` {at} `$B`</Note>\n',
  );
  expect(html).toContain('<code>$A</code> /opt <code>$B</code>');
  expect(html).toContain('Set <code>$HOME</code> to <strong>/opt</strong> and <code>$PATH</code>');
  expect(html).toContain('<code>$x</code> and {at} and <code>a$</code>');
  expect(html).toContain('<math');
  expect(html).toContain('<th>/opt</th><th><code>$B</code> /opt <code>$C</code></th>');
});

test('a site without math shows dollars as text', () => {
  const source = '---\ntitle: x\n---\n$a<b$ and\n\n$$\nc\n$$\n\n<Latex>d</Latex>';
  const { html, needs } = render(source, {}, undefined, false);
  expect(html).toContain('<p>$a&lt;b$ and</p>');
  expect(html).toContain('$$ c $$');
  expect(needs.has('math')).toBe(false);
});

describe('Markdown in an expression', () => {
  const PAGE = (inner: string): string =>
    `---\ntitle: x\n---\n\nexport const names = ["a", "b"];\n\n{names.length > 1 ? (\n  <MDX>\n${inner}\n  </MDX>\n) : null}\n`;

  test.each([
    [
      'headings and lists',
      '    ## One\n\n    - **a**\n      - b',
      '</h2><ul><li><strong>a</strong><ul><li>b</li></ul></li></ul>',
    ],
    [
      'code with the signs of JSX',
      '    ```\n    if (a < b) { c => {} }\n      d\n    ```',
      'if (a &lt; b) { c =&gt; {} }\n  d',
    ],
    ['components and expressions', '    <Note>*n* {names[0]}</Note>', '<em>n</em> a'],
    [
      'what one in it shows',
      '    {names.map((name) => (\n      <MDX>\n        _{name}_\n      </MDX>\n    ))}',
      '<p><em>a</em></p><p><em>b</em></p>',
    ],
  ])('is read as that of the page is: %s', (_, inner, html) => {
    const shown = render(PAGE(inner));
    expect(shown.html).toContain(html);
    expect(shown.diagnostics).toEqual([]);
  });

  test('is told of where it stands in the file', () => {
    expect(render(PAGE('    one\n\n    <Lost />')).diagnostics).toMatchObject([
      { kind: 'unknown-component', line: 11 },
    ]);
  });

  test('on lines of its own is a part of the page, and in a fence it is code', () => {
    const { html } = render(
      '---\ntitle: x\n---\n\n<MDX>\n\n## One\n\n<Tip>t</Tip>\n\n</MDX>\n\n```\n{a && (\n  <MDX>\n    {b} > <c>\n  </MDX>\n)}\n```\n',
    );
    expect(html).toContain('<h2 id="one">One<');
    expect(html).toContain('c-tip');
    expect(html).toContain('&lt;MDX&gt;\n    {b} &gt; &lt;c&gt;\n');
  });
});

test.each(['{all}', '{[1, { a: 1 }]}', '{new Map()}', '{Date.now()}'])(
  'what has nothing to show is left out of a text, and told: %s',
  (expression) => {
    const { html, diagnostics } = render(
      `export const all = { a: 1 };\n\nText ${expression} here {all.a}\n\nexport const Own = ({ of }) => <p>{of}b</p>;\n\n<Own of=${expression} />`,
    );
    const shown = expression.includes('1') ? '1' : '';
    expect(html).toBe(`<p>Text ${shown} here 1</p><p>${shown}b</p>`);
    expect(diagnostics.map(({ kind, line, column }) => [kind, line, column])).toEqual([
      ['not-interpreted', 3, 6],
      ['not-interpreted', 5, 1],
    ]);
  },
);

test('a component may be given an object, and show a part of it', () => {
  const { html, diagnostics } = render(
    'export const Own = ({ of, children }) => <p>{of.a}{children.b}</p>;\nexport const All = () => <Own of={{ a: 1 }}>{{ b: 2 }}</Own>;\n\n<All />',
  );
  expect(diagnostics).toEqual([]);
  expect(html).toBe('<p>12</p>');
});
