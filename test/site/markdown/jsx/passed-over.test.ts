import { describe, expect, test } from 'vitest';
import { render } from '../project.ts';

const ITEMS = ['One', 'Two', 'Three'];

/** A page with a component around items, which shows some of them. */
function page(component: string, options: { item?: string; around?: string; of?: string } = {}) {
  const { item = '<div>{children}</div>', around = 'Own', of = 'Item' } = options;
  const module = `${component}
export const Item = ({ title, isActive, value, children }) => ${item};`;
  const items = ITEMS.map((title) => `<${of} title="${title}">\n\nText **${title}**\n\n</${of}>`).join(
    '\n\n',
  );
  return render(
    `---\ntitle: x\n---\nimport { ${around}, ${of} } from "/snippets/own.jsx"\n\n<${around}>\n${items}\n</${around}>`,
    { 'snippets/own.jsx': module },
  );
}

const STATE = 'const [active, setActive] = useState(0); const all = React.Children.toArray(children);';

test.each([
  ['the tab of its state', '{all.map((one) => <b>{one.props.title}</b>)}{all[active]}'],
  [
    'what is in the tab of its state',
    '{all.map((one) => <b>{one.props.title}</b>)}{all[active].props.children}',
  ],
  ['the first of them', '{all.slice(active, active + 1)}<button>More</button>'],
  ['the one that is chosen', '{React.Children.map(children, (one, n) => n === active ? one : null)}'],
])('children that a component does not show are shown below it, where it shows %s', (_what, shown) => {
  const { html, markdown } = page(
    `export const Own = ({ children }) => { ${STATE} return <section>${shown}</section>; };`,
  );
  const [inside = '', below = ''] = html.split('</section>');
  expect(inside).toContain('<p>Text <strong>One</strong></p>');
  expect(below.match(/<p>Text <strong>\w+/g)).toEqual(['<p>Text <strong>Two', '<p>Text <strong>Three']);
  expect(below).not.toContain('Text <strong>One');
  for (const title of ITEMS) expect(markdown.match(new RegExp(`Text \\*\\*${title}`, 'g'))).toHaveLength(1);
});

test('their titles stand above them', () => {
  const { html } = page(
    `export const Own = ({ children }) => { ${STATE} return <section>{all[active]}</section>; };`,
  );
  expect(html).toContain('</section>\n<div><p><strong>Two</strong></p>\n');
  const said = page(
    `export const Own = ({ children }) => { ${STATE} return <section>{all[active]}</section>; };`,
    { item: '<div><h4>{title}</h4>{children}</div>' },
  );
  expect(said.html).toContain('</section>\n<div><div><h4>Two</h4>');
});

test('a part that does not show its children by the state around it is followed by them', () => {
  const { html } = page(
    `export const Own = ({ children }) => { ${STATE} return <section>{React.Children.map(children, (one, n) => React.cloneElement(one, { isActive: n === active }))}</section>; };`,
    { item: '<article><b>{title}</b>{isActive && children}</article>' },
  );
  expect(html).toContain('<article><b>Two</b></article>\n<div><p>Text <strong>Two</strong></p></div>');
  expect(html.match(/Text/g)).toHaveLength(3);
});

test('panes that a context does not choose are shown in their places', () => {
  const { html } = page(
    `const Chosen = React.createContext("");
     export const Own = ({ children }) => { const [chosen] = useState("Two"); return <Chosen.Provider value={chosen}>{children}</Chosen.Provider>; };
     export const Pane = ({ title, children }) => useContext(Chosen) === title ? <article>{children}</article> : null;`,
    { of: 'Pane' },
  );
  expect(html.match(/Text <strong>\w+/g)).toEqual(ITEMS.map((title) => `Text <strong>${title}`));
  expect(html).toContain('<div><p><strong>One</strong></p>\n<p>Text');
  expect(html.match(/<article>/g)).toHaveLength(1);
});

test.each([
  ['keeps no state', '({ children }) => <p>{React.Children.toArray(children)[0]}</p>', 1],
  ['shows all of them', `({ children }) => { ${STATE} return <p>{active}{children}</p>; }`, 3],
  [
    'makes a drawing of their words',
    `({ children }) => { ${STATE} return <p>{all.map((one) => one.props.children).length}</p>; }`,
    0,
  ],
  [
    'shows them over the page',
    `({ children }) => { ${STATE} return active ? <div className="fixed">{children}</div> : <p>Open</p>; }`,
    0,
  ],
])('nothing is added to a component that %s', (_what, component, count) => {
  expect(page(`export const Own = ${component};`).html.match(/Text/g) ?? []).toHaveLength(count);
});

test('what is in a line of text is not added to it', () => {
  const { html } = render(
    'export const Own = ({ children }) => { const [on] = useState(0); return <b>{on > 1 ? children : "+"}</b>; };\n\nA <Own><i>Later</i></Own> b.',
  );
  expect(html).toBe('<p>A <b>+</b> b.</p>');
});

describe('where a component shows nothing until readers choose', () => {
  const specific = (name: string) =>
    `export const ${name} = ({ children }) => { const [code, setCode] = useState(localStorage.getItem("code") || null); useEffect(() => { window.addEventListener("storage", (event) => setCode(event.detail)); }); return code === "${name}" ? children : null; };`;
  const body = (text: string): string => render(`${specific('Vue')}\n${specific('React')}\n\n${text}`).html;

  test('the words that stand in it in a line of text are shown there, apart from one another', () => {
    expect(
      body(
        'Attach <Vue>a `v-model`</Vue><React>an `onChange` handler</React> to it <React>(now) </React>and go.',
      ),
    ).toBe('<p>Attach  a <code>v-model</code> an <code>onChange</code> handler to it  (now) and go.</p>');
  });

  test('a text alone, or one around code, is shown as a paragraph', () => {
    expect(body('<Vue>Plain words.</Vue>')).toBe('<p>Plain words.</p>');
    expect(body('<Vue>One `word` more.</Vue>').trim()).toBe('<div><p>One <code>word</code> more.</p></div>');
  });

  test('a text of which it makes something else is not shown again', () => {
    const code =
      'export const Copy = ({ children }) => { const [done, setDone] = useState(false); return <button onClick={() => { navigator.clipboard.writeText(children); setDone(true); }}>{done ? "Copied" : "Copy"}</button>; };';
    expect(render(`${code}\n\n<Copy>npm install it</Copy>`).html).not.toContain('npm');
    const toast =
      'export const Toast = ({ on, children }) => { const [at] = useState(on); if (at !== 1) return null; return <i>{children}</i>; };\nexport const Box = () => <div><Toast on={0}>Copied it</Toast></div>;';
    expect(render(`${toast}\n\n<Box />`).html).not.toContain('Copied');
  });
});

test('headings of what readers would choose among children are listed once, and lead there', () => {
  const code =
    'export const Panes = ({ children }) => { const all = React.Children.toArray(children); const [at, setAt] = useState(START); return <div>{all.map((one, n) => <b key={n} onClick={() => setAt(n)}>{n}</b>)}<div>{at !== null && all[at]}</div></div>; };\n\n<Panes>\n<div>\n\n### First part\n\nAll of it.\n\n</div>\n<div>\n\n### Second part\n\nAll of that.\n\n</div>\n</Panes>';
  for (const start of ['0', 'null']) {
    const { html, headings } = render(code.replace('START', start));
    expect(headings.map(({ id }) => id)).toEqual(['first-part', 'second-part']);
    expect(html.match(/ id="(?:first|second)-part"/g)).toHaveLength(2);
    expect(html.match(/All of/g)).toHaveLength(2);
  }
});

test('what stands for one choice is told by the only thing that is said of it', () => {
  const { html } = render(
    'export const Only = ({ when, className, children }) => { const [lang, setLang] = useState("python"); useEffect(() => { const hear = (event) => setLang(event.detail); window.addEventListener("lang", hear); return () => window.removeEventListener("lang", hear); }, []); return lang === when ? <div>{children}</div> : null; };\n\n<Only when="python">Use pip for it</Only>\n\n<Only when="node" className="x">Use npm for it</Only>\n\n<Only when="go">\n- Use go for it\n</Only>',
  );
  expect(html).toMatch(/^<div>Use pip for it<\/div>/);
  expect(html).toContain('<div><p><strong>node</strong></p>\n<p>Use npm for it</p></div>');
  expect(html).toMatch(/<div><p><strong>go<\/strong><\/p>\n<ul>/);
});
