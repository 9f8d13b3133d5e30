import { describe, expect, test } from 'vitest';
import { closestComponent } from '../../../src/site/components/components.ts';
import { render } from '../markdown/project.ts';

describe('callouts', () => {
  test.each(['Note', 'Warning', 'Tip', 'Info', 'Check', 'Danger'])(
    '<%s> is named for screen readers',
    (name) => {
      const { html } = render(`<${name}>\n  Text **here**\n</${name}>`);
      expect(html).toContain(`class="c-callout c-${name.toLowerCase()}" role="note" aria-label="${name}"`);
      expect(html).toContain('<p>Text <strong>here</strong></p>');
    },
  );

  test.each([
    ['variant="warning"', 'c-warning'],
    ['intent="tip"', 'c-tip'],
    ['type="important"', 'c-info'],
    ['variant="error"', 'c-danger'],
    ['variant="plain"', 'c-custom'],
  ])('<Callout %s> is of that kind', (attribute, name) => {
    expect(render(`<Callout ${attribute}>x</Callout>`).html).toContain(`class="c-callout ${name}"`);
  });

  test('<Callout> takes its icon and color, and no other CSS with them', () => {
    expect(render('<Callout icon="key" color="#FFC107">x</Callout>').html).toContain(
      'style="--t-hue:#FFC107"',
    );
    expect(render('<Callout color="red;background:url(x)">x</Callout>').html).not.toContain('url(');
  });

  test('<Callout> keeps its frame where its color is a word that CSS does not know', () => {
    expect(render('<Callout color="primary">x</Callout>').html).not.toContain('--t-hue');
    expect(render('<Callout color="Teal">x</Callout>').html).toContain('style="--t-hue:Teal"');
  });
});

describe('the others', () => {
  test.each([
    [
      '<Frame caption="A [link](/x)" hint="h"><img src="/a.png" /></Frame>',
      '<figcaption>A <a href="/x">link</a></figcaption>',
    ],
    ['<Icon icon="flag" size={32} />', '<svg data-icon="flag"></svg>'],
    ['<Icon icon="flag" aria-label="Ours" />', '<svg role="img" aria-label="Ours" data-icon="flag"></svg>'],
    ['<Icon icon="flag" alt={"Ours"} />', '<svg role="img" aria-label="Ours" data-icon="flag"></svg>'],
    ['A <Tooltip>word</Tooltip> without a tip', '<p>A word without a tip</p>'],
    [
      'a <Badge color="green" shape="pill" stroke>new</Badge>',
      'class="c-badge c-badge-green c-badge-md c-badge-pill c-badge-stroke">new</span>',
    ],
    ['<Badge text="New" variant="success" />', '<span class="c-badge c-badge-green c-badge-md">New</span>'],
    [
      '<Badge label="`beta`" variant="outline" />',
      '<span class="c-badge c-badge-gray c-badge-md c-badge-stroke"><code>beta</code></span>',
    ],
    [
      '<Badge color="#abcdef">x</Badge><Badge color="Teal" label="y">z</Badge>',
      'style="--t-hue:#abcdef">x</span><span class="c-badge c-badge-gray c-badge-md" style="--t-hue:teal">z</span>',
    ],
    [
      '<Badge color="red;background:url(x)">x</Badge>',
      '<span class="c-badge c-badge-gray c-badge-md">x</span>',
    ],
    [
      '<Update label="v1.2" description="May" tags={["a", "b"]}>x</Update>',
      '<a class="c-update-label" href="#v1-2">v1.2</a>',
    ],
    [
      '<Update label="May" description={<div><a href="#a">A</a></div>}>x</Update>',
      '</a><div><div><a href="#a">A</a></div></div></div>',
    ],
    [
      '<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="a.ts" highlight /></Tree.Folder></Tree>',
      '<details open><summary><svg data-icon="folder"></svg><bdi>src</bdi></summary><ul><li class="c-tree-file c-tree-highlight"><span><svg data-icon="file"></svg><bdi>a.ts</bdi></span></li></ul></details>',
    ],
    [
      '<FileTree>\n\n- src/\n  - `a.ts`\n- lib/\n- b.ts\n\n</FileTree>',
      '<div class="c-tree"><ul><li class="c-tree-folder"><details open><summary><svg data-icon="folder"></svg><bdi>src</bdi></summary><ul><li class="c-tree-file"><span><svg data-icon="file"></svg><bdi>a.ts</bdi></span></li></ul></details></li><li class="c-tree-folder"><span><svg data-icon="folder"></svg><bdi>lib</bdi></span></li><li class="c-tree-file"><span><svg data-icon="file"></svg><bdi>b.ts</bdi></span></li></ul></div>',
    ],
    [
      '<Tree>\n\n- a\n\n  Text.\n\n</Tree>',
      '<div class="c-tree"><ul><li><p>a</p><p>Text.</p></li></ul></div>',
    ],
    [
      '<Tree>\n<Tree.Folder name="f" openable={false}>\n\n- b\n\n</Tree.Folder>\n</Tree>',
      '<li class="c-tree-folder"><span><svg data-icon="folder"></svg><bdi>f</bdi></span><ul><li class="c-tree-file"><span><svg data-icon="file"></svg><bdi>b</bdi></span></li></ul></li>',
    ],
    [
      '<Color variant="compact"><Color.Item name="n" value={{ light: "#fff", dark: "#000" }} /></Color>',
      'style="--t-light:#fff;--t-dark:#000"',
    ],
    ['<Visibility for="humans">me</Visibility>', '<p>me</p>'],
    ['So <Visibility for="humans">me</Visibility>', '<p>So me</p>'],
    ['<ul><Visibility for="humans"><li>me</li></Visibility></ul>', '<ul><li>me</li></ul>'],
    ['<Tile href="/t" title="T" description="d">x</Tile>', '<a class="c-card-link" href="/t">T</a>'],
    ['<Prompt description="Do **it**">text</Prompt>', '<span>Do <strong>it</strong></span>'],
    ['<View title="JS">x</View>', '<section class="c-view" id="js" data-title="JS">'],
    ['<Latex>x^2</Latex>', 'class="katex"'],
    ['<Panel>p</Panel>', '<div class="c-panel">p</div>'],
    ['<GitHub.Repo repo="a/b" />', 'href="https://github.com/a/b"'],
    ['<CodeBlock language="js" filename="f.js" lines>{`let a`}</CodeBlock>', '<span>f.js</span>'],
    [
      '<CodeBlock language="js" dense>{`let a`}</CodeBlock>',
      '<figure class="c-code" data-language="js"><pre',
    ],
    ['<Frame caption={<>A <b>word</b></>}>x</Frame>', '<figcaption>A <b>word</b></figcaption>'],
    ['<Frame hint={<i>look</i>}>x</Frame>', '<p class="c-frame-hint"><i>look</i></p>'],
    ['<Prompt description={<b>Ask</b>}>x</Prompt>', '<span><b>Ask</b></span>'],
    ['<Card title="T" description="about" />', '<div class="c-card-body">about</div>'],
    ['<ResponseField name={<i>id</i>} />', 'id="param-id"'],
    [
      '<ResponseField path="out" type="int" />',
      '<code class="c-field-name">out</code><span class="c-field-type">',
    ],
    ['<ResponseField name="id" post={null} />', '<code class="c-field-name">id</code><a class="c-anchor"'],
  ])('%s', (source, html) => {
    const rendered = render(`---\ntitle: x\n---\n${source}`);
    expect(rendered.html).toContain(html);
    expect(rendered.diagnostics).toEqual([]);
  });

  test('a page is mentioned by its title, and somebody without an address', () => {
    const { html, markdown, diagnostics } = render(
      '---\ntitle: x\n---\nAsk <Mention user="ada@example.com" /> or see <Mention page="/guides/two#a" />.',
      { 'guides/two.mdx': '---\ntitle: The second\n---\n' },
    );
    expect(html).toContain('Ask ada or see <a href="/guides/two#a">The second</a>.');
    expect(markdown).toBe('Ask ada or see [The second](/guides/two#a).\n');
    expect(diagnostics).toEqual([]);
  });

  test('what is for some readers is shown to all where docs.json tells none apart', () => {
    const { html, markdown, diagnostics } = render('---\ntitle: x\n---\n<Variation is="a">one</Variation>');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '<Variation is="a"> names no known reader (variations in docs.json tells no readers apart); what is in it is shown to all',
    ]);
    expect(html).toBe('one');
    expect(markdown).toBe('**a**\n\none\n');
  });

  test('what stands in a file of a tree is shown behind its name, or in place of one', () => {
    const { html, markdown } = render(
      '<Tree>\n<Tree.File>a.ts</Tree.File>\n<Tree.File name="b.ts">\n  the **second**\n</Tree.File>\n</Tree>',
    );
    expect(html).toContain('<bdi>a.ts</bdi></span></li>');
    expect(html).toContain('<bdi>b.ts</bdi> the <strong>second</strong></span></li>');
    expect(markdown).toBe('- a.ts\n- b.ts the **second**\n');
  });

  test('tags of an update may be one text', () => {
    const { html } = render('<Update label="May" tags="API, Web">x</Update>');
    expect(html).toContain('data-tags="[&quot;API&quot;,&quot;Web&quot;]"');
  });

  test('readers that nobody knows are told, since all see what is for them', () => {
    const { html, diagnostics } = render(
      '---\ntitle: x\n---\n<Visibility for="agent">one</Visibility>\n\n<Visibility>two</Visibility>\n\n<Visibility for="humans">three</Visibility>',
    );
    expect(html).toBe('<p>one</p>\n<p>two</p>\n<p>three</p>');
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      [
        '<Visibility for="agent"> names no known reader (known are humans, agents); what is in it is shown to all',
        'did you mean agents?',
      ],
      [
        '<Visibility> has no for, and so names no known reader (known are humans, agents); what is in it is shown to all',
        undefined,
      ],
    ]);
  });

  test.each([
    ['<Heading level={3} id="own">A `b`</Heading>', '<h3 id="own">A '],
    ['<ZoomImage src="/a.png" alt="b" />', '<img src="/a.png" alt="b"'],
    ['<OptimizedVideo src="/a.mp4" />', '<video src="/a.mp4"></video>'],
    ['<Mermaid chart="graph TD; A-->B" />', '<div class="mermaid" data-drawn'],
    ['<Param query="q" type="string">b</Param>', '<code class="c-field-name">q</code>'],
    ['<SnippetGroup>\n```js a\nx\n```\n</SnippetGroup>', '<div class="c-codegroup"'],
    ['<FileTree><FileTree.File name="a" /></FileTree>', '<li class="c-tree-file">'],
  ])('what hosted sites know, but hardly tell of, is shown: %s', (source, html) => {
    const rendered = render(`---\ntitle: x\n---\n${source}`);
    expect(rendered.html).toContain(html);
    expect(rendered.diagnostics).toEqual([]);
  });

  test('a callout wraps only what is a line of text in a paragraph', () => {
    expect(render('<Note>a **b**</Note>').html).toContain('<p>a <strong>b</strong></p></div>');
    expect(render('<Note>\n\n---\n\n</Note>').html).toContain('<div class="c-callout-body"><hr></div>');
  });

  test('what is for agents is not on the page', () => {
    expect(render('<Visibility for="agents">secret words</Visibility>').html).not.toContain('secret');
  });

  test('a tooltip is described by its tip and reachable by keyboard', () => {
    const { html } = render('An <Tooltip tip="Interface" cta="Read" href="/api">API</Tooltip>.');
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`tabindex="0" aria-describedby="${id}">API`);
    expect(html).toContain(`role="tooltip" id="${id}"`);
    expect(html).toContain('<a href="/api">Read</a>');
  });

  test('an entry of a changelog is in the table of contents', () => {
    expect(render('---\ntitle: x\n---\n<Update label="May 2025">x</Update>').headings).toEqual([
      { depth: 2, id: 'may-2025', text: 'May 2025' },
    ]);
    expect(render('---\ntitle: x\n---\n<Update label={<b>May 2025</b>}>x</Update>').headings).toEqual([
      { depth: 2, id: 'may-2025', text: 'May 2025' },
    ]);
  });
});

test.each([
  ['before a list', 'Now:<ul><li>a</li></ul>', '<div>Now:</div><ul><li>a</li></ul></div>'],
  ['behind code', '<CodeBlock>a</CodeBlock> Done.', '</figure><div>Done.</div></div>'],
  ['around a line', 'Now <b>a</b> done.', '>Now <b>a</b> done.</div>'],
])('words %s in the body of a component keep their distance', (_, body, shown) => {
  const own = `export const Own = () => <Tabs><Tab title="T">${body}</Tab></Tabs>;\n\n<Own />`;
  expect(render(own).html).toContain(shown);
});

test('a name that is nearly a component is recognised', () => {
  expect(closestComponent('Accordian')).toBe('Accordion');
  expect(closestComponent('Cards')).toBe('Card');
  expect(closestComponent('SomethingElse')).toBeUndefined();
});

test.each([
  ['default="x"', 'x'],
  ['default=""', '""'],
  ['default={false}', 'false'],
  ['default={0}', '0'],
  ['default={[]}', '[]'],
  ['default={{ a: [1, "b"] }}', '{ "a": [1, "b"] }'],
  ['default={<b>now</b>}', '<b>now</b>'],
])('a field with %s says so', (attribute, shown) => {
  expect(render(`<ParamField query="q" ${attribute}>text</ParamField>`).html).toContain(
    `<code>${shown}</code></span>`,
  );
});

test('a drawing as an icon that says no size has that of an icon, unless the project sets one', () => {
  const icon = (svg: string): string => render(`<Card title="A" icon={${svg}} />`).html;
  expect(icon('<svg viewBox="0 0 9 9" strokeWidth="2" />')).toContain(
    '<svg class="c-drawing" viewBox="0 0 9 9"',
  );
  expect(icon('<svg className="h-6" viewBox="0 0 9 9" />')).toContain('<svg class="c-drawing h-6"');
  expect(icon('<svg width="20" height="20" />')).toContain('<svg width="20" height="20"');
});

test.each([
  ['<Prompt description="One">two</Prompt>', 'One two'],
  ['<Frame caption="One"><p>two</p></Frame><Card title="three" />', 'two One three'],
  ['<Update label="v1" tags={["one", "two"]}>three</Update>', 'one two three'],
  ['<ResponseField name="id" pre={["a", "b"]} post={["c"]}>one</ResponseField>', 'a b id c one'],
  ['<ParamField query="id" type="number">one</ParamField>', 'id number one'],
  ['<Note>one<Expandable title="two">three</Expandable></Note>', 'one two three'],
])('the search finds the words of %s apart', (source, text) => {
  expect(render(source).sections.at(-1)?.text).toBe(text);
});
