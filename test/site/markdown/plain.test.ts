import { expect, test } from 'vitest';
import { built, docsJson } from '../support.ts';
import { render } from './project.ts';

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
    'a card says its own text, else its description, as on the page; a tile both',
    '<Card title="A" description="b">c</Card>\n\n<Card title="D" description="e" />\n\n<Tile title="F" description="g">h</Tile>',
    '- **A**: c\n- **D**: e\n- **F**: g h',
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
    '![A](/a.png)\n\n*C*\n\na  **b**  \nc [d](/d) e (T)',
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

test('components of the project are what they say, with their links', () => {
  const { markdown } = render(
    'export const Hero = ({ names }) => <div><h1>Wel<b>come</b></h1>{names.map((name) => <p>For {name}</p>)}</div>;\n' +
      'export const Go = ({ to, href }) => <a href={href}><div>{to}</div></a>;\n' +
      'export const Box = ({ children }) => <section>{children}</section>;\n\n' +
      '<Hero names={["cats", "dogs"]} />\n\n<Go to="Start" href="/start" />\n\n<Box>\n  - kept\n</Box>\n\n' +
      '{["a", "b"].join(" or ")}: as `x` and \\d{3}',
  );
  expect(markdown).toBe(
    '# Welcome\n\nFor cats\n\nFor dogs\n\n[Start](/start)\n\n- kept\n\na or b: as `x` and \\d{3}\n',
  );
});

test('lists, links, tables and code that components of the project make are those of Markdown', () => {
  const { markdown } = render(
    'export const List = ({ of }) => <><h2>All</h2><ul>{of.map(({ name, to, more }) => <li key={to}><a href={to}><svg viewBox="0 0 1 1"><title>no</title></svg>{name}</a>{more && <ul><li><p>{more}</p></li></ul>}</li>)}</ul></>;\n' +
      'export const Rest = () => <div><a href="/docs/c"><p>new</p><h3>C</h3><p>about &lt;C&gt;</p></a><ol><li>one</li><li>two</li></ol>' +
      '<table><thead><tr><th>K</th><th>V</th></tr></thead><tbody><tr><td><code>k</code></td><td>v</td></tr></tbody></table><pre><code>{"a\\n  b"}</code></pre></div>;\n\n' +
      '<List of={[{ name: "A", to: "/docs/a.html#x" }, { name: <b>B</b>, to: "https://b.example", more: "deep" }]} />\n\n<Rest />',
  );
  expect(markdown).toBe(
    '## All\n\n- [A](/a#x)\n- [**B**](https://b.example)\n  - deep\n\n' +
      'new\n\n### [C](/c)\n\nabout \\<C>\n\n1. one\n2. two\n\n| K | V |\n| --- | --- |\n| `k` | v |\n\n```\na\n  b\n```\n',
  );
});

test('snippets are filled in, with their props', () => {
  const { markdown } = render(
    'import Hi from "/snippets/hi.mdx"\n\nBefore\n\n<Hi who="you" to="/docs/you" />\n\n<Snippet file="old.mdx" />\n\n<Snippet file="more/old" />',
    {
      'snippets/hi.mdx': '---\ntitle: no\n---\nHello **{who}**\n\n<Card title={who} href={to} />',
      'snippets/old.mdx': 'Old one',
      'snippets/more/old.mdx': 'And another',
    },
  );
  expect(markdown).toBe('Before\n\nHello **you**\n\n- [you](/you)\n\nOld one\n\nAnd another\n');
});

test('what a snippet is given stands where it asks for it, and its code as the page shows it', () => {
  const { markdown, html } = render('import In from "/snippets/in.mdx"\n\n<In name="Ann" />', {
    'snippets/in.mdx': 'Hello {name}, write `f"{name}"`:\n\n```py\nprint(f"{name}")\n```\n',
  });
  expect(markdown).toBe('Hello Ann, write `f"{name}"`:\n\n```py\nprint(f"{name}")\n```\n');
  expect(html).toContain('<code>f"{name}"</code>');
});

test('components in snippets are what they say, each time the snippet is shown', () => {
  const { markdown } = render('import In from "/snippets/in.mdx"\n\n<In word="one" />\n\n<In word="two" />', {
    'snippets/in.mdx':
      'import { Go } from "/snippets/go.jsx"\n\nSee <Go to={word} /> now.\n\n<Go to="end" />\n',
    'snippets/go.jsx': 'export const Go = ({ to }) => <b>part {to}</b>;\n',
  });
  expect(markdown).toBe('See **part one** now.\n\n**part end**\n\nSee **part two** now.\n\n**part end**\n');
});

test('a snippet says what it was given there, also after one in a component of the project', () => {
  const { markdown } = render(
    'import Part from "/part.mdx";\n\nexport const Own = ({ name, children }) => <div><b>{name}</b> {children}</div>;\n\n<Own name="Name">\n  {["b"].map((one) => <i key={one}>{one}</i>)}\n\n  <Part who="c" />\n</Own>\n\n<Part who="d" />',
    { 'part.mdx': 'For {who}\n' },
  );
  expect(markdown).toBe('**Name** b\n\nFor c\n\nFor d\n');
});

test('snippets say what the page means by names that they do not define', () => {
  const { markdown } = render(
    'import B from "/snippets/b.mdx"\nimport In from "/snippets/in.mdx"\n\nexport const Go = ({ to }) => <b>part {to}</b>;\nexport const Tip = () => <p>other</p>;\n\n<In />',
    {
      'snippets/b.mdx': '```mermaid\ngraph LR\n```\n',
      'snippets/in.mdx': '- one\n    <B />\n- two <Go to="three" />\n\n<Tip>four</Tip>\n\n<Own />\n',
    },
  );
  expect(markdown).toBe(
    '- one\n    ```mermaid\n    graph LR\n    ```\n- two **part three**\n\n> **Tip**\n>\n> four\n',
  );
  const own = render(
    'import B from "/snippets/b.mdx"\nimport In from "/snippets/in.mdx"\n\n<In />\n\n<B />',
    {
      'snippets/b.mdx': 'of the page\n',
      'snippets/in.mdx': 'export const B = () => <p>of the snippet</p>;\n\nIn:\n\n<B />\n',
    },
  );
  expect(own.markdown).toBe('In:\n\nof the snippet\n\nof the page\n');
});

test('a heading that is an element counts for those below it', () => {
  const { markdown } = render(
    '## One\n\n<h3>Two</h3>\n\n<Accordion title="Three">a</Accordion>\n\n<h2>Four</h2>\n\n<Accordion title="Five">b</Accordion>',
  );
  expect(markdown).toBe('## One\n\n### Two\n\n#### Three\n\na\n\n## Four\n\n### Five\n\nb\n');
});

test('a component tells the heading that it shows above its children', () => {
  const { markdown } = render(
    'export const Use = ({ children }) => <section><h2>Use</h2>{children}</section>;\nexport const Box = ({ children }) => <div>{children}</div>;\n\n<Use>\n  `a` and **b**\n</Use>\n\n<Box>\n  ## Head\n\n  c\n</Box>',
  );
  expect(markdown).toBe('## Use\n\n`a` and **b**\n\n## Head\n\nc\n');
});

test('space alone is nothing to tell', () => {
  expect(render('a\n\n&nbsp;\n\n<p>&nbsp;</p>\n\n<br />\n\nb&nbsp;c').markdown).toBe('a\n\nb&nbsp;c\n');
});

test('readers that are machines get what is meant for them', () => {
  const { markdown } = render(
    'a\n\n<Visibility for="humans">\n  people\n</Visibility>\n\n<Visibility for="agents">\n  Call `GET /x`.\n</Visibility>\n\n<Visibility>\n  both\n</Visibility>\n',
  );
  expect(markdown).toBe('a\n\nCall `GET /x`.\n\nboth\n');
});

test('snippets that contain one another end', () => {
  const { markdown } = render('import A from "/a.mdx"\n\n<A />', {
    'a.mdx': 'import A from "/a.mdx"\n\nx <A />',
  });
  expect(markdown).toContain('x');
});

test.each([
  [
    'cards and their links',
    '{[["A", "/a"], ["B", "/b"]].map(([t, h]) => <Card title={t} href={h}>about {t}</Card>)}',
    '[A](/a)\n\nabout A\n\n[B](/b)\n\nabout B',
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
    'a  b',
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

test('text that is laid out keeps its lines, in an element and in a component that shows it as code', () => {
  const component = 'export const Out = ({ children }) => <pre className="flex">{children}</pre>;';
  const code = '{`$ ls\n    a\n      b`}';
  expect(render(`<pre>${code}</pre>\n\n<CodeBlock language="sh">\n${code}\n</CodeBlock>`).markdown).toBe(
    '```\n$ ls\n    a\n      b\n```\n\n```sh\n$ ls\n    a\n      b\n```\n',
  );
  expect(render(`${component}\n\n<Out>\n${code}\n</Out>`).markdown).toBe('```\n$ ls\n    a\n      b\n```\n');
});

test('what a style sets apart is not one word, nor are buttons', () => {
  const shown = (jsx: string): string => render(`export const It = () => ${jsx};\n\n<It />`).markdown.trim();
  expect(shown('<div className="items-center flex"><i>A</i><span>one</span>two</div>')).toBe('A one two');
  expect(shown('<div style={{ display: "grid" }}><b>1</b><code>x</code></div>')).toBe('**1** `x`');
  expect(shown('<div className="flex-1"><span>pre</span><span>fix</span></div>')).toBe('prefix');
  expect(shown('<p>Press <button>Yes</button><button>No</button>, then <b>go</b>.</p>')).toBe(
    'Press Yes No, then **go**.',
  );
  expect(
    shown('<fieldset><legend>Where?</legend><button><i>Cloud</i><i>Hosted</i></button></fieldset>'),
  ).toBe('Where?\n\nCloud Hosted');
});

test('a picture whose copy on a host was taken over is the file of the project in Markdown as on the page', () => {
  const picture = (path: string): string =>
    render(`<img src="https://cdn.example.com/x/plan.png?w=2" data-path="${path}" alt="Plan" />`, {
      'images/the plan.png': '',
    }).markdown;
  expect(picture('images/the plan.png')).toBe('![Plan](/images/the%20plan.png)\n');
  expect(picture('images/other.png')).toBe('![Plan](https://cdn.example.com/x/plan.png?w=2)\n');
});

test('a title that is blank is none, and a card without one is a link at its first line', () => {
  const parts = '<Step title="">\n\n### Own\n\n</Step>\n\n<Tabs>\n<Tab title=" ">\nOne\n</Tab>\n</Tabs>';
  expect(render(parts).markdown).toBe('### Own\n\nOne\n');
  const card = (inside: string): string => render(`<Card title="" href="/b">\n${inside}\n</Card>`).markdown;
  expect(card('Only **text**')).toBe('- [Only **text**](/b)\n');
  expect(card('')).toBe('- [/b](/b)\n');
});

test('what is raised, lowered or struck out is so, also where a component makes it', () => {
  const text = 'Up to 2<sup>53</sup> of H<sub>2</sub>O, was <s>$20</s> <del>**$15**</del>';
  const markdown = 'Up to 2<sup>53</sup> of H<sub>2</sub>O, was ~~$20~~ ~~**$15**~~';
  expect(render(text).markdown).toBe(`${markdown}\n`);
  const made = text.replace('**$15**', '<b>$15</b>');
  expect(render(`export const A = () => <p>${made}</p>;\n\n<A />`).markdown).toBe(`${markdown}\n`);
  expect(render('A <sub>Ideal for daily audits and checks</sub> b').markdown).toBe(
    'A Ideal for daily audits and checks b\n',
  );
  // A note is a link, and code knows no elements.
  expect(
    render(
      'export const A = () => <p>a<sup><a href="#n">1</a></sup> <code>x<sub>i</sub></code></p>;\n\n<A />',
    ).markdown,
  ).toBe('a[1](#n) `xi`\n');
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

test('a tip of a component follows its word, and badges stand apart', () => {
  const module =
    'export const Since = ({ v }) => <Tooltip tip={"From " + v} cta="How" href="/up"><Badge>v{v}</Badge></Tooltip>;';
  expect(render(`${module}\n\nNew <Since v="2" /> here`).markdown).toBe('New v2 (From 2 [How](/up)) here\n');
  expect(
    render(`export const Two = () => <p><Badge>a</Badge><Badge>b</Badge></p>;\n\n<Two />`).markdown,
  ).toBe('a b\n');
});

test('the fields that a component makes in a field stand in it, below what unfolds them', () => {
  const source = `export const Tree = ({ name, type, says, fields = [] }) => (
  <ResponseField name={name} type={type}>
    {says}
    {fields.length > 0 && <Expandable title="fields">{fields.map((one) => <Tree key={one.name} {...one} />)}</Expandable>}
  </ResponseField>
);

<Tree name="opts" type="Options" says="All of them" fields={[
  { name: 'a', type: 'object', says: 'One', fields: [{ name: 'deep', type: 'number' }] },
  { name: 'b', type: 'string', says: 'Two' },
]} />
`;
  expect(render(source).markdown).toBe(`- \`opts\`, Options

  All of them

  **fields**

  - \`a\`, object

    One

    **fields**

    - \`deep\`, number

  - \`b\`, string

    Two
`);
});

test('what stands in a step that a component makes stays in it', () => {
  const made = `export const Made = () => <Steps>{[<Step key="a" title="A">One.<br /><br />Two:<ul><li>x<ul><li>y</li></ul></li></ul><CodeBlock language="sh">z</CodeBlock></Step>]}</Steps>;`;
  expect(render(`${made}\n\n<Made />`).markdown).toBe(
    '1. **A**\n\n   One.\n\n   Two:\n   - x\n     - y\n\n   ```sh\n   z\n   ```\n',
  );
});

test('attributes say what their expressions come to, in snippets each time anew', () => {
  const shared = {
    'names.mdx': 'export const tool = "Hammer";\nexport const card = { title: "Nail", href: "/nail" };',
    'part.mdx': `<Accordion title={"Use of " + name}>Hit.</Accordion>`,
  };
  const head = 'import { tool, card } from "/names.mdx";\nimport Part from "/part.mdx";\n\n';
  const markdown = (source: string): string => render(head + source, shared).markdown.trim();
  expect(markdown('<Steps>\n  <Step title={["Take", tool].join(" ")}>It.</Step>\n</Steps>')).toBe(
    '1. **Take Hammer**\n\n   It.',
  );
  expect(markdown('<Card title={tool} href={card.href}>x</Card>\n\n<Card {...card}>y</Card>')).toBe(
    '- [Hammer](/nail): x\n- [Nail](/nail): y',
  );
  expect(markdown('<ParamField path={tool + "_id"} default={1 + 1}>x</ParamField>')).toBe(
    '- `Hammer_id` (path, default: 2): x',
  );
  expect(markdown('<Part name={tool} />\n\n<Part name="Saw" />')).toBe(
    '## Use of Hammer\n\nHit.\n\n## Use of Saw\n\nHit.',
  );
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

test('what is seen and heard in components of the project is there as links', () => {
  const made =
    'export const Talk = ({ id }) => <iframe src={"https://talks.test/" + id} title="Our talk" />;\n' +
    'export const Film = ({ title }) => <video src="/some/film.mp4" title={title}>Not here</video>;\n' +
    'export const Dot = () => <span className="dot" />;';
  expect(
    render(`${made}\n\n<Talk id="1" />\n\n<Film title="A film" />\n\n<Film />\n\nA<Dot />b`).markdown,
  ).toBe(
    '[Our talk](https://talks.test/1)\n\n[A film](/some/film.mp4)\n\n[film.mp4](/some/film.mp4)\n\nAb\n',
  );
});

test('parts that components and expressions hand to what shows them are not lost', () => {
  const shared = {
    'parts.jsx':
      'export const First = () => [<Step title="Sign up">Take <b>one</b>.</Step>, <Step title="Log in">Go.</Step>];\n' +
      'export const Panel = ({ name }) => <Tab title={name}>For {name}</Tab>;',
  };
  const head = 'import { First, Panel } from "/parts.jsx";\n\n';
  expect(
    render(`${head}<Steps>\n  <First />\n  <Step title="End">\n    Run \`x\`.\n  </Step>\n</Steps>`, shared)
      .markdown,
  ).toBe('1. **Sign up**\n\n   Take **one**.\n2. **Log in**\n\n   Go.\n3. **End**\n\n   Run `x`.\n');
  expect(
    render('<Steps>\n  {["a", "b"].map((one) => <Step title={one}>Text</Step>)}\n</Steps>').markdown,
  ).toBe('1. **a**\n\n   Text\n2. **b**\n\n   Text\n');
  expect(
    render(`${head}<Tabs>\n  <Panel name="Mac" />\n  <Tab title="Linux">Text</Tab>\n</Tabs>`, shared)
      .markdown,
  ).toMatch(/\*\*Mac\*\*\n\nFor Mac\n\n\*\*Linux\*\*\n\nText/);
  expect(
    render(
      '<Steps>\n  {/* none */}\n  <Step title="A">\n\n    ```js title="x"\n    y\n    ```\n  </Step>\n</Steps>',
    ).markdown,
  ).toBe('1. **A**\n\n   ```js title="x"\n   y\n   ```\n');
});

test('lines of code that a component makes of blocks are lines', () => {
  const lines =
    'export const Lines = ({ of }) => <pre>{of.map((one) => <div key={one}><span>{one}</span>;</div>)}</pre>;';
  expect(render(`${lines}\n\n<Lines of={["a", " b"]} />`).markdown).toBe('```\na;\n b;\n```\n');
});

test('a card of a component that has no title is a link at its heading, else at its first line', () => {
  const grid =
    'export const Grid = ({ items }) => <div>{items.map(([name, Tag]) => <Card key={name} href="/a"><Tag>{name}</Tag><p>About.</p></Card>)}</div>;';
  expect(render(`${grid}\n\n<Grid items={[["One", "h3"], ["Two", "p"]]} />`).markdown).toBe(
    '### [One](/a)\n\nAbout.\n\n[Two](/a)\n\nAbout.\n',
  );
});

test('links of components to other hosts are as they are written', () => {
  const go = 'export const Go = ({ to }) => <a href={to}>Go</a>;';
  expect(render(`${go}\n\n<Go to="https://other.test/a.html#b" />`).markdown).toBe(
    '[Go](https://other.test/a.html#b)\n',
  );
});

test('a link of the project leads where the project says', () => {
  const link = 'export const Link = ({ href, children }) => <a href={"/ja" + href}>{children}</a>;\n\n';
  expect(render(`${link}See <Link href="/a">the **guide**</Link>.`).markdown).toBe(
    'See [the **guide**](/ja/a).\n',
  );
});

test('links that components of the project make lead somewhere within other components as well', () => {
  const source =
    'export const Go = ({ to, children }) => <a href={to}><div>{children}</div></a>;\nexport const Box = ({ children }) => <section>{children}</section>;\n\n<Box>\n  <Go to="https://a.b">One</Go>\n  <Go to="https://c.d">\n    Two\n  </Go>\n</Box>';
  expect(render(source).markdown).toBe('[One](https://a.b)\n\n[Two](https://c.d)\n');
});

test('a drawing of a component is what it says it shows, not the labels in it', () => {
  const source =
    'export const Plan = () => <div><svg role="img" aria-label="How it flows"><text>a</text><text>b</text></svg></div>;\n\n<Plan />';
  expect(render(source).markdown).toBe('How it flows\n');
  const cover =
    'export const Cover = () => <a href="https://a.b"><div role="img" aria-label="Alpha" style={{ background: "red" }}>*</div></a>;\n\n<Cover />';
  expect(render(cover).markdown).toBe('[Alpha](https://a.b)\n');
});

test('what are blocks in Markdown stand apart where components are on one line', () => {
  const source =
    'export const Box = ({ children }) => <section>{children}</section>;\n\n<Box>\n  <Tabs><Tab title="A">One</Tab><Tab title="B">Two</Tab> after</Tabs>\n</Box>';
  expect(render(source).markdown).toBe('## A\n\nOne\n\n## B\n\nTwo\n\nafter\n');
});

test('a note in a line of text is a quote of its own, and in a cell a part of the row', () => {
  expect(render('A <Tip>one</Tip> b.\n\n1. C <Note>two</Note> d\n2. E\n').markdown).toBe(
    'A\n\n> **Tip**\n>\n> one\n\nb.\n\n1. C\n\n   > **Note**\n   >\n   > two\n\n   d\n2. E\n',
  );
  expect(render('| A |\n| - |\n| b <Check>c</Check> |\n').markdown).toBe('| A |\n| - |\n| b **Check** c |\n');
});

test('lines of a component in a quote are quoted once', () => {
  const source = '> <ParamField body="id" type="string">\n>   One\n>   `two`.\n> </ParamField>\n>\n> Three\n';
  expect(render(source).markdown).toBe('> - `id` (string, body)\n>\n>   One\n>   `two`.\n>\n> Three\n');
});

test('what a component of the project leaves out of what it was given is not told either', () => {
  const source =
    'export const If = ({ is, children }) => (is ? <>{children}</> : null);\nexport const Pick = ({ name, children }) => children.find((one) => one.props?.name === name);\n\n';
  expect(
    render(
      `${source}<If is={false}>\n\nHidden **one**.\n\n</If>\n\n<If is>\n\nShown **two**.\n\n</If>\n\nA<If is={false}> hidden</If><If is> line</If>.`,
    ).markdown,
  ).toBe('Shown **two**.\n\nA line.\n');
  expect(
    render(
      `${source}<Pick name="b">\n  <div name="a">\n    First.\n  </div>\n  <div name="b">\n    *Second* <b>one</b>.\n  </div>\n</Pick>`,
    ).markdown,
  ).toBe('*Second* **one**.\n');
});

test('what a component looks into, or may show in a browser, is told', () => {
  const looks =
    'export const Rows = ({ children }) => <ol>{children.map((one) => <li>{one.props.children}</li>)}</ol>;\n\n<Rows>\n  <div>\n    First.\n  </div>\n  <div>\n    Second.\n  </div>\n</Rows>';
  expect(render(looks).markdown).toBe('1. First.\n2. Second.\n');
  const opens =
    'export const If = ({ is, children }) => (is ? <>{children}</> : null);\nexport const Fold = ({ children }) => { const [isOpen] = useState(false); return <div>{isOpen && children}</div>; };\n\n<Fold>\n\nFolded.\n\n<If is={false}>\n\nInside.\n\n</If>\n\n</Fold>';
  expect(render(opens).markdown).toBe('Folded.\n\nInside.\n');
});

test('a link that leads nowhere is told from the root, as it was written', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['a/b'] } }),
    'a/b.mdx': 'export const Go = ({ to }) => <a href={to}>Go</a>;\n\n<Go to="/no/where" />\n',
  });
  expect(made.file('a/b.md')).toContain('[Go](/no/where)');
});

test('rows, lists and quotes that components of the project make of their parts are told as such', () => {
  const parts =
    'export const Grid = ({ children }) => <div><table>{children}</table></div>;\nexport const Row = ({ children }) => <tr>{children}</tr>;\nexport const Cell = ({ children, header }) => { const Tag = header ? "th" : "td"; return <Tag>{children}</Tag>; };\nexport const Quote = ({ children, ...rest }) => <blockquote {...rest}>{children}</blockquote>;\n\n';
  const rows =
    '<Grid>\n  <Row>\n    <Cell header>Flag</Cell>\n    <Cell header>Means</Cell>\n  </Row>\n  <Row>\n    <Cell>`-a`</Cell>\n    <Cell>**All** of *it*</Cell>\n  </Row>\n</Grid>';
  expect(render(parts + rows).markdown).toBe('| Flag | Means |\n| --- | --- |\n| `-a` | **All** of *it* |\n');
  expect(render(`${parts}<Quote>Words of *wisdom*.</Quote>`).markdown).toBe('> Words of *wisdom*.\n');
  expect(render(`${parts}<Quote>\n\n| A |\n|:-:|\n| b |\n\n</Quote>`).markdown).toContain('> | A |');
});

test('cells over several columns leave those beside them empty', () => {
  const source =
    'export const T = () => <table><thead><tr><th rowSpan={2}>V</th><th colSpan={2}>Fast</th></tr><tr><th>From</th><th>To</th></tr></thead><tbody><tr><td colSpan="3">All</td></tr><tr><td rowSpan={2} colSpan={2}>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>;\n\n<T />';
  expect(render(source).markdown).toBe(
    '| V | Fast |  |\n| --- | --- | --- |\n|  | From | To |\n| All |  |  |\n| a |  | b |\n|  |  | c |\n',
  );
});

test('words that only a style sets apart do not run into one another', () => {
  const source = (parts: string): string => `export const A = () => <p>${parts}</p>;\n\n<A />`;
  const words = '<span className="t">Get access</span><span className="b">Create a user.</span>';
  expect(render(source(`${words}<a href="https://a.b">Open it</a>`)).markdown).toBe(
    'Get access Create a user. [Open it](https://a.b)\n',
  );
  expect(render(source('<a href="https://a.b">one</a><a href="https://c.d">two</a>')).markdown).toBe(
    '[one](https://a.b) [two](https://c.d)\n',
  );
  expect(render(source('Plans<span>New</span> and <b>sub</b><i>script</i>')).markdown).toBe(
    'Plans New and **sub**script\n',
  );
  expect(
    render(source('<strong>Go</strong><span>One click</span><i className="ml-2">(new)</i>')).markdown,
  ).toBe('**Go** One click (new)\n');
  expect(render(source('<code>get<span>User</span></code>')).markdown).toBe('`getUser`\n');
});

test('lines of code that are elements stay lines', () => {
  const source =
    'export const A = ({ text }) => <pre>{text.split("|").map((line) => <span className="my-line">{line}</span>)}</pre>;\n\n<A text="one|  two||three" />';
  expect(render(source).markdown).toBe('```\none\n  two\n\nthree\n```\n');
});

test('a blank that components write as an entity stays at the end of a line', () => {
  const source =
    'export const A = () => (\n  <span>\n    Beta.&nbsp;\n    <u>More</u>\n  </span>\n);\n\n<A />';
  expect(render(source).html).toContain('Beta.\u00a0<u>More</u>');
});

test('a box that components draw around a block of code is none of its own', () => {
  const source =
    'export const Box = ({ title, children }) => <div><b>{title}</b><pre>{children}</pre></div>;\n\n<Box title="Build it">\n```bash\nnpm run build\n```\n</Box>\n\n<Box title="Build it">\n$ a\n</Box>';
  expect(render(source).html).toMatch(/<\/b><div><figure[\s\S]*<\/b><pre tabindex="0">\s*\$ a\s*<\/pre>/);
  expect(render(source).markdown).toBe(
    '**Build it**\n\n```bash\nnpm run build\n```\n\n**Build it**\n\n```\n$ a\n```\n',
  );
});

test('what becomes nothing among steps is no step', () => {
  const source = '<Steps>\n  <Snippet file="gone.mdx" />\n  <Step title="A">\n    a\n  </Step>\n</Steps>\n';
  expect(render(source).markdown).toBe('1. **A**\n\n   a\n');
});

test('words of a page that only a style sets apart are words of their own, also to the search', () => {
  const rows =
    '<div className="row"><a href="/x"><span className="t">CLI</span><span><span className="m">M4</span><span>Stable</span></span></a><div><span>Coverage</span><span className="n">66%</span></div></div>';
  const page = render(
    `---\ntitle: x\n---\n${rows}\n\nSo <b>sub</b><i>script</i>, <span className="g">G</span><span className="o">o</span>\n`,
  );
  expect(page.markdown).toBe('[CLI M4 Stable](/x) Coverage 66%\n\nSo **sub***script*, Go\n');
  expect(page.sections.map(({ text }) => text)).toEqual(['CLI M4 Stable Coverage 66% So subscript, Go']);
});

test('expressions that a component of the project is given, one beside another, are what they become', () => {
  const page = render(
    'export const Wrap = ({ children }) => <section>{children}</section>;\n\n<Wrap>\n{[1, 2].map((n) => <p key={n}>p{n}</p>)}\n\n{<Note>noted</Note>}\n\n**text**\n</Wrap>',
  );
  expect(page.markdown).toBe('p1\n\np2\n\n> **Note**\n>\n> noted\n\n**text**\n');
});

test('what stands beside the text is part of the component of the project that it is in', () => {
  const page = render(
    'export const Wrap = ({ title, children }) => <section><h2>{title}</h2>{children}</section>;\n\n<Wrap title="Above">\n  text\n\n  <Panel>\n    **beside**\n  </Panel>\n\n  <RequestExample>\n  ```sh a\n  call\n  ```\n  </RequestExample>\n</Wrap>',
  );
  for (const words of ['## Above', 'text', '**beside**', 'call']) expect(page.markdown).toContain(words);
});

test('what a component sets in a column stands on lines of its own, but in a table', () => {
  const source =
    'export const Q = ({ of }) => <div className="flex flex-col gap-2">{of.map((one, n) => <button key={one} className="flex"><span>{n + 1}</span><span>{one}</span></button>)}</div>;\n\n<Q of={["one", "two"]} />\n\n<table><tbody><tr><td><Q of={["three", "four"]} /></td></tr></tbody></table>';
  expect(render(source).markdown).toBe('1 one\n\n2 two\n\n| 1 three 2 four |\n| --- |\n');
});

test('the number that a component draws of an item of a numbered list is told once', () => {
  const source =
    'export const S = ({ of }) => <ol>{of.map((one, n) => <li key={one}><span className="n">{n + 1}</span><b>{one}</b></li>)}</ol>;\n\n<S of={["Log in", "3"]} />';
  expect(render(source).markdown).toBe('1. **Log in**\n2. **3**\n');
});

test('lists and paragraphs stand apart where elements are on one line', () => {
  const tags =
    '<div className="see"><div>See</div><ul><li><a href="/m">Meta</a> for rules.</li><li>B</li></ul><div>Old</div><p>Old since May.</p></div>';
  expect(render(`---\ntitle: x\n---\n${tags}\n`).markdown).toBe(
    'See\n\n- [Meta](/m) for rules.\n- B\n\nOld\n\nOld since May.\n',
  );
  const spaced = tags.replaceAll('><', '> <').replace('<p>', '<div><p>').replace('</p>', '</p></div>');
  expect(render(`---\ntitle: x\n---\n${spaced}\n`).markdown).toBe(
    'See\n\n- [Meta](/m) for rules.\n- B\n\nOld\n\nOld since May.\n',
  );
  expect(
    render(
      '---\ntitle: x\n---\n- a <b>One</b><p>two</p>\n\n| a | b |\n| --- | --- |\n| <p>One</p><p>two</p> | c |\n',
    ).markdown,
  ).toBe('- a **One** two\n\n| a | b |\n| --- | --- |\n| One two | c |\n');
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
])('the Markdown has %s', (_, source, markdown) => {
  expect(render(`---\ntitle: x\n---\n${source}\n`).markdown).toBe(markdown);
});

test('cells stay on one line in tables of lists, with the items of lists apart and the names of lone icons', () => {
  const table = (cells: string) => `1. Item\n   | a | b |\n   |---|---|\n   | ${cells} |\n`;
  expect(render(table('one<br/>two | <ul><li>x</li><li>y</li></ul> <Icon icon="check" /> ok')).markdown).toBe(
    table('one<br />two | - x<br />- y  ok'),
  );
  expect(
    render(table('<Icon icon="check" color="green" /> | One of:<ul><li>x</li><li>y</li></ul>')).markdown,
  ).toBe(table('check | One of:<br />- x<br />- y'));
  const icons = {
    'yes.mdx': '<Icon icon="check" aria-label={"Yes"} />',
    'no.jsx': 'export const No = () => <Icon icon="xmark" alt="No" />;',
  };
  const head = 'import Yes from "/yes.mdx";\nimport { No } from "/no.jsx";\n\n';
  const cells = '<Yes /> | <No />';
  expect(render(head + table(cells), icons).markdown).toBe(table('Yes | No'));
  expect(
    render(table('<Icon icon="x" aria-label="Never" /> | <Icon icon="bell" alt="Bell" /> Ring')).markdown,
  ).toBe(table('Never |  Ring'));
});

test('cells say what the icons are called that components and expressions make in them', () => {
  const table = (cells: string) => `| a | b |\n|---|---|\n| ${cells} |\n`;
  const made =
    'import { Check } from "lucide-react";\n\nexport const Has = ({ on }) => on ? <Icon icon="square-check" /> : <span><Icon icon="minus" size={12} /></span>;\n\n';
  expect(render(made + table('<Has on /> | <Has />')).markdown).toBe(table('square-check | minus'));
  expect(render(made + table('<Check /> | <Has on /> words')).markdown).toBe(table('check |  words'));
  const rows = '{[true, false].map((on) => <tr><td>x</td><td><Has on={on} /></td></tr>)}';
  expect(render(`${made}<table><tbody>${rows}</tbody></table>`).markdown).toBe(
    '| x | square-check |\n| --- | --- |\n| x | minus |\n',
  );
});

test('a title that a component shows is told, though the text begins with the same word', () => {
  const made =
    'export const Box = ({ title, href, children }) => <a href={href}><h3>{title}</h3><div>{children}</div></a>;\n\n';
  expect(render(`${made}<Box title="Keys" href="/b">Keys of all kinds.</Box>`).markdown).toBe(
    '### [Keys](/b)\n\nKeys of all kinds.\n',
  );
});

test('a picture stands apart from the words beside it that a style sets apart', () => {
  const made =
    'export const On = ({ name }) => <div className="flex gap-1"><img src="/a.png" alt="A" />{name}</div>;\n\n';
  expect(render(`${made}<On name="Phones" />`).markdown).toBe('![A](/a.png) Phones\n');
});

test('a card alone in a cell is no list', () => {
  const table = (cell: string) => `| a |\n|---|\n| ${cell} |\n`;
  expect(render(table('<Card title="A" href="/b">c</Card>')).markdown).toBe(table('[A](/b): c'));
});

test('codes, keys and links next to one another stand apart', () => {
  expect(render('<kbd>a</kbd><kbd>b</kbd> or <code>c</code><code>d</code>').markdown).toBe(
    '`a` `b` or `c` `d`\n',
  );
  expect(render('Any of {["a", "b"].map((one) => <code>{one}</code>)}').markdown).toBe('Any of `a` `b`\n');
});

test('lists that begin in a line are lists below it', () => {
  expect(render('<ul><li>x<ul><li>in</li></ul></li><li>y</li></ul>').markdown).toBe('- x\n  - in\n- y\n');
  expect(render('Text <ul><li>a</li><li>b</li></ul> more').markdown).toBe('Text\n\n- a\n- b\n\nmore\n');
});

test('pictures that components make stand apart from the words before them', () => {
  const made = (body: string) => render(`export const A = () => <p>${body}</p>;\n\n<A />`).markdown;
  expect(made('<span>Gig</span><img src="/a.png" alt="One" /><img src="/a.png" alt="Two" />')).toBe(
    'Gig ![One](/a.png) ![Two](/a.png)\n',
  );
  expect(made('(<img src="/a.png" alt="One" />) <b><img src="/a.png" alt="Two" /></b>')).toBe(
    '(![One](/a.png)) **![Two](/a.png)**\n',
  );
});
