import { expect, test } from 'vitest';
import { render } from '../project.ts';

test.each([
  ['hidden={tab !== "a"}', 'hidden={tab !== "b"}'],
  ['className={tab === "a" ? "p" : "hidden"}', 'className={tab === "b" ? "p" : "hidden"}'],
  ['className={tab !== "a" ? "hidden" : ""}', 'className={tab !== "b" && "hidden"}'],
  ['className={isA ? "" : "hidden"}', 'className={isB ? "" : "hidden"}'],
])('nothing is hidden of which readers choose one: %s', (first, second) => {
  const names = first.includes('isA') ? 'const isA = tab === "a"; const isB = tab === "b";' : '';
  const { html } = render(
    `export const Own = () => { const [tab, setTab] = useState("a"); ${names} return <div><b onClick={() => setTab("b")} className={tab === "b" ? "on" : "off"}>B</b><p ${first}>All of a here</p><p ${second}>All of b here</p></div>; };\n\n<Own />`,
  );
  expect(html).toMatch(/All of a here.*All of b here/s);
  if (names === '') expect(html).toContain('class="off"');
  expect(html).not.toContain('hidden');
});

test.each([
  'hidden={at !== one}',
  'className={at === one ? "block" : "hidden"}',
  'style={{ display: at === one ? "block" : "none" }}',
  'className={"panel " + (at === one ? "is-active" : "")}',
])('nothing is hidden of which nothing is chosen at first: %s', (attribute) => {
  const { html } = render(
    `export const Own = () => { const [at, setAt] = useState(null); return <>{["a", "b"].map((one) => <div key={one}><b onClick={() => setAt(one)} className={at === one ? "on" : "off"}>{one}</b><p ${attribute}>All of {one} here</p></div>)}</>; };\n\n<Own />`,
  );
  expect(html).toContain('class="off"');
  expect(html).not.toMatch(/hidden|none|"panel "/);
});

test.each([
  [
    'a class of the one that is open',
    'const [at, setAt] = useState(null); return <>{["a", "b"].map((text, n) => <div className={"item " + (at === n ? "open" : "")}><b onClick={() => setAt(at === n ? null : n)}>{text}</b><p>All of {text} here</p></div>)}</>;',
    'class="item open"',
  ],
  [
    'a class that is there while it is open',
    'const [open, setOpen] = useState(false); return <>{["a", "b"].map((text) => <div className={["box", open && "box--expanded"].join(" ")}><b onClick={() => setOpen(!open)}>{text}</b><p>All of {text} here</p></div>)}</>;',
    'class="box box--expanded"',
  ],
  [
    'an attribute',
    'const [isOpen, setIsOpen] = useState(false); return <>{["a", "b"].map((text) => <div data-state={isOpen ? "open" : "closed"}><b onClick={() => setIsOpen(!isOpen)}>{text}</b><p>All of {text} here</p></div>)}</>;',
    'data-state="open"',
  ],
  [
    'an attribute that says whether it is',
    'const [isOpen, setIsOpen] = useState(false); return <>{["a", "b"].map((text) => <div data-open={isOpen}><b onClick={() => setIsOpen(!isOpen)}>{text}</b><p>All of {text} here</p></div>)}</>;',
    'data-open="true"',
  ],
  [
    'a class of the panel that is chosen',
    'const [tab, setTab] = useState("a"); return <div><b onClick={() => setTab("b")} className={tab === "b" ? "active" : ""}>Show b of both</b><div className={"tab-panel " + (tab === "a" ? "active" : "")}>All of a here</div><div className={"tab-panel " + (tab === "b" ? "active" : "")}>All of b here</div></div>;',
    'class="tab-panel active"',
  ],
])('what the style sheet of a project opens is open in all parts of a component: by %s', (_, code, look) => {
  const { html } = render(`export const Own = () => { ${code} };\n\n<Own />`);
  expect(html.split(look)).toHaveLength(3);
  expect(html).not.toContain('<b class="active">');
});

test.each([
  ['className={"menu " + (isOpen ? "open" : "")}', 'class="menu "'],
  ['className={"card " + (isOpen ? "active" : "")}', 'class="card "'],
])('what opens over the page, or marks what is chosen, stays as it is: %s', (attribute, look) => {
  const code = `const [isOpen, setIsOpen] = useState(false); return <div ${attribute}><b onClick={() => setIsOpen(!isOpen)}>A</b><p>All of it here</p></div>;`;
  expect(render(`export const Own = () => { ${code} };\n\n<Own />`).html).toContain(look);
});

test('nothing is hidden of the items of a list of which readers choose one', () => {
  const { html } = render(
    'export const Own = () => { const [at, setAt] = useState(0); return <>{["a", "b"].map((item, n) => { const isOpen = n === at; return <div key={n}><b onClick={() => setAt(n)}>{item}</b><p hidden={at !== n}>More of {item} here</p><p className={isOpen ? "" : "hidden"}>And of {item} there</p></div>; })}</>; };\n\n<Own />',
  );
  expect(html).toMatch(/More of b here.*And of b there/s);
  expect(html).not.toContain('hidden');
});
