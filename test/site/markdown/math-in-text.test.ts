import { describe, expect, test } from 'vitest';
import { visit } from '../../../src/site/markdown/visit.ts';
import { parse } from './parsed.ts';
import { render } from './project.ts';

describe('math', () => {
  test.each(['costs $5 and $10', 'from $20,000 to USD$30,000', '$HOME and $PATH', 'a $ b $ c'])(
    '%j is text',
    (source) => {
      const { html, needs } = render(source);
      expect(html).toBe(`<p>${source}</p>`);
      expect(needs.size).toBe(0);
    },
  );

  test('of a cell stands in its line, and is as it is written', () => {
    const { html, diagnostics } = render(
      '| A | B |\n|---|---|\n| $\\|x\\|_2$ | $\\{a \\mid a > 0\\}$ `a\\|b` |',
    );
    expect(html).not.toContain('katex-display');
    expect([...html.matchAll(/x-tex">([^<]*)</g)].map(([, tex]) => tex)).toEqual([
      '\\|x\\|_2',
      '\\{a \\mid a &gt; 0\\}',
    ]);
    expect(html).toContain('<code>a|b</code>');
    expect(diagnostics).toEqual([]);
  });

  test('many prices in a text are told at once, and formulas behind them stay', () => {
    const { html } = render(`${'costs $5 or *less* '.repeat(2000)}$x^2$ $7`);
    expect(html.match(/<em>less<\/em>/g)).toHaveLength(2000);
    expect(html.match(/class="katex"/g)).toHaveLength(1);
  });

  test('prices keep the Markdown between them', () => {
    expect(render('$5 **and** $10').html).toBe('<p>$5 <strong>and</strong> $10</p>');
  });

  test.each([
    'US$5/month or R$/hour and R$/day',
    'from $5/hour (billed in US$), or $2',
    'input ($/M tokens), output ($/M tokens)',
  ])('%j is prices and rates, and no math', (source) => {
    expect(render(source).html).toBe(`<p>${source}</p>`);
  });

  test.each([
    '<ul><li>Custo em R$</li><li>Total R$ 5</li><li>US$</li></ul>',
    '<p>Preço <b>em R$</b> ou <i>em US$ 5</i>, e <b>US$</b></p>',
    '<p>Free: $ <b>now</b> R$5 <i>then R$</i></p>',
    '<p>Code <code>&lt;b&gt;R$&lt;/b&gt;</code> <b>R$</b> c</p>',
    '<p>Was <s>$20</s> <b>$10</b>, or <i>from $5 a day</i></p>',
    '<ul><li>Was <s>$20</s> now $10</li><li>Was <s>$30</s> now $15</li></ul>',
    '<p><b>$5/$10/$15</b> and <i>$20/$30</i></p>',
  ])('%j has prices or currencies in elements, and no math', (source) => {
    expect(render(source).html.replaceAll('\n', '')).toBe(source);
  });

  test('a currency in an element of a component stays, and so does math that an element ends with', () => {
    expect(render('export const A = () => <b>R$</b>;\n\n<A /> or <A />').html).toBe(
      '<p><b>R$</b> or <b>R$</b></p>',
    );
    expect(render('<b>$x$</b> and <i>a $y^2$</i>').html.match(/class="katex"/g)).toHaveLength(2);
    expect(render('<p>For $a > b$ and \\$5 or <b>$y$</b></p>').html.match(/class="katex"/g)).toHaveLength(2);
  });

  test.each(['$2x$', '$5 \\text{ of those}$', '$3 \\times n$', '$10 - 20$', '$2 sin x$'])(
    '%s is math',
    (source) => {
      expect(render(source).html).toContain('class="katex"');
    },
  );

  test.each([
    ['costs $5, **\\$6** or `$7`', 'costs $5, <strong>$6</strong> or <code>$7</code>'],
    ['$5, \\$6, *\\$7* and $8', '$5, $6, <em>$7</em> and $8'],
  ])('%j has prices of which some are escaped, and no math', (source, html) => {
    expect(render(source).html).toBe(`<p>${html}</p>`);
  });

  test('two dollars display a formula on a line of its own, and leave it in a line of text', () => {
    const displayed = (source: string): number => render(source).html.split('katex-display').length - 1;
    expect(displayed('$$x$$')).toBe(1);
    expect(displayed('so\n$$x$$\nis')).toBe(1);
    expect(displayed('<Note>$$x$$</Note>')).toBe(1);
    expect(displayed('so $$x$$ is')).toBe(0);
    expect(displayed('| a |\n|---|\n| $$x$$ |')).toBe(0);
    expect(displayed('$x$')).toBe(0);
  });

  test('a price before code with a dollar in it is no math', () => {
    expect(render('costs $10, `$HOME` and $x$').html).toMatch(
      /^<p>costs \$10, <code>\$HOME<\/code> and <span class="katex/,
    );
  });

  test('dollars in the texts of two links are no math', () => {
    expect(render('The [$each](/a#each) makes [$list](/b).').html).toBe(
      '<p>The <a href="/a#each">$each</a> makes <a href="/b">$list</a>.</p>',
    );
    expect(render('$[f](x)$').html).toContain('katex');
  });

  test('dollars in texts that are expressions are no math', () => {
    const lines = ['uv', 'poly', 'npm', 'npx'].map(
      (name, n) => `  <div className="l"><b>{${["'$'", '"$ "', '`$`'][n % 3]}}</b>${name}</div>`,
    );
    const { html, diagnostics } = render(
      `<div className="x">\n${lines.join('\n')}\n</div>\n\nBut $x^{'}$ is.\n`,
    );
    expect(html.replace(/<p>.*|<[^>]*>/gs, '')).toBe('$uv\n$ poly\n$npm\n$npx');
    expect(html).toContain('katex');
    expect(diagnostics).toEqual([]);
  });

  test('dollars around a formula are math', () => {
    const { html, needs } = render('where $x_1^{2}$ is\n\n$$\n\\frac{a}{b}\n$$\n');
    expect(html).toContain('class="katex"');
    expect(html).toContain('class="katex-display"');
    expect([...needs]).toEqual(['math']);
  });

  test('a broken formula is shown as written and reported', () => {
    const { html, diagnostics } = render('text\n\n$\\frac{a$\n');
    expect(html).toContain('<code class="c-math-error">\\frac{a</code>');
    expect(diagnostics).toMatchObject([{ kind: 'math', line: 3 }]);
  });
});

test('dollars that begin math which nothing ends are text, and so is what follows them', () => {
  const { html, diagnostics } = render('Before:\n\n    $$\n\nAfter **them**.\n\n## Next\n\n$x^2$\n');
  expect(html).toContain('<p>$$</p>');
  expect(html).toContain('<p>After <strong>them</strong>.</p>');
  expect(html).toContain('<h2 id="next">');
  expect(html).toContain('katex');
  expect(diagnostics).toMatchObject([
    { kind: 'syntax', line: 3, message: expect.stringMatching(/^Nothing ends the math/) },
  ]);
});

test.each([
  '- x\n\n  <Column>\n      $$\n      a + b\n      $$\n  </Column>\n\n- y\n',
  '1. x\n\n   <Column>\n   <Note>\n         $$\n         a + b\n         $$\n   </Note>\n   </Column>\n',
  '- x\n\n    $$\n    a + b\n    $$\n',
])('math may stand as deep in elements in lists (%j)', (source) => {
  const { html, diagnostics } = render(source);
  expect(diagnostics).toEqual([]);
  expect(html).toContain('katex-display');
  expect(html).not.toContain('$$');
});

test.each(['    ', '\t\t', '          '])('math may stand as deep in elements as code may (%j)', (indent) => {
  const source = [
    '<Steps>',
    '  <Step title="x">',
    `${indent}$$`,
    `${indent}x^2`,
    `${indent}$$`,
    '',
    `${indent}after`,
    '  </Step>',
    '</Steps>',
    '',
    '- a',
    '',
    '    - b',
    '',
    '      $$',
    '      y',
    '      $$',
    '',
  ];
  const { tree, diagnostics } = parse(source.join('\n'));
  const math: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'math') math.push(node.value.trim());
  });
  expect(math).toEqual(['x^2', 'y']);
  expect(diagnostics).toEqual([]);
});
