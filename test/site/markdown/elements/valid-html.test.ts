import { describe, expect, test } from 'vitest';
import { render } from '../project.ts';

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

  test.each([
    [
      'cells without an end',
      '<table>\n<tr><th>A<th>B</tr>\n<tr>\n<td>a</td>\n<td>b\n</tr>\n</table>',
      '<tr><th>A</th><th>B</th></tr><tr><td>a</td><td>b</td></tr>',
    ],
    [
      'text beside cells',
      '<table>\n<thead>\n<tr>\nWords\n<th>A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n\nOf *two*\n\nlines\n\n</tr>\n</tbody>\n</table>',
      '<thead><tr><td>Words</td><th>A</th></tr></thead><tbody><tr><td><p>Of <em>two</em></p><p>lines</p></td></tr></tbody>',
    ],
    [
      'a head without an end',
      '<table>\n<thead>\n<th>A</th>\n<tbody>\n<tr><td><table><tr><td>a</td></tr></table></td></tr>\n</tbody>\n</table>',
      '<thead><tr><th>A</th></tr></thead><tbody><tr><td><div class="c-wide" tabindex="0"><table><tr><td>a</td></tr></table></div></td></tr></tbody>',
    ],
    [
      'a box around a row',
      '<table>\n<tbody>\n<div><tr><td>a</td></tr></div>\n</tbody>\n</table>',
      '<tbody><div><tr><td>a</td></tr></div></tbody>',
    ],
  ])('a table with %s has rows and cells alone', (_what, source, table) => {
    const html = render(source).html.replace(/>\s+</g, '><');
    expect(html).toBe(`<div class="c-wide" tabindex="0"><table>${table}</table></div>`);
  });

  test('the main part of a page, which its layout has already, is a box', () => {
    const { html } = render('---\ntitle: x\n---\n<main className="mx-auto">\n\n- a\n\n</main>');
    expect(html).toBe('<div class="mx-auto"><ul><li>a</li></ul></div>');
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

  test.each([
    [
      '<a href="/b"><button className="x" type="button" onClick={() => go()}>Go</button></a>',
      '<a href="/b"><span class="c-press x">Go</span></a>',
    ],
    [
      '<a href="/b"><button><div>Go</div></button></a>',
      '<a href="/b"><span class="c-press"><span data-block>Go</span></span></a>',
    ],
    [
      '<button className="x" disabled><a href="/b">Go</a></button>',
      '<span class="c-press x"><a href="/b">Go</a></span>',
    ],
  ])('what looks like a button in a link or around one is no second thing to press: %s', (source, html) => {
    expect(render(`<div>${source}</div>`).html).toBe(`<div>${html}</div>`);
  });
});
