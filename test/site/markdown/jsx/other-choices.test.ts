import { expect, test } from 'vitest';
import { render } from '../project.ts';
import { shown } from './shown.ts';

test.each([
  [
    'an answer that nothing hides again',
    'const [answer, setAnswer] = useState(false); return <div><p>What is six by seven?</p><button onClick={() => setAnswer(true)}>Tell me</button>{answer && <p>It is forty two, as everybody knows</p>}</div>;',
    'What is six by seven? Tell me Tell me It is forty two, as everybody knows',
  ],
  [
    'a tab whose name goes on like another',
    'const [tab, setTab] = useState("js"); return <div><b onClick={() => setTab("json")}>JSON</b><p>{tab === "js" ? "All about the one of both" : "All about the other of both"}</p></div>;',
    'JSON All about the one of both JSON All about the other of both',
  ],
  [
    'what a form reckons that is sent',
    'const [gets, setGets] = useState(null); return <form onSubmit={(event) => { event.preventDefault(); setGets({ plan: "team" }); }}><input name="seats" defaultValue="5" /><button type="submit">Reckon</button>{gets && <p>The best plan for you is the {gets.plan} plan</p>}</form>;',
    'Reckon The best plan for you is the team plan',
  ],
  [
    'the back of a card',
    'const [flipped, setFlipped] = useState(false); return <div onClick={() => setFlipped(!flipped)}>{flipped ? <p>What stands on its back then</p> : <p>The front</p>}</div>;',
    'The front The front What stands on its back then',
  ],
  [
    'code in the place of how it looks',
    'const [showCode, setShowCode] = useState(false); return <div><b onClick={() => setShowCode(!showCode)}>Code</b>{showCode ? <pre>All of its code</pre> : <p>How it looks then</p>}</div>;',
    'Code How it looks then Code All of its code',
  ],
  [
    'a tab that a hook of the project keeps',
    'const { tab, open, one } = useTabs([{ id: "a", text: "All about the first of them" }, { id: "b", text: "All about the second of them" }]); return <div><b onClick={() => open("a")}>A</b><b onClick={() => open("b")}>B</b><p>{one.text}</p></div>;',
    'A B All about the first of them B All about the second of them',
  ],
  [
    'what comes of each step of a demonstration',
    'const steps = [{ name: "Sign it", says: "Nobody but you can read it" }, { name: "Send it", says: "Everybody sees that it came" }]; const [results, setResults] = useState([]); return <div>{steps.map((one, n) => <div key={n}><button onClick={n === results.length ? () => setResults((was) => [...was, one.says]) : undefined}>{one.name}</button>{results[n] && <p>{results[n]}</p>}</div>)}</div>;',
    'Sign it Send it Sign it Nobody but you can read it Send it Everybody sees that it came',
  ],
  [
    'the next question, which comes after a while',
    'const all = ["What do you build with it?", "How many of you are there?"]; const [step, setStep] = useState(0); const [answers, setAnswers] = useState({}); const answer = (one) => { if (window.tracker) window.tracker.note(one); setAnswers({ ...answers, [step]: one }); setTimeout(() => setStep(step + 1), 1500); }; return step < 2 ? <div><h4>{all[step]}</h4><button onClick={() => answer("yes")}>Any of it</button></div> : <p>You are all set now</p>;',
    'What do you build with it? Any of it Any of it How many of you are there? Any of it You are all set now',
  ],
  [
    'what is chosen once the browser was asked for something',
    'const [at, setAt] = useState(null); const pick = (one) => { window.scrollTo(0, 0); localStorage.setItem("at", one); setAt(one); }; return <div><b onClick={() => pick("a")}>A</b>{at === "a" && <p>All of the first</p>}</div>;',
    'A A All of the first',
  ],
  [
    'what a slider comes to',
    'const [users, setUsers] = useState(10); return <div><input type="range" min={0} max={9000} step={10} value={users} onChange={(event) => setUsers(Number(event.target.value))} /><p>{users < 100 ? "Best for those who begin with it" : users < 2000 ? "Best for teams that grow by it" : "Ask our people who sell it"}</p></div>;',
    'Best for those who begin with it Ask our people who sell it Best for teams that grow by it',
  ],
  [
    'what is not shown of a box that is checked at first',
    'const [short, setShort] = useState(true); return <div><label><input type="checkbox" checked={short} onChange={(event) => setShort(event.target.checked)} />Short</label>{!short && <p>All that there is to know of it</p>}</div>;',
    'Short All that there is to know of it',
  ],
  [
    'what an element says of itself to its handler',
    'const [at, setAt] = useState(null); return <div>{["ant", "bee"].map((one) => <button key={one} data-one-id={one} onClick={(event) => setAt(event.currentTarget.dataset.oneId)}>{one}</button>)}{at && <p>All of the {at}</p>}</div>;',
    'ant bee ant All of the ant bee All of the bee',
  ],
])('what a press brings in another way stands below a component: %s', (_, code, text) => {
  const hook =
    'export const useTabs = (all) => { const [tab, open] = useState(all[0].id); return { tab, open, one: all.find(({ id }) => id === tab) }; };\n\n';
  expect(shown(code, hook)).toBe(text);
});

test.each([
  [
    'what a filter says of the list that it leaves',
    'const all = ["Ant", "Bee", "Cat", "Dog", "Eel", "Fox", "Gnu", "Hen"].map((name) => name + " is an animal of this list"); const [by, setBy] = useState("all"); const few = all.filter((one) => by === "all" || one.startsWith(by)); return <div><b onClick={() => setBy("A")}>With A</b><p>{few.length} in the list of all{by !== "all" && " that begin by " + by}</p>{few.map((one) => <p key={one}>{one}</p>)}</div>;',
    'With A 8 in the list of all',
  ],
  [
    'how many are left of all',
    'const all = ["One ant of many", "One bee of many"]; const [by, setBy] = useState(""); const few = all.filter((one) => one.includes(by)); return <div><b onClick={() => setBy("ant")}>Ant</b><p>Showing {few.length} of 2 results{by && " for " + by}</p>{few.map((one) => <p key={one}>{one}</p>)}</div>;',
    'Ant Showing 2 of 2 results One ant of many One bee of many',
  ],
  [
    'what readers write by it',
    'const [text, setText] = useState(""); return <div>{["Alpha", "Beta"].map((one) => <b key={one} onClick={() => setText((was) => was + one)}>{one}</b>)}{text && <p>What you have written: {text}</p>}</div>;',
    'Alpha Beta',
  ],
  [
    'how often it was pressed, in one word or another',
    'const [count, setCount] = useState(0); return <div><button onClick={() => setCount(count + 1)}>Press</button><p>You have pressed it {count} {count === 1 ? "time" : "times"} up to now</p></div>;',
    'Press You have pressed it 0 times up to now',
  ],
  [
    'a message that goes again after a while',
    'const [shownNow, setShownNow] = useState(false); const tell = () => { setShownNow(true); setTimeout(() => setShownNow(false), 3000); }; return <div><button onClick={tell}>Tell</button>{shownNow && <p>This is what it has to tell you</p>}</div>;',
    'Tell',
  ],
])('what a press brings in another way, and is nothing to read, is left out: %s', (_, code, text) => {
  expect(shown(code).startsWith(text)).toBe(true);
  expect(shown(code)).not.toMatch(/With A.*With A|1 of 2|1 time|written|This is/);
});

test('presses that take all steps of a page are told of, and the page is made in time', () => {
  const code =
    'export const Own = () => { const [at, setAt] = useState(null); let sum = 0; for (let n = 0; n < 20_000; n += 1) sum += n; return <div>{Array.from({ length: 90 }, (_, n) => <b key={n} onClick={() => setAt(n)}>B{n}</b>)}{at !== null && <p>Chosen is {"abcdefghijklmnopqrstuvwxyz".slice(at % 26)} of {sum}</p>}</div>; };\n\n<Own />\n\n## After';
  const from = performance.now();
  const { html, diagnostics } = render(code);
  expect(performance.now() - from).toBeLessThan(5000);
  expect(html).toContain('Chosen is');
  expect(html).toContain('After');
  expect(diagnostics.map(({ message }) => message)).toContain(
    'Not all that readers would choose of <Own> is shown below it: it takes too many steps',
  );
});

test('a component of which most presses bring nothing is not tried to the last', () => {
  const code =
    'export const Own = () => { const [text, setText] = useState(""); return <div>{Array.from({ length: 300 }, (_, n) => <b key={n} onClick={() => setText((was) => was + n)}>{n}</b>)}<i>{text}</i></div>; };\n\n<Own />';
  expect(render(code).diagnostics.map(({ kind }) => kind)).toEqual(['interactive']);
});

test.each([
  [
    'by its class',
    '<div className="fixed inset-0 z-50 bg-black/50"><div className="rounded p-6"><h3>{at}</h3><p>This is all there is to know of it</p><button onClick={() => setAt(null)}>Close</button></div></div>',
    '<div><div class="rounded p-6"><h3>Ant</h3><p>This is all there is to know of it</p></div></div>',
  ],
  [
    'by its style',
    '<div style={{ position: "fixed", inset: 0 }}><p style={{ color: "red" }}>This is all there is to know of {at}</p></div>',
    '<div><p style="color:red">This is all there is to know of Ant</p></div>',
  ],
  [
    'as an element',
    '<dialog open className="p-4"><p>This is all there is to know of {at}</p></dialog>',
    '<div class="p-4"><p>This is all there is to know of Ant</p></div>',
  ],
])('what a window over the page has to say stands below a component, %s', (_, window, html) => {
  const code = `const [at, setAt] = useState(null); return <section><b onClick={() => setAt("Ant")}>A</b>{at && ${window}}</section>;`;
  expect(render(`export const Own = () => { ${code} };\n\n<Own />`).html).toContain(html);
});

test.each([
  ['bg-white', true],
  ['bg-gray-50', true],
  ['bg-white dark:bg-gray-900', false],
  ['bg-white/10', false],
  ['hover:bg-white', false],
])('a window on a ground of %s is one for light pages alone: %s', (ground, is) => {
  const code = `const [at, setAt] = useState(null); return <section><b onClick={() => setAt("Ant")}>A</b>{at && <div className="fixed"><div className="${ground}"><p>This is all there is to know of {at}</p></div></div>}</section>;`;
  const { html } = render(`export const Own = () => { ${code} };\n\n<Own />`);
  expect(html).toContain(`${is ? '<div class="c-light">' : '\n'}<div><div class="${ground}"><p>This is all`);
});

test.each([
  ['a menu', '<ul className="absolute right-0"><li>Open this page in another program</li></ul>'],
  ['a tooltip', '<i className="tooltip">Opens this page in another program</i>'],
  ['a picture once more', '<div className="fixed inset-0"><img src="data:,x" alt="A" /></div>'],
])('what lies over a part of the page stays closed: %s', (_, part) => {
  const code = `const [at, setAt] = useState(null); return <section><img src="data:,x" alt="A" onClick={() => setAt("a")} />{at && ${part}}</section>;`;
  expect(render(`export const Own = () => { ${code} };\n\n<Own />`).html).toMatch(
    /^<section><img [^>]*><\/section>$/,
  );
});

test('what a press brings and cannot be interpreted is told of', () => {
  const code =
    'const [at, setAt] = useState(null); return <div><button onClick={() => setAt({ name: "Ant" })}>More of it</button>{at && <p>{at.parts.length}</p>}</div>;';
  const { html, diagnostics } = render(`export const Own = () => { ${code} };\n\n<Own />\n\nAfter`);
  expect(html).toContain('<p>After</p>');
  expect(diagnostics.filter(({ kind }) => kind === 'not-interpreted')).toMatchObject([
    {
      severity: 'notice',
      message:
        'What <Own> shows once “More of it” is pressed is left out: “length” of undefined cannot be read',
      line: 1,
    },
  ]);
});

test('pictures that a press brings stand below a component, each once', () => {
  const all = ['a', 'b', 'c'].map((name) => `data:image/png;base64,${name}`);
  const code = `const all = ${JSON.stringify(all)}; const [at, setAt] = useState(0); const [isLarge, setIsLarge] = useState(false); return <div><img src={all[at]} onClick={() => setIsLarge(true)} />{all.map((_, n) => <button key={n} aria-label={"Go to slide " + (n + 1)} onClick={() => setAt(n)} />)}{isLarge && <div className="fixed"><img src={all[at]} /></div>}</div>;`;
  const { html } = render(`export const Own = () => { ${code} };\n\n<Own />`);
  expect([...html.matchAll(/ src="([^"]*)"/g)].map(([, source]) => source)).toEqual(all);
  expect(html).not.toContain('<strong>');
});

test('code that a press brings stands below a component, however short it is', () => {
  const code =
    'const all = [{ lang: "python", code: "print()" }, { lang: "go", code: "Println()" }]; const [at, setAt] = useState(0); return <div>{all.map(({ lang }, n) => <b key={n} onClick={() => setAt(n)}>{lang}</b>)}<CodeBlock language={all[at].lang}>{all[at].code}</CodeBlock></div>;';
  expect(render(`export const Own = () => { ${code} };\n\n<Own />`).html).toContain('Println()');
});

test.each(['null', "'Mac'"])(
  'what a component was given, %s of it at first, has the names by which it looks it up',
  (first) => {
    const code = `export const Own = (given) => { const [os, setOs] = useState(${first}); const panels = { Mac: given.mac, Linux: given.deb, Ubuntu: given.deb, Windows: given.exe }; return <div>{Object.keys(panels).map((one) => <b key={one} onClick={() => setOs(one)}>{one}</b>)}{panels[os] || null}</div>; };`;
    const { html } = render(
      `${code}\n\n<Own mac={<p>All of the first</p>} deb={<p>All of the second</p>} exe={<p>All of the third</p>} />`,
    );
    expect(html).toContain('<div><p><strong>Linux</strong></p>\n<p>All of the second</p></div>');
    expect(html).toContain('<div><p><strong>Windows</strong></p>\n<p>All of the third</p></div>');
    expect(html).not.toContain('<strong>Ubuntu');
  },
);

test('of what makes code by many choices, each is shown once, and not with all others', () => {
  const code =
    'const kinds = ["ask", "make", "find"]; const parts = ["text", "photo", "sheet", "film", "sound"]; const [kind, setKind] = useState("ask"); const [chosen, setChosen] = useState(["text"]); return <div>{kinds.map((one) => <b key={one} onClick={() => setKind(one)}>{one}</b>)}{parts.map((one) => <i key={one} onClick={() => setChosen((all) => all.includes(one) ? all : [...all, one])}>{one}</i>)}<pre><code>{JSON.stringify({ kind, chosen })}</code></pre></div>;';
  const { html, diagnostics } = render(`export const Own = () => { ${code} };\n\n<Own />`);
  const made = [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, text = '']) =>
    text.replaceAll('&quot;', '"'),
  );
  expect(made).toEqual([
    '{"kind":"ask","chosen":["text"]}',
    '{"kind":"make","chosen":["text"]}',
    '{"kind":"find","chosen":["text"]}',
    '{"kind":"ask","chosen":["text","photo"]}',
    '{"kind":"ask","chosen":["text","sheet"]}',
    '{"kind":"ask","chosen":["text","film"]}',
    '{"kind":"ask","chosen":["text","sound"]}',
  ]);
  expect(diagnostics.filter(({ severity }) => severity !== 'notice')).toEqual([]);
});

test('code with other numbers, as a slider makes it, is not shown again', () => {
  const code =
    'const [kind, setKind] = useState("ask"); const [heat, setHeat] = useState(0); return <div><b onClick={() => setKind("make")}>Make</b><input type="range" min={0} max={2} step={0.1} value={heat} onChange={(event) => setHeat(Number(event.target.value))} /><pre><code>{JSON.stringify({ kind, heat })}</code></pre></div>;';
  const { html } = render(`export const Own = () => { ${code} };\n\n<Own />`);
  expect(html.match(/<pre/g)).toHaveLength(2);
});

test('no page grows without an end by what presses bring', () => {
  const code =
    'const [at, setAt] = useState(""); const all = [..."abcdefghijklmnopqrstuvwxyz"]; return <div>{all.map((one) => <b key={one} onClick={() => setAt(one)}>B</b>)}{at && all.map((one) => <p key={one}>{at.repeat(90_000)} is the word of the press</p>)}</div>;';
  const { html, diagnostics } = render(`export const Own = () => { ${code} };\n\n<Own />`);
  expect(html.length).toBeGreaterThan(10_000_000);
  expect(html.length).toBeLessThan(30_000_000);
  expect(diagnostics.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('Not all that readers would choose of <Own> is shown'),
  );
});
