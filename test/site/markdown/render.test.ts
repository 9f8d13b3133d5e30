import { describe, expect, test } from 'vitest';
import { render } from './project.ts';

describe('Markdown', () => {
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

  test('what stands in elements below or beside one another is words of its own, for search', () => {
    const { sections } = render(
      '<div><p>One</p><p>t<b>wo</b><br/>three</p></div>\n\n<ul><li>four</li><li>five</li></ul>\n\n<div>\n  <span>v2</span>\n  <span>6 new</span>\n</div>',
    );
    expect(sections.map(({ text }) => text)).toEqual(['One two three four five v2 6 new']);
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

  test('sections hold the text under each heading, for search', () => {
    const { sections } = render(
      '---\ntitle: x\n---\nIntro\n\n## One\n\nfirst `code`\n\n<Note>second</Note>\n\n## Two\n',
    );
    expect(sections).toEqual([
      { id: undefined, heading: undefined, text: 'Intro' },
      { id: 'one', heading: 'One', text: 'first code second' },
      { id: 'two', heading: 'Two', text: '' },
    ]);
  });

  test('footnotes may stand as deep in elements as the text that cites them', () => {
    const { html, markdown } = render(
      '<Tabs>\n  <Tab title="T">\n    One[^1], **two[^b]**, `[^1]` and [^none].\n\n    [^1]: first `code`\n    [^B]: https://example.com\n  </Tab>\n</Tabs>\n',
    );
    expect(html).toMatch(
      /<p>One<sup><a [^>]*href="#fn-1"[^>]*>1<\/a><\/sup>, <strong>two<sup><a [^>]*href="#fn-2"/,
    );
    expect(html).toContain('<code>[^1]</code> and [^none].</p>');
    expect(html).toContain('<li id="fn-1"><p>first <code>code</code> <a ');
    expect(html).toContain('<li id="fn-2"><p><a href="https://example.com">https://example.com</a> <a ');
    expect(html).not.toContain(']:');
    expect(markdown).toContain('[^1]: first `code`\n');
    expect(markdown).toContain('[^B]: https://example.com\n');
  });

  test('GFM: tables, task lists, strikethrough, autolinks, footnotes', () => {
    const { html } = render(
      '| a | b |\n|---|:-:|\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n~~old~~ https://example.com x[^n] y[^n]\n\n[^n]: The **note**.\n',
    );
    expect(html).toContain('<th>a</th><th style="text-align:center">b</th>');
    expect(html).toContain('<input type="checkbox" disabled checked>');
    expect(html).toContain('<del>old</del> <a href="https://example.com">https://example.com</a>');
    expect(html).toContain('id="fnref-1-2" href="#fn-1"');
    expect(html).toMatch(/<li id="fn-1"><p>The <strong>note<\/strong>\..*href="#fnref-1".*href="#fnref-1-2"/);
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

  test('what stands below a task is not part of its label', () => {
    expect(render('- [ ] a `b`\n  - c\n- [x] d').html).toBe(
      '<ul><li class="c-task"><label><input type="checkbox" disabled> <span>a <code>b</code></span></label>' +
        '<ul><li>c</li></ul></li>' +
        '<li class="c-task"><label><input type="checkbox" disabled checked> <span>d</span></label></li></ul>',
    );
    expect(render('- [ ] a\n\n  b').html).toBe(
      '<ul><li class="c-task"><p><label><input type="checkbox" disabled> <span>a</span></label></p><p>b</p></li></ul>',
    );
  });

  test('a row of a table has no more cells than the table has columns', () => {
    expect(render('| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 |\n').html).toContain(
      '<tbody><tr><td>1</td><td>2</td></tr><tr><td>1</td></tr></tbody>',
    );
  });

  test('a cell beyond the last column of its table is told, where it says something', () => {
    const { diagnostics } = render(
      '| a |\n|---|\n| 1 | |\n| `x || y` | 2 |\n| 1 | | ![](/x.png) |\n| z \\| y |\n',
    );
    expect(diagnostics).toEqual([
      expect.objectContaining({ kind: 'lost-cell', file: 'page.mdx', line: 4, column: 7 }),
      expect.objectContaining({ kind: 'lost-cell', line: 5, column: 7 }),
    ]);
  });

  test('tight lists have no paragraphs, loose ones do', () => {
    expect(render('- a\n- b').html).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(render('3. a\n\n4. b').html).toBe('<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>');
  });

  test('references find their definitions, wherever they stand', () => {
    expect(render('[a][r] ![b][r]\n\n<div>\n[r]: /x "T"\n</div>').html).toContain(
      '<a href="/x" title="T">a</a>',
    );
  });

  test('a quotation that says [!WARNING] is a callout', () => {
    expect(render('> [!WARNING]\n> Take care\n').html).toContain('c-warning');
  });

  test('elements on lines of their own keep the blank between them', () => {
    expect(render('<Badge>a</Badge>\n<Badge>b</Badge>').html).toMatch(/<\/span>\s<span/);
  });
});

describe('emphasis beside marks of Chinese, Japanese and Korean', () => {
  test.each([
    [
      '**太字（かっこ）**です。「**強調**」も、**「強調」**も。',
      '<b>太字（かっこ）</b>です。「<b>強調</b>」も、<b>「強調」</b>も。',
    ],
    ['*斜体（細）*です。~~取消。~~線', '<em>斜体（細）</em>です。<del>取消。</del>線'],
    [
      '含**`a**b`**的**[链接](x)**和 **강조(영문)**는',
      '含<b><code>a**b</code></b>的<b><a href="x">链接</a></b>和 <b>강조(영문)</b>는',
    ],
    [
      '看 `a**「b」**c`，**注意：**请 {"**「x」**y"}',
      '看 <code>a**「b」**c</code>，<b>注意：</b>请 **「x」**y',
    ],
    ['\\*\\*注意：\\*\\*请', '**注意：**请'],
    ['a**“b”**c and 2 **x.**y', 'a**“b”**c and 2 **x.**y'],
  ])('%s', (source, html) => {
    expect(render(source).html.replaceAll('strong>', 'b>')).toBe(`<p>${html}</p>`);
  });

  test('also in elements on one line and in tables; all keeps its place', () => {
    const { html, diagnostics } = render(
      '<div>**注意！**这 {1 + 1} 个**“引号”**词。</div>\n\n| **B：**乙 |\n| --- |\n| **值（x）**是 |\n\n**请（看）**这 <Nope />\n',
    );
    expect(html).toContain('<strong>注意！</strong>这 2 个<strong>“引号”</strong>词。');
    expect(html).toContain('<th><strong>B：</strong>乙</th>');
    expect(html).toContain('<td><strong>值（x）</strong>是</td>');
    expect(diagnostics).toMatchObject([{ kind: 'unknown-component', line: 7, column: 11 }]);
  });
});

describe('code', () => {
  test('options of a fence are understood', () => {
    const { highlighted, html } = render(
      '```ts src/a b.ts {1,3-5} focus={2} lines wrap icon="star"\nx\n```\n',
    );
    expect(highlighted).toEqual([
      {
        code: 'x',
        language: 'ts',
        options: { highlighted: new Set([1, 3, 4, 5]), focused: new Set([2]), lineNumbers: true, wrap: true },
      },
    ]);
    expect(html).toContain('<svg data-icon="star"></svg><span>src/a b.ts</span>');
  });

  test('an icon without a title stands beside the name of the language', () => {
    expect(render('```ts icon="star"\nx\n```\n').html).toContain(
      '<figcaption class="c-code-title"><svg data-icon="star"></svg><span>TypeScript</span></figcaption>',
    );
  });

  test.each([
    ['```js title="A {b}" expandable\n```', 'A {b}'],
    ["```js filename='x.js' twoslash\n```", 'x.js'],
    ['```js highlight={1-2,5} My title\n```', 'My title'],
    ['```js My title theme={{ light: "a", more: { b: 1 } }} \n```', 'My title'],
  ])('%j has the title %j', (source, title) => {
    expect(render(source).html).toContain(`<span>${title}</span>`);
  });

  test('[expandable], as older pages have it, is no title', () => {
    const { html } = render('```js lib/a.js [expandable]\nx\n```\n');
    expect(html).toContain('class="c-code c-code-expandable"');
    expect(html).toContain('<span>lib/a.js</span>');
  });

  test.each([
    ['```{.json}\nx\n```', 'json', ''],
    ['```{.python .numberLines startFrom="3"} My title\nx\n```', 'python', 'My title'],
    ['```{r, echo=FALSE}\nx\n```', 'r', ''],
    ['```{.copyWrapper} theme={null}\nx\n```', undefined, ''],
    ['```{1,2} a.js\nx\n```', undefined, 'a.js'],
  ])('%j, with braces, is code in the language %j with the title %j', (source, language, title) => {
    const { highlighted, html } = render(source);
    expect(highlighted).toMatchObject([{ code: 'x', language }]);
    expect(/<figcaption.*<span>(.*)<\/span>/.exec(html)?.[1] ?? '').toBe(title);
  });

  test('mermaid is left to the browser', () => {
    const { html, needs } = render('```mermaid\ngraph TD; A-->B\n```');
    expect(html).toBe('<pre class="mermaid">graph TD; A--&gt;B</pre>');
    expect([...needs]).toEqual(['mermaid']);
  });
});

describe('HTML', () => {
  test.each([
    ['<video autoPlay src="/x.mp4" />', ' autoplay src="/x.mp4" muted loop playsinline'],
    [
      '<video src="/x.mp4" autoPlay playsInline muted={false} loop={false} />',
      ' src="/x.mp4" autoplay playsinline',
    ],
    ['<video src="/x.mp4" controls autoPlay={false} />', ' src="/x.mp4" controls'],
  ])('%s starts by itself, unheard, where it says no other', (source, attributes) => {
    expect(render(source).html).toContain(`<video${attributes}>`);
  });

  test('JSX attributes become HTML ones', () => {
    expect(
      render(
        '<label htmlFor="a" className="b" style={{ marginTop: 4, "--x": 1, opacity: 0.5, color: "red" }} hidden data-on={true} tabIndex={-1}>x</label>',
      ).html,
    ).toBe(
      '<label for="a" class="b" style="margin-top:4px;--x:1;opacity:0.5;color:red" hidden data-on="true" tabindex="-1">x</label>',
    );
    expect(
      render('<svg viewBox="0 0 1 1" strokeWidth="2" xmlnsXlink="y"><path fillRule="evenodd" /></svg>').html,
    ).toBe('<svg viewBox="0 0 1 1" stroke-width="2" xmlns:xlink="y"><path fill-rule="evenodd"></path></svg>');
  });

  test.each([
    [
      '<div style={{ WebkitLineClamp: 2, borderRadius: 4, strokeDashoffset: 3 }} />',
      '<div style="-webkit-line-clamp:2;border-radius:4px;stroke-dashoffset:3"></div>',
    ],
    ['<input title="x" defaultValue="a" defaultChecked />', '<input title="x" value="a" checked>'],
    ['<textarea title="x" defaultValue="a < b" />', '<textarea title="x">a &lt; b</textarea>'],
    [
      '<select title="x" value="b"><option>a</option><option>b</option></select>',
      '<select title="x"><option>a</option><option selected>b</option></select>',
    ],
    ['<input title="x" type="checkbox" checked readOnly />', '<input title="x" type="checkbox" checked>'],
    ['<input title="x" value="1" readOnly />', '<input title="x" value="1" readonly>'],
    [
      '<select title="x" multiple defaultValue={["a", "c&d"]}><option value="a">A</option><option value="c&d">C</option><option>e</option></select>',
      '<select title="x" multiple><option value="a" selected>A</option><option value="c&amp;d" selected>C</option><option>e</option></select>',
    ],
    ['<svg><use href="https://example.com/a.svg#b" /></svg>', '<svg><use href=""></use></svg>'],
    ['<style jsx global>{`b > i { color: red }`}</style>', '<style>b > i { color: red }</style>'],
  ])('what React means by an attribute is what HTML says: %s', (source, html) => {
    expect(render(source).html).toBe(html);
  });

  test.each([
    ['<a href="/b" onclick="x()" class=c>b &amp; c</a>', '<a href="/b" class="c">b &amp; c</a>'],
    [
      '<img src="https://example.com/a.png" alt="q">',
      '<a class="c-remote" href="https://example.com/a.png" rel="noopener">q</a>',
    ],
    ['<link rel="stylesheet" href="https://example.com/a.css"><base href="https://example.com/">', ''],
    [
      '<style>a > b { background: url(https://example.com/b.png) }</style>',
      '<style>a > b { background: url("") }</style>',
    ],
    [
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><script>x()</script>',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    ],
    [
      '<IMG SRC=/a.png ALT=a><H2 ID=x>b</H2>',
      '<img src="/a.png" alt="a" loading="lazy" decoding="async"><h2 id="x">b</h2>',
    ],
    [
      '<img/src=https://example.com/a.png/onerror=x()>',
      '<a class="c-remote" href="https://example.com/a.png/onerror=x()" rel="noopener">Image</a>',
    ],
    ['<b/onclick=x()>a</b> <i "onclick=x()">b</i> < c', '<b>a</b> <i>b</i> &lt; c'],
    ['a<img src=x onerror=x()//', 'a'],
    ['<a href="java&#115;cript:x()">a</a><a href="java&Tab;script&colon;x()">b</a>', '<a>a</a><a>b</a>'],
    ['<Meta HTTP-Equiv=refresh content="0;url=https://example.com"><meta http-Equiv=refresh>', ''],
    [
      '<iframe srcdoc="&lt;script&gt;x()&lt;/script&gt;&lt;p onclick=x()&gt;a">b</iframe>',
      '<iframe srcdoc="&lt;p&gt;a"></iframe>',
    ],
    [
      '<svg><style>a{}<img src=x onerror=x()></style></svg>',
      '<svg><style>a{}\\3c img src=x onerror=x()></style></svg>',
    ],
    [
      '<svg><a><animate attributeName=href values=";javascript:x()"/></a></svg>',
      '<svg><a><animate values=";javascript:x()"/></a></svg>',
    ],
    [
      '<img srcset="https://example.com/a.png 2x, /b.png 1x">',
      '<img srcset="/b.png 1x" alt="" loading="lazy" decoding="async">',
    ],
    [
      '<p style="background:URL( \'https://example.com/a.png\' )">a</p>',
      '<p style="background:url(&quot;&quot;)">a</p>',
    ],
    [
      '<title></title><textarea title=x><b onclick=x()></textarea>',
      '<title></title><textarea title="x">&lt;b onclick=x()&gt;</textarea>',
    ],
    [
      '<iframe src="data:text/html,<script>x()</script>"></iframe><object data=data:x></object>',
      '<iframe></iframe><object></object>',
    ],
    [
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" loading="lazy" decoding="async">',
    ],
    [
      '<style>a { background: image-set("https://example.com/a.png" 1x, \'b.png\' 2x type("image/png")) }</style>',
      '<style>a { background: image-set(url("") 1x,url("b.png") 2x type("image/png")) }</style>',
    ],
    ['a<!-- b -->c<!--d', 'ac'],
    ['<style>p { color: red }', '<style>p { color: red }</style>'],
    ['</div></script><b>', '</div><b>'],
  ])('HTML that is a text asks no other host, either: %s', (raw, html) => {
    expect(render(`<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(raw)} }} />`).html).toBe(
      `<div>${html}</div>`,
    );
  });

  test('what would change more than its page, or ask another host unasked, is left out', () => {
    const { html } = render(
      '<base href="https://example.com/" />\n\n<embed src="https://example.com/e.pdf" />\n\n<img src="/a.png" srcSet="https://example.com/b.png 2x, /c.png 3x" />',
    );
    expect(html).not.toContain('<base');
    expect(html).toContain('<div class="c-embed" data-src="https://example.com/e.pdf">');
    expect(html).toContain('srcset="/c.png 3x"');
  });

  test.each([
    ['<iframe src="https://" />', 'https://'],
    ['<iframe src="https://exa mple.com/a" />', 'https://exa mple.com/a'],
    ['<video src="https://[bad/x.mp4"></video>', 'https://[bad/x.mp4'],
  ])('what is no address is a link by what is written: %s', (source, address) => {
    expect(render(source).html).toContain(`<span>${address}</span></a></div>`);
  });

  test('a whole document in a page is what its body holds', () => {
    const whole = '<!doctype html><HTML lang="en"><body class="a"><b>one</b></body></HTML>';
    expect(render(`<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(whole)} }} />`).html).toBe(
      '<div><b>one</b></div>',
    );
    expect(render('<html><body><p>one</p></body></html>').html).toBe('<p>one</p>');
  });

  test('scripts, event handlers and script addresses are left out', () => {
    const { html, diagnostics } = render(
      '<a href="javascript:alert(1)" onClick={() => 1} onmouseover="x()">a</a>\n\n<script>{`x`}</script>',
    );
    expect(html.trim()).toBe('<p><a>a</a></p>'.replace(/<\/?p>/g, ''));
    expect(diagnostics).toMatchObject([{ severity: 'notice', kind: 'left-out', line: 3 }]);
    expect(
      render('<div dangerouslySetInnerHTML={{ __html: "<b onclick=\'x\'>a</b><script>y</script>" }} />').html,
    ).toBe('<div><b>a</b></div>');
  });

  test('a frame of another origin waits for the reader', () => {
    const { html } = render('<iframe src="https://video.example/x" title="Film" />');
    expect(html).not.toContain('<iframe');
    expect(html).toContain('data-src="https://video.example/x"');
    expect(html).toContain('<span>Film</span>');
  });

  test('a paragraph does not hold what would end it', () => {
    expect(render('<center>a</center>\nb').html).toBe('<div class="c-text"><center>a</center>\nb</div>');
  });

  test.each([
    [
      '<label>Size</label><input type="range" />',
      '<label>Size</label><input aria-label="Size" type="range">',
    ],
    [
      '<div><span>Pay in:</span><select><option>EUR</option></select></div>',
      '<div><span>Pay in:</span><select aria-label="Pay in"><option>EUR</option></select></div>',
    ],
    [
      '<p>One <input type="checkbox" /> Round up</p>',
      '<p>One <input aria-label="Round up" type="checkbox"> Round up</p>',
    ],
    ['<input name="rate" />', '<input aria-label="rate" name="rate">'],
    [
      '<label><svg><path /></svg><textarea /></label>',
      '<label><svg><path></path></svg><textarea aria-label="textarea"></textarea></label>',
    ],
  ])('a field without a label of its own has the words next to it: %s', (source, html) => {
    expect(render(`<div>${source}</div>`).html).toBe(`<div>${html}</div>`);
  });

  test.each([
    '<label>Size <input type="range"></label>',
    '<input id="size"><label for="size">Size</label>',
    'Size <input placeholder="in cm">',
    'Size <input type="submit">',
  ])('a field that has a label keeps it: %s', (html) => {
    const source = html.replaceAll(/(<input[^>]*)>/g, '$1 />').replace('for=', 'htmlFor=');
    expect(render(`<div>${source}</div>`).html).toBe(`<div>${html}</div>`);
  });

  test.each([
    ['<button><svg><path /></svg></button>', '<button aria-hidden="true" tabindex="-1">'],
    [
      '<div role="button" tabIndex={0}><svg><path /></svg></div>',
      '<div role="button" aria-hidden="true" tabindex="-1">',
    ],
    ['<svg role="img"><path /></svg>', '<svg role="img" aria-hidden="true">'],
    ['<button aria-label="Copy"><svg><path /></svg></button>', '<button aria-label="Copy">'],
    ['<button><svg><title>Copy</title></svg></button>', '<button>'],
    ['<button aria-label="Copy it"><b>Copy it</b> as text</button>', '<button>'],
    ['<button aria-label="Copy it">Copy</button>', '<button aria-label="Copy it">'],
    ['<button><img src="/a.png" alt="Copy" /></button>', '<button>'],
    ['<div role="img" aria-label="Chart" />', '<div role="img" aria-label="Chart">'],
  ])('buttons and drawings have the name that is seen, or are silent without one: %s', (source, tag) => {
    expect(render(`<div>${source}</div>`).html).toContain(`<div>${tag}`);
  });

  test.each([
    ['<span><h4>a</h4></span>', '<div data-words><h4>a</h4></div>'],
    ['<span><div>a</div></span>', '<span><span data-block>a</span></span>'],
    [
      '<button><div><h2 className="b">a</h2></div></button>',
      '<button><span data-block><span data-block class="b">a</span></span></button>',
    ],
    [
      '<span className="logo" aria-label="Home" />',
      '<span class="logo" aria-label="Home" role="img"></span>',
    ],
    ['<div aria-label="Steps"><b>1</b></div>', '<div aria-label="Steps" role="group"><b>1</b></div>'],
  ])('what HTML has no place for stands as something like it: %s', (source, html) => {
    expect(render(`<div>${source}</div>`).html).toBe(`<div>${html}</div>`);
  });

  test('a picture without an address is what it would say', () => {
    const { html, markdown } = render('A <img alt="picture of a < b" /> here');
    expect(html).toBe('<p>A picture of a &lt; b here</p>');
    expect(markdown.trim()).toBe('A picture of a < b here');
  });

  test('style sheets keep their signs', () => {
    expect(render('<style>{`a > b { content: "<&" }`}</style>').html).toBe(
      '<style>a > b { content: "<&" }</style>',
    );
  });
});

describe('names without a meaning', () => {
  test('an unbound name is shown as written, with its place', () => {
    const { html, diagnostics } = render('# T\n\nUse {endpoint.name} here');
    expect(html).toContain('<p>Use {endpoint.name} here</p>');
    expect(diagnostics).toMatchObject([{ kind: 'unbound-name', file: 'page.mdx', line: 3, column: 6 }]);
  });

  test('a reader is nobody that a bundle would know, which is told once', () => {
    const { html, diagnostics } = render(
      `Hello {user.name ?? 'you'}, {user.firstName}.

{user.org?.plan === 'pro' ? <b>Ask us.</b> : <i>See prices.</i>}

{user.groups?.includes('admin') && <Note>Secret</Note>} {user}

{[{ name: 'Ada' }].map((user) => <u>{user.name}</u>)}
`,
    );
    expect(html).toContain('Hello you, .');
    expect(html).toContain('<i>See prices.</i>');
    expect(html).not.toContain('Secret');
    expect(html).toContain('<u>Ada</u>');
    expect(diagnostics).toMatchObject([
      { kind: 'left-out', line: 1, message: expect.stringContaining('“user”') },
      { kind: 'unbound-name', line: 5 },
    ]);
  });

  test('an unknown component shows its children and is told once, with a suggestion', () => {
    const { html, diagnostics } = render('<CallOut>a **b**</CallOut>\n\n<CallOut>c</CallOut>');
    expect(html).toContain('a <strong>b</strong>');
    expect(diagnostics).toMatchObject([{ kind: 'unknown-component', hint: 'did you mean <Callout>?' }]);
  });

  test.each([
    [
      '<Hint title="See `a`">\n  Text\n</Hint>',
      '<p><strong>See <code>a</code></strong></p><p>Text</p>',
      '**See `a`**\n\nText\n',
    ],
    ['As <Word label="Now">then</Word>.', '<p>As <strong>Now</strong> then.</p>', 'As **Now** then.\n'],
    ['<LinkCard title="Start" href="/b" />', '<a href="/b"><strong>Start</strong> </a>', '[**Start**](/b)\n'],
    [
      '<Note2 title="One" description="Reads `a`">\n  Text\n</Note2>',
      '<p><strong>One</strong></p><p>Reads <code>a</code></p><p>Text</p>',
      '**One**\n\nReads `a`\n\nText\n',
    ],
    [
      '<LinkCard title="Start" description="First steps" href="/b" />',
      '<a href="/b"><strong>Start</strong> First steps </a>',
      '[**Start** First steps](/b)\n',
    ],
    ['<Grid items={[1]} />', '', '\n'],
  ])('a component that is defined nowhere keeps its title and description: %s', (source, html, markdown) => {
    const page = render(source);
    expect(page.html.replace(/\s+(?=<p>|$)/g, '')).toBe(html);
    expect(page.markdown).toBe(markdown);
  });

  test('an unknown component that leads somewhere is a link', () => {
    const { html, markdown, diagnostics } = render(
      '<div><Button href="https://example.com/a" variant="x">Go</Button><Button href="https://example.com/b">Then there</Button></div>\n\n<LinkBox href="https://example.com" />',
    );
    expect(html).toMatch(/<a href="https:\/\/example.com\/a"[^>]*>Go<\/a><a /);
    expect(html).not.toContain('variant');
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(markdown).toContain('[Go](https://example.com/a) [Then there](https://example.com/b)');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '<Button> is defined nowhere; it is shown as <a>',
      expect.stringContaining('nothing is shown in its place'),
    ]);
  });

  test('variables of the project are filled in', () => {
    const { html, markdown } = render(
      'Get {{ name }} `{{name}}` [x]({{name}})\n\n<Card title="{{name}}" />',
      {},
      { name: 'Acme' },
    );
    expect(html.match(/Acme/g)).toHaveLength(4);
    expect(markdown).toContain('Get Acme `Acme` [x](Acme)');
    expect(markdown).not.toContain('{{');
  });

  test('a variable with a hyphen in its name is filled in, and told where there is none', () => {
    const { html, diagnostics } = render(
      '---\ntitle: x\n---\nGet {{product-name}} and {{ product-name }}, {{no-such}}\n\n<Note>in {{product-name}}</Note>',
      {},
      { 'product-name': 'Acme' },
    );
    expect(html).toContain('Get Acme and Acme, {{no-such}}');
    expect(html).toContain('in Acme');
    expect(diagnostics).toMatchObject([
      {
        kind: 'unbound-name',
        line: 4,
        message: '{{no-such}}: “variables” of docs.json has nothing named “no-such”; shown as text',
      },
    ]);
  });
});

describe('valid HTML', () => {
  test('a link inside a link is none', () => {
    const { html } = render('---\ntitle: x\n---\n<a href="#a">see https://example.com [b](#b)</a>');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('see https://example.com b');
  });

  test('a line with a block in it is no paragraph', () => {
    const { html } = render('---\ntitle: x\n---\nText <Frame>![a](/a.png)</Frame>');
    expect(html).toMatch(/^<div class="c-text">Text <figure/);
  });

  test('text on lines of its own in an element for one line is no paragraph', () => {
    const { html } = render(
      '---\ntitle: x\n---\n<h3 className="t">\n  Head\n</h3>\n\n<p>\n  One\n</p>\n\n<p>\n  One\n\n  Two\n</p>',
    );
    expect(html).toBe('<h3 class="t">Head</h3>\n<p>One</p>\n<div><p>One</p><p>Two</p></div>');
  });

  test('text beside elements on lines of their own is no paragraph in an element for one line either', () => {
    const { html } = render(
      '---\ntitle: x\n---\n<h1>\n  One\n  <br />\n  <i>two</i>\n  three\n</h1>\n\n<p>\n  One\n\n  <b>two</b>\n</p>',
    );
    expect(html.replace(/\s+/g, ' ')).toBe('<h1>One <br><i>two</i> three</h1> <p>One <b>two</b></p>');
  });

  test('a picture of another host that is never seen is no link', () => {
    const { html } = render(
      '---\ntitle: x\n---\nText\n\n<img src="https://a.b/x.png" style={{ display: "none" }} />',
    );
    expect(html.trim()).toBe('<p>Text</p>');
  });

  test('an id stands once on a page, and headings come first', () => {
    const { html } = render('---\ntitle: x\n---\n<a id="one" /><b id="two">b</b><i id="two">i</i>\n\n## One');
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['two', 'one']);
  });

  test('what HTML does not know is no element: a snippet of that name, or the content alone', () => {
    const { html, diagnostics } = render(
      'export const edgeNote = ({ children }) => <em>{children}</em>\n\n<edgeNote>a</edgeNote>\n\n<fooBar>b</fooBar>\n\n<Rows of={[1]} />\n\n<x-own>c</x-own>\n',
    );
    expect(html).toContain('<em>a</em>');
    expect(html).not.toContain('fooBar');
    expect(html).toContain('<x-own>');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '<fooBar> is defined nowhere; its content is shown without it',
      '<Rows> is defined nowhere; nothing is shown in its place',
    ]);
  });

  test('the title of what opens stands above its text, although only a line ends between them', () => {
    expect(render('<details>\n<summary>**A**</summary>\nb *c*\n</details>\n').html).toBe(
      '<details><summary><strong>A</strong></summary>\n<p>b <em>c</em></p></details>',
    );
  });

  test('a component that was never imported is the element that it stands for', () => {
    const { html, markdown, diagnostics } = render(
      '<Image src="/a.png" alt="A" />\n\n<Details>\n  <Summary>More</Summary>\n\n  b\n</Details>\n\n<Table align={["left"]}>\n  <tr>\n    <td>\n      *d*\n    </td>\n  </tr>\n</Table>\n\n<constructor>c</constructor>\n',
    );
    expect(html).toContain('<img src="/a.png" alt="A"');
    expect(html).toMatch(/<details><summary>More<\/summary>\s*<p>b<\/p><\/details>/);
    expect(html).toMatch(/<table>\s*<tr>\s*<td><p><em>d<\/em><\/p><\/td>\s*<\/tr>\s*<\/table>/);
    expect(markdown).toBe('![A](/a.png)\n\n**More**\n\nb\n\n| *d* |\n| --- |\n\nc\n');
    expect(diagnostics.map(({ message, hint }) => `${message} (${hint})`)).toEqual([
      '<Image> is defined nowhere; it is shown as <img> (did you mean <img>?)',
      '<Details> is defined nowhere; it is shown as <details> (did you mean <details>?)',
      '<Summary> is defined nowhere; it is shown as <summary> (did you mean <summary>?)',
      '<Table> is defined nowhere; it is shown as <table> (did you mean <table>?)',
      '<constructor> is defined nowhere; its content is shown without it (undefined)',
    ]);
  });

  test('films say their description as their name, and ask for no empty address', () => {
    expect(render('<video src="" alt="A tour" muted />').html).toContain(
      '<video aria-label="A tour" muted></video>',
    );
  });

  test('images of another host are links, of which one still hides in its mode', () => {
    const { html } = render(
      '<div><img src="https://x.example/a.png" className="block dark:hidden" alt="Day" /><img src="https://x.example/b.png" className="hidden dark:block" alt="Night" /></div>',
    );
    expect(html).toContain(
      '<a class="c-remote block dark:hidden" href="https://x.example/a.png" rel="noopener">Day</a>',
    );
    expect(html).toContain('<a class="c-remote hidden dark:block" href="https://x.example/b.png"');
  });

  test('a picture of another host that says nothing is left out of a link that says something', () => {
    const remote = '<img src="https://x.example/a.png" alt="" />';
    expect(render(`<a href="/a">${remote}<span>Name</span></a>`).html).toContain(
      '<a href="/a"><span>Name</span></a>',
    );
    expect(render(`[![](https://x.example/a.png)](/a) b`).html).toContain(
      '<span class="c-remote">Image</span></a>',
    );
  });

  test('a sign of another host that says nothing is left out, and a picture is not', () => {
    const remote = 'src="https://x.example/a.png"';
    expect(render(`<p><img ${remote} alt="" width="20" /> US</p>`).html).toContain('<p> US</p>');
    for (const other of ['alt="US" width="20"', 'alt="" width="600"', 'alt=""', 'width="20"'])
      expect(render(`<p><img ${remote} ${other} /> US</p>`).html).toContain('class="c-remote"');
  });

  test('a film of another host only is a link to it', () => {
    const { html } = render(
      '<video controls title="Tour"><source src="https://example.com/a.mp4" /></video>\n\n<video src="https://example.com/b.webm" />',
    );
    expect(html).not.toContain('<video');
    expect(html).toContain('href="https://example.com/a.mp4"');
    expect(html).toContain('<span>Tour</span>');
    expect(html).toContain('<span>b.webm</span>');
  });

  test('a film of the project keeps its sources', () => {
    expect(render('<video controls><source src="/a.mp4" type="video/mp4" /></video>').html).toBe(
      '<video controls><source src="/a.mp4" type="video/mp4"></video>',
    );
  });

  test('sizes are pixels, or style', () => {
    expect(render('<video src="/a.mp4" width="100%" height="300px" />').html).toContain(
      'height="300" style="width:100%"',
    );
  });

  test('a label in a link is text', () => {
    expect(render('<a href="/b"><label htmlFor="x">Name</label></a>').html).not.toContain('<label');
  });
});

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

test('a site without math shows dollars as text', () => {
  const source = '---\ntitle: x\n---\n$a<b$ and\n\n$$\nc\n$$\n\n<Latex>d</Latex>';
  const { html, needs } = render(source, {}, undefined, false);
  expect(html).toContain('<p>$a&lt;b$ and</p>');
  expect(html).toContain('$$ c $$');
  expect(needs.has('math')).toBe(false);
});

test('a table of elements is as wide as the text, and scrolls by itself where it is wider', () => {
  expect(render('<table className="x"><tbody><tr><td>a</td></tr></tbody></table>').html).toContain(
    '<div class="c-wide" tabindex="0"><table class="x"><tbody><tr><td>a</td></tr></tbody></table></div>',
  );
});

test('text laid out as it stands is reached by key where it scrolls, unless it is part of a link', () => {
  expect(render('<pre>{"a"}</pre>').html).toBe('<pre tabindex="0">a</pre>');
  expect(render('<pre tabIndex="-1">{"a"}</pre>').html).toBe('<pre tabindex="-1">a</pre>');
  expect(render('<a href="#x"><pre>{"a"}</pre></a>').html).toContain('<pre>a</pre>');
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
