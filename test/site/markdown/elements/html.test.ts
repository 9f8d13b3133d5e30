import { describe, expect, test } from 'vitest';
import { render } from '../project.ts';

describe('HTML', () => {
  test('a document in a frame loses its scripts, which is told', () => {
    const { html, diagnostics } = render('<iframe title="Demo" srcDoc={"<b>x</b><script>y()</script>"} />');
    expect(html).toContain('srcdoc="&lt;b&gt;x&lt;/b&gt;"');
    expect(diagnostics).toMatchObject([{ kind: 'left-out', line: 1, column: 1 }]);
    expect(render('<iframe title="Demo" srcDoc="<b>x</b>" />').diagnostics).toEqual([]);
  });

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
        '<label htmlFor="a" className="b" style={{ marginTop: 4, "--x": 1, opacity: 0.5, color: "red", border: "" }} hidden data-on={true} tabIndex={-1}>x</label>',
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

  test('a sound on another host is a line with a link, and no frame as of a film', () => {
    const { html } = render('<audio controls src="https://example.com/a.mp3" />');
    expect(html).toMatch(
      /^<div class="c-embed c-embed-sound"><a href="https:\/\/example\.com\/a\.mp3"[^>]*>.*<span>a\.mp3<\/span>/,
    );
    expect(render('<video src="https://example.com/a.mp4" />').html).toContain('<div class="c-embed"><a ');
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
    [
      '<label><span>Heat</span><span>0.5</span></label><input type="range" />',
      '<label><span>Heat</span><span>0.5</span></label><input aria-label="Heat 0.5" type="range">',
    ],
    [
      '<label>Hash</label><div>0a</div><span>Amount:</span><input type="number" />',
      '<label>Hash</label><div>0a</div><span>Amount:</span><input aria-label="Amount" type="number">',
    ],
    [
      '<div><label>Size</label></div><div><input type="range" /></div>',
      '<div><label>Size</label></div><div><input aria-label="Size" type="range"></div>',
    ],
    [
      '<div><b>Users</b><b>1,000</b></div><input type="range" />',
      '<div><b>Users</b><b>1,000</b></div><input aria-label="Users" type="range">',
    ],
    ['<b>2026</b><input type="checkbox" />', '<b>2026</b><input aria-label="2026" type="checkbox">'],
    ['<input name="rate" />', '<input aria-label="rate" name="rate">'],
    [
      '<label>Size</label><span>How many</span><input type="range" /><select />',
      '<label>Size</label><span>How many</span><input aria-label="Size" type="range"><select aria-label="How many"></select>',
    ],
    [
      '<label>Name <input /></label><textarea />',
      '<label>Name <input></label><textarea aria-label="textarea"></textarea>',
    ],
    [
      '<input id="a" type="checkbox" /><label htmlFor="a">Agree</label><textarea />',
      '<input id="a" type="checkbox"><label for="a">Agree</label><textarea aria-label="textarea"></textarea>',
    ],
    [
      '<label><svg><path /></svg><textarea /></label>',
      '<label><svg><path></path></svg><textarea aria-label="textarea"></textarea></label>',
    ],
    [
      '<ul><li>Last entry</li></ul><select><option value="any">All categories</option></select>',
      '<ul><li>Last entry</li></ul><select aria-label="All categories"><option value="any">All categories</option></select>',
    ],
    [
      '<button title="x">Show all</button><input type="range" />',
      '<button title="x">Show all</button><input aria-label="range" type="range">',
    ],
    [
      '<section><div><div><div><b>Far</b></div></div></div></section><input name="bits" />',
      '<section><div><div><div><b>Far</b></div></div></div></section><input aria-label="bits" name="bits">',
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
  [
    'with braces and blank lines',
    '<pre className="a">\n    <code className="b">\n        \\{\n            "one": [\n\n                1\n            ]\n        }\n    </code>\n</pre>',
    '<code class="b">{\n    "one": [\n\n        1\n    ]\n}</code>',
  ],
  [
    'at once',
    '<pre><code>\nif x:\n  go **on**\n    now\n</code></pre>',
    '<code>if x:\n  go <strong>on</strong>\n    now</code>',
  ],
  ['with elements in its lines', '<pre>\n  a\n    <b>b</b> c\n  d\n</pre>', '>a\n  <b>b</b> c\nd</pre>'],
  ['in another element', '<div>\n  <pre>\n    a\n      b\n  </pre>\n</div>', '>a\n  b</pre>'],
])('text laid out as it stands keeps its lines, %s', (_, source, html) => {
  expect(render(source).html).toContain(html);
});

test('code on lines of its own in an element of code keeps them, whatever Markdown reads in them', () => {
  const code = '# install\n\ndef go(**options, *rest):\n    - 1\n\n---\nhttps://a.example';
  const shown = (text: string): string => render(text).html.replace(/<[^>]*>/g, '');
  expect(shown(`<CodeBlock language="text">\n${code}\n</CodeBlock>`)).toBe(code);
  expect(
    shown(`<Tip>\n  <CodeBlock>\n\n${code.replace(/^(?=.)/gm, '    ')}\n\n  </CodeBlock>\n</Tip>`),
  ).toContain(code);
  expect(shown('<CodeBlock>\n```js\nlet a\n```\n</CodeBlock>')).toBe('let a');
});

test('Markdown in what is laid out stays Markdown', () => {
  expect(render('<pre>\n\n- a\n- b\n\n</pre>').html).toContain('<li>a</li>');
});
