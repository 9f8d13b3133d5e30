import { describe, expect, test } from 'vitest';
import { render } from './project.ts';

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

  test.each([
    ['a line that begins like a statement', 'export 是一个词。'],
    ['quotes with a backslash in a value', '<Card title="A \\"b\\"" href="#a">x</Card>'],
  ])('also on a page with %s', (_, mended) => {
    expect(render(`${mended}\n\n**注意：**请看`).html).toContain('<strong>注意：</strong>请看');
  });
});
