import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { parsePage } from '../../../src/site/markdown/parse.ts';
import { visit } from '../../../src/site/markdown/visit.ts';
import { render } from './project.ts';

function parse(source: string) {
  const diagnostics: Diagnostic[] = [];
  const page = parsePage('page.mdx', source, (diagnostic) => diagnostics.push(diagnostic));
  return { ...page, diagnostics };
}

test('languages of fences and of <CodeBlock> are known before rendering', () => {
  expect(parse('```TS\n1\n```\n\n<CodeBlock language="rust">\n2\n</CodeBlock>').languages).toEqual([
    'rust',
    'ts',
  ]);
  expect(parse('{a && (\n  <MDX>\n    ```go\n    1\n    ```\n  </MDX>\n)}').languages).toEqual(['go']);
});

describe('frontmatter and title', () => {
  test('values are read as YAML', () => {
    const { frontmatter, title } = parse(
      '---\ntitle: Start here\ntag: [a, b]\nhidden: true\n---\n\n# Other\n',
    );
    expect(frontmatter).toEqual({ title: 'Start here', tag: ['a', 'b'], hidden: true });
    expect(title).toBe('Start here');
  });

  test('a page without a title takes its first heading, which the body then leaves to the layout', () => {
    expect(parse('Text\n\n# Hello *you*\n').title).toBe('Hello you');
    const { html, headings } = render('# Hello\n\nText\n\n# Other\n');
    expect(html).toContain('<p>Text</p>');
    expect(headings.map(({ text }) => text)).toEqual(['Other']);
    expect(render('{/* by hand */}\n\n# Hello\n\nText\n').html).toBe('<p>Text</p>');
  });

  test('blank lines above it do no harm, and all keeps its place', () => {
    const { frontmatter, tree, diagnostics } = parse('\n \r\n---\ntitle: A\ntag: [\n---\n\nText {(}\n');
    expect(frontmatter).toMatchObject({ title: 'A' });
    expect(tree.children.at(-1)?.position?.start.line).toBe(8);
    expect(diagnostics.map(({ kind, line }) => [kind, line])).toEqual([
      ['syntax', 8],
      ['frontmatter', 5],
    ]);
    expect(parse('\n---\n\nText\n\n---\n').frontmatter).toEqual({});
  });

  test('a line of dashes too many above it is told, and all keeps its place', () => {
    const { frontmatter, tree, diagnostics } = parse('---\n---\ntitle: A\nicon: b\n---\n\nText {(}\n');
    expect(frontmatter).toEqual({ title: 'A', icon: 'b' });
    expect(tree.children.at(-1)?.position?.start.line).toBe(7);
    expect(diagnostics.map(({ kind, line }) => [kind, line])).toEqual([
      ['frontmatter', 2],
      ['syntax', 7],
    ]);
    // Else it is a heading.
    expect(parse('---\n---\nNote: a\n---\n').diagnostics).toEqual([]);
  });

  test('broken YAML is a warning with its place, and the page is still there', () => {
    const { diagnostics, tree } = parse('---\ntitle: "a" b\n---\n\nText\n');
    expect(diagnostics).toMatchObject([
      { severity: 'warning', kind: 'frontmatter', file: 'page.mdx', line: 2 },
    ]);
    expect(tree.children).toHaveLength(2);
  });

  test.each([
    ['title: Sync: how it works', 'Sync: how it works'],
    ['title: "Quoted once', 'Quoted once'],
    ['title: A\n\ttag: x', 'A'],
    ["title: 'It''s'\ndescription: a: b", "It's"],
    ['title: "The \\"new\\" \\\\d"\ndescription: a: b', 'The "new" \\d'],
    ['title: [Beta] Sync', '[Beta] Sync'],
    ['title: {id} of pages', '{id} of pages'],
    ['title: *New* pages', '*New* pages'],
  ])('broken YAML loses no title: %j', (yaml, title) => {
    const page = parse(`---\n${yaml}\n---\n\nText\n`);
    expect(page.title).toBe(title);
    expect(page.diagnostics).toMatchObject([{ kind: 'frontmatter' }]);
  });

  test.each([
    ['---\ntitle: >\n  Two\n  lines\n---\n', 'Two lines'],
    ['---\ntitle: |\n  Two\n  lines\n---\n', 'Two lines'],
    ['Two\nlines\n=====\n', 'Two lines'],
  ])('a title is one line: %j', (page, title) => {
    expect(parse(page).title).toBe(title);
  });

  test('of a key that is there twice it is said that one is to be kept', () => {
    expect(parse('---\ntitle: A\ntitle: B\n---\n').diagnostics).toMatchObject([
      { line: 3, hint: 'keep one of the two' },
    ]);
  });

  test('a page may have no frontmatter and no title', () => {
    expect(parse('Text')).toMatchObject({ frontmatter: {}, title: undefined });
  });
});

describe('recovery', () => {
  test('HTML comments outside code become nothing, without a warning', () => {
    const { html, diagnostics } = render('a\n\n<!-- one -->\n\nb `<!-- two -->` <!-- three\nlines --> c\n');
    expect(html).toContain('<code>&lt;!-- two --&gt;</code>');
    expect(html).not.toContain('one');
    expect(html).not.toContain('three');
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['a <5 b', '<p>a &lt;5 b</p>', 1, 3],
    ['ok\n\n{a', '<p>{a</p>', 3, 1],
    ['ok\n\nuse {a b} now', '<p>use {a b} now</p>', 3, 5],
    ['a Map<String, Foo> b', '<p>a Map&lt;String, Foo&gt; b</p>', 1, 6],
  ])('%j shows the offending place as text and warns with its place', (source, html, line, column) => {
    const rendered = render(source);
    expect(rendered.html).toContain(html);
    expect(rendered.diagnostics).toMatchObject([{ severity: 'warning', kind: 'syntax', line, column }]);
  });

  test.each([
    [
      'to {your name}, {x}',
      '{your name} is not an expression, which is what MDX reads in braces; it is shown as text (write \\{your name})',
    ],
    [
      'the <Config> file',
      'Nothing closes the tag <Config>; it is shown as text (close it, or write \\<Config>)',
    ],
    ['a {b => } c', expect.stringMatching(/^Broken expression: /)],
  ])('%j is told in words that say how to write it', (source, message) => {
    expect(render(source).diagnostics[0]?.message).toEqual(message);
  });

  test.each([
    ['a closing tag without an opening one', 'a\n\n</Card>\n\nb'],
    ['an opening tag without a closing one', '<div>\n\na\n\nb'],
    ['crossed tags', '<Card>a<Tip>b</Card></Tip>'],
  ])('%s loses its tag, not its text', (_what, source) => {
    const { html, diagnostics } = render(source);
    expect(html.replace(/<[^>]*>/g, '')).toMatch(/a\s*b/);
    expect(html).not.toContain('&lt;');
    expect(diagnostics.some(({ kind }) => kind === 'syntax')).toBe(true);
  });

  test('void elements need no slash, and positions after them stay those of the author', () => {
    const { html, diagnostics } = render('a<br>b <img src="/x.png" alt="x"> {nobody}');
    expect(html).toContain('a<br>b <img src="/x.png" alt="x"');
    expect(diagnostics).toMatchObject([{ kind: 'unbound-name', line: 1, column: 36 }]);
  });

  test('void elements are closed all at once, but not those in code', () => {
    const { html, diagnostics } = render(
      'a<br>b `<br>` <hr>\n\n```html\n<br>\n```\n\n<img src="/x.png">c<br/>{nobody}\n',
    );
    expect(html.match(/<br>/g)).toHaveLength(2);
    expect(html.match(/&lt;br&gt;/g)).toHaveLength(2);
    expect(diagnostics).toMatchObject([{ kind: 'unbound-name', line: 7, column: 26 }]);
  });

  test.each([
    ['', ''],
    ['<Note>\n', '</Note>\n'],
  ])('a tag before others on its line may hold blocks (%j)', (before, after) => {
    const indent = before === '' ? '' : '  ';
    const { html, diagnostics } = render(
      `---\ntitle: x\n---\n${before}Text.\n\n${indent}<details><summary>More \`x\`</summary>\n\n${indent}**Body**\n\n${indent}</details>\n${after}\n{nothing}\n`,
    );
    expect(html.replace(/\s*\n\s*/g, '')).toContain(
      '<details><summary>More <code>x</code></summary><p><strong>Body</strong></p></details>',
    );
    expect(diagnostics.map(({ kind, line }) => [kind, line])).toEqual([
      ['syntax', before === '' ? 6 : 7],
      ['unbound-name', before === '' ? 12 : 14],
    ]);
  });

  test('a hopelessly broken page is read as plain Markdown', () => {
    const { html, diagnostics } = render(`${'a {b c}\n\n'.repeat(250)}**end**`);
    expect(html).toContain('<strong>end</strong>');
    expect(diagnostics[0]?.message).toContain('plain Markdown');
  });

  test('any text renders, and every position lies within the source', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '{',
      '}',
      '$',
      '`',
      '\n',
      '\n\n',
      '- ',
      '# ',
      'a',
      '<Card>',
      '</Card>',
      '<br>',
      '<!--',
      '-->',
      '|',
      '1',
      '"',
      '=',
      '😀',
      '---\n',
      '**',
      '[x](',
      ')',
      '{/*',
      '*/}',
      '<div ',
      '\t',
      '~~~',
      'export const a = ',
      'import x from "',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const source = parts.join('');
        expect(typeof render(source).html).toBe('string');
        visit(parse(source).tree, ({ position }) => {
          if (position?.end.offset !== undefined)
            expect(position.end.offset).toBeLessThanOrEqual(source.length + 1);
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('statements', () => {
  const head = "import A from '/a.jsx'\n\nText\n";

  test.each([
    [
      'a slash in a template',
      'export const H = () => {<p>{i ? <b></b> : <g c={`/`}/>}<s></s>{(<i e={{}}>{}</i>)}<u></u></p>}',
    ],
    ['an apostrophe and a blank line', "export const H = () => {\n  return <p>Don't\n\n  stop</p>;\n};"],
    [
      'elements that nest deep',
      `export const H = () => {\n  return ${'<b a={{}}>{x.map((y) => '.repeat(7)}1${')}</b>'.repeat(7)};\n\n};`,
    ],
  ])('end where their code ends, with %s', (_, code) => {
    const { tree, diagnostics } = parse(`${head}\n${code}\n\n# Title\n\nIt's <H />\n`);
    expect(diagnostics).toEqual([]);
    expect(tree.children.map(({ type }) => type)).toEqual([
      'mdxjsEsm',
      'paragraph',
      'mdxjsEsm',
      'heading',
      'paragraph',
    ]);
    const block = tree.children[2];
    expect(block).toMatchObject({
      type: 'mdxjsEsm',
      value: code,
      position: { start: { line: 5, column: 1 } },
    });
  });

  test('what looks like one in a block of code stays there', () => {
    const code = "export const a = () => {\n  // don't\n\n};";
    const { tree } = parse(`<br>\n\n\`\`\`js\n\n${code}\n\`\`\`\n`);
    expect(tree.children.at(-1)).toMatchObject({ type: 'code', value: `\n${code}` });
  });
});

describe('math', () => {
  test.each(['costs $5 and $10', 'from $20,000 to USD$30,000', '$HOME and $PATH', 'a $ b $ c'])(
    '%j is text',
    (source) => {
      const { html, needs } = render(source);
      expect(html).toBe(`<p>${source}</p>`);
      expect(needs.size).toBe(0);
    },
  );

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

  test('two dollars display a formula on a line of its own, and leave it in a line of text', () => {
    const displayed = (source: string): number => render(source).html.split('katex-display').length - 1;
    expect(displayed('$$x$$')).toBe(1);
    expect(displayed('so\n$$x$$\nis')).toBe(1);
    expect(displayed('<Note>$$x$$</Note>')).toBe(1);
    expect(displayed('so $$x$$ is')).toBe(0);
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

test('languages named by fences are known before rendering', () => {
  expect(parse('```TS a\n```\n\n- x\n  ```bash\n  ```\n\n```\n```\n').languages).toEqual(['bash', 'ts']);
  expect(parse('```{.json}\n```\n\n```{python, echo=F}\n```\n').languages).toEqual(['json', 'python']);
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
