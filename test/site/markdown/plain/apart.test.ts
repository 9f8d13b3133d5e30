import { expect, test } from 'vitest';
import { render } from '../project.ts';

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

test('buttons that are laid out as cards stand on lines of their own, but in a table', () => {
  const tile = (name: string) => `<button><div>${name}</div><div>about</div></button>`;
  const shown = (jsx: string): string => render(`export const It = () => ${jsx};\n\n<It />`).markdown.trim();
  expect(shown(`<div>${tile('One')}${tile('Two')} after</div>`)).toBe('One about\n\nTwo about after');
  expect(shown(`<table><tbody><tr><td>${tile('One')}${tile('Two')}</td></tr></tbody></table>`)).toContain(
    '| One about Two about |',
  );
});

test('a title that is blank is none, and a card without one is a link at its first line', () => {
  const parts = '<Step title="">\n\n### Own\n\n</Step>\n\n<Tabs>\n<Tab title=" ">\nOne\n</Tab>\n</Tabs>';
  expect(render(parts).markdown).toBe('### Own\n\nOne\n');
  const card = (inside: string): string => render(`<Card title="" href="/b">\n${inside}\n</Card>`).markdown;
  expect(card('Only **text**')).toBe('- [Only **text**](/b)\n');
  expect(card('')).toBe('- [/b](/b)\n');
});

test('a note in a line of text is a quote of its own, and in a cell a part of the row', () => {
  expect(render('A <Tip>one</Tip> b.\n\n1. C <Note>two</Note> d\n2. E\n').markdown).toBe(
    'A\n\n> **Tip**\n>\n> one\n\nb.\n\n1. C\n\n   > **Note**\n   >\n   > two\n\n   d\n2. E\n',
  );
  expect(render('| A |\n| - |\n| b <Check>c</Check> |\n').markdown).toBe('| A |\n| - |\n| b **Check** c |\n');
});

test('columns in one line are apart', () => {
  const column = '<Column><Card title="One" href="/b" cta="Go">First</Card></Column>';
  expect(render(`<Columns cols={2}>${column}<Column>second</Column></Columns>`).markdown).toBe(
    '- [One](/b): First [Go](/b)\n\nsecond\n',
  );
});

test('a table in a cell is a list, whose rows leave the cells around where they are', () => {
  const table = (row: string): string => `<table><tbody><tr>${row}</tr></tbody></table>`;
  const deep = table('<td>deep</td><td></td><td>third a|b</td><td>last</td>');
  const inner = table(`<td>inner</td><td><p>Words</p>${deep}</td>`);
  const outer = table(`<td>outer</td><td>Text ${inner}</td><td>end</td>`);
  expect(render(outer).markdown).toBe(
    '| outer | Text<br />- inner: Words<br />- deep: third a\\|b; last | end |\n| --- | --- | --- |\n',
  );
});

test('cells over several columns leave those beside them empty', () => {
  const source =
    'export const T = () => <table><thead><tr><th rowSpan={2}>V</th><th colSpan={2}>Fast</th></tr><tr><th>From</th><th>To</th></tr></thead><tbody><tr><td colSpan="3">All</td></tr><tr><td rowSpan={2} colSpan={2}>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>;\n\n<T />';
  expect(render(source).markdown).toBe(
    '| V | Fast |  |\n| --- | --- | --- |\n|  | From | To |\n| All |  |  |\n| a |  | b |\n|  |  | c |\n',
  );
});

test('a table has a head as wide as its longest row, so that no cell is lost', () => {
  const source = (head: string): string =>
    `- In an item\n\n  <table><caption>All</caption><thead><tr>${head}</tr></thead><tbody><tr><td>a | b</td><td colSpan={2}>c</td></tr><tr><td>d</td></tr></tbody></table>`;
  const rows = '  | a \\| b | c |  |\n  | d |\n';
  expect(render(source('<th>One | two</th>')).markdown).toContain(
    `  | One \\| two |  |  |\n  | --- | --- | --- |\n${rows}`,
  );
  expect(render(source('')).markdown).toContain(`  |  |  |  |\n  | --- | --- | --- |\n${rows}`);
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

test('lines of code that are elements of the page stay lines, with their blanks', () => {
  const line = (code: string): string => `<span className="line">{\`${code}\`}</span>`;
  const code = ['a({', '  b: 1,', ' ', '});'].map(line);
  const markdown = '```\na({\n  b: 1,\n \n});\n```\n';
  expect(render(`<pre><code>${code.join('')}</code></pre>`).markdown).toBe(markdown);
  expect(render(`<pre>\n${code.join('\n')}\n<button>Copy</button>\n</pre>`).markdown).toBe(markdown);
});

test('lines of code that end themselves are not set apart once more', () => {
  const source =
    'export const A = ({ lines }) => <pre><code>{lines.map((line) => <span className="cli-line">{line}{"\\n"}</span>)}</code></pre>;\n\n<A lines={["one", "two"]} />';
  expect(render(source).markdown).toBe('```\none\ntwo\n```\n');
});

test('a sentence does not run into what follows it in an element of its own', () => {
  const item =
    '<ol><li><span className="b">Make a read-only user.</span><a href="https://a.b">its rights →</a></li></ol>';
  const made = render(`export const A = () => ${item};\n\n<A />\n`).markdown;
  expect(made).toBe('1. Make a read-only user. [its rights →](https://a.b)\n');
  expect(render(`---\ntitle: x\n---\n${item}\n`).sections).toMatchObject([
    { text: 'Make a read-only user. its rights →' },
  ]);
  expect(render('<p><b className="h">docs.</b><i className="d">a.b</i></p>\n').markdown).toBe(
    '**docs.***a.b*\n',
  );
});

test('sums and quotes do not run into the words beside them, nor do words with something drawn between', () => {
  const row = (...parts: string[]): string =>
    `<div className="row">${parts.map((part) => `<span className="p">${part}</span>`).join('')}</div>`;
  const rows = [
    row('volume', "{'$500,000'}"),
    row('share (30%)', "{'+€37'}"),
    row('"Rates in March?"', 'DONE'),
    row('resolved', '"March"'),
    '<div><span>To the founder</span><span className="dots" /><span className="v"><i>included</i></span></div>',
  ];
  const lines = [
    'volume $500,000',
    'share (30%) +€37',
    '"Rates in March?" DONE',
    'resolved "March"',
    'To the founder *included*',
  ];
  const page = render(`---\ntitle: x\n---\n${rows.join('\n\n')}\n`);
  expect(page.markdown.trim().split('\n\n')).toEqual(lines);
  expect(page.sections).toMatchObject([{ text: lines.join(' ').replaceAll('*', '') }]);
  expect(render(row('v1', '-beta')).markdown).toBe('v1-beta\n');
});

test('the method and the path of a request are two words', () => {
  const route = '<h4><span className="verb">GET</span><span className="url">/users/{"{id}"}</span></h4>';
  const made = render(`export const Route = () => ${route};\n\n<Route />\n`);
  expect(made.markdown).toBe('#### GET /users/{id}\n');
  expect(render(`---\ntitle: x\n---\n${route}\n`).sections).toMatchObject([{ text: 'GET /users/{id}' }]);
  expect(render('A <b>BUDGET</b><i>/a</i>\n').markdown).toBe('A **BUDGET***/a*\n');
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

test('cells stay on one line in tables of lists, with the items of lists apart and the names of lone icons', () => {
  const table = (cells: string) => `1. Item\n   | a | b |\n   |---|---|\n   | ${cells} |\n`;
  expect(render(table('one<br/>two | <ul><li>x</li><li>y</li></ul> <Icon icon="check" /> ok')).markdown).toBe(
    table('one<br />two | - x<br />- y ok'),
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
  ).toBe(table('Never | Ring'));
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

test('lines that end in an item or a quote go on below where they began', () => {
  const { markdown } = render(
    '- a<br />b\n  1. c <br/> d\n\n> e<br />f\n\n<Note>\n  - g<br />**h**\n</Note>\n\n- i<br />\n  j\n',
  );
  expect(markdown).toBe(
    '- a  \n  b\n  1. c   \n     d\n\n> e  \n> f\n\n> **Note**\n>\n> - g  \n>   **h**\n\n- i  \n  j\n',
  );
});

test('what stands between the items of a list stays there', () => {
  expect(render('<ul>\n<li>a</li>\n\n- b\n\n<li>c</li>\n</ul>').markdown).toBe('- a\n- b\n- c\n');
  expect(render('<ol>\n<li>a</li>\n\nWords\n\n<li>b</li>\n</ol>').markdown).toBe('1. a\n\nWords\n\n2. b\n');
});

test.each([
  ['<kbd>Ctrl</kbd> <kbd>C</kbd>', '`Ctrl` `C`\n'],
  ['<Badge>New</Badge> <Badge>v2</Badge>\n<Badge>v3</Badge>', 'New v2\n\nv3\n'],
  ['<a href="/a">A</a><a href="/b">B</a>', '[A](/a) [B](/b)\n'],
  ['<Card title="A" /> <Card title="B" />', '- **A**\n- **B**\n'],
])(
  'elements that a browser shows in a line are on one where the author wrote one: %j',
  (source, markdown) => {
    expect(render(source).markdown).toBe(markdown);
  },
);

test('lists that begin in a line are lists below it', () => {
  expect(render('<ul><li>x<ul><li>in</li></ul></li><li>y</li></ul>').markdown).toBe('- x\n  - in\n- y\n');
  expect(render('Text <ul><li>a</li><li>b</li></ul> more').markdown).toBe('Text\n\n- a\n- b\n\nmore\n');
});

test('code that a component of the project makes keeps its empty lines, in an item of a list too', () => {
  const { markdown } = render(
    'export const Code = () => <div><pre>{"a\\n\\n\\nb"}</pre><ul><li><pre>{"a\\n\\n\\nb"}</pre></li></ul></div>;\n\n<Code />',
  );
  expect(markdown).toBe('```\na\n\n\nb\n```\n\n- ```\n  a\n\n\n  b\n  ```\n');
});

test('the blanks around an icon are one, and break no line', () => {
  expect(
    render('## <Icon icon="rocket" /> Go\n\nPress <Icon icon="play" /> \nnow, a{"  "}b  c\n').markdown,
  ).toBe('## Go\n\nPress \nnow, a  b  c\n');
});

test('words and the elements beside them are apart in a box that sets its parts apart', () => {
  const box = (jsx: string, look = 'flex justify-between') => `<label className="${look}">${jsx}</label>`;
  const total = box('Total<span>5</span>items');
  for (const page of [total, `export const It = () => ${total};\n\n<It />`])
    expect(render(page).markdown).toBe('Total 5 items\n');
  const inLine = 'Now <a className="inline-flex" href="/b">Go<b>there</b></a>';
  expect(render(inLine).markdown).toBe('Now [Go **there**](/b)\n');
  const formula = box('CO<sub>2</sub>');
  expect(render(`${box('pre<span>fix</span>es', 'flex-1')}\n\n${formula}`).markdown).toBe(
    `prefixes\n\n${render('CO<sub>2</sub>').markdown}`,
  );
});
