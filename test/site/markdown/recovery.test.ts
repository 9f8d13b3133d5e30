import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visit } from '../../../src/site/markdown/visit.ts';
import { parse } from './parsed.ts';
import { render } from './project.ts';

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
    ['## Boats', '<h2'],
    ['Boats lie here.', '<p>Boats lie here.</p>'],
    ['<b>{fleet}</b>', '<b>3</b>'],
  ])('statements without a blank line after them take nothing of the text with them (%s)', (text, html) => {
    const rendered = render(`export const fleet = 3;\nexport const more = 4\n${text}\n\nAll {fleet}`);
    expect(rendered.html).toContain(html);
    expect(rendered.html).toContain('All 3');
    expect(rendered.diagnostics).toMatchObject([{ severity: 'warning', kind: 'syntax', line: 3, column: 1 }]);
  });

  test.each([
    ['<b>{fleet}</b>', '<b>3</b>'],
    ['<b>{fleet}</b>\n<i>{fleet}</i>', '<i>3</i>'],
    ['Boats', '<p>Boats</p>'],
    ['[Boats](https://example.com)', '>Boats</a>'],
    ['{fleet}', /^3/],
    ['- {fleet}', '<li>3</li>'],
  ])('what follows statements is text also where it could be a statement of code (%s)', (text, html) => {
    const rendered = render(`export const fleet = 3;\n${text}\n\nAll {fleet}`);
    expect(rendered.html).toMatch(html);
    expect(rendered.html).toContain('All 3');
    expect(rendered.diagnostics).toMatchObject([{ severity: 'warning', kind: 'syntax', line: 2, column: 1 }]);
  });

  test.each([
    ['<span>\n  Boats\n  <a\n    href="https://a.example"\n  > here</a>\n</span>', '<span>Boats\n<a'],
    ['Boats\n<a\n  href="https://a.example"\n>here</a> and on', '<p>Boats\n<a'],
    ['- Boats\n  <a\n    href="https://a.example"\n  >here</a>', '<li>Boats\n<a'],
    ['<div>\n  <a\n    href="https://a.example"\n  >here</a> and on\n</div>', '<p><a'],
  ])('a “>” that begins a line ends the tag that began one (%j)', (source, begin) => {
    const { html, diagnostics } = render(`${source}\n\n> quoted`);
    expect(html).toContain(begin);
    expect(html).toMatch(/<a href="https:\/\/a\.example"[^>]*> ?here<\/a>/);
    expect(html).toContain('<blockquote>');
    expect(diagnostics).toEqual([]);
  });

  test('a “>” that begins a line ends its tag with a warning where MDX begins a quotation', () => {
    const { html, diagnostics } = render('Boats <a\n  href="https://a.example"\n>here</a>.\n\n[z](#nope)');
    expect(html).toMatch(/<p>Boats <a href="https:\/\/a\.example"[^>]*>here<\/a>\.<\/p>/);
    expect(diagnostics).toMatchObject([{ kind: 'syntax', line: 1, column: 7 }]);
  });

  test('code among statements is not shown as text', () => {
    const { html } = render(
      'export const fleet = 3;\nconsole.log(fleet);\nif (fleet) fleet.length;\n\nAll {fleet}',
    );
    expect(html).toBe('<p>All 3</p>');
  });

  test('statements that cannot be read are not shown as text', () => {
    const { html, diagnostics } = render('export const a = 1\nexport const b = (\n  c d\n);\n\nText');
    expect(html).toBe('<p>Text</p>');
    expect(diagnostics).toMatchObject([{ kind: 'syntax' }]);
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
    [
      'a {b => } c',
      expect.stringMatching(
        /^Broken expression: .*; its braces are shown as text \(write \\\{ for a brace, or put it in `code`\)$/,
      ),
    ],
    ['in <100 ms', 'This “<” begins no tag, which MDX takes it for; it is shown as text (write \\<)'],
    ['a Map<Key, List> b', 'This “<” begins no tag, which MDX takes it for; it is shown as text (write \\<)'],
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

  test.each([
    ['a component', 'A List<Card> b\n\n<Card title="c" />', 'A List&lt;Card&gt; b'],
    ['a component within another', '<Note>A List<Card> b</Note>', 'A List&lt;Card&gt; b'],
    ['an element of HTML', 'A List<Label> b', 'A List&lt;Label&gt; b'],
    ['what the page closes elsewhere', 'The <Own> b\n\n<Own>c</Own>', 'The &lt;Own&gt; b'],
    ['what code closes', 'The <Own> b\n\n```jsx\n<Own>c</Own>\n```', 'The &lt;Own&gt; b'],
  ])('a type in the text stays in it which is called like %s', (_what, source, html) => {
    expect(render(source).html).toContain(`<p>${html}</p>`);
  });

  test('void elements need no slash, and positions after them stay those of the author', () => {
    const { html, diagnostics } = render('a<br>b <img src="/x.png" alt="x"> {nobody}');
    expect(html).toContain('a<br>b <img src="/x.png" alt="x"');
    expect(diagnostics).toMatchObject([{ kind: 'unbound-name', line: 1, column: 36 }]);
  });

  test.each([
    ['an attribute', '<Card title="a <br> b">c</Card>', '>a &lt;br&gt; b<'],
    ['an attribute of several lines', '<Card title="a\n  <br> b\n">c</Card>', 'a\n&lt;br&gt; b'],
    ['a list', 'd {[\n  "<br>",\n  `e`,\n]}', 'd &lt;br&gt;e'],
    ['code of a quote', '> ~~~\n> <br>\n> ~~~', '<code>&lt;br&gt;</code>'],
    ['code of three marks', '- ```<br>``` d<br>e', '<code>&lt;br&gt;</code> d<br>e'],
    ['code of an entry', '- ~~~\n  <br>\n  ~~~', '<code>&lt;br&gt;</code>'],
    ['the name of a picture', '<img src="/x.png"\n  alt="a > b"\n/>', 'alt="a &gt; b"'],
    ['an expression', 'a {"<br>"} {f("<hr>")}', 'a &lt;br&gt; &lt;hr&gt;'],
    ['a statement', 'd {made.a} {made.b}', 'd &lt;br&gt; a&lt;hr&gt;b'],
  ])(
    'what looks like a void element in %s stays as it is beside one that has no end',
    (_what, source, html) => {
      const code =
        'export const made = { a: "<br>", b: "a-b".replace(/-/g, `<hr>`) };\nexport const f = (x) => x;\n\n';
      const page = render(`${code}${source}\n\nc<br>d <img src="/y.png">\n`);
      expect(page.html).toContain(html);
      expect(page.diagnostics.filter(({ kind }) => kind === 'syntax')).toEqual([]);
    },
  );

  test.each([
    ['<CardGroup cols=2}>\n<Card title="A">b</Card>\n</CardGroup>', 'cols={2}', '--t-cols:2'],
    ['<Accordion title=`A b` + "c"}>d</Accordion>', undefined, '<p>d</p>'],
    ['<Accordion title=`A b`} icon="x">d</Accordion>', 'title={`A b`}', 'A b'],
    ['<Card title="A" icon=made}>d</Card>', 'icon={made}', '>A<'],
  ])(
    'a brace that is missing before a value in %j is told once, and the value holds',
    (source, told, html) => {
      const page = render(`${source}\n\nText\n`);
      expect(page.html).toContain(html);
      expect(page.html).toContain('<p>Text</p>');
      const messages = page.diagnostics.filter(({ kind }) => kind === 'syntax').map(({ message }) => message);
      if (told !== undefined) expect(messages).toEqual([`The brace of a value is not opened: write ${told}`]);
    },
  );

  test('a component that nothing closes shows its title, before what follows it', () => {
    const { html, diagnostics } = render(
      '<Card title="One" icon="x">\n\nText\n\n<Accordion title="Why?">\nWords\n',
    );
    expect(html).toMatch(
      /class="c-card-title[^>]*>.*One.*<p>Text<\/p>.*<summary.*Why\?.*<\/details>\s*<p>Words<\/p>$/s,
    );
    expect(
      diagnostics.filter(({ kind }) => kind === 'syntax').map(({ line, message }) => [line, message]),
    ).toEqual([
      [1, 'Expected a closing tag for `<Card>` (1:1); it is closed at once, and shows its title'],
      [5, 'Expected a closing tag for `<Accordion>` (5:1); it is closed at once, and shows its title'],
    ]);
  });

  test.each([
    ['a heading', '## How <b> it works', '<h2 id="how-----it-works">How     it works'],
    ['a cell', '| a | b |\n|---|---|\n| c <span class="x"> d | e |', '<td>e</td>'],
  ])('a tag that nothing closes in %s takes nothing from what is around', (_what, block, html) => {
    const page = render(
      `<Tabs>\n<Tab title="One">\n\n${block}\n\n</Tab>\n<Tab title="Two">f</Tab>\n</Tabs>\n\n{nobody}\n`,
    );
    expect(page.html).toContain(html);
    expect(page.html.match(/role="tabpanel"/g)).toHaveLength(2);
    expect(page.diagnostics.map(({ kind, message }) => [kind, message])).toEqual([
      ['syntax', expect.stringMatching(/^Nothing closes the tag <(?:b|span)> in its line; it is left out$/)],
      ['unbound-name', expect.anything()],
    ]);
  });

  test.each([
    ['a <Tooltip tip="b> c</Tooltip>', 'tip="b"', '>b</span>'],
    ['<Card title="b>\nc\n</Card>', 'title="b"', '>b</p>'],
    ['<Card title="b href="/x">\nc\n</Card>', 'title="b"', 'href="/x">b</a>'],
    ['<img src="/b.png alt="c d" />', 'src="/b.png"', '<img src="/b.png" alt="c d"'],
    ['<a href=\'/b">c</a>', "href='/b'", '<a href="/b">c</a>'],
  ])('a quote that is missing in %j takes nothing of what follows', (source, told, html) => {
    const page = render(`${source}\n\nIt's "quoted".\n\n<Accordion title="Next">e</Accordion>\n\n{nobody}\n`);
    expect(page.html).toContain(html);
    expect(page.html).toContain(`It's "quoted".</p>`);
    expect(page.html).toContain('>Next</span>');
    expect(page.diagnostics.map(({ line, message }) => [line, message])).toEqual([
      [1, `The quote of a value is not closed: write ${told}`],
      [source.split('\n').length + 6, expect.stringContaining('nobody')],
    ]);
  });

  test.each(['', '  '])(
    'an element that is not closed ends where the next of its kind begins (%j)',
    (indent) => {
      const { html, diagnostics } = render(
        `<Steps>\n${indent}<Step title="One">\n${indent}a\n\n${indent}<Step title="Two">\n${indent}b\n${indent}<Step title="Three">\n${indent}c\n${indent}</Step>\n</Steps>\n\n{nobody}\n`,
      );
      expect(html.match(/<ol/g)).toHaveLength(1);
      expect(html.match(/<li/g)).toHaveLength(3);
      expect(diagnostics.map(({ line, column, message }) => [line, column, message])).toEqual([
        [5, indent.length + 1, 'Nothing closes <Step> before the next one; it ends there'],
        [2, indent.length + 1, 'Nothing closes <Step> before the next one; it ends there'],
        [12, 2, expect.stringContaining('nobody')],
      ]);
    },
  );

  const attributes = ['title="a b"', 'icon="star"', 'href="/c d"'];
  test.each(
    [' ', '\n  '].flatMap((space) =>
      attributes.flatMap((one) =>
        [/"/, /"$/].map((quote) => {
          const end = space === ' ' ? '' : '\n';
          const written = attributes.map((other) => (other === one ? other.replace(quote, '') : other));
          return [`<Card${space}${written.join(space)}${end}>`, one] as const;
        }),
      ),
    ),
  )('a quote that is missing in %j is put where it was meant', (tag, meant) => {
    const { html, diagnostics } = render(
      `<CardGroup>\n${tag}\nbody\n</Card>\n<Card title="Two">two</Card>\n</CardGroup>\n`,
    );
    expect(html).toContain('href="/c d">a b</a>');
    expect(html).toContain('data-icon="star"');
    expect(html).toContain('>Two</p>');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The quote of a value is not (?:closed|opened): write /),
    ]);
    expect(diagnostics[0]?.message).toContain(meant);
  });

  test.each([
    ['<Card title="a" href="/b"\nc\n</Card>', 'href="/b">a</a>'],
    ['<Card\n  title="a"\n  href="/b"\nc\n</Card>', 'href="/b">a</a>'],
    ['<Card title="a" href="/b" /', 'href="/b">a</a>'],
    ['<Note\nc\n</Note>', 'c-callout'],
    ['<img src="/a.png" alt="b c"', '<img src="/a.png" alt="b c"'],
    ['<iframe src="/a.html" title="b"</iframe>', '<iframe src="/a.html" title="b"'],
  ])('the end that is missing of the tag in %j stands behind its last attribute', (source, html) => {
    const page = render(`${source}\n\n<Card title="Next">d</Card>\n\n{nobody}\n`);
    expect(page.html).toContain(html);
    expect(page.html).toContain('>Next</p>');
    expect(page.diagnostics.map(({ line, kind, message }) => [line, kind, message])).toEqual([
      [1, 'syntax', expect.stringMatching(/^The “>” of <\w+> is missing/)],
      [source.split('\n').length + 4, 'unbound-name', expect.anything()],
    ]);
  });

  test.each([
    ['<Note>\na\n</Note', 3, 1],
    ['<Note>a</Note', 1, 8],
    ['<Note>\n<Card title="b">\na\n</Card\n</Note>', 4, 1],
    ['```html\n</Note\n>\n```\n\n<Note>\na\n</Note', 8, 1],
  ])('the end that is missing of the closing tag in %j is put there', (source, line, column) => {
    const { html, diagnostics } = render(`${source}\n\nb -> c\n\n> d\n`);
    expect(html).toContain('class="c-callout');
    expect(html).toContain('<p>b -&gt; c</p>');
    expect(html).not.toContain('&lt;/Note&gt;\n');
    expect(diagnostics).toMatchObject([
      {
        line,
        column,
        message: expect.stringMatching(/^The “>” of <\/(?:Card|Note)> is missing; it is put there$/),
      },
    ]);
  });

  test('words behind a comment that begins their line stay below the list above', () => {
    const { html } = render('- a\n\n<!-- c -->words\n\n- b\n\n<!-- d --> **more** words\n');
    expect(html.replace(/\s*\n\s*/g, '')).toBe(
      '<ul><li>a</li></ul><p>words</p><ul><li>b</li></ul><p><strong>more</strong> words</p>',
    );
  });

  test('void elements that have their end, as JSX allows, stay as they are beside one that has none', () => {
    const { html, diagnostics } = render(
      'a<br></br>b <img src="/x.png" alt="x"></img>\n\n<video><source src="/v.mp4"></source></video>\n\nc<br>d\n',
    );
    expect(html.match(/<br>/g)).toHaveLength(2);
    expect(html).not.toContain('&lt;');
    expect(diagnostics.filter(({ kind }) => kind === 'syntax')).toEqual([]);
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

  test.each([
    ['import the package:\n\nexport your **data**.', 'import the package:', 1],
    ['## Head\nexport TOKEN=x', '<p>export TOKEN=x</p>', 2],
    ['Text\n\n<Note>\nimport data from a file\n</Note>', '<p>import data from a file</p></div>', 4],
    ['export const x = 1\n\nimport numpy as np {x}', '<p>import numpy as np 1</p>', 3],
    ["import x from 'y' brings *z*.\nMore", "<p>import x from 'y' brings <em>z</em>.\nMore</p>", 1],
    ['import "y"; is what to write', '<p>import "y"; is what to write</p>', 1],
  ])('text that begins with a word of statements is shown: %j', (source, shown, line) => {
    const { html, diagnostics } = render(source);
    expect(html).toContain(shown);
    expect(diagnostics).toMatchObject([{ kind: 'syntax', line }]);
    expect(diagnostics[0]?.message).toContain('which this is not; it is shown as text');
  });

  test('lines of code in a string of a statement stay as they are', () => {
    const { html, diagnostics } = render(
      'import the package\n\nexport const code = `\n\nimport numpy as np\n`;\n\n{code.trim()}',
    );
    expect(html).toBe('<p>import the package</p>import numpy as np');
    expect(diagnostics).toHaveLength(1);
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
