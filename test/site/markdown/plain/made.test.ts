import { expect, test } from 'vitest';
import { render } from '../project.ts';

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

test('a component tells the heading that it shows above its children', () => {
  const { markdown } = render(
    'export const Use = ({ children }) => <section><h2>Use</h2>{children}</section>;\nexport const Box = ({ children }) => <div>{children}</div>;\n\n<Use>\n  `a` and **b**\n</Use>\n\n<Box>\n  ## Head\n\n  c\n</Box>',
  );
  expect(markdown).toBe('## Use\n\n`a` and **b**\n\n## Head\n\nc\n');
});

test('a component that shows its children as a heading makes a heading of them', () => {
  const own =
    'export const H2 = ({ children, icon }) => <div>{icon && <Icon icon={icon} />}<h2>{children}</h2></div>;';
  const { markdown } = render(`${own}\n\n<H2 icon="rocket">Get *started*</H2>\n\n<H2>\n  Go on\n</H2>\n\nHi`);
  expect(markdown).toBe('## Get *started*\n\n## Go on\n\nHi\n');
});

test('text that is laid out keeps its lines, in an element and in a component that shows it as code', () => {
  const component = 'export const Out = ({ children }) => <pre className="flex">{children}</pre>;';
  const code = '{`$ ls\n    a\n      b`}';
  expect(render(`<pre>${code}</pre>\n\n<CodeBlock language="sh">\n${code}\n</CodeBlock>`).markdown).toBe(
    '```\n$ ls\n    a\n      b\n```\n\n```sh\n$ ls\n    a\n      b\n```\n',
  );
  expect(render(`${component}\n\n<Out>\n${code}\n</Out>`).markdown).toBe('```\n$ ls\n    a\n      b\n```\n');
});

test('code that stands in an element of code as it is keeps its lines', () => {
  const code = '# install\n\na:\n  - **b**';
  expect(render(`<CodeBlock language="sh">\n${code}\n</CodeBlock>`).markdown).toBe(
    `\`\`\`sh\n${code}\n\`\`\`\n`,
  );
  const deep = code.replace(/^(?=.)/gm, '    ');
  expect(render(`<Tip>\n  <CodeBlock>\n${deep}\n  </CodeBlock>\n</Tip>`).markdown).toContain(
    code.replace(/^(?=.)/gm, '> ').replace('\n\n', '\n>\n'),
  );
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

test('rows, lists and quotes that components of the project make of their parts are told as such', () => {
  const parts =
    'export const Grid = ({ children }) => <div><table>{children}</table></div>;\nexport const Row = ({ children }) => <tr>{children}</tr>;\nexport const Cell = ({ children, header }) => { const Tag = header ? "th" : "td"; return <Tag>{children}</Tag>; };\nexport const Quote = ({ children, ...rest }) => <blockquote {...rest}>{children}</blockquote>;\n\n';
  const rows =
    '<Grid>\n  <Row>\n    <Cell header>Flag</Cell>\n    <Cell header>Means</Cell>\n  </Row>\n  <Row>\n    <Cell>`-a`</Cell>\n    <Cell>**All** of *it*</Cell>\n  </Row>\n</Grid>';
  expect(render(parts + rows).markdown).toBe('| Flag | Means |\n| --- | --- |\n| `-a` | **All** of *it* |\n');
  expect(render(`${parts}<Quote>Words of *wisdom*.</Quote>`).markdown).toBe('> Words of *wisdom*.\n');
  expect(render(`${parts}<Quote>\n\n| A |\n|:-:|\n| b |\n\n</Quote>`).markdown).toContain('> | A |');
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

test('cells say what the icons are called that components and expressions make in them', () => {
  const table = (cells: string) => `| a | b |\n|---|---|\n| ${cells} |\n`;
  const made =
    'import { Check } from "lucide-react";\n\nexport const Has = ({ on }) => on ? <Icon icon="square-check" /> : <span><Icon icon="minus" size={12} /></span>;\n\n';
  expect(render(made + table('<Has on /> | <Has />')).markdown).toBe(table('square-check | minus'));
  expect(render(made + table('<Check /> | <Has on /> words')).markdown).toBe(table('check | words'));
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

test('pictures that components make stand apart from the words before them', () => {
  const made = (body: string) => render(`export const A = () => <p>${body}</p>;\n\n<A />`).markdown;
  expect(made('<span>Gig</span><img src="/a.png" alt="One" /><img src="/a.png" alt="Two" />')).toBe(
    'Gig ![One](/a.png) ![Two](/a.png)\n',
  );
  expect(made('(<img src="/a.png" alt="One" />) <b><img src="/a.png" alt="Two" /></b>')).toBe(
    '(![One](/a.png)) **![Two](/a.png)**\n',
  );
});
