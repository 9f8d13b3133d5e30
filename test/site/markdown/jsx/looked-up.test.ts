import { expect, test } from 'vitest';
import { built, docsJson } from '../../support.ts';
import { shown } from './shown.ts';

const KEYS = '{Object.keys(all).map((key) => <b onClick={() => setTab(key)}>{key}</b>)}';

test.each([
  [
    'elements by their names',
    `const [tab, setTab] = useState("npm"); const all = { npm: <p>All of npm</p>, bun: <p>All of bun</p> }; return <div>${KEYS}{all[tab]}</div>;`,
    'npm bun All of npm bun All of bun',
  ],
  [
    'code by its names',
    `const [tab, setTab] = useState("npm"); const all = { npm: "npm i x", bun: "bun add x" }; return <div>${KEYS}<pre>{all[tab]}</pre></div>;`,
    'npm bun npm i x bun bun add x',
  ],
  [
    'texts of records by their names',
    `const [tab, setTab] = useState("npm"); const all = { npm: { code: "npm i x" }, bun: { code: "bun add x" } }; return <div>${KEYS}<p>{all[tab].code}</p></div>;`,
    'npm bun npm i x bun bun add x',
  ],
  [
    'one of a list by what is in it',
    'const [at, setAt] = useState("1"); const all = [{ id: "1", title: "One", text: "All of one" }, { id: "2", title: "Two", text: "All of two" }]; const one = all.find((item) => item.id === at); return <div>{all.map(({ id, title }) => <b onClick={() => setAt(id)}>{title}</b>)}<p>{one.text}</p></div>;',
    'One Two All of one Two All of two',
  ],
  [
    'functions that make elements',
    `const [tab, setTab] = useState("npm"); const all = { npm: () => <p>All of npm</p>, bun: () => <p>All of bun</p>, gone: ({ one }) => <p>All of {one.name}</p>, size: () => "no element" }; return <div>${KEYS}{all[tab]()}</div>;`,
    'npm bun gone size All of npm bun All of bun',
  ],
  [
    'components, also in the fields of a list',
    'const [at, setAt] = useState(0); const all = [{ title: "One", component: () => <p>All of one</p> }, { title: "Two", component: () => { const [n] = useState(2); return <p>All of {n}</p>; } }]; const Panel = all[at].component; return <div>{all.map(({ title }, n) => <b onClick={() => setAt(n)}>{title}</b>)}<Panel /></div>;',
    'One Two All of one Two All of 2',
  ],
])('what readers would look up stands below what is chosen: %s', (_, code, text) => {
  expect(shown(code)).toBe(text);
});

test('what readers would look up is code where what is chosen stands in a code block', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['page'] } }),
    'page.mdx': `export const Own = () => { const [tab, setTab] = useState("npm"); const all = { npm: "npm i x", bun: "bun add x" }; return <div>${KEYS}<CodeBlock language="bash">{all[tab]}</CodeBlock></div>; };\n\n<Own />\n`,
  });
  const blocks = site.file('page.html').match(/<pre[^>]*><code>.*?<\/code><\/pre>/gs);
  expect(blocks?.map((one) => one.replace(/<[^>]*>/g, ''))).toEqual(['npm i x', 'bun add x']);
});
