import { describe, expect, it } from 'vitest';
import { render } from './project.ts';

describe('a page that was broken off or torn', () => {
  it.each([
    '<Card title={',
    '<Card icon={<Icon>',
    '<Card {...',
    '{<Card>{<Icon>',
    '<Card title={() => <Icon icon={',
  ])('may begin %s thirty times without an end', (begun) => {
    const { html } = render(`Before ${begun.repeat(30)}\n\nBetween\n\n<Card title={"Whole"}>inside</Card>\n`);
    expect(html).toContain('Between');
    expect(html).toContain('Whole');
  });

  it.each([
    ['<code>"{\\"a\\":1}"</code> ', '{"a":1}'],
    ["<b>\n{'}\n</b>\n", "{'}"],
    ['<b>\n{a // b}\n</b>\n', '{a // b}'],
    ['Use {<id>} here.\n\n', '{<id>}'],
    ["Use {'id': <id>} here.\n\n", "{'id': <id>}"],
    ['Use {{ <id> }} here.\n\n', '{{ <id> }}'],
    ['{true} <b>bold {c\n\n', '{c'],
    ['- {<id>}\n', '{<id>}'],
    ['<p> { "<b>": "x" </p> <code>"{\\"a\\":{\\"b\\":1}"</code>\n\n', '{"a":{"b":1}'],
  ])('may hold %j forty times, whose brace nothing ends', (part, shown) => {
    const { html } = render(`Before\n\n${part.repeat(40)}\n\nAfter\n`);
    expect(html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').split(shown)).toHaveLength(41);
    expect(html).toContain('After');
  });

  it('may hold forty tags that HTML never closes after a brace that does not end', () => {
    const { html } = render(`{a\n\n${'line<br>\n\n'.repeat(40)}`);
    expect(html).toContain('<p>{a</p>');
    expect(html.split('<br>')).toHaveLength(41);
  });

  it.each(['{a\n\n', "{'a\n\n", '<!-- { -->\n\n'])(
    'may hold forty tags that nothing closes after %j',
    (begun) => {
      const { html } = render(`Before\n\n${begun}${'<p>line\n\n'.repeat(40)}`);
      expect(html.split('line')).toHaveLength(41);
      expect(html).not.toContain('-->');
    },
  );

  it.each([
    ['{', '<>'],
    ['{', 'f(a: List<B>) '],
    ['', '{a: List<B>} '],
    ['', '{</B><><> '],
    ['', '{a: <B c={d => <p>} '],
    ['{', 'a<>'],
    ['{', '> a<'],
    ['{', '\\<a>'],
    ['> {', '<a>\n> '],
    ['- ', 'f<T>(<p>)[^a]`${'],
  ])('may hold, after %j, %j forty times', (begun, part) => {
    const { html } = render(`Before ${begun}${part.repeat(40)}\n\nAfter\n`);
    expect(html).toContain('Before');
    expect(html).toContain('After');
  });

  it('tells where a brace is text after which too much is left open', () => {
    const { html, diagnostics } = render(`Before\n\nx {y\n\n~~~\n${'<a>'.repeat(40)}\n~~~\n`);
    expect(html).toContain('<p>x {y</p>');
    expect(diagnostics).toEqual([
      {
        severity: 'warning',
        kind: 'syntax',
        message: 'Too much is left open after this brace for an expression; it is shown as text',
        file: 'page.mdx',
        line: 3,
        column: 3,
      },
    ]);
  });

  it('keeps statements and code with as much in them', () => {
    const open = `{${'a<>'.repeat(40)}`;
    const page = `export const text = '${open}';\n\nexport const more = [\n\n  text, '!'];\n\n`;
    const { html, highlighted, diagnostics } = render(`${page}<b>{more}</b>\n\n\`\`\`\n${open}\n\`\`\`\n`);
    expect(html).toContain(`<b>${open.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}!</b>`);
    expect(highlighted.map(({ code }) => code)).toEqual([open]);
    expect(diagnostics).toEqual([]);
  });

  it('keeps expressions with tags in quotations and strings', () => {
    const page = `{first}\n\n> <Card\n>   title={'<b>'}\n>   arrow\n> >\n> in {"<a>"}\n> </Card>\n\n{'<i>'} {/<i>/.source}\n\n`;
    const { html } = render(`export const first = '1st';\n\n${page.repeat(14)}`);
    expect(html.split('1st')).toHaveLength(15);
    expect(html.split('in &lt;a&gt;')).toHaveLength(15);
  });

  it('keeps expressions whose texts have apostrophes', () => {
    const { html } = render("<div>\n{true && <p>don't 'tis // not</p>}\n</div>\n\n".repeat(9));
    expect(html.split("<p>don't 'tis // not</p>")).toHaveLength(10);
  });

  it('keeps expressions that stand in one another as deep as components need', () => {
    const inner =
      '{[1].map((a) => <b title={a}>{[2].map((b) => <i>{[a, b].map((c) => <u>{c}</u>)}</i>)}</b>)}';
    expect(render(`<div>${inner}</div>\n`).html).toBe('<div><b title="1"><i><u>1</u><u>2</u></i></b></div>');
  });

  it('keeps elements around one that HTML never closes', () => {
    const { html, diagnostics } = render('<Frame>\n  <img src="/a.png" alt="A">\n</Frame>');
    expect(html).toMatch(/<figure class="c-frame[\s\S]*<img[\s\S]*<\/figure>/);
    expect(diagnostics).toEqual([]);
  });

  it('takes a bar in a tag for a part of it, within a table too', () => {
    const { html, diagnostics } = render(
      [
        '| a | b |',
        '|---|---|',
        '| <Tooltip tip="one | two">x</Tooltip> | <i title={\'c|d\'}>y</i> |',
        '| 1 | <b title={e || f}>z</b> |',
      ].join('\n'),
    );
    expect(html).toContain('<span>one | two</span>');
    expect(html).toContain('<td><i title="c|d">y</i></td></tr><tr><td>1</td><td>z</td></tr>');
    expect(diagnostics.map(({ message, line, column }) => [message, line, column])).toEqual([
      [
        'A “|” ends the cell of a table in MDX, even in a tag; it is read as part of <Tooltip> (write \\|)',
        3,
        3,
      ],
      ['A “|” ends the cell of a table in MDX, even in a tag; it is read as part of <i> (write \\|)', 3, 42],
      ['A “|” ends the cell of a table in MDX, even in a tag; <b> is left out', 4, 7],
      ['Unexpected closing tag `</b>`, expected an open tag first', 4, 26],
    ]);
  });

  it('keeps cells and rows of a table apart that HTML lets end where others begin', () => {
    const { html, diagnostics } = render(
      '<table>\n<thead>\n<tr><th>A<th>B\n<tbody>\n<tr>\n<td>1\n<td>\n  *2*\n<tr><td>3</td><td>4\n</table>\n',
    );
    expect(html.replace(/\n|<\/?p>/g, '')).toContain(
      '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
    );
    expect(diagnostics).toEqual([]);
  });

  it('keeps a table in capitals, as HTML once was written, and tells of it', () => {
    const { html, diagnostics } = render('<TABLE>\n<TR><TD>1<TD>2</TR>\n<TR><TD>3</TABLE>\n\na<BR>b\n');
    expect(html.replace(/\n/g, '')).toContain(
      '<tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table></div><p>a<br>b</p>',
    );
    expect(diagnostics.map(({ message }) => message)).toContain(
      '<TABLE> is defined nowhere; it is shown as <table>',
    );
  });

  it.each([
    ['code over two lines', 'a `b\n<br>` c'],
    ['a mark that is none', "it's a ` mark"],
    ['a text of JavaScript with blank lines', '<pre>{`a\n\n<br>`}</pre>'],
  ])('keeps them beside %s', (_, beside) => {
    const { html } = render(`${beside}\n\n<table><tr><td>a<br>b</td></tr></table> {% end %}\n`);
    expect(html).toContain('<td>a<br>b</td></tr></table>');
    if (beside.includes('<br>')) expect(html).toContain('&lt;br&gt;');
  });

  it('keeps them where something else is wrong below, too', () => {
    const { html } = render('- a\n\n<figure><img src="/a.png" alt="A"><b>x</b></figure>\n\n{% end %}');
    expect(html).toMatch(/<\/ul>\s*<figure><img[^>]*><b>x<\/b><\/figure>/);
  });

  it('closes what stands open in an element that ends', () => {
    const { html, diagnostics } = render('<Tabs>\n<Tab title="First">\n\ntext\n\n</Tabs>\n\nafter');
    expect(html).toContain('role="tabpanel"');
    expect(html.indexOf('after')).toBeGreaterThan(html.lastIndexOf('</div>'));
    expect(diagnostics).toMatchObject([{ kind: 'syntax', line: 6, column: 1 }]);
  });

  it('keeps the types of code in the text of an element', () => {
    const { html } = render('<Note>Takes a Map<K> and a <T>.</Note>');
    expect(html).toContain('Takes a Map&lt;K&gt; and a &lt;T&gt;.');
    expect(html).toContain('c-callout');
    const own = render('export const Own = () => <i>own</i>\n\n<Note>Has <Own>.</Note>');
    expect(own.html).toContain('<i>own</i>');
  });

  it('may have the quotes of a word processor around attributes', () => {
    const { html, diagnostics } = render('<Card title=“Guides” href=“/a”>text</Card>');
    expect(diagnostics[0]?.message).toBe(
      'Values of attributes need straight quotes in MDX: write "…" in place of “…”',
    );
    expect(html).toContain('Guides');
    expect(html).toContain('href="/a"');
  });

  it.each([
    ['at the end', ''],
    ['before a blank line', '\n\n**after**'],
  ])('may have a closing tag behind its text %s', (_, after) => {
    const { html, diagnostics } = render(`<Frame caption="C">\n![A](/a.png)</Frame>${after}`);
    expect(html).toContain('<figcaption>C</figcaption></figure>');
    expect(html).not.toContain('&lt;/Frame');
    if (after !== '') expect(html).toContain('</figure><p><strong>after</strong></p>');
    expect(diagnostics).toMatchObject([
      { kind: 'syntax', line: 2, message: '</Frame> needs a line of its own in MDX, as <Frame> has one' },
    ]);
  });

  it.each([
    ['See <Link href="/a">\n  the book\n  </Link>', '<p>See <a href="/a">\nthe book</a></p>'],
    ['- See <b>one\n  two\n  </b>\n- x', '<li>See <b>one\ntwo</b></li>'],
  ])('may close %j, which stands among words, on the line below them', (source, shown) => {
    const { html, diagnostics } = render(`${source}\n\n{gone}\n`);
    expect(html.replaceAll('\n</', '</')).toContain(shown);
    const line = source.split('\n').length + 2;
    expect(diagnostics).toMatchObject([
      { kind: 'syntax', line: 1, message: expect.stringContaining('moved behind the last word') },
      { kind: 'unbound-name', line },
    ]);
  });

  it.each(['<Link href="/a">the book\n</Link>', '<Link href="/a">the book\n</Link>\n\nA<Br>b'])(
    'may begin a component that is called like an element that HTML never closes: %j',
    (source) => {
      expect(render(source).html).toMatch(/<a href="\/a">\s*(?:<p>)?the book/);
    },
  );

  it.each([
    ['and a closing one below', '<Accordion title="Why"> First\nline\n</Accordion>', [1]],
    ['and a closing one behind another paragraph', 'a\n\n<Tip>First\n\nline</Tip>', [3, 5]],
    ['in another element', '<Steps>\n<Step title="Why">First\n\n- line</Step>\n</Steps>', [2, 4]],
    ['with an indentation', '  <Tabs>\n    <Tab title="Why">First\n    line\n    </Tab>\n  </Tabs>', [2]],
    ['behind words of a list', '- a <Note>\n  First\n  line\n  </Note>\n- b', [1]],
    ['in a quotation', '> <Note>First\n>\n> line\n> </Note>', [1]],
    ['with one of its name within', '<Card title="Why">First\n\n<Card title="In" />\n\nline\n</Card>', [1]],
    [
      'and tags of other elements beside both',
      '<AccordionGroup><Accordion title="Why">First\n\nline</Accordion></AccordionGroup>',
      [1, 3],
    ],
    [
      'of the last of several',
      '<Steps><Step title="One">First</Step><Step title="Why">\n\nline\n\n</Step></Steps>',
      [1, 1],
    ],
    [
      'and which is closed with the one around it',
      '<Tabs>\n<Tab title="Why">\nFirst\n\nline</Tab></Tabs>',
      [5],
    ],
  ])('may have an opening tag that its words follow %s', (_, source, lines) => {
    const { html, diagnostics } = render(`${source}\n\n**after** {nothing}\n`);
    expect(html).toMatch(/class="c-(?:accordion|callout|card|steps|tabs)\b.*First.*line.*<\/[a-z]+>.*after/s);
    if (source.includes('title')) expect(html).toContain('Why');
    expect(diagnostics.map(({ kind, line }) => [kind, line])).toEqual([
      ...lines.map((line) => ['syntax', line]),
      ['unbound-name', source.split('\n').length + 2],
    ]);
  });

  it('may have tags that begin in one paragraph and end within another, which are left out', () => {
    const { html } = render('<b>one\n\ntwo</b> three\n\nfour\n');
    expect(html.replace(/ +/g, ' ')).toBe('<p>one</p><p>two three</p><p>four</p>');
  });

  it('may have signs of emphasis in different elements, which are text', () => {
    const written = 'Any (*), <b>* (all)</b> and _a <i>(b_ c)</i>, but **one <i>*word*</i>**.';
    const { html, diagnostics } = render(written);
    expect(html).toBe(
      '<p>Any (*), <b>* (all)</b> and _a <i>(b_ c)</i>, but <strong>one <i><em>word</em></i></strong>.</p>',
    );
    expect(diagnostics).toMatchObject([
      { kind: 'syntax', line: 1, column: 6 },
      { kind: 'syntax', line: 1, column: 29 },
    ]);
  });

  it('tells of later mistakes, and of words in them, where the author sees them', () => {
    const { diagnostics } = render('<Tip>a\n\nb</Tip>\n\nc {d e} <Note>\n\nf </b>\n');
    expect(diagnostics.map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [3, 2],
      [5, 3],
      [5, 9],
      [7, 3],
    ]);
    expect(diagnostics[3]?.message).toContain('`<Note>` (5:9)');
  });

  it('may leave out the quotes around attributes', () => {
    const { html, diagnostics } = render(
      'a\n\n<img src=/a.png alt="b = c" width=20>\n\n<p align=center id=d>text</p>',
    );
    expect(html).toContain('<img src="/a.png" alt="b = c" width="20"');
    expect(html).toContain('<p align="center" id="d">text</p>');
    expect(diagnostics).toMatchObject([
      {
        kind: 'syntax',
        line: 3,
        column: 1,
        message: 'Values of attributes need quotes in MDX: write src="/a.png"',
      },
      { kind: 'syntax', line: 5, message: 'Values of attributes need quotes in MDX: write align="center"' },
    ]);
  });

  it.each([
    [
      `<Card title="The "best" one" href="#a" horizontal>x</Card>`,
      `title='The "best" one'`,
      'The "best" one',
    ],
    [`<Card href="#a" title="Say "yes"">x</Card>`, `title='Say "yes"'`, 'Say "yes"'],
    [`<Card title='It's here' href="#a">x</Card>`, `title="It's here"`, "It's here"],
    [`<Card\n  title="A "b" c"\n  icon={"x"}\n  href="#a"\n>x</Card>`, `title='A "b" c'`, 'A "b" c'],
    [`<Card title="The \\"b\\"" href="#a">x</Card>`, `title='The "b"'`, 'The "b"'],
    [`<Card title="It's "b"" href="#a">x</Card>`, `title="It's &quot;b&quot;"`, `It's "b"`],
    [`<Card title="It's \\"b\\"" href="#a">x</Card>`, `title="It's &quot;b&quot;"`, `It's "b"`],
    [`<Card title='It's "b"' href="#a">x</Card>`, `title="It's &quot;b&quot;"`, `It's "b"`],
  ])('may have quotes in the quotes around an attribute: %s', (text, write, title) => {
    const { html, diagnostics } = render(text);
    expect(html).toContain('class="c-card');
    expect(html).toContain(title);
    expect(diagnostics.filter(({ kind }) => kind === 'syntax')).toMatchObject([
      { line: 1, column: 1, message: `A quote in a value ends it in MDX: write ${write}` },
    ]);
  });

  it.each([
    ['```js\nx\n\n## End\n', '```'],
    ['<Tabs>\n<Tab title="a">\n~~~~\nx\n~~~\n</Tab>\n</Tabs>\n', '~~~~'],
    ['- a\n\n  ```js\n  x\n\n  - b', '```'],
    ['```bash\nls\n\nThen go on.\n', '```'],
    ['```', '```'],
  ])('may have code that nothing ends: %j', (text, fence) => {
    const { diagnostics } = render(`a\n\n${text}`);
    expect(diagnostics[0]).toMatchObject({
      line: 3 + text.slice(0, text.indexOf(fence)).split('\n').length - 1,
      message: `Nothing ends the code that begins here: all below it is in it (write ${fence} below its last line, or remove this one)`,
    });
  });

  it.each([
    '```js\nx',
    '```js\nconst a = 1;\n\nif (a) {\n  b();\n\n  // done\n}\n',
    '```sql\nSELECT a\nFROM b;\n\nDROP TABLE b;\n',
    '```js\nx\n\ny\n```  \n\n',
    '~~~\n\nx\n~~~~',
    '> ```\n> \n> x\n\ny',
    '    x\n\n    y',
  ])('may end with code, %j', (text) => {
    expect(render(`a\n\n${text}`).diagnostics).toEqual([]);
  });

  it('may have attributes that cannot be told apart, whose element is left out', () => {
    const { html, diagnostics } = render('<Frame "caption>\n\nwords\n\n</Frame>');
    expect(html).toBe('<p>words</p>');
    expect(diagnostics[0]?.message).toBe(
      'The attributes of <Frame> cannot be read, and its tag is left out: look for a quote or a brace that is not closed',
    );
  });
});

it.each(['#', '##  ', '# \u00a0', '### {/* nothing */}'])(
  'a heading without words, %j, is none',
  (heading) => {
    const { html, markdown, headings } = render(`a\n\n${heading}\n\nb`);
    expect(html).not.toContain('<h');
    expect(markdown).toBe('a\n\nb\n');
    expect(headings).toEqual([]);
  },
);

it('a heading of an icon alone says nothing in Markdown', () => {
  const { html, markdown } = render('a\n\n## <Icon icon="star" />\n\nb');
  expect(html).toContain('<h2');
  expect(markdown).toBe('a\n\nb\n');
});

it.each(['name', 'имя', '名前', 'größe.länge'])(
  'a placeholder %s in a component is text, and the component stays',
  (name) => {
    const { html, diagnostics } = render(`<Card title="A" href="#a">Give <${name}> here</Card>`);
    expect(html).toContain('class="c-card"');
    expect(html).toContain(`Give &lt;${name}&gt; here`);
    expect(html).not.toContain('&lt;/Card');
    expect(diagnostics).toMatchObject([{ kind: 'syntax', line: 1 }]);
  },
);

describe('a link whose address has a blank in it', () => {
  it.each([
    ['![A](/images/Screen shot.png)', 'write <…> around the address, or %20 for each blank'],
    ['![A](a.png =100x20)', 'write <img src="…" width="…" />'],
    ['[words](./two words.md)', 'write <…> around the address, or %20 for each blank'],
  ])('is told of, since it is shown as text: %s', (link, hint) => {
    const { html, diagnostics } = render(`See\nhere ${link}.`);
    expect(html).toBe(`<p>See\nhere ${link}.</p>`);
    expect(diagnostics).toMatchObject([{ kind: 'syntax', hint, line: 2, column: 6 }]);
  });

  it.each(['call f[i](a, b) now', '[1](see below)', '[a](</two words.md>)', '![b](/b.png "A title")'])(
    'is none in %s',
    (text) => {
      const { diagnostics } = render(text);
      expect(diagnostics.filter(({ kind }) => kind === 'syntax')).toEqual([]);
    },
  );
});

describe('what templates fill in', () => {
  it.each([
    '{{#if user}}',
    '{{/if}}',
    '{{ $json.name }}',
    '{{ name | upper }}',
    "{{ steps['a b'] }}",
    '{{{raw}}}',
  ])('is shown as text and told of once: %s', (tag) => {
    const { html, diagnostics } = render(`See ${tag} and **more**.`);
    expect(html.replaceAll('&quot;', '"')).toBe(`<p>See ${tag} and <strong>more</strong>.</p>`);
    const message = `${tag} is not an expression, which is what MDX reads in braces; it is shown as text (write ${tag.replaceAll('{', '\\{')}, or put it in \`code\`)`;
    expect(diagnostics).toMatchObject([{ kind: 'syntax', line: 1, column: 5, message }]);
  });

  it.each(["{{ name: 'value' }}", '{{user: name}}'])(
    'is shown as text where MDX takes it for an object: %s',
    (tag) => {
      const { html, diagnostics } = render(`See ${tag} and **more**.`);
      expect(html).toBe(`<p>See ${tag} and <strong>more</strong>.</p>`);
      expect(diagnostics).toMatchObject([{ kind: 'syntax', line: 1, column: 5 }]);
    },
  );

  it('is none in the object of an attribute', () => {
    const { diagnostics } = render('<div style={{ color: red; }}>Text</div>');
    expect(diagnostics.map(({ message }) => message)).not.toContainEqual(
      expect.stringContaining('is not an expression'),
    );
  });
});
