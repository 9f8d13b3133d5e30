import { expect, test } from 'vitest';
import { shortHtml, shortText } from '../../../src/site/markdown/short-text.ts';
import { built, docsJson } from '../support.ts';

test.each([
  ['Run `ls <dir>`.', 'Run <code>ls &lt;dir&gt;</code>.', 'Run ls <dir>.'],
  ['**All** of *it*', '<strong>All</strong> of <em>it</em>', 'All of it'],
  ['**注意：**请看', '<strong>注意：</strong>请看', '注意：请看'],
  ['See [the `docs`](/a).', 'See <a href="to /a">the <code>docs</code></a>.', 'See the docs.'],
  [
    '2 * 3 * 4, snake_case_name, <T> & {x} $5',
    '2 * 3 * 4, snake_case_name, &lt;T&gt; &amp; {x} $5',
    undefined,
  ],
  ['`a` and <T>{x}</T>', '<code>a</code> and &lt;T&gt;{x}&lt;/T&gt;', 'a and <T>{x}</T>'],
  [
    'Lists door\\_codes of \\{id\\} \\<T>',
    'Lists door_codes of {id} &lt;T&gt;',
    'Lists door_codes of {id} <T>',
  ],
  ['In C:\\temp, \\d+ digits', 'In C:\\temp, \\d+ digits', undefined],
  ['- not `a list`', '- not `a list`', undefined],
  [
    'Calls `a`:\n- one\n - two\nmore\n2) <T>',
    'Calls <code>a</code>:<br>- one<br> - two\nmore<br>2) &lt;T&gt;',
    'Calls a:\n- one\n - two\nmore\n2) <T>',
  ],
])('%s is read as code, emphasis and links only', (text, html, plain = text) => {
  expect(shortHtml(text, (target) => `to ${target}`)).toBe(html);
  expect(shortText(text)).toBe(plain);
});

test('a description shows its code to readers, and has no marks in the head of the page', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['a/index', 'a/more'] } }),
    'a/index.mdx': '---\ntitle: A\ndescription: Call `go`, see [more](./more).\n---\n\nText\n',
    'a/more.mdx': 'More\n',
  });
  const html = site.file('a/index.html');
  expect(html).toContain(
    '<p class="l-description">Call <code>go</code>, see <a href="more.html">more</a>.</p>',
  );
  expect(html).toContain('<meta name="description" content="Call go, see more.">');
  expect(site.diagnostics).toEqual([]);
});

test('the code in a title is code above the page, and plain where the page is named', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['a', 'b'] } }),
    'a.mdx': '---\ntitle: Set `a_b` to **<T>**\nsidebarTitle: "`a_b`"\n---\n\nText\n',
    'b.mdx': '# Run `b`\n\nText\n',
  });
  const html = site.file('b.html');
  expect(site.file('a.html')).toContain('<h1>Set <code>a_b</code> to **&lt;T&gt;**</h1>');
  expect(html).toContain('<h1 id="run-b">Run <code>b</code></h1>');
  expect(html).toContain('<span>a_b</span>');
  expect(html).toContain('<span>Run b</span>');
  expect(html).toContain('<title>Run b - ');
  expect(site.file('llms.txt')).toContain('[Set a_b to **<T>**]');
});

test('a description that is a number in YAML stands on the page as well', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['a'] } }),
    'a.mdx': '---\ntitle: Release\ndescription: 2.5\n---\n\nText\n',
  });
  expect(site.file('a.html')).toContain('<p class="l-description">2.5</p>');
  expect(site.file('a.md')).toContain('> 2.5');
});
