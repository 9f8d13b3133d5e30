import { describe, expect, test } from 'vitest';
import { render } from '../project.ts';

/** A page that imports what a module exports. */
function page(names: string, module: string, text: string) {
  return render(`---\ntitle: x\n---\nimport { ${names} } from "/snippets/own.jsx"\n\n${text}`, {
    'snippets/own.jsx': module,
  });
}

describe('a component of the project looks at its children', () => {
  test('it has none where there are none', () => {
    const { html, diagnostics } = page(
      'Box',
      'export const Box = ({ children }) => <p>{children ? <b>{children}</b> : "empty"}</p>',
      '<Box />\n\n<Box></Box>\n\n<Box>full</Box>',
    );
    expect(html).toBe('<p>empty</p>\n<p>empty</p>\n<p><b>full</b></p>');
    expect(diagnostics).toEqual([]);
  });

  test('it has them unfolded where it shows them only then', () => {
    const module = `export const More = ({ open = false, children }) => {
         const [isOpen, setIsOpen] = useState(open);
         return <div><button onClick={() => setIsOpen(!isOpen)}>{isOpen ? "Less" : "More"}</button>{isOpen && <div className="pl-4">{children}</div>}</div>
       }
       export const Modal = ({ children }) => {
         const [isOpen, setIsOpen] = useState(false);
         return <div><button>Open</button>{isOpen && <div className="fixed inset-0">{children}</div>}</div>
       }`;
    const { html } = page(
      'More, Modal',
      module,
      '<More>\n\nInside\n\n</More>\n\n<Modal>\n\nOver\n\n</Modal>',
    );
    expect(html).toContain('<button>Less</button><div class="pl-4"><p>Inside</p></div>');
    expect(html).not.toContain('Over');
  });

  test('it has them where it gives them no room until they are unfolded', () => {
    const module = `export const Folder = ({ name, children }) => {
         const [isOpen, setIsOpen] = useState(true);
         const [height, setHeight] = useState("0px");
         const ref = useRef(null);
         useEffect(() => { if (ref.current && isOpen) setHeight(ref.current.scrollHeight + "px"); }, [isOpen]);
         return <div><button>{name}</button><div ref={ref} className="overflow-hidden pl-2" style={{ height, opacity: 0, color: "red" }}>{children}</div></div>
       }
       export const Faq = ({ items }) => {
         const [open, setOpen] = useState(null);
         return <>{items.map(([q, a], i) => <div key={i}><b onClick={() => setOpen(i)}>{q}</b><div aria-hidden={open !== i} className={open === i ? "max-h-96" : "max-h-0 opacity-0 overflow-hidden mt-2"}>{a}</div><div className="grid" style={{ gridTemplateRows: open === i ? "1fr" : "0fr" }}><i>{a}</i></div></div>)}</>
       }
       export const Menu = () => { const [is] = useState(false); return <ul className="absolute h-0 overflow-hidden"><li>a</li></ul>; }
       export const Film = () => { useState(0); return <div style={{ height: 0, overflow: "hidden", paddingBottom: "56.25%" }}>f</div>; }
       export const Still = () => <div style={{ height: 0, overflow: "hidden" }}>s</div>`;
    const { html } = page(
      'Folder, Faq, Menu, Film, Still',
      module,
      '<Folder name="src">\n\nInside\n\n</Folder>\n\n<Faq items={[["Q", "A"]]} />\n\n<Menu />\n\n<Film />\n\n<Still />',
    );
    expect(html).toContain('<div class="overflow-hidden pl-2" style="color:red"><p>Inside</p></div>');
    expect(html).toContain(
      '<div class="overflow-hidden mt-2">A</div><div class="grid" style=""><i>A</i></div>',
    );
    expect(html).toContain('<ul class="absolute h-0 overflow-hidden">');
    expect(html).toContain('height:0;overflow:hidden;padding-bottom:56.25%');
    expect(html).toContain('<div style="height:0;overflow:hidden">s</div>');
  });

  test('they are shown without it where it cannot be', () => {
    const { html, diagnostics } = page(
      'Box',
      'export const Box = ({ children }) => { throw new Error("no"); }',
      '<Box>\n\nInside **it**\n\n</Box>\n\n<Box />',
    );
    expect(html).toContain('<p>Inside <strong>it</strong></p>');
    expect(html).toContain('<span class="c-missing">Box</span>');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '<Box> cannot be shown, its content is shown without it: it throws “no”',
      '<Box> cannot be shown: it throws “no”',
    ]);
  });

  test('it finds the items of a list on lines of their own', () => {
    const { html } = page(
      'Text',
      `export const Text = ({ children }) => {
         const textOf = (node) => typeof node === "string" ? node : Array.isArray(node) ? node.map(textOf).join("") : textOf(node?.props?.children ?? "");
         return <p>{textOf(children).trim().replaceAll("\\n", "/")}</p>
       }`,
      '<Text>\n\n- one\n- two\n\n</Text>',
    );
    expect(html).toBe('<p>one/two</p>');
  });

  test('it reads their properties', () => {
    const { html, diagnostics } = page(
      'Choices, Choice',
      `export const Choices = ({ children }) => {
         const all = React.Children.toArray(children);
         return <div>{all.map((child) => child.props.label).join("/")} {all.filter((child) => child.type === Choice).length}: {children}</div>
       }
       export const Choice = ({ label, children }) => <i>{label}{children}</i>`,
      '<Choices>\n  <Choice label="A">one</Choice>\n\n  <Choice label="B">two</Choice>\n  <Card title="C">three</Card>\n</Choices>',
    );
    expect(html).toContain('<div>A/B/ 2: <i>Aone</i>');
    expect(html).toContain('three');
    expect(diagnostics).toEqual([]);
  });

  test('it tells them apart by the names of their functions', () => {
    const { html } = page(
      'Bar, Knob, Lever',
      `export const Bar = ({ children }) => <p>{React.Children.toArray(children)
         .filter(({ type }) => type?.name === "Knob" || type?.displayName === "Pull")
         .map((child) => child.props.of).join("/")}</p>
       export const Knob = ({ of }) => <i>{of}</i>
       export function Lever() {}
       Lever.displayName = "Pull"
       export const Wheel = () => null`,
      '<Bar>\n<Knob of="a" />\n<Lever of="b" />\n<Card of="c" />\n</Bar>',
    );
    expect(html).toBe('<p>a/b</p>');
  });

  test('it counts them, and gives them further properties', () => {
    const { html, diagnostics } = page(
      'List, Item',
      `export const List = ({ children }) => <ul>{React.Children.count(children)}{React.Children.map(children, (child, index) =>
         React.isValidElement(child) ? React.cloneElement(child, { index, isOpen: index === 0 }) : child)}</ul>
       export const Item = ({ children, index, isOpen }) => <li>{index}{isOpen ? "!" : ""}{children}</li>`,
      '<List>\n  <Item>a</Item>\n  <Item>b</Item>\n  {[<Item key="1">c</Item>]}\n</List>',
    );
    expect(html).toBe('<ul>3<li>0!a</li><li>1b</li><li>2c</li></ul>');
    expect(diagnostics).toEqual([]);
  });

  test('it takes their text out of the Markdown', () => {
    const { html, diagnostics } = page(
      'Plain',
      `export const Plain = ({ children }) => {
         const textOf = (node) => {
           if (node == null || typeof node === "boolean") return "";
           if (typeof node === "string" || typeof node === "number") return String(node);
           if (Array.isArray(node)) return node.map(textOf).join("");
           return node.type === "code" ? "'" + textOf(node.props.children) + "'" : textOf(node.props.children);
         };
         return <pre>{textOf(children)}</pre>
       }`,
      '<Plain>\n  # Title\n\n  Run `make` **now** <b>or {"la" + "ter"}</b>\n</Plain>',
    );
    expect(html).toBe(`<pre tabindex="0">TitleRun 'make' now or later</pre>`);
    expect(diagnostics).toEqual([]);
  });

  test('it changes elements of Markdown as well', () => {
    const { html } = page(
      'Lead',
      'export const Lead = ({ children }) => React.Children.map(children, (child) => React.cloneElement(child, { className: "lead" }))',
      '<Lead>\n  first **bold**\n\n  second\n</Lead>',
    );
    expect(html).toBe('<p class="lead">first <strong>bold</strong></p><p class="lead">second</p>');
  });

  test('the rest of its properties has no children where there are none', () => {
    const { html } = page(
      'Rest',
      'export const Rest = ({ a, ...others }) => <p>{Object.keys(others).join()}</p>',
      '<Rest a="1" b="2" />',
    );
    expect(html).toBe('<p>b</p>');
  });

  test('a context hands its value to what is inside, and the one it begins with to all else', () => {
    const { html, diagnostics } = page(
      'Tone, Said, Heard',
      `const Voice = React.createContext({ tone: "plain" });
       export const Tone = ({ tone, children }) => <Voice.Provider value={{ tone }}><div>{children}</div></Voice.Provider>
       export const Said = ({ children }) => { const { tone } = useContext(Voice); return <i>{tone}: {children}</i> }
       export const Heard = () => <Voice.Consumer>{({ tone }) => <u>{tone}</u>}</Voice.Consumer>`,
      '<Tone tone="loud">\n  <Said>a</Said>\n\n  **x** <Heard />\n  <Tone tone="low"><Said>b</Said></Tone>\n  <Said>c</Said>\n</Tone>\n\n<Said>d</Said>',
    );
    expect([...html.matchAll(/<([iu])>(.*?)<\/\1>/g)].map(([, , text]) => text)).toEqual([
      'loud: a',
      'loud',
      'low: b',
      'loud: c',
      'plain: d',
    ]);
    expect(diagnostics).toEqual([]);
  });

  test('a context is its own provider', () => {
    const { html, diagnostics } = page(
      'Tone',
      `const Voice = createContext("plain");
       Voice.displayName = "Voice";
       const Said = () => <i>{useContext(Voice)}</i>;
       export const Tone = () => <p><Voice value="loud"><Said /></Voice><Said /></p>`,
      '<Tone />',
    );
    expect(html).toContain('<i>loud</i><i>plain</i>');
    expect(diagnostics).toEqual([]);
  });
});

const CHOOSING = `export const Pick = ({ a, b, fallback }) => { const [shown] = useState(null); return <section><button>A</button>{{ a, b }[shown] || null}</section>; };
export const Strip = ({ items }) => { const [active] = useState(0); return <section>{items.map((one) => <button>{one.label}</button>)}<div>{items[active].content}</div></section>; };
export const Copy = ({ icon, part }) => { const [on] = useState(false); return <section>{React.cloneElement(part, { on })}{on && icon}</section>; };
export const Term = ({ about, children }) => { const [on] = useState(false); return <span>{children}{on && about}</span>; };
export const If = ({ a }) => null;

`;

test('what a component was given to be chosen by readers is shown below, since nobody can choose', () => {
  const picked = render(
    `${CHOOSING}<Pick a={<p>First <b>way</b>.</p>} b={<>\`b\` way</>} fallback={<p>Wait</p>} />`,
  );
  expect(picked.html).toMatch(
    /^<section><button>A<\/button><\/section>\n<div><p>First <b>way<\/b>.<\/p><\/div>\n<div>`b` way<\/div>$/,
  );
  expect(picked.markdown).toBe('A\n\nFirst **way**.\n\n`b` way\n');
  const strip = render(
    `${CHOOSING}<Strip items={[{ label: "npm", content: <p>npm i</p> }, { label: "a < b", content: <p>pnpm i</p> }]} />`,
  );
  expect(strip.html).toContain('<div><p>npm i</p></div>');
  expect(strip.html).toContain('</section>\n<div><p><strong>a &lt; b</strong></p>\n<p>pnpm i</p></div>');
  expect(strip.html.match(/npm i/g)).toHaveLength(2);
});

test('answers that a component folds below its questions are shown below it, since nobody can unfold them', () => {
  const faq =
    'export const Faq = ({ items }) => { const [open, setOpen] = useState(null); return <dl>{items.map((item, n) => <div key={n}><dt onClick={() => setOpen(n)}>{item.question}</dt>{open === n && <dd>{item.answer}</dd>}</div>)}</dl>; };\n\n';
  const { html, markdown } = render(
    `${faq}<Faq items={[{ question: "When?", answer: "Now", slug: "at-once" }, { question: "Where?", answer: "In the harbor" }]} />`,
  );
  expect(html).toContain('<p><strong>When?</strong></p>\n<p>Now</p>');
  expect(html).toContain('<p><strong>Where?</strong></p>\n<p>In the harbor</p>');
  expect(html).not.toContain('at-once');
  expect(markdown).toContain('**Where?**\n\nIn the harbor');
});

test('texts of which a component shows the one that readers chose are shown below, since nobody can choose', () => {
  const texts = (shown: string, more: string): string =>
    render(
      `export const Strip = ({ items }) => { const [active] = useState(0); return <section>{items.map((one) => <button>{one.label}</button>)}${shown}</section>; };\n\n<Strip items={[{ label: "npm", text: "npm i <x>" }, { label: "bun", text: "bun add <x>"${more} }]} />`,
    ).html;
  const others = (html: string): string => html.slice(html.indexOf('</section>'));
  expect(others(texts('<p>{items[active].text}</p>', ''))).toBe(
    '</section>\n<div><p><strong>bun</strong></p>\n<p>bun add &lt;x></p></div>'.replace('x>', 'x&gt;'),
  );
  expect(others(texts('<pre>{items[active].text}</pre>', ''))).toContain('<pre><code>bun add');
  expect(others(texts('<p>None of them</p>', ''))).toBe('</section>');
  expect(others(texts('{items.map((one) => <p>{one.text}</p>)}', ''))).toBe('</section>');
});

test('what a component changes, draws, shows in a line or never shows is not added to it', () => {
  const copy = render(`${CHOOSING}<Copy icon={<svg />} part={<p>Part</p>} />`).html;
  expect(copy.match(/Part/g)).toHaveLength(1);
  expect(copy).not.toContain('svg');
  expect(render(`${CHOOSING}The <Term about={<b>Said later</b>}>word</Term>.`).html).not.toContain('later');
  expect(render(`${CHOOSING}<If a={<p>Hidden</p>} />`).html).not.toContain('Hidden');
});

test('texts of records that a component folds, or has for readers to look up, are found by search', () => {
  const faq =
    'export const Faq = ({ items }) => { useState(); return items.map((one) => <b>{one.question}</b>); };\n\n';
  const { sections } = render(
    `${faq}<Faq items={[{ question: "When?", answer: "Now" }, { question: "Where?", answer: "In the harbor" }]} />`,
  );
  expect(sections[0]?.text).toMatch(/Where\? In the harbor$/);
});
