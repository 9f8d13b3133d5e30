import { expect, test } from 'vitest';
import { render } from '../markdown/project.ts';

/** The HTML of a component with this body. */
function shown(body: string): string {
  return render(`export const Own = () => { ${body} };\n\n<Own />`).html;
}

test.each([
  [
    'what it waits for to be shown',
    'const [on, setOn] = useState(false); useEffect(() => { setOn(true); return () => {}; }, []); return on ? <i>x</i> : null',
    '<i>x</i>',
  ],
  [
    'the frames it waits for',
    'const [on, setOn] = useState(false); useEffect(() => { const id = requestAnimationFrame(() => requestAnimationFrame(() => setOn(true))); return () => cancelAnimationFrame(id); }, []); return <i className={on ? "in" : "out"}>x</i>',
    '<i class="in">x</i>',
  ],
  [
    'a short wait, once',
    'const [on, setOn] = useState(false); useEffect(() => { setTimeout(() => setOn(true), 300); setTimeout(() => setOn(null), 5000); }, []); return <i>{String(on)}</i>',
    '<i>true</i>',
  ],
  [
    'a short wait for a frame',
    'const [on, setOn] = useState(false); useEffect(() => { setTimeout(() => requestAnimationFrame(() => setOn(true)), 50); }, []); return <i>{String(on)}</i>',
    '<i>true</i>',
  ],
  [
    'what a clock types until it ends itself',
    'const [text, setText] = useState(""); useEffect(() => { let n = 0; const clock = setInterval(() => { n += 1; setText("abcdefgh".slice(0, n)); if (n === 8) clearInterval(clock); }, 50); return () => clearInterval(clock); }, []); return <i>{text}</i>',
    '<i>abcdefgh</i>',
  ],
  [
    'what waits type one after the other',
    'const [text, setText] = useState(""); useEffect(() => { const type = (n) => { setText("abcdefgh".slice(0, n)); if (n < 8) setTimeout(() => type(n + 1), 40); }; type(1); }, []); return <i>{text}</i>',
    '<i>abcdefgh</i>',
  ],
  [
    'lines that come one after the other',
    'const [lines, setLines] = useState([]); useEffect(() => { ["a", "b", "c"].forEach((line, n) => setTimeout(() => setLines((was) => [...was, line]), n * 800)); }, []); return <i>{lines.join()}</i>',
    '<i>a,b,c</i>',
  ],
  [
    'no clock that never ends',
    'const [n, setN] = useState(0); useEffect(() => { const clock = setInterval(() => setN((was) => (was + 1) % 3), 50); return () => clearInterval(clock); }, []); useEffect(() => { const go = () => { setN((was) => was + 10); setTimeout(go, 10); }; setTimeout(go, 10); }, []); return <i>{n}</i>',
    '<i>10</i>',
  ],
  [
    'what it counts up to',
    'const [n, setN] = useState(0); useEffect(() => { const from = performance.now(); const step = (now) => { const part = Math.min((now - from) / 800, 1); setN(Math.round(part * 40)); if (part < 1) requestAnimationFrame(step); }; requestAnimationFrame(step); }, []); return <i>{n}</i>',
    '<i>40</i>',
  ],
  [
    'what it makes of its properties',
    'const [all, setAll] = useState([]); const [total, setTotal] = useState(0); useEffect(() => setAll(["a", "b"]), []); useEffect(() => setTotal(all.length), [all]); return <i>{all.join()} {total}</i>',
    '<i>a,b 2</i>',
  ],
  [
    'what comes into view',
    'const ref = useRef(null); const [on, setOn] = useState(false); useEffect(() => { const seen = new IntersectionObserver(([entry]) => { if (entry.isIntersecting) { setOn(true); seen.disconnect(); } }); if (ref.current) seen.observe(ref.current); }, []); return <i>{String(on)}</i>',
    '<i>true</i>',
  ],
  [
    'an element that comes into view',
    'const ref = useRef(null); const [on, setOn] = useState(false); useEffect(() => { const element = ref.current; if (!element) return; const seen = new IntersectionObserver((entries) => entries.forEach((entry) => setOn(entry.isIntersecting)), { threshold: 0.1 }); seen.observe(element); return () => seen.disconnect(); }, []); return <i ref={ref}>{String(on)}</i>',
    '<i>true</i>',
  ],
  [
    'what it does after it watches the size of an element',
    'const ref = useRef(null); const [w, setW] = useState(9); const [on, setOn] = useState(false); useEffect(() => { const sizes = new ResizeObserver(([entry]) => setW(entry.contentRect.width)); sizes.observe(ref.current); setOn(true); return () => sizes.disconnect(); }, []); return <i ref={ref}>{w} {String(on)}</i>',
    '<i>9 true</i>',
  ],
  [
    'where its page is',
    'const [at, setAt] = useState(""); useEffect(() => { if (typeof window !== "undefined") setAt(/^.../.exec(window.location.pathname)[0]); window.seen = 1 }, []); return <i>{at}</i>',
    '<i>/pa</i>',
  ],
  [
    'what its window waits for',
    'const [on, setOn] = useState(0); useEffect(() => { window.requestAnimationFrame(() => setOn(1)) }, []); return <i>{on}</i>',
    '<i>1</i>',
  ],
  [
    'the pictures that it waits for',
    'const [on, setOn] = useState(false); return <><p>{on ? null : "Loading"}<img src="/a.png" alt="A" onLoad={() => setOn(true)} className={on ? "opacity-100" : "opacity-0"} /></p></>',
    '<p><img src="/a.png" alt="A" class="opacity-100" loading="lazy" decoding="async"></p>',
  ],
  [
    'the films that it waits for, after its effects',
    'const [on, setOn] = useState(null); const [wide, setWide] = useState(0); useEffect(() => setOn(false), []); return <div>{String(on)} {wide} <audio src="/a.mp3" onCanPlay={() => setOn(true)} onError={() => setOn("broken")}></audio><video src="/a.mp4" onLoadedMetadata={(event) => setWide(event.target.videoWidth)}></video></div>',
    '<div>true 0 <audio src="/a.mp3"></audio><video src="/a.mp4"></video></div>',
  ],
  [
    'what a reducer makes',
    'const [n, tell] = useReducer((n, by) => n + by, 1); React.useLayoutEffect(() => tell(2), []); return <i>{n}</i>',
    '<i>3</i>',
  ],
])('a component is shown as it is once its effects have happened: %s', (_what, body, html) => {
  expect(shown(body)).toBe(html);
});

test.each([
  ['the browser', 'setState(document.title === "x")'],
  ['how wide it is', 'setState(window.innerWidth)'],
  ['the host of its page', 'setState(window.location.href)'],
  [
    'the size of an element',
    'const { height } = ref.current?.getBoundingClientRect() ?? {}; setState(height)',
  ],
  [
    'a request',
    'const load = async () => { try { setState(await fetch("/x")); } catch { setState("failed"); } }; load()',
  ],
  ['what goes on', 'setInterval(() => setState("on"), 10)'],
  ['nothing that is known', 'unknown.call(() => setState("on"))'],
])('what an effect learns of %s is not known', (_what, effect) => {
  const body = `const ref = useRef(null); const [state, setState] = useState("first"); useEffect(() => { ${effect} }, []); return <i ref={ref}>{state}</i>`;
  expect(shown(body)).toBe('<i>first</i>');
});

test('a component whose effects never come to an end has its initial state', () => {
  const body = 'const [n, setN] = useState(0); useEffect(() => setN(n + 1)); return <i>{n}</i>';
  expect(shown(body)).toBe('<i>0</i>');
});

test.each([
  "import { createPortal } from 'react-dom';",
  "import ReactDOM, { createPortal } from 'react-dom';",
  '',
])('what would be shown elsewhere on the page is shown in place: %s', (statement) => {
  const named = statement.includes('ReactDOM') ? 'ReactDOM.createPortal' : 'createPortal';
  const own = `export const Own = () => { const [is, setIs] = useState(false); useEffect(() => setIs(true), []); return is && ${named}(<p>Shown elsewhere</p>, document.body); };`;
  const { html, diagnostics } = render(`${statement}\n\n${own}\n\n<Own />`);
  expect(html).toBe('<p>Shown elsewhere</p>');
  expect(diagnostics).toMatchObject([{ kind: 'interactive' }]);
});

test('components within one another keep their own state', () => {
  const source = [
    'export const useShown = () => { const [on, setOn] = useState(false); useEffect(() => setOn(true), []); return on; };',
    'export const Inner = ({ name }) => { const on = useShown(); const [n] = useState(name); return <b>{n}{String(on)}</b>; };',
    'export const Own = ({ children }) => { const on = useShown(); return <i>{on && <Inner name="x" />}{children}</i>; };',
  ].join('\n\n');
  expect(render(`${source}\n\n<Own><Inner name="y" /></Own>`).html).toBe('<i><b>xtrue</b><b>ytrue</b></i>');
});

const ASKS: readonly (readonly [string, string])[] = [
  ['once', 'setDark(document.documentElement.classList.contains("dark"))'],
  [
    'whenever its root changes',
    'const root = document.documentElement; const look = () => setDark(root.classList.contains("dark")); const watch = new MutationObserver(look); look(); watch.observe(root, { attributes: true }); return () => watch.disconnect()',
  ],
  [
    'of the system',
    'if (typeof document === "undefined") return; const dark = window.matchMedia("(prefers-color-scheme: dark)"); setDark(dark.matches); dark.addEventListener("change", (event) => setDark(event.matches))',
  ],
  [
    'by an attribute, or else by its class',
    'const root = document.querySelector("html"); setDark((root.getAttribute("data-theme") ?? root.className) === "dark" || root.dataset.theme === "dark")',
  ],
  ['by its style', 'setDark(document.documentElement.style.colorScheme !== "light")'],
  ['by the class that it has not', 'setDark(!document.documentElement.classList.contains("light"))'],
];

/** A component that knows `dark`. */
const asking = (effect: string, rest: string): string =>
  `const [dark, setDark] = useState(false); useEffect(() => { ${effect} }, []); ${rest}`;

test.each(ASKS)(
  'a component that asks whether the page is dark has its colors for both: %s',
  (_when, effect) => {
    expect(
      shown(asking(effect, 'return <i style={{ margin: 1, color: dark ? "#fff" : "rgb(0, 0, 0)" }}>x</i>')),
    ).toBe('<i style="margin:1px;color:var(--t-in-light,rgb(0, 0, 0)) var(--t-in-dark,#fff)">x</i>');
  },
);

test.each([
  [
    'what stands on light pages alone',
    '<b style={dark ? {} : { color: "red" }}>x</b>',
    '<b style="color:var(--t-in-light,red) var(--t-in-dark,unset)">x</b>',
  ],
  [
    'utilities',
    '<b className={dark ? "p-1 text-white" : "p-1 text-black"}>x</b>',
    '<b class="p-1 text-black dark:text-white">x</b>',
  ],
  [
    'what a picture is painted with',
    '<svg><path d="M0 0" fill={dark ? "#fff" : "#000"} /></svg>',
    '<svg><path d="M0 0" fill="#000" style="fill:var(--t-in-light,#000) var(--t-in-dark,#fff)"></path></svg>',
  ],
  [
    'a font that is quoted',
    '<b style={{ fontFamily: \'"A; B"\', color: dark ? "red" : "blue" }}>x</b>',
    '<b style="font-family:&quot;A; B&quot;;color:var(--t-in-light,blue) var(--t-in-dark,red)">x</b>',
  ],
  ['other words, which are those of light pages', '<b>{dark ? "moon" : "sun"}</b>', '<b>sun</b>'],
  ['more, which light pages have not', '<b>{dark && <i>x</i>}</b>', '<b></b>'],
])('what is other in the dark: %s', (_what, element, html) => {
  expect(shown(asking(ASKS[0]?.[1] ?? '', `return ${element}`))).toBe(html);
});

test('a component that has another picture in the dark has both', () => {
  const { html } = render(
    `export const Own = () => { ${asking(ASKS[0]?.[1] ?? '', 'return <img src={dark ? "data:image/png;base64,DD" : "data:image/png;base64,LL"} alt="x" />')} };\n\n<Own />`,
  );
  expect(html).toMatch(/<img [^>]*LL"[^>]*class="l-only-light"[^>]*><img [^>]*DD"[^>]*class="l-only-dark"/);
});

test('what is shown for light and dark pages is on the page once', () => {
  const { headings, sections } = render(
    `export const Own = ({ children }) => { ${asking(ASKS[0]?.[1] ?? '', 'return <div style={{ color: dark ? "#fff" : "#000" }}>{children}</div>')} };\n\n<Own>\n## Inner\n\nWords\n</Own>\n\n## Inner\n`,
  );
  expect(headings.map(({ id }) => id)).toEqual(['inner', 'inner-2']);
  expect(sections.map(({ text }) => text)).toEqual(['Words', '']);
});

test.each([
  ['once it is shown', 'useEffect(() => { fetch("/n").then((r) => r.json()).then(setN); }, []);', 1],
  [
    'and waits for them',
    'const get = async () => { setN(await fetch("/n")); }; useEffect(() => { get(); }, []);',
    1,
  ],
  [
    'and ends what it asks for',
    'useEffect(() => { const end = new AbortController(); const get = async () => { try { setN(await fetch("/n", { signal: end.signal })); } catch {} }; get(); return () => end.abort(); }, []);',
    1,
  ],
  ['while it is rendered', 'let m; fetch("/n").then((r) => { m = r; });', 1],
  ['only when it is used', 'const get = () => fetch("/n").then(setN);', 0],
])('a component that fetches data is told, %s', (_, code, times) => {
  const { html, diagnostics } = render(
    `export const Own = () => { const [n, setN] = useState("Loading"); ${code} return <b>{n}</b>; };\n\n<Own />`,
  );
  expect(html).toContain('<b>Loading</b>');
  expect(diagnostics.filter(({ message }) => message.includes('fetches data'))).toHaveLength(times);
});

test.each([
  [
    'state',
    'const [it] = useState(() => new BroadcastChannel("x")); useEffect(() => { it.onmessage = () => {} }, []);',
  ],
  ['a reference', 'const it = useRef(new IntersectionObserver(() => {}));'],
  ['a memo', 'const it = useMemo(() => new window.AudioContext(), []);'],
  ['its rendering', 'const it = new Audio("/a.mp3"); it.load();'],
  [
    'one of two ways',
    'const [it] = useState(() => new (window.AudioContext || window.webkitAudioContext)());',
  ],
  ['a way that it has asked for', 'const Sound = window.AudioContext; const it = useRef(new Sound());'],
  [
    'what never comes',
    'const it = useMemo(() => Promise.all([new Promise(() => {})]).then((all) => all.length), []);',
  ],
])('a component that makes what browsers alone have in %s is shown all the same', (_, body) => {
  const { html, diagnostics } = render(
    `export const Own = () => { ${body} const [n, setN] = useState(3); return <i>{n} {it ? "made" : "nothing"}</i> };\n\n<Own />`,
  );
  expect(html).toContain('<i>3 made</i>');
  expect(diagnostics.filter(({ severity }) => severity === 'warning')).toEqual([]);
});

test('an effect goes on after it waits for what never comes', () => {
  const body =
    'const [all, setAll] = useState("none"); const [on, setOn] = useState(false); useEffect(() => { Promise.all([fetch("/a")]).then(() => setAll("some")); }, []); useEffect(() => { Promise.resolve(1).then(() => setAll("one")); setOn(true); }, []); return <i>{all} {String(on)}</i>';
  expect(shown(body)).toContain('<i>one true</i>');
});

test('a name of what browsers make is a word in a text', () => {
  expect(render('---\ntitle: x\n---\nAn {Event} here.').html).toBe('<p>An {Event} here.</p>');
});

test.each([
  [
    'by its place',
    'const it = document.querySelector("div#content-area > header#header"); if (it) { it.style.display = "none"; }',
  ],
  [
    'after another',
    'document.querySelector(".mdx-content").style.marginTop = "0"; document.getElementById("header").style.display = "none";',
  ],
  ['for good', 'document.querySelectorAll("#header").forEach((one) => one.remove());'],
])('a part of the page that an effect takes away is not shown, %s', (_, effect) => {
  const body = `useEffect(() => { ${effect} return () => { document.querySelector("#sidebar").style.display = "none"; }; }, []); return <i>x</i>`;
  expect(shown(body)).toMatch(/^<style>[^<]*\.l-title\)\{display:none\}<\/style><i>x<\/i>$/);
});

test.each([
  [
    'when the window is small',
    'if (window.innerWidth < 600) document.getElementById("header").style.display = "none";',
  ],
  [
    'once it is pressed',
    'window.addEventListener("click", () => { document.getElementById("header").style.display = "none"; });',
  ],
  ['one of several', 'document.querySelector(".card").style.display = "none";'],
  ['in another way', 'document.getElementById("header").style.display = "flex";'],
])('a part of the page stays that an effect takes away %s', (_, effect) => {
  expect(shown(`useEffect(() => { ${effect} }, []); return <i>x</i>`)).toBe('<i>x</i>');
});

const WAITING = (rest: string): string =>
  `const own = ["Ant", "Bee", "Cat", "Dog", "Eel"].map((name) => name + " is an animal of this list"); const [all, setAll] = useState([]); const [isLoading, setIsLoading] = useState(true); useEffect(() => { fetch("/n").then((r) => r.json()).then(setAll).finally(() => setIsLoading(false)); }, []); if (isLoading) return <p>Loading…</p>; ${rest}`;

test('a component that waits for data shows what it has to say without them', () => {
  const body = WAITING('return <ul>{[...all, ...own].map((one) => <li key={one}>{one}</li>)}</ul>');
  expect(shown(body)).toMatch(/^<ul><li>Ant is an animal of this list<\/li>.*<\/ul>$/);
});

test.each([
  ['has nothing to say without them', 'return all.length ? <ul /> : <p>No animals found, as it seems</p>'],
  ['needs them', 'return <p>{all[0].name}</p>'],
])('a component waits for data where it %s', (_, rest) => {
  expect(shown(WAITING(rest))).toBe('<p>Loading…</p>');
});
