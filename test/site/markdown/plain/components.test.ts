import { expect, test } from 'vitest';
import { render } from '../project.ts';

test('the Markdown of a page is what the author wrote, without title, imports and comments', () => {
  const source =
    '---\ntitle: Start\n---\nimport X from "/a.jsx"\n\n{/* note */}\n\n## One\n\n- a\n  - b\n\n```js title="x"\n<Card />\n```\n';
  expect(render(source, { 'a.jsx': 'export default 1' }).markdown).toBe(
    '## One\n\n- a\n  - b\n\n```js title="x"\n<Card />\n```\n',
  );
  expect(render('# Title\n\ntext').markdown).toBe('text\n');
});

const COMPONENTS: readonly (readonly [string, string, string])[] = [
  [
    'a link of an icon alone is called what it is called for those who hear it',
    'export const Go = ({ to, label }) => <p>Go <a href={to} aria-label={label}><Icon icon="star" /></a></p>;\n\n<Go to="/a" label="Home" />\n\n<Go to="/b" />\n\n<Go to="#c" />\n\nOr <a href="/d" aria-label="There"><Icon icon="star" /></a>.',
    'Go [Home](/a)\n\nGo [b](/b)\n\nGo\n\nOr [There](/d).',
  ],
  [
    'what would be read as a tag is code, or has a mark that says otherwise',
    'export const Own = ({ name }) => <p>{name} <code>{name}</code></p>;\n\n<ResponseField name="a" type="Promise<void>" default="<none>">\n  b\n</ResponseField>\n\n<ParamField body="c" type="list[str]" />\n\n<Own name="<d> 1 < 2" />',
    '- `a` (`Promise<void>`, default: `<none>`): b\n- `c` (list[str], body)\n\n\\<d> 1 < 2 `<d> 1 < 2`',
  ],
  [
    'names with signs of emphasis and empty values are code',
    '<Tree><Tree.Folder name="__mocks__"><Tree.File name="__init__.py" /></Tree.Folder><Tree.File name="a_b.ts" /></Tree>\n\n<ParamField query="c" type="*string" default="*" />\n\n<ParamField query="d" default="" />\n\n<ParamField query="e" type="snake_case" default="10 * 2" />',
    '- `__mocks__`/\n  - `__init__.py`\n\n- a_b.ts\n\n- `c` (`*string`, query, default: `*`)\n- `d` (query, default: `""`)\n- `e` (snake_case, query, default: 10 * 2)',
  ],
  [
    'fields keep their values, their example and that they are deprecated since a version, and badges their words',
    '<ParamField query="a" required="" enum={["b", "c"]} example={1} />\n\n<ResponseField name="d" deprecated="since v2" required="false" />\n\nNew: <Badge text="f" />',
    '- `a` (query, required, one of: b, c, example: 1)\n- `d` (deprecated)\n\nNew: f',
  ],
  [
    'a component in a list that is indented by tabs stays in it with all its lines',
    '1. a\n\n\t<Note>\n\tb\n\n\tc\n\t</Note>\n\n-\t<Note>d</Note>\n',
    '1. a\n\n\t> **Note**\n\t>\n\t> b\n\t>\n\t> c\n\n-\t> **Note**\n \t>\n \t> d',
  ],
  [
    'what only looks like a heading or a quote is neither',
    'export const Line = ({ text, children }) => <div><i className="a"># {text}</i><p>{children}</p></div>;\n\n<div><span># a <b>b</b></span></div>\n\n<div>\\> c</div>\n\n<Line text="remark">#e</Line>\n\n<div>## g <code># h</code> <kbd>></kbd></div>\n\n<pre># i</pre>',
    '\\# a **b**\n\n\\> c\n\n\\# remark\n\n#e\n\n\\## g `# h` `>`\n\n```\n# i\n```',
  ],
  [
    'what is said below a picture, or of a word, keeps its links and its place',
    '<Frame caption={<>See <a href="/docs/a">th<b>is</b></a></>} hint={<b>Look</b>}>\n  x\n</Frame>\n\nA <Tooltip tip={<a href="/docs/b">T</a>}>word </Tooltip>after it.',
    'Look\n\nx\n\n*See [this](/a)*\n\nA word ([T](/b)) after it.',
  ],
  [
    'a heading has one of the six levels, whatever number it names',
    '<Heading level={4}>a</Heading>\n\n<Heading level={-1}>b</Heading>\n\n<Heading level={1e21}>c</Heading>\n\n<Heading level="no">d</Heading>',
    '#### a\n\n# b\n\n###### c\n\n## d',
  ],
  [
    'a table of HTML is one of Markdown, whether it has a head or not',
    '<table style={{ width: "100%" }}><tbody><tr><td style={{ color: "red" }}><a href="/docs/a">a</a></td><td>b<br />c</td></tr></tbody></table>\n\n- <table><tr><th>d</th></tr><tr><td>e | f</td></tr></table>',
    '| [a](/a) | b<br />c |\n| --- | --- |\n\n- | d |\n  | --- |\n  | e \\| f |',
  ],
  [
    'a component of the project keeps the one word that it shows besides what is in it',
    'export const New = ({ children }) => <div><b>New</b> {children}</div>;\n\n<New>It *is*.</New>',
    '**New** It *is*.',
  ],
  [
    'fields and tables that begin an item of a list in a component of the project are in it',
    'export const Own = ({ name, children }) => <div><b>{name}</b> {children}</div>;\n\n<Own name="Name">\n  - <ParamField path="a" type="b">\n      c\n    </ParamField>\n\n  1. | d | e |\n     | - | - |\n     | f | g |\n\n     ```js\n     h\n     ```\n</Own>',
    '**Name**\n\n- - `a`, b, path\n\n    c\n\n1. | d | e |\n   | --- | --- |\n   | f | g |\n\n   ```js\n   h\n   ```',
  ],
  [
    'a heading is one line, though a break of a line is in it',
    'export const Own = ({ name, children }) => <div><b>{name}</b> {children}</div>;\n\n## a<br />b\n\n- ### c<br />d\n\n<h3>e<br />f</h3>\n\n<Own name="Name"><h4>g<br />h</h4></Own>',
    '## a b\n\n- ### c d\n\n### e f\n\n**Name**\n\n#### g h',
  ],
  [
    'a line that goes on in an element stays in its quote or its item',
    '> <em>a</em> <span>b\\\n> c</span> {["d"].map((one) => <b>{one}</b>)}\n\n- e <span>f\n  g</span> h',
    '> *a* b\\\n> c **d**\n\n- e f\n  g h',
  ],
  [
    'code that HTML lays out is a block of code without signs of Markdown and what is pressed, also in a line',
    '<div><b>T</b> <pre><code><b>a</b><br/>`b`</code><button>Copy</button></pre> after</div>\n\n- one <pre>x{"\\n"}y</pre> two\n- three <pre>z</pre>',
    '**T**\n\n```\na\n`b`\n```\n\nafter\n\n- one\n\n  ```\n  x\n  y\n  ```\n\n  two\n- three `z`',
  ],
  [
    'a card says its description and its own text, as on the page; a tile as well',
    '<Card title="A" description="b">c</Card>\n\n<Card title="D" description="e" />\n\n<Tile title="F" description="g">h</Tile>',
    '- **A**: b c\n- **D**: e\n- **F**: g h',
  ],
  ['a note is a quote', '<Note>\n  One\n\n  - two\n</Note>', '> **Note**\n>\n> One\n>\n> - two'],
  [
    'steps are a list',
    '<Steps>\n  <Step title="A">\n    Do:\n\n    ```sh\n    x\n    ```\n  </Step>\n  <Step title="B">b</Step>\n</Steps>',
    '1. **A**\n\n   Do:\n\n   ```sh\n   x\n   ```\n\n2. **B**\n\n   b',
  ],
  [
    'items and steps have the numbers of the page',
    '<Steps>\n  <Step title="A" stepNumber={4}>a</Step>\n  <Step />\n  <Step title="B">b</Step>\n  <Step title="C" stepNumber="10">\n    c\n\n    d\n  </Step>\n</Steps>\n\n<ol start={3}>\n  <li>e</li>\n  <li value="7">f</li>\n  <li>g</li>\n</ol>',
    '4. **A**\n\n   a\n\n5. **B**\n\n   b\n\n10. **C**\n\n    c\n\n    d\n\n3. e\n7. f\n8. g',
  ],
  [
    'what is no step stands above the steps, and without any it is all there is',
    '<Steps>\n\n### A\n\n- a\n\n</Steps>\n\n<Steps>\n  Before:\n\n  <Step title="B">b</Step>\n</Steps>',
    '### A\n\n- a\n\nBefore:\n\n1. **B**\n\n   b',
  ],
  [
    'a block of code that is a component is fenced so that nothing in it ends it',
    '<CodeBlock language="md">{"```js\\nx\\n```"}</CodeBlock>',
    '````md\n```js\nx\n```\n````',
  ],
  [
    'a list of HTML keeps the Markdown in it',
    '<ul>\n\n- a\n- b\n\n</ul>\n\n<ul>\n  <li>c</li>\n  <li>d</li>\n</ul>',
    '- a\n- b\n\n- c\n- d',
  ],
  [
    'what is quoted or a list is apart from the lines around it, at its place',
    'One\n<Note>a</Note>\ntwo\n\n- b\n  <Tip>c</Tip>\n  d\n- e\n\n> f\n> <Check>g</Check>\n> h\n\n1. i\n   <Frame caption="k">j</Frame>\n   l',
    'One\n\n> **Note**\n>\n> a\n\ntwo\n\n- b\n\n  > **Tip**\n  >\n  > c\n\n  d\n- e\n\n> f\n> > **Check**\n> >\n> > g\n>\n> h\n\n1. i\n\n   j\n\n   *k*\n\n   l',
  ],
  [
    'parts of which a component of the project shows one at a time have their titles',
    'export const Pages = ({ children }) => {\n  const [n, show] = useState(0);\n  const all = React.Children.toArray(children);\n  return <div>{all.map((one, m) => <button key={m} onClick={() => show(m)}>{one.props.title}</button>)}{all[n].props.children}</div>;\n};\nexport const Page = ({ children }) => <div>{children}</div>;\n\n## Top\n\n<Pages>\n  <Page title="One">a</Page>\n  <Page title="Two">\n    b\n  </Page>\n</Pages>',
    '## Top\n\n### One\n\na\n\n### Two\n\nb',
  ],
  [
    'steps that components of the project make keep their titles, whatever their code is called',
    'export const Part = ({ title, children }) => <Step title={title}>{children}</Step>;\nexport const Parts = ({ children }) => <div><Steps>{children}</Steps></div>;\n\n<Parts>\n  <Part title="One">\n    a\n    ```sh icon="terminal" Install\n    b\n    ```\n  </Part>\n</Parts>',
    '1. **One**\n\n   a\n\n   ```sh Install\n   b\n   ```',
  ],
  [
    'what a component of the project makes a link is one',
    'export const Start = ({ children }) => <a href="/start"><b>{children}</b></a>;\n\n<Start>Go *now*</Start>\n\nSee <Start>how</Start>.',
    '[**Go now**](/start)\n\nSee [**how**](/start).',
  ],
  [
    'a table with components of the project is what they show',
    'export const Row = ({ a }) => <tr><td>{a}</td><td>{a.length}</td></tr>\n\n<table>\n  <thead>\n    <tr><th>A</th><th>N</th></tr>\n  </thead>\n  <tbody>\n    <Row a="one" />\n    <Row a="three" />\n  </tbody>\n</table>',
    '| A | N |\n| --- | --- |\n| one | 3 |\n| three | 5 |',
  ],
  [
    'a function that a component was given to call is no text',
    'export const Each = ({ children }) => <p>{children({ n: 4 })}</p>\n\n<Each>{({ n }) => <b>no. {n}</b>}</Each>',
    '**no. 4**',
  ],
  ['signs may be written by their numbers', `A{'\\u00a7\\xb6\\u{1F600}'}`, 'A\u00a7\u00b6\u{1F600}'],
  [
    'what a title says below its words stands below it',
    '<AccordionGroup>\n  {["a"].map((of) => <Accordion key={of} title={of} description="about">b</Accordion>)}\n</AccordionGroup>',
    '**a**\n\nabout\n\nb',
  ],
  [
    'tabs and accordions stand under headings',
    '## Top\n\n<Tabs>\n  <Tab title="One">a</Tab>\n  <Tab title="Two">\n    <Accordion title="In">b</Accordion>\n  </Tab>\n</Tabs>',
    '## Top\n\n### One\n\na\n\n### Two\n\n#### In\n\nb',
  ],
  [
    'a frame says its caption, if it has one',
    '<Frame caption="Said">\n  a\n</Frame>\n\n<Frame caption="">\n  b\n</Frame>',
    'a\n\n*Said*\n\nb',
  ],
  [
    'a title that is an element is its words',
    '<Accordion title={<>One <b>two</b></>}>a</Accordion>\n\n<Prompt description="Do **it**">b</Prompt>',
    '## One two\n\na\n\nDo **it**\n\nb',
  ],
  [
    'a link that is a type of a field is its words, whatever these are',
    '<ResponseField name="a" type={<a href="/t">Item[]</a>}>b</ResponseField>',
    '- `a` (Item[]): b',
  ],
  [
    'a title that an own component makes is what that shows',
    'export const Name = ({ of }) => <div><Icon icon="x" /> {of} <b>now</b></div>\n\n<Card title={<Name of="One" />} href="/a">b</Card>\n\n<Accordion title={<span>To <a href="/t"><Name of="Two" /></a></span>}>c</Accordion>',
    '- [One now](/a): b\n\n## To Two now\n\nc',
  ],
  [
    'a table of a component that nothing defines is a table',
    '<Table>\n  <thead>\n    <tr>\n      <th>\n        A\n      </th>\n    </tr>\n  </thead>\n\n  <tbody>\n    <tr>\n      <td>\n        `b` or\\\n        c\n      </td>\n    </tr>\n  </tbody>\n</Table>',
    '| A |\n| --- |\n| `b` or<br />c |',
  ],
  [
    'cards are a list of links',
    '<CardGroup cols={2}>\n  <Card title="A" href="/a">about a</Card>\n  <Card title="B" icon="x">\n    about b\n  </Card>\n</CardGroup>',
    '- [A](/a): about a\n- **B**: about b',
  ],
  [
    'a card leads on where it says so',
    '<Card title="A" href="/a" cta="Go now">about a</Card>\n\n<Card title="B" href="/b" cta={<b>Open</b>} />\n\n<Card title="C" href="/c" cta="More">\n  - c\n</Card>\n\n<Card href="/d" cta="Only">d</Card>',
    '- [A](/a): about a [Go now](/a)\n- [B](/b): [Open](/b)\n- [C](/c)\n\n  - c\n\n  [More](/c)\n\n- [Only](/d): d',
  ],
  [
    'fields are a list',
    '<ParamField query="id" type="string" required default="x">The id.</ParamField>\n\n<ResponseField name="n" type="int" />\n\n<ResponseField type="OK">`OK`</ResponseField>\n\n<ResponseField path="out" type="int" />',
    '- `id` (string, query, required, default: x): The id.\n- `n` (int)\n- (OK): `OK`\n- `out` (int)',
  ],
  [
    'a link around blocks is one at their heading, else at their first line',
    '<a href="/d">\n  <div>\n    ### Devs\n\n    Build.\n  </div>\n</a>\n\n<a href="/e">\n  - One\n\n  Two\n</a>\n\nA <a href="/f">long\nlink</a>.',
    '### [Devs](/d)\n\nBuild.\n\n- [One](/e)\n\nTwo\n\nA [long\nlink](/f).',
  ],
  [
    'the title of what opens stands above its text',
    '<details>\n<summary>A</summary>\nb\n</details>\n\n<details><summary>C</summary>d</details>',
    '**A**\n\nb\n\n**C**\n\nd',
  ],
  [
    'a line that ends in a break ends once',
    'One<br />\ntwo<br />three\n\n- a<br />\n  b',
    'One  \ntwo  \nthree\n\n- a  \n  b',
  ],
  ['a definition that is a comment is dropped', '[//]: # (Note)\n\n[a]\n\n[a]: #', '[a]\n\n[a]: #'],
  [
    'what stands on one line in an element is a line',
    '<Note>Call `x` and **y** in [z](/z).</Note>\n\n<div>{"one"} <b>two</b></div>',
    '> **Note**\n>\n> Call `x` and **y** in [z](/z).\n\none **two**',
  ],
  [
    'HTML is what Markdown has for it',
    '<Frame caption="C"><img src="/a.png" alt="A" /></Frame>\n\na <Icon icon="x" /> <b>b</b><br />c <a href="/d">d</a> <Tooltip tip="T">e</Tooltip>',
    '![A](/a.png)\n\n*C*\n\na **b**  \nc [d](/d) e (T)',
  ],
  [
    'lists, headings, quotes and code of HTML are those of Markdown',
    '<h3>H</h3>\n\n<ul>\n  {" "}\n  <li>\n    <code>a</code>\n  </li>{" "}\n  <li>b</li>\n</ul>\n\n<ol><li>c</li><li>d</li></ol>\n\n<pre>\n  <code>\n    one{"\\n"}two\n  </code>\n</pre>\n\n<blockquote>\n  q\n</blockquote>\n\n<details>\n  <summary>S</summary>\n\n  e\n</details>',
    '### H\n\n- `a`\n- b\n\n1. c\n2. d\n\n```\none\ntwo\n```\n\n> q\n\n**S**\n\ne',
  ],
  [
    'links lead where they can be followed from anywhere',
    'a [`b`](/docs/b#x "t") [c][d] <a href="/docs/e">e</a>\n\n<Card title="F" href="/docs/f" />\n\n[d]: /docs/d',
    'a [`b`](/b#x "t") [c][d] [e](/e)\n\n- [F](/f)\n\n[d]: /d',
  ],
  [
    'what tabs indent stands as it would without',
    '<Steps>\n\t<Step title="A">\n\t\t```js\n\t\ta({\n\t\t\tb,\n\t\t})\n\t\t```\n\n\t\t- c\n\t\t  d\n\t</Step>\n</Steps>',
    '1. **A**\n\n   ```js\n   a({\n   \tb,\n   })\n   ```\n\n   - c\n     d',
  ],
  [
    'code has its own lines where tabs indent its fence and blanks its lines',
    '<Note>\n\t```js\n    a({\n      b,\n    })\n\t```\n</Note>\n\n<Note>\n    ```js\n\tc\n\n\t\td\n    ```\n</Note>',
    '> **Note**\n>\n> ```js\n> a({\n>   b,\n> })\n> ```\n\n> **Note**\n>\n> ```js\n> c\n>\n> \td\n> ```',
  ],
  [
    'a row of a table is one line',
    '| A | B |\n|---|---|\n| a<br/>b | <b>c</b> <Tooltip tip="T">d</Tooltip> |',
    '| A | B |\n|---|---|\n| a<br />b | **c** d (T) |',
  ],
  [
    'elements in lists keep their place',
    '- one\n\n  <Warning>w</Warning>\n\n- two',
    '- one\n\n  > **Warning**\n  >\n  > w\n\n- two',
  ],
];

test.each(COMPONENTS)('%s', (_, source, markdown) => {
  expect(render(`---\ntitle: x\n---\n${source}\n`).markdown).toBe(`${markdown}\n`);
});

test('tabs and steps are as they are written where comments and snippets stand among them', () => {
  const parts = '    See https://example.com/a.\n\n    a | b\n    --- | ---\n    1 | 2\n';
  const { markdown } = render(
    `import In from "/snippets/in.mdx"\n\n<Tabs>\n  {/* more to come */}\n  <Tab title="One">\n${parts}  </Tab>\n  <In />\n</Tabs>`,
    { 'snippets/in.mdx': '<Tab title="Two">\n\nhttps://example.com/b\n\n</Tab>\n\n{/* c */}\n' },
  );
  expect(markdown).toBe(
    '## One\n\nSee https://example.com/a.\n\na | b\n--- | ---\n1 | 2\n\n## Two\n\nhttps://example.com/b\n',
  );
});

test('titles and captions with emphasis of their own get no more of it', () => {
  const { markdown } = render(
    '<Note title="**A** b">x</Note>\n\n<Expandable title="**C**">y</Expandable>\n\n<Frame caption="d *e*">\n  ![f](/f.png)\n</Frame>\n\n<Card title="**G** h">z</Card>\n',
  );
  expect(markdown).toBe('> **A** b\n>\n> x\n\n**C**\n\ny\n\n![f](/f.png)\n\nd *e*\n\n- **G** h: z\n');
});

test('math that stands deep in elements is on lines of its own', () => {
  const { markdown } = render(
    '<Note>\n  <Tip>\n    $$\n    x^2\n    $$\n  </Tip>\n</Note>\n\n<Tabs>\n  <Tab title="A">\n    $$\n    y\n    $$\n  </Tab>\n</Tabs>\n',
  );
  expect(markdown).toContain('> > $$\n> > x^2\n> > $$\n');
  expect(markdown).toContain('\n\n$$\ny\n$$\n');
});
