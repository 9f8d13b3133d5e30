import { expect, test } from 'vitest';
import { render } from '../markdown/project.ts';
import { built, docsJson } from '../support.ts';

const SLEEP =
  'export const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));\n\nexport const later = async (value) => { await sleep(20); return value; };\n\n';

/** The HTML of a component whose effect, an asynchronous function, sets its state. */
function after(effect: string): string {
  const own = `export const Own = () => { const [state, setState] = useState("first"); const [on, setOn] = useState(false); useEffect(() => { const run = async () => { ${effect} }; run(); setOn(true); }, []); return <i>{String(state)} {String(on)}</i>; };`;
  return render(`${SLEEP}${own}\n\n<Own />`).html;
}

test.each([
  ['a short wait', 'await sleep(300); setState("slept")', 'slept'],
  ['one wait after the other', 'for (const n of [1, 2, 3]) { await sleep(100); setState(n); }', '3'],
  ['what another function comes to', 'setState(await later("late"))', 'late'],
  ['what is there already', 'setState(await 5)', '5'],
  [
    'several',
    'const all = await Promise.all([later(1), 2, Promise.resolve(3)]); setState(all.join("+"))',
    '1+2+3',
  ],
  ['the first of several', 'setState(await Promise.race([new Promise(() => {}), later("b")]))', 'b'],
  [
    'the first of several that is kept',
    'setState(await Promise.any([Promise.reject("no"), new Promise(() => {}), later("b")]))',
    'b',
  ],
  [
    'several of which none is kept',
    'await Promise.any([Promise.reject(1), Promise.reject(2)]).catch(({ name, errors }) => setState(name + errors))',
    'AggregateError1,2',
  ],
  [
    'the first of several that is broken',
    'await Promise.race([new Promise(() => {}), Promise.reject(2)]).catch(setState)',
    '2',
  ],
  [
    'all of several, of which one is broken',
    'await Promise.all([later(1), Promise.reject(2)]).catch(setState)',
    '2',
  ],
  [
    'how several went',
    'const all = await Promise.allSettled([later(1), Promise.reject("no")]); setState(all.map(({ status }) => status).join())',
    'fulfilled,rejected',
  ],
  [
    'what follows, and at last',
    'later(2).then((n) => later(n * 2)).then((n) => setState(n)).finally(() => setState((was) => was + 1))',
    '5',
  ],
  [
    'what failed',
    'try { await Promise.reject(new Error("broken")); setState("kept"); } catch (error) { setState(error.message); }',
    'broken',
  ],
  [
    'what a function throws',
    'const fail = async () => { throw new Error("thrown"); }; await fail().catch(({ message }) => setState(message))',
    'thrown',
  ],
  ['what never comes', 'setState(1); await fetch("/x"); setState(2)', '1'],
  ['what comes after a longer while', 'setState(1); await sleep(60_000); setState(2)', '1'],
  ['what nobody keeps', 'setState(1); await new Promise(() => {}); setState(2)', '1'],
])('an effect waits for %s', (_, effect, state) => {
  expect(after(effect)).toBe(`<i>${state} true</i>`);
});

test.each([
  [
    'a function that waits and calls itself',
    'const go = async () => { await sleep(10); setState((was) => was + "."); go(); }; go()',
  ],
  [
    'a wait in a loop that catches all',
    'while (true) { try { await sleep(10); setState((was) => was + "."); } catch {} }',
  ],
  [
    'promises of which ever more follow',
    'const go = () => { Promise.resolve().then(go); Promise.resolve().then(go); }; go()',
  ],
  ['a wait in a loop', 'while (true) { await sleep(10); setState((was) => was + "."); }'],
  [
    'promises that follow one another',
    'const go = () => Promise.resolve().then(go); await go(); setState(1)',
  ],
  [
    'a promise of itself',
    'const own = new Promise((resolve) => setTimeout(() => resolve(own), 1)); await own; setState(1)',
  ],
])('an effect without an end is none: %s', (_, effect) => {
  expect(after(effect)).toMatch(/^<i>first (?:true|false)<\/i>$/);
});

test('a demonstration that takes its time stands below once it is pressed', () => {
  const code =
    'const [lines, setLines] = useState([]); const [busy, setBusy] = useState(false); const run = async () => { setBusy(true); for (const line of ["Install the tool", "Build the site with it"]) { await sleep(1500); setLines((was) => [...was, line]); } setBusy(false); }; return <div><button onClick={run}>{busy ? "Wait" : "Run"}</button><pre>{lines.join("\\n")}</pre></div>;';
  expect(render(`${SLEEP}export const Own = () => { ${code} };\n\n<Own />`).html).toContain(
    '<p><strong>Run</strong></p>\n<pre tabindex="0">Install the tool\nBuild the site with it</pre>',
  );
});

const LIST =
  'export const Own = ({ from }) => { const [all, setAll] = useState([]); const [isLoading, setIsLoading] = useState(true); useEffect(() => { const end = new AbortController(); const load = async () => { try { const answer = await fetch(from, { signal: end.signal }); if (!answer.ok) throw new Error("gone"); const { names } = await answer.json(); setAll(names); } catch (error) { setAll([error.message]); } finally { if (!end.signal.aborted) setIsLoading(false); } }; load(); return () => end.abort(); }, [from]); return isLoading ? <p>Loading</p> : <ul>{all.map((one) => <li key={one}>{one}</li>)}</ul>; };\n\n';

test.each([
  ['from the root', '/data/names.json', '<ul><li>Ant</li><li>Bee</li></ul>'],
  ['from its page', 'data/names.json?new=1', '<ul><li>Ant</li><li>Bee</li></ul>'],
  ['that is broken', '/data/broken.json', /<ul><li>.*JSON.*<\/li><\/ul>/],
  ['that is not there', '/data/none.json', '<p>Loading</p>'],
  ['of another host', 'https://example.com/data/names.json', '<p>Loading</p>'],
])('a component has what it fetches of a file of the project, %s', async (_, from, html) => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['page'] } }),
    'page.mdx': `${LIST}<Own from="${from}" />\n`,
    'data/names.json': '{ "names": ["Ant", "Bee"] }',
    'data/broken.json': '{ "names": ',
  });
  expect(site.file('page.html')).toMatch(html);
  const told = site.diagnostics.filter(({ message }) => message.includes('fetches data'));
  expect(told).toHaveLength(html === '<p>Loading</p>' ? 1 : 0);
});
