import { describe, expect, test } from 'vitest';
import { render } from '../project.ts';

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

  test('options in brackets are no title', () => {
    const { html, highlighted } = render(
      '```js [wrap]\nx\n```\n\n```js My [title] [lines, Wrap]\nx\n```\n\n```js [wrap] [a.js]\nx\n```\n',
    );
    expect([...html.matchAll(/<figcaption.*?<span>(.*?)<\/span>/g)].map(([, title]) => title)).toEqual([
      'My [title]',
      '[a.js]',
    ]);
    const options = highlighted.map(({ options }) => [options?.wrap, options?.lineNumbers]);
    expect(options).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
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

  test.each([
    ["```bash {{ title: 'cURL' }}\nx\n```", 'bash', 'cURL'],
    ['```json {{ title: "阻塞模式 Response", tag: "POST" }}\nx\n```', 'json', '阻塞模式 Response'],
    ["```{{ title: 'a: b, {c}' }}\nx\n```", undefined, 'a: b, {c}'],
    ['```js a.js {{ wrap: true }}\nx\n```', 'js', 'a.js'],
    ['```html {{ name }}\nx\n```', 'html', '{{ name }}'],
  ])(
    '%j, with an object of options, is code in the language %j with the title %j',
    (source, language, title) => {
      const { highlighted, html } = render(source);
      expect(highlighted).toMatchObject([{ code: 'x', language }]);
      expect(/<figcaption.*<span>(.*)<\/span>/.exec(html)?.[1] ?? '').toBe(title);
    },
  );

  test('marks of lines are no words that the search finds', () => {
    const { sections } = render('```ts\nmoor(1); // [!code ++]\n// [!code focus]\nsail();\n```\n');
    expect(sections.map(({ text }) => text)).toEqual(['moor(1); sail();']);
  });

  test('a diagram is drawn, and its page needs no script for it', () => {
    const { html, needs } = render('```mermaid\ngraph TD; A-->B\n```');
    expect(html).toMatch(
      /^<div class="mermaid" data-drawn[^>]*><svg [^>]*role="group"[^>]*>.*<\/svg><\/div>$/s,
    );
    expect([...needs]).toEqual([]);
  });

  test('a diagram of another kind is left to the browser', () => {
    const { html, needs } = render('```mermaid\nmindmap\n  A\n```');
    expect(html).toBe('<pre class="mermaid">mindmap\n  A</pre>');
    expect([...needs]).toEqual(['mermaid']);
  });
});
