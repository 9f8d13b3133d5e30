import { describe, expect, test } from 'vitest';
import { parse } from './parsed.ts';
import { render } from './project.ts';

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

  test.each([
    ['<img src="/logo.svg" />\n\n# Hello\n\n## More\n', '<h2 id="more">', 'hello'],
    ['---\ntitle: Hello\n---\n\n[Home](/)\n\n***\n\n# Hello\n\nText\n', '<p>Text</p>', 'hello'],
  ])('a title below a logo or a link is left to the layout, too: %j', (source, html, titleId) => {
    const page = render(source);
    expect(page).toMatchObject({ titleId });
    expect(page.html).toContain(html);
    expect(page.html).not.toContain('<h1');
    expect(page.markdown).not.toContain('# Hello');
  });

  test.each(['Text\n\n# One\n\n# Two\n', '## More\n\n# One\n', '---\ntitle: Own\n---\nText\n\n# One\n'])(
    'a heading among others, or of other words, is no title below a text: %j',
    (source) => expect(render(source).html).toContain('<h1 id="one">'),
  );

  test('a page that begins with its own title leaves that to the layout, where the layout shows it', () => {
    const page = (title: string, heading: string) =>
      render(`---\ntitle: ${title}\n---\n\n${heading}\n\nText\n`);
    expect(page('Get `a` user', '# Get *A* User')).toMatchObject({
      html: '<p>Text</p>',
      titleId: 'get-a-user',
    });
    expect(page('Hello', 'Hello\n=====')).toMatchObject({ html: '<p>Text</p>', titleId: 'hello' });
    expect(page('Hello', '# Hello {#own}').titleId).toBe('own');
    const twice = page('Hello', '# Hello\n\n## Hello');
    expect([twice.headings[0]?.id, twice.titleId]).toEqual(['hello', 'hello-2']);
    expect(page('Hello', '# Hello you').html).toContain('<h1 id="hello-you">');
    expect(page('Hello', '## Hello').html).toContain('<h2 id="hello">');
    expect(page('Hello\nmode: custom', '# Hello').html).toContain('<h1 id="hello">');
    const untitled = render('# Hello\n\n## Hello');
    expect([untitled.headings[0]?.id, untitled.titleId]).toEqual(['hello', 'hello-2']);
    expect(render('---\nmode: custom\n---\n\n# Hello').html).toContain('<h1 id="hello">');
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

  test.each(['title: ""', "title: ' '", 'title:'])('an empty title is that of the heading: %s', (yaml) => {
    expect(parse(`---\n${yaml}\n---\n\n# Words\n`).title).toBe('Words');
    expect(parse(`---\n${yaml}\n---\n\nText\n`).title).toBeUndefined();
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

test('languages named by fences are known before rendering', () => {
  expect(parse('```TS a\n```\n\n- x\n  ```bash\n  ```\n\n```\n```\n').languages).toEqual(['bash', 'ts']);
  expect(parse('```{.json}\n```\n\n```{python, echo=F}\n```\n').languages).toEqual(['json', 'python']);
});
