import { expect, test } from 'vitest';
import { render } from '../project.ts';

test('a heading that is an element counts for those below it', () => {
  const { markdown } = render(
    '## One\n\n<h3>Two</h3>\n\n<Accordion title="Three">a</Accordion>\n\n<h2>Four</h2>\n\n<Accordion title="Five">b</Accordion>',
  );
  expect(markdown).toBe('## One\n\n### Two\n\n#### Three\n\na\n\n## Four\n\n### Five\n\nb\n');
});

test('space alone is nothing to tell', () => {
  expect(render('a\n\n&nbsp;\n\n<p>&nbsp;</p>\n\n<br />\n\nb&nbsp;c').markdown).toBe('a\n\nb&nbsp;c\n');
});

test.each([
  [
    'cards and their links',
    '{[["A", "/a"], ["B", "/b"]].map(([t, h]) => <Card title={t} href={h}>about {t}</Card>)}',
    '[A](/a)\n\nabout A\n\n[B](/b)\n\nabout B',
  ],
  [
    'cards without a link, and tiles',
    '{["A", "B"].map((t) => <Card title={t}>about {t}</Card>)}\n\n{["C", "D"].map((t) => <Tile title={t} href="/c" description="d" />)}',
    '**A**\n\nabout A\n\n**B**\n\nabout B\n\n[C](/c)\n\nd\n\n[D](/c)\n\nd',
  ],
  ['a link around blocks', '{<a href="/x"><h2>Go</h2><p>there</p></a>}', '## [Go](/x)\n\nthere'],
  [
    'a link around a picture',
    '{<a href="/x"><img src="/a.png" alt="A" /><h3>Go</h3></a>}',
    '![A](/a.png)\n\n### [Go](/x)',
  ],
  ['lists', '{<ul>{["a", "b"].map((x) => <li>{x} <code>{x}</code></li>)}</ul>}', '- a `a`\n- b `b`'],
  [
    'tables',
    '{<table><thead><tr><th>N</th><th>V</th></tr></thead><tbody>{[1, 2].map((n) => <tr><td>{n}</td><td>v{n}</td></tr>)}</tbody></table>}',
    '| N | V |\n| --- | --- |\n| 1 | v1 |\n| 2 | v2 |',
  ],
  [
    'tables with lines in their cells',
    '{<table><tr><th>N</th></tr><tr><td>a<br />b<ul><li>c</li></ul></td></tr></table>}',
    '| N |\n| --- |\n| a<br />b<br />- c |',
  ],
  [
    'tables with paragraphs, lists and code in their cells',
    '<table>\n<tbody>\n<tr><td>A</td><td>{"B | C"}</td></tr>\n<tr><td>\n\none\n\ntwo\n\n1. x\n2. y\n\n```js t.js\na | b\n  c\n```\n\n<Note>n</Note>\n\n</td><td></td></tr>\n</tbody>\n</table>',
    '| A | B \\| C |\n| --- | --- |\n| one<br />two<br />1. x<br />2. y<br />`a \\| b`<br />`  c`<br />n |  |',
  ],
  [
    'tables with components in their cells',
    '<table>\n<tbody>\n<tr>\n<td><Badge color="green">new</Badge></td>\n<td><Tooltip tip="T">w</Tooltip></td>\n</tr>\n</tbody>\n</table>',
    '| new | w (T) |\n| --- | --- |',
  ],
  [
    'rows of a table of the page',
    '<table>\n  <thead>\n    <tr>\n      <th>N</th>\n      <th>V</th>\n    </tr>\n  </thead>\n  <tbody>\n    {[1, 2].map((n) => <tr><td>{n}</td><td>v{n}</td></tr>)}\n  </tbody>\n</table>',
    '| N | V |\n| --- | --- |\n| 1 | v1 |\n| 2 | v2 |',
  ],
  [
    'code as it is written',
    '{<CodeBlock language="py" filename="a.py">{"if x:\\n    y()"}</CodeBlock>}',
    '```py a.py\nif x:\n    y()\n```',
  ],
  ['code of a text', '{<pre>{"a\\n  b"}</pre>}', '```\na\n  b\n```'],
  ['code with backquotes in it', '{<p>Say <code>{"a `b` c"}</code>.</p>}', 'Say `` a `b` c ``.'],
  ['a block of code with a fence in it', '{<pre>{"```sh\\na\\n```"}</pre>}', '````\n```sh\na\n```\n````'],
  [
    'cells that go down over rows',
    '{<table><tr><th>A</th><th>B</th></tr><tr><td rowSpan={2}>a</td><td>b</td></tr><tr><td>c</td></tr></table>}',
    '| A | B |\n| --- | --- |\n| a | b |\n|  | c |',
  ],
  ['images', '{<img src="/a.png" alt="A" />}', '![A](/a.png)'],
  [
    'fields',
    '{["a", "b"].map((n) => <ResponseField name={n} type="int" required>the {n}</ResponseField>)}',
    '- `a`, int, required\n\n  the a\n\n- `b`, int, required\n\n  the b',
  ],
  [
    'code and strong words in items',
    '{<div><ol><li>Run <b>it</b>:<pre>{"a\\n  b"}</pre></li><li>Go</li></ol><p>end</p></div>}',
    '1. Run **it**:\n\n   ```\n   a\n     b\n   ```\n2. Go\n\nend',
  ],
  [
    'code that is given as HTML',
    'export const mark = (code) => code.replace(/let/g, "<b>let</b>");\n\n<pre><code dangerouslySetInnerHTML={{ __html: mark("let a;\\n  let b;") }} /></pre>',
    '```\nlet a;\n  let b;\n```',
  ],
  [
    'quotes, callouts and formulas in a frame of the project',
    'export const Post = ({ by, children }) => <article><p>Written with care by {by}</p>{children}</article>;\n\n<Post by="Ann">\n> said\n\n<Note>Read `it`.</Note>\n\n<Warning title="Mind">\n- a\n- b\n</Warning>\n\n- One $x^2$\n\n  <Tip>two</Tip>\n\n$$\na < b\n$$\n</Post>',
    'Written with care by Ann\n\n> said\n\n> **Note**\n>\n> Read `it`.\n\n> **Mind**\n>\n> - a\n> - b\n\n- One $x^2$\n\n  > **Tip**\n  >\n  > two\n\n$$a < b$$',
  ],
  [
    'HTML that an element is given',
    'export const say = (name) => "Ask <b>" + name + "</b> in <a href=/d>the list</a>.";\n\n<Steps>\n  <Step title="One">\n    <div dangerouslySetInnerHTML={{ __html: say("Ann") }} />\n  </Step>\n</Steps>\n\nOr <span dangerouslySetInnerHTML={{ __html: say("Ben") }} /><style dangerouslySetInnerHTML={{ __html: "b { color: red }" }} />',
    '1. **One**\n\n   Ask **Ann** in [the list](/d).\n\nOr Ask **Ben** in [the list](/d).',
  ],
  [
    'blocks in a button',
    'export const Tile = ({ name, about }) => <button><div><div>{name}</div><div>{about}</div></div></button>;\n\n<Tile name="Pay" about="at once" />',
    'Pay at once',
  ],
  [
    'what there is to choose from',
    '<div><label>Side<select><option>Left</option><option>Right</option></select></label><label>Top</label></div>',
    'Side Left, Right Top',
  ],
  [
    'entries of a changelog',
    'export const Release = ({ label, children }) => <Update label={label} description="small"><h3>New in {label}</h3>{children}</Update>;\n\n<Release label="1.2">a</Release>\n\n<Release label="1.1">b</Release>',
    '## 1.2\n\nsmall\n\n### New in 1.2\n\na\n\n## 1.1\n\nsmall\n\n### New in 1.1\n\nb',
  ],
  [
    'what makes nothing',
    'a {false && <b>x</b>}{process.env.NODE_ENV} b\n\n{typeof window !== "undefined" && <p>c</p>}',
    'a b',
  ],
  [
    'what a component has besides its children',
    'export const Box = ({ children }) => <div><p>Only for a few of us</p>{children}</div>;\n\n<Box>now</Box>',
    'Only for a few of us\n\nnow',
  ],
  [
    'what a component says besides its children',
    'export const Part = ({ title, kind, children }) => <section className={kind}><h3>{title}</h3>{children}</section>;\n\n<Part title="Top" kind="wide">\n  - one\n</Part>\n\n<Part kind="wide">\n  - two\n</Part>',
    '### Top\n\n- one\n\n- two',
  ],
  [
    'titles',
    '{<Tabs><Tab title="One">a</Tab></Tabs>}\n\n{<Steps><Step title="Do">b</Step></Steps>}',
    '**One**\n\na\n\n1. **Do**\n\n   b',
  ],
  [
    'numbers',
    '{<Steps><Step title="Do" stepNumber={3}>b</Step><Step title="Then">c</Step></Steps>}\n\n{<ol start={5}><li>d</li><li value={9}>e</li></ol>}',
    '3. **Do**\n\n   b\n4. **Then**\n\n   c\n\n5. d\n9. e',
  ],
])('what an expression makes is Markdown: %s', (_, source, markdown) => {
  expect(render(`---\ntitle: x\n---\n${source}\n`).markdown).toBe(`${markdown}\n`);
});

test('a picture whose copy on a host was taken over is the file of the project in Markdown as on the page', () => {
  const picture = (path: string): string =>
    render(`<img src="https://cdn.example.com/x/plan.png?w=2" data-path="${path}" alt="Plan" />`, {
      'images/the plan.png': '',
    }).markdown;
  expect(picture('images/the plan.png')).toBe('![Plan](/images/the%20plan.png)\n');
  expect(picture('images/other.png')).toBe('![Plan](https://cdn.example.com/x/plan.png?w=2)\n');
});

test('a heading has its words, and not the id that its author gave it', () => {
  const source =
    '## One {#a}\n\n## `two` {#b}\n\n## Three \\{#c}\n\n> ## Four <b>b</b> {#d}\n> words\n\n## {1 + 4} {#e}\n';
  expect(render(source).markdown).toBe(
    '## One\n\n## `two`\n\n## Three\n\n> ## Four **b**\n> words\n\n## 5\n',
  );
});

test('a text behind a tag with escaped quotes is that text alone', () => {
  expect(render('<Accordion title={"Say \\"Aye\\""}>Words</Accordion>').markdown).toBe(
    '## Say "Aye"\n\nWords\n',
  );
});

test('a text with a dollar sign is a text, and a card without a title its content', () => {
  expect(render('a {"$5 \\"net\\""} b {`$HOME`} c').markdown).toBe('a $5 "net" b $HOME c\n');
  expect(render('<Card>\n  <b>One</b>\n</Card>\n\n<Card title={"a" + "b"}>x</Card>').markdown).toBe(
    '- **One**\n- **ab**: x\n',
  );
});

test('code says the signs that are written by their names', () => {
  expect(render('Call <code>&#123;a &lt; &#x62;&#125;</code>.\n\n<pre>a &amp;&amp; b</pre>').markdown).toBe(
    'Call `{a < b}`.\n\n```\na && b\n```\n',
  );
  expect(render('| A | B |\n| - | - |\n| <code>x&#124;y</code> | z |').markdown).toContain('| `x\\|y` | z |');
});

test('colors, tips and frames say all that they show', () => {
  const row =
    '<Color.Row title="Ours">\n<Color.Item name="Ink" value="#123" />\n<Color.Item name="Sky" value={{ light: "#fff", dark: "#000" }} />\n</Color.Row>';
  expect(render(`<Color>\n${row}\n</Color>`).markdown).toBe(
    '**Ours**\n\n- Ink: `#123`\n- Sky: `#fff / #000`\n',
  );
  expect(
    render('A <Tooltip tip="It is." headline="Noun" cta="More" href="/w">word</Tooltip>.').markdown,
  ).toBe('A word (Noun: It is. [More](/w)).\n');
  expect(render('A <Tooltip tip="It is." headline="Word">word</Tooltip>.').markdown).toBe(
    'A word (It is.).\n',
  );
  expect(render('<Frame hint="Look." caption="Seen.">\n\nx\n\n</Frame>').markdown).toBe(
    'Look.\n\nx\n\n*Seen.*\n',
  );
});

test('what becomes nothing among steps is no step', () => {
  const source = '<Steps>\n  <Snippet file="gone.mdx" />\n  <Step title="A">\n    a\n  </Step>\n</Steps>\n';
  expect(render(source).markdown).toBe('1. **A**\n\n   a\n');
});

test('a sign beside a heading that leads to it is no link to read, but other links without words are', () => {
  const sign = '<svg viewBox="0 0 4 4"><path d="M0 0"/></svg>';
  const source = `---\ntitle: x\n---\n<div id="a"><span>token: Token</span><a href="#a" aria-label="Permalink">${sign}</a></div>\n\nSee <a href="https://a.b">${sign}</a>.\n`;
  expect(render(source).markdown).toBe('token: Token\n\nSee [https://a.b](https://a.b).\n');
});

test.each([
  [
    'cards on one line',
    '<CardGroup cols={2}><Card title="A" href="/x">one</Card><Card title="B">two</Card></CardGroup>',
    '- [A](/x): one\n- **B**: two\n',
  ],
  [
    'what a folder of a tree has beside its name',
    '<Tree><Tree.Folder name={<>src <Badge>new</Badge></>}><Tree.File name="a b.ts" /></Tree.Folder><Tree.Folder name="my docs" /></Tree>',
    '- src/ new\n  - a b.ts\n\n- my docs/\n',
  ],
  [
    'the tags of an entry of a changelog',
    '<Update label="v2" description="May" tags={["docs", "api"]}>Text</Update>',
    '## v2\n\nMay\n\n*docs, api*\n\nText\n',
  ],
  [
    'the labels around the name of a field',
    '<ResponseField name="id" pre={["beta", "new"]} type="int" post={["one"]}>Text</ResponseField>',
    '- `id` (beta, new, int, one): Text\n',
  ],
  [
    'the caption of a figure',
    '<figure><img src="/a.png" alt="A" /><figcaption>Below</figcaption></figure>',
    '![A](/a.png)\n\nBelow\n',
  ],
  [
    'of the twins of both modes the light one',
    [
      '<img className="block dark:hidden" src="/a.png" alt="A" /><img className="hidden dark:block" src="/b.png" alt="A" />',
      '<div className="dark:hidden">![C](/c.png)</div>\n<div className="hidden dark:flex">![C](/d.png)</div>',
      '<Frame className="hidden dark:block">\n\n![C](/d.png)\n\n</Frame>',
      '<p className="hidden sm:block dark:block">Words</p>',
      '{["x"].map((x) => <div><img className="hidden dark:block" alt="D" src="/d.png" /><video class="mint-hidden dark:mint-block" src="/d.mp4" /><b className="dark:hidden">{x}</b></div>)}',
    ].join('\n\n'),
    '![A](/a.png)\n\n![C](/c.png)\n\nWords\n\n**x**\n',
  ],
  [
    'of the twins of narrow and wide windows the wide one',
    [
      '<div className="hidden md:block">One</div>\n<div className="md:hidden">One</div>',
      '<div className="sm:hidden">Two</div>\n<div className="max-sm:hidden">Two</div>',
      '<div className="hidden max-lg:flex">Three</div>\n<div className="hidden lg:flex">Three</div>',
      '{["x"].map((x) => <><p className="block xl:!hidden">{x}</p><p className="!hidden xl:!block">{x}</p></>)}',
      '<p className="md:hidden lg:block">Four</p>\n<p className="hidden">Five</p>\n<p className="md:flex">Six</p>\n<p className="hidden dark:md:block">Seven</p>',
      '<p className="hidden md:block lg:hidden">Eight</p>',
    ].join('\n\n'),
    'One\n\nTwo\n\nThree\n\nx\n\nFour\n\nFive\n\nSix\n\nSeven\n',
  ],
])('the Markdown has %s', (_, source, markdown) => {
  expect(render(`---\ntitle: x\n---\n${source}\n`).markdown).toBe(markdown);
});

test('a list has the items that components make, numbered where it is', () => {
  const one = 'export const Item = ({ name }) => <li>{name}<br />more</li>;';
  const two = 'export const Items = () => <><li>c</li><li>d</li></>;';
  const list = '\n  <Item name="a" />\n  <li>b</li>\n  <Items />\n';
  const { markdown } = render(`${one}\n${two}\n\n<ul>${list}</ul>\n\n<ol start="3">${list}</ol>`);
  expect(markdown).toBe('- a\n  more\n- b\n- c\n- d\n\n3. a\n   more\n4. b\n5. c\n6. d\n');
});

test('blanks at the edges of elements keep their words apart from those around', () => {
  const { markdown } = render(
    [
      '<strong>Note: </strong>text<em> and </em>more <code>a </code>b <a href="/x">link </a>on',
      '- <b>Key: </b>value',
      '| A |\n| - |\n| <b>Key: </b>value <i>a </i>b |',
      'a<b> </b>b<i></i>c',
    ].join('\n\n'),
  );
  expect(markdown).toBe(
    [
      '**Note:** text *and* more `a` b [link](/x) on',
      '- **Key:** value',
      '| A |\n| - |\n| **Key:** value *a* b |',
      'a bc\n',
    ].join('\n\n'),
  );
});

test('code has none of the signs of what is in it, and leads where all of it leads', () => {
  const code =
    'See <code>a=<strong>&lt;b&gt;</strong><i>c</i><sup>2</sup></code> <code>x <a href="/y">y</a></code> <code><a href="/z"><b>z</b></a></code>';
  const made = 'See `a=<b>c2` `x y` [`z`](/z)\n';
  expect(render(`${code} <code>\\*a\\* \`b\`</code>`).markdown).toBe(
    `${made.trim()} \`\` \\*a\\* \`b\` \`\`\n`,
  );
  expect(render(`{[1].map(() => <p>${code.replace('<b>z</b>', 'z')}</p>)}`).markdown).toBe(made);
});
