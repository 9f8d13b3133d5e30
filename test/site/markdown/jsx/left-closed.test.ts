import { expect, test } from 'vitest';
import { shown } from './shown.ts';

test.each([
  [
    'what tells of a click',
    'const [copied, setCopied] = useState(false); return <button onClick={() => setCopied(true)}>Copy{copied && <i>It is in the clipboard</i>}</button>;',
    'Copy',
  ],
  [
    'another choice',
    'const [yearly, setYearly] = useState(false); return <div><b onClick={() => setYearly(!yearly)}>{yearly ? 10 : 12}</b>{yearly && <p>Two months for free</p>}</div>;',
    '12',
  ],
  [
    'another choice among the fields of a state',
    'const [all, setAll] = useState({ yearly: false, open: false }); return <div><b onClick={() => setAll({ ...all, yearly: !all.yearly, open: !all.open })}>12</b>{all.yearly && <p>Two months for free</p>}</div>;',
    '12',
  ],
  [
    'what stands over the page',
    'const [isOpen, setIsOpen] = useState(false); return <div><b onClick={() => setIsOpen(!isOpen)}>Open</b>{isOpen && <div className="fixed">All over the page</div>}</div>;',
    'Open',
  ],
  [
    'what is there only for a while',
    'const [showNote, setShowNote] = useState(false); return <div><button onClick={() => setShowNote(true)}>Go</button>{showNote && <p>It went all well</p>}</div>;',
    'Go',
  ],
  [
    'what stands over the page by its class',
    'const [isOpen, setIsOpen] = useState(false); return <div><b onClick={() => setIsOpen(!isOpen)}>{isOpen ? "Less" : "More"}</b><ul className={"absolute " + (isOpen ? "block" : "hidden")}><li>All over the page</li></ul></div>;',
    'More All over the page',
  ],
  [
    'what looks otherwise while it is open',
    'const [isOpen, setIsOpen] = useState(false); return <div className={isOpen ? "shadow h-full" : "h-auto"} style={{ border: isOpen ? "1px solid" : "none" }}><b onClick={() => setIsOpen(!isOpen)}>{isOpen ? "Less" : "More"}</b><p>All that it says</p></div>;',
    'More All that it says',
  ],
  [
    'how it went, in the place of what was asked',
    'const [state, setState] = useState("idle"); const send = () => setState("sent"); return <div>{state === "sent" ? <p>Thanks for your words</p> : <p>Say what you think</p>}<b onClick={() => setState("idle")}>Again</b></div>;',
    'Say what you think Again',
  ],
  [
    'a word that differs by a choice',
    'const [by, setBy] = useState("month"); return <div><b onClick={() => setBy("year")}>Yearly</b>{by === "month" ? <span>One of {by}</span> : <span>Ten of {by}</span>}</div>;',
    'Yearly One of month',
  ],
  [
    'signs and windows that are components',
    'const [by, setBy] = useState("list"); const Moon = () => <i>In words: a moon</i>; const GridIcon = Moon; const EditModal = Moon; return <div><b onClick={() => setBy("grid")}>Grid</b>{by === "list" && <p>All of them here</p>}{by === "grid" && <GridIcon />}{by === "edit" && <EditModal />}</div>;',
    'Grid All of them here',
  ],
  [
    'what marks an item once it is chosen',
    'const [at, setAt] = useState(null); return <>{["a", "b"].map((name, n) => <div key={n}><b onClick={() => setAt(n)}>{name}</b>{at === n && <p>Chosen: {name}</p>}</div>)}</>;',
    'a b',
  ],
  [
    'what differs by a choice',
    'const [by, setBy] = useState("month"); const all = { month: 1, year: 10 }; const look = { month: "of a month", year: "of a year" }; return <div className={look[by]}>{Object.keys(all).map((key) => <b onClick={() => setBy(key)}>{key}</b>)}{all[by]}</div>;',
    'month year 1',
  ],
  [
    'an order that is turned over',
    'const [by, setBy] = useState("up"); return <div><b onClick={() => setBy(by === "up" ? "down" : "up")}>Turn</b>{by === "up" && <p>From the first on</p>}{by === "down" && <p>From the last on</p>}</div>;',
    'Turn From the first on',
  ],
  [
    'what tells how it went',
    'const [state, setState] = useState("idle"); const send = () => { setState("sent"); }; return <div><b onClick={send}>Send</b>{state === "sent" && <p>Thanks for your words</p>}{state === "failed" && <p>It did not work</p>}</div>;',
    'Send',
  ],
])('what is no part to open stays as it is at first: %s', (_, code, text) => {
  expect(shown(code)).toBe(text);
});
