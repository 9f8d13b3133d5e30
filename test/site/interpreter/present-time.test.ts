import { describe, expect, test } from 'vitest';
import { render, YEAR } from '../markdown/project.ts';

test('a page knows the year in which it is made, and no more of the time', () => {
  const { html } = render(
    'export const Foot = () => { const now = new Date(); return <p>© {now.getFullYear()} {"y" + new Date().getUTCFullYear()}</p>; };\n\n<Foot />',
  );
  expect(html).toBe(`<p>© ${YEAR} y${YEAR}</p>`);
});

test.each(['new Date().toLocaleDateString()', 'new Date() - new Date("2020-01-01")', '"on " + new Date()'])(
  'what depends on the day on which a page is read is left out: %s',
  (expression) => {
    const { html, diagnostics } = render(
      `export const When = () => <p>{${expression}}</p>;\n\n<When />\n\nText`,
    );
    expect(html).toMatch(/<p>Text<\/p>$/);
    expect(html).not.toMatch(/NaN|Invalid/);
    expect(diagnostics).toMatchObject([{ kind: 'not-interpreted' }]);
  },
);

test.each([
  'export const { day } = new Date();',
  'export const When = () => { const { day } = new Date(); return <p>{day}</p>; };\n\n<When />',
])('what takes the time at which a page is read apart is left out: %s', (source) => {
  const { html, diagnostics } = render(`${source}\n\nText`);
  expect(html).toMatch(/<p>Text<\/p>$/);
  expect(diagnostics).toMatchObject([{ kind: 'not-interpreted' }]);
});

test('of a component that shows the day on which a page is read, the rest is shown', () => {
  const { html, diagnostics } = render(
    'export const Foot = () => {\n  const now = new Date();\n  const days = Math.floor((now - new Date("2020-01-01")) / 864e5);\n  return <div>\n    <p>© {now.getFullYear()} {now.toLocaleDateString()}</p>\n    <p>{days} days {now > new Date("2999-01-01") && <b>late</b>}</p>\n  </div>;\n};\n\n<Foot />',
  );
  expect(html.replace(/\s+/g, ' ')).toBe(`<div><p>© ${YEAR} </p><p> days </p></div>`);
  expect(diagnostics.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
    'not-interpreted 5',
    'not-interpreted 3',
    'not-interpreted 6',
  ]);
});

test('a comparison with the present that the year decides is made', () => {
  const { html, diagnostics } = render(
    `export const State = ({ of }) => <p>{Date.parse(of) <= Date.now() ? "live" : "planned"}{new Date() < new Date(of) ? "!" : "."}</p>;\n\n<State of="${YEAR - 1}-06-18T18:00:00Z" />`,
  );
  expect(html).toBe('<p>live.</p>');
  expect(diagnostics).toEqual([]);
});

test('what the day decides on which a page is read is left out where it is shown alone', () => {
  const component = `export const Plan = ({ view }) => {
  const now = Date.now();
  const steps = [];
  for (const at of ["${YEAR}-01-05T00:00:00Z"]) steps.push({ at, state: Date.parse(at) <= now ? "live" : "planned" });
  const short = steps.map(({ at }) => at.slice(0, 4)).join();
  const long = <i>{steps.map((step) => step.state).join()}</i>;
  let last = now - 1;
  last = "then";
  return <p>{view === "long" ? long : short} {last}</p>;
};

`;
  const shownAtOnce = render(`${component}<Plan />`);
  expect(shownAtOnce.html).toBe(`<p>${YEAR} then</p>`);
  expect(shownAtOnce.diagnostics).toEqual([]);
  const { html, diagnostics } = render(`${component}<Plan view="long" />\n\nText`);
  expect(html).toMatch(/<p>Text<\/p>$/);
  expect(diagnostics).toMatchObject([{ kind: 'not-interpreted' }]);
});

test('an element is shown without an attribute that the day decides on which a page is read', () => {
  const { html, diagnostics } = render(
    `export const State = () => {
  const isLive = Date.parse("${YEAR}-01-05T00:00:00Z") <= Date.now();
  return <p className={isLive ? "live" : "planned"} id="a">Text</p>;
};

<State />`,
  );
  expect(html).toBe('<p id="a">Text</p>');
  expect(diagnostics).toMatchObject([{ kind: 'not-interpreted', line: 2 }]);
});

test.each([
  ['of its own', '() => { const id = "a-" + Date.now(); return', ' }'],
  ['that it has where none is given', '({ id = "a-" + Date.now() }) =>', ''],
])('a component is shown without a name %s that is made of the present time', (_, head, end) => {
  const body = '<p key={id} id={id} data-of={id}><label htmlFor={"x" + id}>Text</label></p>';
  const { html, diagnostics } = render(`export const Box = ${head} ${body}${end};\n\n<Box />`);
  expect(html).toBe('<p><label>Text</label></p>');
  expect(diagnostics).toEqual([]);
});

test.each([
  ['a component is given it', '<Days of={now - 5} />', '<p>For <b></b> days</p>'],
  ['a component is given a decision', '<State isLate={now - 5 > 4} />', '<p>State: </p>'],
  ['a component may be none of it', '<Own at={now - 5}>Text</Own>', '<i>Text</i>'],
  ['a function is given it', 'days(now - 5)', '<p>For <b></b> days</p>'],
  ['a component of all pages is given it', '<Badge color={"a" + now}>Text</Badge>', '>Text</span>'],
])('where %s, what does not hang on the day on which a page is read is shown', (_, written, shown) => {
  const { html, diagnostics } = render(
    `export const days = (of) => <p>For <b>{Math.floor(of)}</b> days</p>;
export const Days = ({ of }) => days(of);
export const State = ({ isLate }) => <p>State: {isLate ? "late" : "early"}</p>;
export const Own = ({ children }) => <i>{children}</i>;
export const All = () => { const now = Date.now(); return <div>{${written.startsWith('<') ? `[${written}]` : written}}</div>; };

<All />`,
  );
  expect(html).toContain(shown);
  expect(diagnostics.map(({ kind }) => kind)).toEqual(/Own/.test(written) ? [] : ['not-interpreted']);
});

test.each([
  ['useState(left())', 'state.days'],
  ['useState(left)', 'state.days'],
  ['useState(Date.now() - 5)', 'Math.floor(state)'],
])('of a component that keeps how long it is until a day the rest is shown: %s', (kept, days) => {
  const { html, diagnostics } = render(
    `export const Until = ({ day }) => {
  const left = () => { const time = new Date(day) - new Date(); return time < 0 ? {} : { days: time / 864e5 }; };
  const [state, setState] = ${kept};
  const hours = state.hours;
  return <div><h3>Launch</h3><p>{${days}} days</p></div>;
};

<Until day="2999-01-01" />`,
  );
  expect(html).toMatch(/<p> days<\/p><\/div>$/);
  expect(diagnostics.at(-1)).toMatchObject({
    kind: 'not-interpreted',
    message: expect.stringMatching(/time/),
  });
});

test.each([
  'Math.floor(now)',
  'String(now)',
  '[now].join()',
  'JSON.stringify({ now })',
  'new Date(now).getDay()',
  '-now',
])(
  'what a function of JavaScript would make of the time at which a page is read is left out: %s',
  (expression) => {
    const { html, diagnostics } = render(
      `export const When = () => { const now = Date.now(); return <p>At {${expression}}</p>; };\n\n<When />`,
    );
    expect(html).toBe('<p>At </p>');
    expect(diagnostics).toMatchObject([{ kind: 'not-interpreted' }]);
  },
);

describe('nothing of the host is within reach', () => {
  test.each([
    'process.exit(1)',
    'globalThis',
    '(() => {}).constructor("return 1")()',
    '"".constructor.constructor("return 1")()',
    '[].constructor',
    'Object.getPrototypeOf({})',
    'new Date()',
    'require("fs")',
    'import("fs")',
    'this',
    '(() => { Object = 1; })()',
    '(() => { Math.max = 1; })()',
    '(() => { Object.keys.own = 1; })()',
    'Date.now()',
  ])('{%s}', (expression) => {
    const { html } = render(`v{${expression}}w`);
    expect(html.replace(/^<p>v|w<\/p>$/g, '')).toMatch(/^(?:|\{.*\})$/);
  });

  test('objects have no prototype to write to', () => {
    render(
      'export const a = { __proto__: { polluted: 1 }, ["__proto__"]: { polluted: 2 } };\n\n{a.polluted}',
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
