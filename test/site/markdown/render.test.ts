import { describe, expect, test } from 'vitest';
import { render } from './project.ts';

describe('Markdown', () => {
  test('the link of a heading says the percent sign of its id as addresses have it', () => {
    const { html } = render('## Off {#off-100%}\n\n<Update label="50%" id="half-50%">x</Update>\n');
    expect(html).toContain('<h2 id="off-100%">');
    expect(html).toContain('href="#off-100%25"');
    expect(html).not.toMatch(/href="#[^"]*%"/);
  });

  test('text is escaped once', () => {
    expect(render('a & b &lt;i&gt; "c" `<d>`').html).toBe(
      '<p>a &amp; b &lt;i&gt; "c" <code>&lt;d&gt;</code></p>',
    );
  });

  test('addresses without signs around them hold character references', () => {
    const { html } = render(
      'See https://example.com/?a=1&amp;b=&#126;2 or [x](https://example.com/?a&amp;b).',
    );
    expect(html).toBe(
      '<p>See <a href="https://example.com/?a=1&amp;b=~2">https://example.com/?a=1&amp;b=~2</a> or <a href="https://example.com/?a&amp;b">x</a>.</p>',
    );
  });

  test('a bare address ends before a sign of a script without blanks', () => {
    const { html, markdown } = render(
      '访问 https://a.example/x，再看https://b.example/文档。（或 www.c.example）和 a@b.example、“https://d.example”。\n\n| 一 |\n|---|\n| <b>x</b> https://e.example：三 |',
    );
    expect(html).toContain(
      '<p>访问 <a href="https://a.example/x">https://a.example/x</a>，再看<a href="https://b.example/文档">https://b.example/文档</a>。（或 <a href="http://www.c.example">www.c.example</a>）和 <a href="mailto:a@b.example">a@b.example</a>、“<a href="https://d.example">https://d.example</a>”。</p>',
    );
    expect(html).toContain('<td><b>x</b> <a href="https://e.example">https://e.example</a>：三</td>');
    expect(markdown).toBe(
      '访问 https://a.example/x，再看https://b.example/文档。（或 www.c.example）和 a@b.example、“https://d.example”。\n\n| 一 |\n|---|\n| **x** https://e.example：三 |\n',
    );
  });

  test('Markdown behind a bare address in a script without blanks is read', () => {
    const { html, markdown } = render(
      '请看https://a.example/x，并读**文档**。\n\n- 詳細は https://b.example/道。そして`コード`と[別](/a)です。https://c.example，~~四~~',
    );
    expect(html).toContain(
      '<a href="https://a.example/x">https://a.example/x</a>，并读<strong>文档</strong>。',
    );
    expect(html).toContain(
      '<a href="https://b.example/道">https://b.example/道</a>。そして<code>コード</code>と<a href="/a">別</a>です。<a href="https://c.example">https://c.example</a>，<del>四</del>',
    );
    expect(markdown).toBe(
      '请看https://a.example/x，并读**文档**。\n\n- 詳細は https://b.example/道。そして`コード`と[別](/a)です。https://c.example，~~四~~\n',
    );
  });

  describe('pictures', () => {
    test('on a line of their own stand apart from the words around them', () => {
      const { html } = render(
        'Press Save:\n![](/a.png)\n*The button*\n\n1. Words\n   [![](/b.png)](/b)\n2. Words\n   <img src="/c.png" />\n   and more',
      );
      for (const name of ['a', 'b', 'c']) expect(html).toContain(`<img data-line src="/${name}.png"`);
    });

    test('stay in the line of words, in a row of pictures, and as small as a sign', () => {
      const { html } = render(
        'A ![](/a.png) b\n\n![](/a.png)\n![](/b.png)\n\n![](/a.png)\n\nPress\n<img src="/a.png" width="20" />\nnow',
      );
      expect(html).not.toContain('data-line');
    });
  });

  test('headings have ids that are unique, their own where given, and anchors', () => {
    const { html, headings } = render(
      '---\ntitle: x\n---\n## Next.js & you\n\n## Same\n\n### Same\n\n## Own {#mine}\n',
    );
    expect(headings).toEqual([
      { depth: 2, id: 'next-js--you', text: 'Next.js & you' },
      { depth: 2, id: 'same', text: 'Same' },
      { depth: 3, id: 'same-2', text: 'Same' },
      { depth: 2, id: 'mine', text: 'Own' },
    ]);
    expect(html).toContain(
      '<h2 id="mine">Own<a class="c-anchor" href="#mine" aria-label="Link to Own"></a></h2>',
    );
  });

  test('names are kept where HTML has them', () => {
    const { html } = render('<div name="a" id="b">A</div>\n\n<input name="c" aria-label="C" />');
    expect(html).toContain('<div id="b">A</div>');
    expect(html).toContain('<input name="c" aria-label="C">');
  });

  test('what is laid out in a button or a heading stays valid there', () => {
    const { html } = render(
      '<button className="b"><div className="flex"><p>One</p><div>two</div></div></button>\n\n<h3><div>Three</div></h3>\n\n<span><ul><li>four</li></ul></span>',
    );
    expect(html).toContain(
      '<button class="b"><span data-block class="flex"><span data-block>One</span><span data-block>two</span></span></button>',
    );
    expect(html).toContain('<h3><span data-block>Three</span></h3>');
    expect(html).toContain('<div data-words><ul><li>four</li></ul></div>');
  });

  test('what leads somewhere by its handler of clicks is a link', () => {
    const module =
      'export const go = { to: "/b" };\nexport const Go = ({ href }) => { const press = (event) => { if (href) window.location.href = href; }; return <div className="card" onClick={press}>Go</div>; };\n\n';
    const { html } = render(
      `${module}<Go href="/a" />\n\n<button type="button" className="big" onClick={() => window.open(go.to, '_blank')}>Open</button>\n\n<button onClick={() => window.location.assign(\`\${go.to}/c\`)}><svg /></button>`,
    );
    expect(html).toContain('<a class="c-press-block card" href="/a">Go</a>');
    expect(html).toContain('<a class="c-press big" href="/b">Open</a>');
    expect(html).toContain('<a class="c-press" href="/b/c" aria-label="c">');
    // What has links of its own, or leads nowhere that is known, stays what it is.
    expect(
      render(
        '<div onClick={() => { location.href = "/a"; }}>\n  [Own](/b)\n</div>\n\n<button onClick={() => close()}>x</button>\n\n<button onClick={(event) => { location.href = event.x; }}>y</button>',
      ).html,
    ).not.toMatch(/c-press/);
  });

  test('what leads somewhere around links of its own does so by its heading', () => {
    const card = (inner: string) =>
      render(`<div className="card" onClick={() => { location.href = "/a"; }}>\n${inner}\n</div>`);
    const { html, markdown } = card('<h3>One</h3>\n<p>[Own](/b)</p>');
    expect(html).toContain(
      '<div class="c-press-around card"><h3><a class="c-press-over" href="/a">One</a></h3>',
    );
    expect(html).toContain('<a href="/b">Own</a>');
    expect(markdown).toContain('[Own](/b)');
    expect(card('### One').html).toMatch(
      /<h3 id="one"><a class="c-press-over" href="\/a">One<\/a><a class="c-anchor"/,
    );
    expect(card('### [Two](/c)').html).not.toContain('c-press');
  });

  test('a link of a picture that says nothing is called as what it leads to', () => {
    const names = (source: string): string[] =>
      [...render(source).html.matchAll(/<a [^>]*?aria-label="([^"]*)"/g)].map(([, name = '']) => name);
    expect(
      names(
        '<a href="https://www.github.com/x"><Icon icon="github" /></a> <a href="/guide/start"><Icon icon="star" /></a> <a href="mailto:a@b.c"><svg /></a> [![](/a.svg)](https://a.test/b)',
      ),
    ).toEqual(['github.com', 'start', 'a@b.c', 'a.test']);
    expect(
      names(
        '<a href="/a">Text <Icon icon="star" /></a> <a href="/a"><img src="/a.png" alt="A" /></a> <a href="/a" title="T"><svg /></a> <a id="here"></a>',
      ),
    ).toEqual([]);
  });

  test('the id of a heading may be escaped, as other generators have it', () => {
    const { html, headings } = render('---\ntitle: x\n---\n## Own `code()` \\{#mine}\n\n## C:\\\n');
    expect(headings).toEqual([
      { depth: 2, id: 'mine', text: 'Own code()' },
      { depth: 2, id: 'c', text: 'C:\\' },
    ]);
    expect(html).toContain('<h2 id="mine">Own <code>code()</code><a');
  });

  test('elements of an item keep the blank between them', () => {
    const { html, sections } = render(
      '- <kbd>Ctrl</kbd> <kbd>C</kbd>\n- <Badge>GET</Badge>\n  <a href="/users">List users</a>\n- <b>un</b><i>do</i>\n',
    );
    expect(html).toContain('<kbd>Ctrl</kbd>\n<kbd>C</kbd>');
    expect(html).toContain('GET</span>\n<a href="/users">');
    expect(html).toContain('<b>un</b><i>do</i>');
    expect(sections.map(({ text }) => text)).toEqual(['Ctrl C GET List users undo']);
    expect(render('- <Icon icon="x" />\n  words\n- words\n  <img src="/a.png" />\n').html).toMatch(
      /<\/svg>\nwords<\/li><li>words\n<img /,
    );
  });

  test('the id of a heading is made of its own words, and not of what components in it say', () => {
    const module =
      'export const Since = ({ v }) => <Tooltip tip={"From " + v}><Badge>v{v}</Badge></Tooltip>;';
    const { headings } = render(
      `---\ntitle: x\n---\n${module}\n\n## Export <Since v="2" />\n\n## <Since v="3" />\n\n## Import <Badge>New</Badge>`,
    );
    expect(headings).toEqual([
      { depth: 2, id: 'export', text: 'Export v2' },
      { depth: 2, id: 'v3', text: 'v3' },
      { depth: 2, id: 'import-new', text: 'Import New' },
    ]);
  });

  test('footnotes may stand as deep in elements as the text that cites them', () => {
    const { html, markdown } = render(
      '<Tabs>\n  <Tab title="T">\n    One[^1], **two[^b]**, `[^1]` and [^none].[^c]\n\n    [^1]: first `code`\n    [^B]: https://example.com\n    [^c]: [Third](/three).\n  </Tab>\n</Tabs>\n',
    );
    expect(html).toMatch(
      /<p>One<sup><a [^>]*href="#fn-1"[^>]*>1<\/a><\/sup>, <strong>two<sup><a [^>]*href="#fn-2"/,
    );
    expect(html).toContain('<code>[^1]</code> and [^none].<sup>');
    expect(html).toContain('<li id="fn-1"><p>first <code>code</code> <a ');
    expect(html).toContain('<li id="fn-2"><p><a href="https://example.com">https://example.com</a> <a ');
    expect(html).toMatch(/<li id="fn-3"><p><a href="[^"]*three[^"]*">Third<\/a>\. <a /);
    expect(html).not.toContain(']:');
    expect(markdown).toContain('[^1]: first `code`\n');
    expect(markdown).toContain('[^B]: https://example.com\n');
  });

  test('addresses between angle brackets are links, though MDX takes them for tags', () => {
    const { html, diagnostics } = render(
      '<https://a.example/b_c?d=(1)>, <me@a.example> and <Note>x</Note> <mailto:m@a.example>.\n',
    );
    expect(html).toContain('<a href="https://a.example/b_c?d=(1)">https://a.example/b_c?d=(1)</a>,');
    expect(html).toContain('<a href="mailto:me@a.example">me@a.example</a> and');
    expect(html).toContain('<a href="mailto:m@a.example">mailto:m@a.example</a>.');
    expect(diagnostics.map(({ kind }) => kind)).toEqual(['syntax', 'syntax', 'syntax']);
    expect(diagnostics[1]?.message).toBe(
      '<me@a.example> is a tag in MDX; it is shown as a link (write [me@a.example](mailto:me@a.example))',
    );
  });

  test('references find their definitions, wherever they stand', () => {
    expect(render('[a][r] ![b][r]\n\n<div>\n[r]: /x "T"\n</div>').html).toContain(
      '<a href="/x" title="T">a</a>',
    );
  });

  test('a quotation that says [!WARNING] is a callout, in letters of any case', () => {
    for (const mark of ['WARNING', 'warning', 'Warning'])
      expect(render(`> [!${mark}]\n> Take care\n`).html).toContain('c-warning');
  });

  test('elements on lines of their own keep the blank between them', () => {
    expect(render('<Badge>a</Badge>\n<Badge>b</Badge>').html).toMatch(/<\/span>\s<span/);
  });
});

test.each([
  ['\\frac{a}{b}', '\\frac{a}{b}'],
  ['\\sum_{i=1}^{n} i', '\\sum_{i=1}^{n} i'],
  ['x^{10} + \\text{n of x}', 'x^{10} + \\text{n of x}'],
  ['{power}', 'a^2'],
  ['b = {power}', 'b = a^2'],
])('braces of TeX are no expressions: <Latex>%s</Latex>', (tex, shown) => {
  const { html, diagnostics } = render(`export const power = 'a^2';\n\nSee <Latex>${tex}</Latex>.`);
  expect(html).toContain(`>${shown}</annotation>`);
  expect(diagnostics).toEqual([]);
});

test.each([
  ['in an element', '<pre>{`if x:\n  go()\n    `}</pre>', '<pre tabindex="0">if x:\n  go()\n    </pre>'],
  [
    'in an attribute',
    'export const Run = ({ code }) => <pre>{code}</pre>;\n\n<Run\n  code={`if x:\n  go()\n\tend`} />',
    '<pre tabindex="0">if x:\n  go()\n\tend</pre>',
  ],
  [
    'in a list, whose own indentation is none of theirs',
    '10. One\n\n    <pre>{`if x:\n      go()\n    end`}</pre>',
    '<pre tabindex="0">if x:\n  go()\nend</pre>',
  ],
])('lines of a text are as far in as they are written, %s', (_, source, html) => {
  expect(render(source).html).toContain(html);
});
