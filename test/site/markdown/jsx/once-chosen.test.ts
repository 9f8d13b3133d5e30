import { expect, test } from 'vitest';
import { addedTo } from '../../../../src/site/markdown/jsx/added.ts';
import { built, docsJson } from '../../support.ts';
import { render } from '../project.ts';
import { shown } from './shown.ts';

const ALL =
  'const all = [{ id: "a", name: "Ant", text: "All of the ant" }, { id: "b", name: "Bee", text: "All of the bee" }];';
const NAMES = '{all.map((one) => <button key={one.id} onClick={() => setAt(ONE)}>{one.name}</button>)}';

test('what is added beside an item of a list that is new stays an item', () => {
  const before = '<ol><li><b>one</b><i>x</i></li></ol>';
  const after = '<ol><li><b>two</b><i>x</i></li><li>three</li></ol>';
  expect(addedTo(before, after)).toEqual(['<ol><li><b>two</b><i>x</i></li><li>three</li></ol>']);
});

test.each([
  [
    'the item itself',
    `${ALL} const [at, setAt] = useState(null); return <div>${NAMES.replace('ONE', 'one')}{at && <div><h3>{at.name}</h3><p>{at.text}</p><button onClick={() => setAt(null)}>Close</button></div>}</div>;`,
    'Ant Bee Ant All of the ant Bee All of the bee',
  ],
  [
    'what it is called, in the place of a hint',
    `${ALL} const [at, setAt] = useState(""); const one = all.find(({ id }) => id === at); return <div>${NAMES.replace('ONE', 'one.id')}{one ? <p>{one.text}</p> : <p>Choose an animal</p>}</div>;`,
    'Ant Bee Choose an animal Ant All of the ant Bee All of the bee',
  ],
  [
    'a number where none is chosen',
    `${ALL} const [at, setAt] = useState(-1); const pick = (n) => { setAt(n); window.scrollTo(0, 0); }; return <div>{all.map(({ name }, n) => <div key={n} onClick={() => pick(n)}>{name}</div>)}{at >= 0 && <p>{all[at].text}</p>}</div>;`,
    'Ant Bee Ant All of the ant Bee All of the bee',
  ],
  [
    'a field of what is kept',
    'const [form, setForm] = useState({ plan: null, at: "eu" }); return <div><button onClick={() => setForm({ ...form, plan: "pro" })}>Pro</button>{form.plan === "pro" && <p>Pro has all of it</p>}</div>;',
    'Pro Pro Pro has all of it',
  ],
  [
    'another answer among several, and what that leads to',
    'const [all, setAll] = useState({ host: "cloud", edition: "free" }); const steps = []; if (all.host === "own") { if (all.edition === "paid") steps.push("Ask us for a key"); steps.push("Run it on servers"); } steps.push("Open it in " + all.host); return <div><b onClick={() => setAll((was) => ({ ...was, host: "own" }))}>Own</b>{all.host === "own" && <b onClick={() => setAll((was) => ({ ...was, edition: "paid" }))}>Paid</b>}<ol>{steps.map((step) => <li key={step}>{step}</li>)}</ol></div>;',
    'Own Open it in cloud Own Paid Run it on servers Open it in own Paid Ask us for a key',
  ],
  [
    'by what a reducer makes of it',
    `${ALL} const [{ at }, tell] = useReducer((was, { id }) => ({ ...was, at: id }), { at: null }); const one = all.find(({ id }) => id === at); return <div>{all.map(({ id, name }) => <b key={id} onClick={() => tell({ id })}>{name}</b>)}{one && <p>{one.text}</p>}</div>;`,
    'Ant Bee Ant All of the ant Bee All of the bee',
  ],
  [
    'by a card',
    'const [at, setAt] = useState(null); return <div><Card title="Web" onClick={() => setAt("web")} />{at === "web" && <p>All of the web</p>}</div>;',
    'Web Web All of the web',
  ],
  [
    'an option of a list',
    'const [os, setOs] = useState(""); return <div><select value={os} onChange={(event) => setOs(event.target.value)}><option value="">-</option><option value="m">Mac</option><option>Linux</option></select>{os === "m" && <p>Use brew for it</p>}{os === "Linux" && <p>Use apt for it</p>}</div>;',
    '- Mac Linux Mac Use brew for it Linux Use apt for it',
  ],
  [
    'what has no blanks between its words',
    'const [at, setAt] = useState(null); return <div><b onClick={() => setAt("a")}>甲</b>{at === "a" && <p>甲的全部内容</p>}</div>;',
    '甲 甲 甲的全部内容',
  ],
  [
    'what the pointer is over',
    `${ALL} const [at, setAt] = useState(null); return <div>{all.map((one) => <div key={one.id} onMouseEnter={() => setAt(one.id)}>{one.name}{at === one.id && <p>{one.text}</p>}</div>)}</div>;`,
    'Ant Bee Ant All of the ant Bee All of the bee',
  ],
  [
    'one after the other',
    'const [os, setOs] = useState(null); const [by, setBy] = useState(null); return <div><button onClick={() => setOs("m")}>Mac</button>{os && <div><p>How do you want it?</p><button onClick={() => setBy("b")}>Brew</button></div>}{by && <p>Run brew install it</p>}</div>;',
    'Mac Mac How do you want it? Brew Brew Run brew install it',
  ],
  [
    'the next of several, though no label says which',
    'const all = [{ quote: "First of all quotes" }, { quote: "Second of all quotes" }, { quote: "Third of all quotes" }]; const [at, setAt] = useState(0); return <div><p>{at + 1} of {all.length}</p><blockquote>{all[at].quote}</blockquote><button onClick={() => setAt((at - 1 + 3) % 3)}>Previous</button><button aria-label="Next" onClick={() => setAt((was) => (was + 1) % 3)}>›</button></div>;',
    '1 of 3 First of all quotes Previous › Second of all quotes Third of all quotes',
  ],
  [
    'what is built of the record that is looked up',
    'const all = { in: { label: "In", title: "All that comes in", steps: [{ text: "Open the door first" }] }, out: { label: "Out", title: "All that goes out", steps: [{ text: "Close the door then" }] } }; const [way, setWay] = useState("in"); const one = all[way] || all.in; return <div>{Object.keys(all).map((key) => <button key={key} onClick={() => setWay(key)}>{all[key].label}</button>)}<b>{one.title}</b>{one.steps.map(({ text }) => <p key={text}>{text}</p>)}</div>;',
    'In Out All that comes in Open the door first Out All that goes out Close the door then',
  ],
  [
    'a row below that of a table',
    `${ALL} const [at, setAt] = useState(null); return <table><tbody>{all.map((one) => <React.Fragment key={one.id}><tr onClick={() => setAt(one.id)}><td>{one.name}</td></tr>{at === one.id && <tr><td>{one.text}</td></tr>}</React.Fragment>)}</tbody></table>;`,
    'Ant Bee Ant All of the ant Bee All of the bee',
  ],
])('what is shown once readers choose stands below a component: %s', (_, code, text) => {
  expect(shown(code)).toBe(text);
});

test('what readers choose by components of the page stands below, and what has parts of its own with all of them', () => {
  const others =
    'export const Tile = ({ name, onPick }) => <div onClick={onPick}>{name}</div>;\n\nexport const Detail = ({ one }) => { const [tab, setTab] = useState("a"); return <div><b onClick={() => setTab("b")}>B</b>{tab === "a" && <p>What {one.name} is about</p>}{tab === "b" && <p>How {one.name} is used</p>}</div>; };\n\n';
  const code = `${ALL} const [at, setAt] = useState(null); return <div>{all.map((one) => <Tile key={one.id} name={one.name} onPick={() => setAt(one)} />)}{at && <Detail one={at} />}</div>;`;
  expect(shown(code, others)).toBe(
    'Ant Bee Ant B What Ant is about How Ant is used Bee B What Bee is about How Bee is used',
  );
});

test('how far readers have come is nothing that they choose, also with a share beside it', () => {
  const code =
    'const [done, setDone] = useState({}); const count = Object.keys(done).length; return <div><p>Progress so far: {count} / 2 ({count * 50}%)</p>{["a", "b"].map((id) => <button key={id} onClick={() => setDone((was) => ({ ...was, [id]: true }))}>{id}</button>)}</div>;';
  expect(shown(code)).toBe('Progress so far: 0 / 2 (0%) a b');
});

test.each([
  [
    'what tells what readers have to write',
    'const [name, setName] = useState(""); const [error, setError] = useState(""); return <div><button onClick={() => { if (!name) setError("Write a name at first"); }}>Go</button>{error && <p>{error}</p>}</div>;',
    'Go',
  ],
  [
    'what waits for data',
    'const [at, setAt] = useState(null); return <div><button onClick={async () => { setAt("waits"); await fetch("/x"); }}>Go</button>{at === "waits" && <p>It is on its way</p>}</div>;',
    'Go',
  ],
  [
    'what stands over the page',
    'const [at, setAt] = useState(null); return <div><b onClick={() => setAt("a")}>A</b>{at && <div className="fixed inset-0"><p>All of it large</p></div>}</div>;',
    'A',
  ],
  [
    'a table in another order',
    `${ALL} const [by, setBy] = useState(null); const rows = by ? [...all].reverse() : all; return <table><thead><tr><th onClick={() => setBy("name")}>Name{by && " ▲"}</th></tr></thead><tbody>{rows.map((one) => <tr key={one.id}><td>{one.text}</td></tr>)}</tbody></table>;`,
    'Name All of the ant All of the bee',
  ],
  [
    'fewer of all items',
    `${ALL} const [id, setId] = useState(null); const few = id ? all.filter((one) => one.id === id) : all; return <div><button onClick={() => setId("a")}>A</button><p>{few.length} of {all.length} animals here</p>{few.map((one) => <p key={one.id}>{one.text}</p>)}</div>;`,
    'A 2 of 2 animals here All of the ant All of the bee',
  ],
  [
    'a number that is counted',
    'const [count, setCount] = useState(0); return <div><button onClick={() => setCount(count + 1)}>Press</button><p>You have pressed it {count} times</p></div>;',
    'Press You have pressed it 0 times',
  ],
  [
    'other numbers of a choice',
    'const prices = { free: 0, pro: 30 }; const [plan, setPlan] = useState("free"); return <div><b onClick={() => setPlan("pro")}>Pro</b><p>{prices[plan]}.00 € a month</p><p>{prices[plan] * 2}</p><p>{prices[plan] * 3}</p></div>;',
    'Pro 0.00 € a month 0 0',
  ],
  [
    'thanks for an answer',
    'const [at, setAt] = useState(null); return <div><button onClick={() => setAt("yes")}>Yes</button>{at && <p>Thanks for your answer!</p>}</div>;',
    'Yes',
  ],
])('what a press brings that is nothing to read is left out: %s', (_, code, text) => {
  expect(shown(code)).toBe(text);
});

test('what is shown once readers choose is found by search, has its files and links, and ids of its own', async () => {
  const code =
    'const all = [{ name: "Ant", file: "/ant.png" }, { name: "Bee", file: "/bee.png" }]; const [at, setAt] = useState(null); return <div>{all.map((one) => <button onClick={() => setAt(one)}>{one.name}</button>)}{at && <div id="more"><h2>All about it: {at.name}</h2><img src={at.file} alt={at.name} /><a href="/other">More of the {at.name}</a></div>}</div>;';
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['page', 'other'] } }),
    'page.mdx': `export const Own = () => { ${code} };\n\n<Own />\n`,
    'other.mdx': 'Other.\n',
    'ant.png': 'a',
    'bee.png': 'b',
  });
  const html = site.file('page.html');
  expect(html.match(/ id="more"/g)).toHaveLength(1);
  expect(html).toMatch(/<h2>All about it: Bee<\/h2><img [^>]*src="bee\.png"[^>]*><a [^>]*href="other\.html"/);
  expect(site.file('page.md')).toContain('All about it: Bee');
  expect(render(`export const Own = () => { ${code} };\n\n<Own />`).sections[0]?.text).toContain(
    'All about it: Bee',
  );
});

test('code that is shown once readers choose keeps the ids that it writes', () => {
  const code =
    'const all = ["a", "b"]; const [at, setAt] = useState(null); return <div>{all.map((one) => <button key={one} onClick={() => setAt(one)}>{one}</button>)}{at && <pre><code>{\'<div id="root">All of \' + at + \' stands here</div>\'}</code></pre>}</div>;';
  expect(
    render(`export const Own = () => { ${code} };\n\n<Own />`).html.match(/&lt;div id="root"&gt;/g),
  ).toHaveLength(2);
});

test('a press without an end costs the page nothing that follows', () => {
  const endless =
    'export const Endless = () => { const [at, setAt] = useState(null); return <b onClick={() => { while (true) setAt(1); }}>{at}</b>; };\n\n<Endless />\n\n';
  const { html, diagnostics } = render(
    `${endless}export const Own = () => <p>{[1, 2].map((n) => n * 2).join()}</p>;\n\n<Own />`,
  );
  expect(html).toContain('<p>2,4</p>');
  expect(diagnostics.map(({ kind }) => kind)).toEqual(['interactive']);
});

test('components within one another that all let readers choose come to an end', () => {
  const code = `export const Own = ({ depth = 6 }) => { const [at, setAt] = useState(null); return <div>{[1, 2, 3].map((n) => <b key={n} onClick={() => setAt(n)}>B</b>)}{at && <p>Chosen is the one of {depth} here</p>}{depth > 0 && [1, 2, 3].map((n) => <Own key={n} depth={depth - 1} />)}</div>; };\n\n<Own />`;
  expect(render(code).html).toContain('Chosen is');
});

test.each([
  ['<p>a</p>', '<p>a</p><p>b</p>', ['<p>b</p>']],
  ['<div><p>a</p></div>', '<div class="on"><p>a</p></div>', []],
  [
    '<div><b>+</b><p>a</p></div>',
    '<div><b>-</b><p>a</p><div><p>b</p></div></div>',
    ['<b>-</b>', '<div><p>b</p></div>'],
  ],
  ['<p>a b</p>', '<p>a <b>b</b></p>', ['<p>a <b>b</b></p>']],
  ['<ul><li>a</li></ul>', '<ul class="x"><li>a</li><li>b</li></ul>', ['<ul class="x"><li>b</li></ul>']],
  [
    '<table><tr><td>a</td></tr></table>',
    '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
    ['<table><tr><td>b</td></tr></table>'],
  ],
  ['<button>a</button><svg><text>x</text></svg>', '<button>b</button><svg><text>y</text></svg>', []],
  ['<img src="a.png">', '<img src="b.png">', ['<img src="b.png">']],
  ['<pre><code>a</code></pre>', '<pre><code>b\nc</code></pre>', ['<pre><code>b\nc</code></pre>']],
  ['<p>b</p><p>a</p>', '<p>a</p><p>b</p>', []],
  ['<p>a', '</i><p>b', ['<p>b</p>']],
])('what stands in HTML and not in other HTML is found: %s, %s', (before, html, parts) => {
  expect(addedTo(before, html)).toEqual(parts);
});
