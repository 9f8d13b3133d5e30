import { expect, test } from 'vitest';
import { shown } from './shown.ts';

test.each([
  [
    'a state that a click turns over',
    'const [open, setOpen] = useState(false); return <div><button onClick={() => setOpen(!open)}>{open ? "Hide" : "Show"}</button>{open && <p>All that it says</p>}</div>;',
    'Hide All that it says',
  ],
  [
    'one that closes it',
    'const [isCollapsed, setCollapsed] = React.useState(true); return <div><b onClick={() => setCollapsed((was) => !was)}>Title</b>{!isCollapsed ? <p>All that it says</p> : null}</div>;',
    'Title All that it says',
  ],
  [
    'the stroke of a clock to which it has come',
    'const [step, setStep] = useState(0); useEffect(() => { const timer = setInterval(() => setStep((was) => (was + 1) % 4), 900); return () => clearInterval(timer); }, []); const dots = []; for (let n = 0; n < step; n += 1) dots.push(n); return <div>{step >= 1 && <p>It begins with this</p>}{["a", "b"].map((one, n) => n < step && <p key={one}>And then {one}</p>)}{step < 4 && <i>wait</i>}</div>;',
    'It begins with this And then a And then b wait',
  ],
  [
    'a state, where no blanks stand between words',
    'const [open, setOpen] = useState(false); const [tab, setTab] = useState("a"); return <div><b onClick={() => setOpen(!open)}>更多</b>{open && <p>这里是全部内容</p>}<b onClick={() => setTab("b")}>乙</b>{tab === "a" && <p>甲的全部内容</p>}{tab === "b" && <p>乙的全部内容</p>}</div>;',
    '更多 这里是全部内容 乙 甲的全部内容 乙的全部内容',
  ],
  [
    'a state in whose place its button stands',
    'const [showAnswer, setShowAnswer] = useState(false); return <div>{!showAnswer ? <button onClick={() => setShowAnswer(true)}>Show it</button> : <div><button onClick={() => setShowAnswer(false)}>Hide</button><p>All that it says</p></div>}</div>;',
    'Hide All that it says',
  ],
  [
    'the number of the one that is open',
    'const [at, setAt] = useState(null); const turn = (n) => setAt(at === n ? null : n); return <>{["a b c", "d e f"].map((text, n) => { const isOpen = at === n; return <div key={n}><b onClick={() => turn(n)}>{at === n ? "-" : "+"}</b>{isOpen && <p>{text.trim()}</p>}</div>; })}</>;',
    '- a b c - d e f',
  ],
  [
    'what is said of each by its name',
    'const [open, setOpen] = useState({}); return <>{["a", "b"].map((key) => <div key={key}><b onClick={() => setOpen((was) => ({ ...was, [key]: !was[key] }))}>{key}</b>{open[key] && <p>More of {key} here</p>}</div>)}</>;',
    'a More of a here b More of b here',
  ],
  [
    'a field of a state that a click turns over',
    'const [all, setAll] = useState({ open: false, at: "a" }); return <div><b onClick={() => setAll({ ...all, open: !all.open })}>{all.open ? "Less" : "More"}</b>{all.open && <p>All of {all.at} here</p>}</div>;',
    'Less All of a here',
  ],
  [
    'a field of the state before',
    'const [all, setAll] = useState({ isOpen: false }); return <div><b onClick={() => setAll((was) => ({ ...was, isOpen: !was.isOpen }))}>More</b>{all.isOpen ? <p>All that it says</p> : null}</div>;',
    'More All that it says',
  ],
  [
    'the name of the one that is chosen',
    'const [tab, setTab] = useState("a"); return <div>{["a", "b"].map((name) => <b className={tab === name ? "on" : ""} onClick={() => setTab(name)}>{name}</b>)}{tab === "a" && <p>All of a here</p>}{tab === "b" && <p>All of b here</p>}</div>;',
    'a b All of a here All of b here',
  ],
  [
    'the step that readers count to',
    'const [step, setStep] = useState(1); const next = () => setStep((was) => Math.min(was + 1, 2)); return <div>{step === 1 && <p>All of one here</p>}{step === 2 && <p>All of two here</p>}<b onClick={next}>Next</b></div>;',
    'All of one here All of two here Next',
  ],
  [
    'a name for what is chosen',
    'const [tab, setTab] = useState("a"); const isA = tab === "a"; const isB = "b" === tab; return <div><b onClick={() => setTab("a")}>a</b><b onClick={() => setTab("b")}>b</b>{isA && <p>All of a here</p>}{isB && <p>All of b here</p>}</div>;',
    'a b All of a here All of b here',
  ],
  [
    'what is chosen at first by what the browser remembers',
    'const [tab, setTab] = useState(() => localStorage.getItem("tab") ?? "a"); return <div><b onClick={() => setTab("b")}>b</b>{tab === "a" && <p>All of a here</p>}{tab === "b" && <p>All of b here</p>}</div>;',
    'b All of a here All of b here',
  ],
  [
    'what is chosen in a list',
    'const [at, setAt] = useState(1); return <div><select onChange={(event) => setAt(event.target.value)}><option value={1}>One</option></select>{at === 1 && <p>All of one here</p>}{2 === at && <p>All of two here</p>}</div>;',
    'One All of one here All of two here',
  ],
  [
    'a class that hides it',
    'const [open, setOpen] = useState(false); return <div><b onClick={() => setOpen(!open)}>{open ? "Less" : "More"}</b><div className={"mt-2 " + (open ? "block" : "hidden")}>All that it says</div></div>;',
    'Less All that it says',
  ],
  [
    'a style that hides it',
    'const [isCollapsed, setCollapsed] = useState(true); return <div><b onClick={() => setCollapsed((was) => !was)}>{isCollapsed ? "More" : "Less"}</b><div style={{ display: isCollapsed ? "none" : "grid" }}>All that it says</div></div>;',
    'Less All that it says',
  ],
  [
    'an attribute that hides it',
    'const [at, setAt] = useState(null); return <>{["a b c", "d e f"].map((text, n) => <div key={n}><b onClick={() => setAt(at === n ? null : n)}>{at === n ? "-" : "+"}</b><p hidden={!(at === n)}>{text.trim()}</p></div>)}</>;',
    '- a b c - d e f',
  ],
  [
    'a class that cuts it, below what fades',
    'const [expanded, setExpanded] = useState(false); return <div><div className={"relative " + (!expanded && "max-h-40 overflow-hidden")}>All that it says{!expanded && <i className="absolute" />}</div><b onClick={() => setExpanded(true)}>{expanded ? "Less" : "More"}</b></div>;',
    'All that it says Less',
  ],
  [
    'a style that keeps it in one line',
    'const [expanded, setExpanded] = useState(false); return <div><code style={{ whiteSpace: expanded ? "pre-wrap" : "nowrap", overflow: "hidden" }}>All that it says</code><b onClick={() => setExpanded(!expanded)}>{expanded ? "Less" : "More"}</b></div>;',
    'All that it says Less',
  ],
  [
    'the list of what is open',
    'const [openItems, setOpenItems] = useState([]); const turn = (n) => setOpenItems((was) => was.includes(n) ? was.filter((one) => one !== n) : [...was, n]); return <>{["a b c", "d e f"].map((text, n) => <div key={n}><b onClick={() => turn(n)}>{openItems.includes(n) ? "-" : "+"}</b>{openItems.includes(n) && <p>{text.trim()}</p>}</div>)}</>;',
    '- a b c - d e f',
  ],
  [
    'the set of what is open',
    'const [expanded, setExpanded] = useState(new Set()); const turn = (n) => { const next = new Set(expanded); next.add(n); setExpanded(next); }; return <>{["a b c", "d e f"].map((text, n) => <div key={n}><b onClick={() => turn(n)}>+</b>{expanded.has(n) && <p>{text.trim()}</p>}</div>)}</>;',
    '+ a b c + d e f',
  ],
  [
    'the number of the one that is open at first',
    'const [openAt, setOpenAt] = useState(0); return <>{["a b c", "d e f"].map((text, n) => { const isOpen = n === openAt; return <div key={n}><b onClick={() => setOpenAt(isOpen ? -1 : n)}>{n}</b>{isOpen && <p>{text.trim()}</p>}</div>; })}</>;',
    '0 a b c 1 d e f',
  ],
  [
    'the item of a list that is chosen',
    'const [at, setAt] = useState("a"); const all = [{ id: "a", text: "A b c" }, { id: "d", text: "D e f" }]; return <div>{all.map((one) => <b onClick={() => setAt(one.id)}>{one.id}</b>)}{all.map((one) => one.id === at ? <p key={one.id}>{one.text}</p> : null)}</div>;',
    'a d A b c D e f',
  ],
  [
    'the kind of items that is chosen',
    'const kinds = ["x", "y"]; const [kind, setKind] = useState(kinds[0]); const all = [{ kind: "x", text: "A" }, { kind: "y", text: "B" }]; const few = useMemo(() => all.filter((one) => one.kind === kind), [kind]); return <div>{kinds.map((one) => <b onClick={() => setKind(one)}>{one}</b>)}{few.map((one) => <p key={one.text}>{one.text}</p>)}</div>;',
    'x y A B',
  ],
  [
    'the step that readers are at',
    'const [step, setStep] = useState(1); return <div>{step === 1 && <p>Do this at first</p>}{step === 2 && <p>Do that at last</p>}<b onClick={() => setStep(step + 1)}>Next</b></div>;',
    'Do this at first Do that at last Next',
  ],
  [
    'a choice of several, the last of which is for all others',
    'const [os, setOs] = useState("mac"); return <div><select value={os} onChange={(event) => setOs(event.target.value)}><option value="mac">Mac</option></select>{os === "linux" ? <p>Use it on Linux</p> : os === "mac" ? <p>Use it on Mac</p> : <p>Use it on Windows</p>}</div>;',
    'Mac Use it on Linux Use it on Mac Use it on Windows',
  ],
  [
    'the case of a switch',
    'const [tab, setTab] = useState("a"); const panel = () => { switch (tab) { case "a": return <p>All of a here</p>; case "b": return <p>All of b here</p>; default: return null; } }; return <div><b onClick={() => setTab("b")}>B</b>{panel()}</div>;',
    'B All of a here All of b here',
  ],
  [
    'the part that is returned before the others',
    'const [tab, setTab] = useState("a"); const panel = () => { if (tab === "a") return <p>All of a here</p>; if (tab === "b") { return <p>All of b here</p>; } return null; }; return <div><b onClick={() => setTab("b")}>B</b>{panel()}</div>;',
    'B All of a here All of b here',
  ],
  [
    'all that is returned instead of the others',
    'const [at, setAt] = useState("a"); if (at === "a") return <div>Part a here<b onClick={() => setAt("b")}>B</b></div>; return <div>Part b here</div>;',
    'Part a here B Part b here',
  ],
  [
    'what is returned after an else',
    'const [tab, setTab] = useState("a"); const panel = () => { if (tab === "a") return <p>All of a here</p>; else if (tab === "b") { return <p>All of b here</p>; } else return <p>All of c here</p>; }; return <div><b onClick={() => setTab("b")}>B</b>{panel()}</div>;',
    'B All of a here All of b here All of c here',
  ],
  [
    'the steps that lead on from what is returned at last',
    'const [step, setStep] = useState("start"); if (step === "done") return <div>It is done now</div>; if (step === "set") return <div>Set it up<b onClick={() => setStep("done")}>C</b></div>; return <div>Begin with it<b onClick={() => setStep("set")}>B</b></div>;',
    'It is done now Set it up C Begin with it B',
  ],
  [
    'the name of a constant',
    'const Os = { Mac: 1, Linux: 2 }; const [os, setOs] = useState(Os.Mac); return <div>{os === Os.Mac && <p>Use it on Mac</p>}{os === Os.Linux && <p>Use it on Linux</p>}{os === Os.Mac ? <p>Only on a Mac</p> : <p>On any other one</p>}<b onClick={() => setOs(Os.Linux)}>Go</b></div>;',
    'Use it on Mac Use it on Linux Only on a Mac On any other one Go',
  ],
  [
    'the component that is chosen',
    'const [tab, setTab] = useState("a"); const A = () => <p>All of a here</p>; const B = () => <p>All of b here</p>; return <div><b onClick={() => setTab("b")}>B</b>{tab === "a" && <A />}{tab === "b" && <B />}</div>;',
    'B All of a here All of b here',
  ],
  [
    'the name of what is chosen',
    'const [tab, setTab] = useState("a"); const a = <p>All of a here</p>; const b = <p>All of b here</p>; return <div><b onClick={() => setTab("b")}>B</b>{tab === "a" ? a : b}{tab === "a" && a}{tab === "b" && b}</div>;',
    'B All of a here All of b here All of a here All of b here',
  ],
  [
    'the function that makes what is chosen',
    'const [tab, setTab] = useState("a"); const a = () => <p>All of a here</p>; function b() { const of = "b"; return <p>All of {of} here</p>; } return <div><b onClick={() => setTab("b")}>B</b>{tab === "a" ? a() : b()}{tab === "a" && a()}{tab === "b" && b()}</div>;',
    'B All of a here All of b here All of a here All of b here',
  ],
  [
    'a choice in whose place nothing would stand',
    'const [tab, setTab] = useState("a"); return <div><b onClick={() => setTab("b")}>B</b>{tab === "a" ? <p>All of a here</p> : null}{tab === "b" ? <p>All of b here</p> : null}</div>;',
    'B All of a here All of b here',
  ],
  [
    'what a function is told to choose',
    'const [tab, setTab] = useState("a"); const choose = (to) => { setTab(to); window.scrollTo(0, 0); }; return <div><b onClick={() => choose("b")}>B</b>{tab === "a" && <p>All of a here</p>}{tab === "b" && <p>All of b here</p>}{tab === "a" ? <p>Only in a now</p> : <p>Only in b now</p>}</div>;',
    'B All of a here All of b here Only in a now Only in b now',
  ],
  [
    'what a function takes from an event',
    'const [os, setOs] = useState("mac"); const change = useCallback((event) => setOs(event.target.value), []); return <div><select onChange={change}><option>mac</option></select>{os === "mac" && <p>Use it on Mac</p>}{os === "linux" && <p>Use it on Linux</p>}</div>;',
    'mac Use it on Mac Use it on Linux',
  ],
  [
    'a choice whose first is that of a list',
    'const tabs = [{ id: "a" }, { id: "b" }]; const [tab, setTab] = useState(tabs[0].id); return <div><b onClick={() => setTab("b")}>B</b>{tab === "a" && <p>All of a here</p>}{tab === "b" && <p>All of b here</p>}</div>;',
    'B All of a here All of b here',
  ],
  [
    'a choice whose first may be given, or is the usual one',
    'const Choice = ({ first = "a", other }) => { const [tab, setTab] = useState(first); const [at, setAt] = useState(other || "c"); return <div><b onClick={() => setTab("b")}>B</b>{tab === "a" && <p>All of a here</p>}{tab === "b" && <p>All of b here</p>}<b onClick={() => setAt("d")}>D</b>{at === "c" ? <p>All of c here</p> : <p>All of d here</p>}</div>; }; return <Choice />;',
    'B All of a here All of b here D All of c here All of d here',
  ],
])('what readers would open is open: by %s', (_, code, text) => {
  expect(shown(code)).toBe(text);
});

test.each([
  ['?', '{at === "list" ? LIST : DETAIL}', ''],
  ['? null', '{at === "list" ? LIST : null}{at === "detail" ? DETAIL : null}', ''],
  ['&&', '{at === "list" && LIST}{at === "detail" && DETAIL}', ''],
  ['return', '{panel()}', 'if (at === "list") return LIST; return DETAIL;'],
  ['case', '{panel()}', 'switch (at) { case "list": return LIST; case "detail": return DETAIL; }'],
])('what needs what only a choice brings is left out, and nothing else: by %s', (_, body, panel) => {
  const code = `const [at, setAt] = useState("list"); const [one, setOne] = useState(null); const panel = () => { ${panel} }; return <div>${body}</div>;`;
  const list = '<p>All of them <b onClick={() => setAt("detail")}>x</b></p>';
  expect(shown(code.replace('LIST', list).replace('DETAIL', '<p>All about {one.name}</p>'))).toBe(
    'All of them x',
  );
});

test('parts of which one is open are all open, also where each is a component', () => {
  const item =
    'export const Item = ({ isOpen, name }) => <div><b>{name}</b>{isOpen && <p>All of {name}</p>}</div>;\n\n';
  const code =
    'const [at, setAt] = useState(-1); return <>{["a", "b"].map((name, n) => <Item key={n} name={name} isOpen={at === n} onTurn={() => setAt(at === n ? -1 : n)} />)}</>;';
  expect(shown(code, item)).toBe('a All of a b All of b');
});
