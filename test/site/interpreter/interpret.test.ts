import { describe, expect, test } from 'vitest';
import { render } from '../markdown/project.ts';
import { shown } from './shown.ts';

describe('expressions', () => {
  test.each([
    ['1 + 2 * 3', '7'],
    ['"a" + 1', 'a1'],
    ['10n', '10'],
    ['10n + 5n * 2n ** 70n - BigInt("7") / 2n', '5902958103587056517127'],
    [
      '[-(BigInt(3) << 2n), typeof 1n, 2n > 1, 10n == 10, Number(5n) + 1].join(" ")',
      '-12 bigint true true 6',
    ],
    [
      '(() => { let n = 9007199254740993n; n++; n += 1n; return n.toLocaleString("en") })()',
      '9,007,199,254,740,995',
    ],
    ['BigInt(255).toString(16) + (0n ? "yes" : "no")', 'ffno'],
    [`\`a\${1 + 1}b\``, 'a2b'],
    ['true && "yes"', 'yes'],
    ['false || null', ''],
    ['null ?? "x"', 'x'],
    ['1 < 2 ? "less" : "more"', 'less'],
    ['["b", "a"].map((x, i) => x + i).join("-")', 'b0-a1'],
    ['[[1, 2].indexOf(1, 1), [1, 2, 1].lastIndexOf(1, 1), [1].includes(1, 1)].join(" ")', '-1 0 false'],
    [
      '["a//b".startsWith("//", 1), "a//b".endsWith("/", 3), "aba".lastIndexOf("a", 1), "ab".includes("a", 1)].join(" ")',
      'true true 0 false',
    ],
    [
      'JSON.stringify([[1], [], [2, [3, [4]]]].flat(2)) + [[1, [[]]], []].flat(Infinity).length',
      '[1,2,3,[4]]1',
    ],
    [
      '(() => { const d = new Date("2024-03-05T01:02:03.004Z"); d.setUTCHours(5, 6); return d.toUTCString() + d.getUTCMilliseconds() })()',
      'Tue, 05 Mar 2024 05:06:03 GMT4',
    ],
    ['String(new Date("2024-03-05")).slice(0, 33)', 'Tue Mar 05 2024 00:00:00 GMT+0000'],
    [
      'new Date("2024-03-05").toDateString() + "|" + new Date("2024-03-05").toTimeString().slice(0, 8)',
      'Tue Mar 05 2024|00:00:00',
    ],
    [
      'new Intl.NumberFormat("de").formatToParts(1234.5)[1].value + Intl.DateTimeFormat().resolvedOptions().timeZone',
      '.UTC',
    ],
    ['[3, 1, 2].filter((n) => n > 1).length', '2'],
    ['[1, 2].reduce((a, b) => a + b, 0)', '3'],
    ['({ a: { b: [5] } }).a.b[0]', '5'],
    ['({})?.a?.b', ''],
    ['((a, { b = 2, ...c }, ...d) => a + b + c.e + d.length)(1, { e: 3 }, 4, 5)', '8'],
    ['[..."ab", ...[1]].length', '3'],
    ['typeof missing', 'undefined'],
    ['Object.keys({ a: 1, b: 2 }).join()', 'a,b'],
    ['(function down(n) { return n === 0 ? "0" : n + down(n - 1) })(2)', '210'],
    ['new URLSearchParams({ a: 1, b: "x y" }).toString()', 'a=1&amp;b=x+y'],
    [
      `\`\${import.meta.env.BASE_URL}\${"/a/b".slice(1)} \${import.meta.env.VITE_KEY ?? "none"}\``,
      '/a/b none',
    ],
    ['"?" + String(new URLSearchParams([["a", "1"]]))', '?a=1'],
    ['new URL("https://a.example/p?q=1").searchParams.get("q")', '1'],
    [`((texts, ...values) => texts.join("|") + values.length)\`a\${1}b\${2}c\``, 'a|b|c2'],
    [`String.raw\`a\\n\${1}\``, 'a\\n1'],
    ['" A ".trim().toLowerCase()', 'a'],
    ['Math.max.apply(null, [1, 3]) + ((a, b) => a + b).call(null, 1, 2)', '6'],
    ['((a, b) => a + b).bind(null, 4)(1)', '5'],
    ['Object.prototype.hasOwnProperty.call({ a: 1 }, "a") ? "yes" : "no"', 'yes'],
    ['(() => { const seen = new WeakMap(); const k = {}; seen.set(k, 5); return seen.get(k) })()', '5'],
    ['(() => { if (true) { var n = 1 } for (var i = 0; i < 3; i++) n += i; return n + "" + i })()', '43'],
    ['(() => { var n = 1; (() => { n = 2; var m = n })(); var n; return n })()', '2'],
    ['(() => { const o = {}; ({ a: o.x, b: o.y = 2 } = { a: 1 }); return o.x + o.y })()', '3'],
    [
      '(() => { try { null.x } catch (e) { return [e instanceof Error, e.name].join(" ") } })()',
      'true Error',
    ],
    ['[Number([]), +[7], Number([1, 2])].join(" ")', '0 7 NaN'],
    [
      '[0 == "", true == 1, "1.0" == 1, [1] == 1, ["a"] == "a", null == 0, {} == {}].join(" ")',
      'true true true true true false false',
    ],
    [
      '(() => { try { throw new TypeError("t") } catch (e) { return String(e) + (e instanceof Error) } })()',
      'TypeError: ttrue',
    ],
    [
      '(() => { const d = new Date("2024-01-31"); d.setDate(d.getDate() + 1); return d.toISOString().slice(0, 10) })()',
      '2024-02-01',
    ],
    [
      '(() => { const u = new URL("https://a.example/?a=1"); u.searchParams.set("theme", "dark"); u.hash = "h"; return u.href })()',
      'https://a.example/?a=1&amp;theme=dark#h',
    ],
    ['typeof globalThis !== "undefined" && globalThis.React.Children.count([1, 2])', '2'],
    [String.raw`"//a/b/".replace(/^\/+|\/+$/g, "")`, 'a/b'],
    ['"a1".replace(/([a-z])(\\d)/, (all, a, b) => b + a)', '1a'],
    ['"a-b-c".replace(/-/g, (all, at) => at)', 'a1b3c'],
    ['"a1".replace(/(?<letter>[a-z])/, (...all) => all.at(-1).letter.toUpperCase())', 'A1'],
    ['"a-b-c".replaceAll("-", (all) => all + "+")', 'a-+b-+c'],
    ['"a-b-c".replaceAll("-", "[$&]") + "a-b".replace("-", "$$")', 'a[-]b[-]ca$b'],
    [
      String.raw`'{"a": "b", "n": 1.5}'.replace(/("(\\[^u]|[^\\"])*"(\s*:)?|-?\d+(?:\.\d*)?)/g, (m) => (m.endsWith(":") ? "k:" : "v"))`,
      '{k: v, k: v}',
    ],
    [
      'JSON.stringify({ a: null, b: [null], c: undefined }) + JSON.stringify(null)',
      '{"a":null,"b":[null]}null',
    ],
    [
      'JSON.stringify({ a: [1, "b"], c: 2 }, (key, v) => (typeof v === "number" ? v * 2 : v))',
      '{"a":[2,"b"],"c":4}',
    ],
    ['JSON.stringify({ a: { b: 1, c: 2 }, c: 3 }, ["a", "b"])', '{"a":{"b":1}}'],
    ['"a, b".split(/,\\s*/).length', '2'],
    ['/^v/.test("v1") ? "yes" : "no"', 'yes'],
    ['(() => { let n = 0; for (const x of [1, 2, 3]) { if (x === 2) continue; n += x } return n })()', '4'],
    ['<b className="c">x {1 + 1}</b>', '<b class="c">x 2</b>'],
    ['[1, 2].map((n) => <i key={n}>{n}</i>)', '<i>1</i><i>2</i>'],
    ['/* only a comment */', ''],
    ['(() => { const all = []; all.push(3, 1); all[2] = 2; return all.sort().join() })()', '1,2,3'],
    [
      '(() => { const m = {}; m.n ??= 1; m.n++; m["k"] = m.n; delete m.n; return JSON.stringify(m) })()',
      '{"k":2}',
    ],
    ['["ab", "b"].reduce((m, x) => { (m[x.length] ||= []).push(x); return m }, {})[2][0]', 'ab'],
    [
      '(() => { let s = ""; for (let i = 0; i < 3; i++) s += i; while (s.length < 5) s += "!"; return s })()',
      '012!!',
    ],
    ['(() => { let s = ""; for (const key in { a: 1, b: 2 }) s += key; return s })()', 'ab'],
    ['(() => { try { return missing.length } catch { return "none" } finally {} })()', 'none'],
    ['(() => { try { throw new Error("lost") } catch (error) { return error.message } })()', 'lost'],
    ['window.a.b === "x" || !document.querySelector("p").title ? "nothing" : "x"', 'nothing'],
    [
      'new Intl.ListFormat("en", { type: "disjunction" }).format(["a", 1]) + new Intl.PluralRules("ru").select(3)',
      'a or 1few',
    ],
    [
      'new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-1, "day") + new Intl.DisplayNames(["de"], { type: "region" }).of("FR")',
      'yesterdayFrankreich',
    ],
    ['["z", "ä"].sort(new Intl.Collator("de").compare).join("")', 'äz'],
    ['new Map([["a", 1]]).get("a") + new Set([1, 1]).size', '2'],
    ['new Date("Mar 5, 2024").toLocaleDateString("en-US", { month: "long", day: "numeric" })', 'March 5'],
    ['new Date(2024, 0, 2) - new Date("2024-01-01")', '86400000'],
    ['["b", "a"].sort((a, b) => a.localeCompare(b)).join("")', 'ab'],
    ['"1234567".replace(/\\B(?=(\\d{3})+(?!\\d))/g, ",")', '1,234,567'],
    ['(1234.5).toLocaleString("en-US", { style: "currency", currency: "USD" })', '$1,234.50'],
    [
      '(() => { const re = /(?<x>\\d)/g; let m, s = ""; while ((m = re.exec("a1b2"))) s += m[1] + m.index + m.groups.x; return s + re.lastIndex })()',
      '1112320',
    ],
    ['btoa("a") + new URLSearchParams("?q=1").get("q")', 'YQ==1'],
    ['parseInt("12px", 10) + Math.sqrt(16) + Number.parseFloat("0.5")', '16.5'],
    ['(({ length }) => length)([1, 2])', '2'],
    ['(() => { const a = Object.create(null); a.b = 2; return a.b + Object.create({ c: 1 }).c })()', '3'],
    [
      '(() => { let s = ""; all: for (const x of [1, 2, 3]) { for (;;) { if (x === 2) continue all; if (x === 3) break all; s += x; break } } return s })()',
      '1',
    ],
    ['(() => { let n = 0; once: { n = 1; if (n) break once; n = 2 } return n })()', '1'],
    [
      '(() => { let n = 0; all: do { n += 1; switch (n) { case 2: continue all; case 4: break all } } while (n < 9); return n })()',
      '4',
    ],
    ['Object.entries({ a: 1 }).map(([key, n]) => <i key={key}>{n}</i>)', '<i>1</i>'],
    ['({ unit: "px", of(n) { return n + this.unit; }, get two() { return this.of(2); } }).two', '2px'],
    ['({ get one() { return 1; }, set one(n) {} }).one', '1'],
    ['({ get all() { return this.a + this.b; }, a: "x", b: "y" }).all', 'xy'],
    ['(() => { const o = { n: 1, get twice() { return this.n * 2; } }; o.n = 5; return o.twice })()', '10'],
    ['(() => { const o = { n: 1, set of(n) { this.n = n; } }; o.of = 7; return o.n })()', '7'],
    ['JSON.stringify({ ...{ get a() { return 1; } } })', '{"a":1}'],
    ['(() => { const a = { n: 1, add() { this.n += 1; return () => this.n; } }; return a.add()() })()', '2'],
    ['(function () { return arguments.length; })(1, 2)', '2'],
    ['(() => { const { of } = { of() { return this === undefined; } }; return String(of()) })()', 'true'],
    ['JSON.stringify(Object.groupBy(["ab", "c", "de"], (x) => x.length))', '{"1":["c"],"2":["ab","de"]}'],
    ['(() => { const a = { b: [1] }, c = structuredClone(a); c.b.push(2); return a.b.length })()', '1'],
    ['React.createElement("b", { className: "c" }, "x", 1)', '<b class="c">x1</b>'],
  ])('{%s} shows %j', (expression, text) => {
    expect(shown(expression)).toBe(text);
  });

  test('exported values and hook-free components are known below and above', () => {
    const declarations =
      'export const name = "Acme";\nexport const Hello = ({ to = "you", children }) => <em>{children} {to}</em>;';
    expect(shown('name', declarations)).toBe('Acme');
    expect(render(`<Hello to="me">**hi**</Hello>\n\n${declarations}`).html).toContain(
      '<em><strong>hi</strong> me</em>',
    );
  });

  test.each([
    ['const Tag = "sub"; return <Tag>x</Tag>', '<sub>x</sub>'],
    [
      'const Box = true ? Badge : Card; return <Box>x</Box>',
      '<span class="c-badge c-badge-gray c-badge-md">x</span>',
    ],
    [
      'const Part = ({ children }) => <i>{children}</i>; Part.Sub = () => <b>y</b>; return <Part><Part.Sub /></Part>',
      '<i><b>y</b></i>',
    ],
    ['const parts = []; parts.push(<b key="1">1</b>); return <>{parts}</>', '<b>1</b>'],
  ])('a component may choose what it is made of: %s', (body, html) => {
    expect(shown('<Own />', `export const Own = () => { ${body} };`)).toBe(html);
  });

  test('what all pages know by a name may be imported from a package, and types from anywhere', () => {
    const { html, diagnostics } = render(
      'import { Badge } from "ui-kit"\n\n<Badge>x</Badge> <T />\n\nimport { T } from "/t.tsx"',
      {
        't.tsx':
          'import type { FC } from "react";\ntype Size = "s" | "m";\nexport const T: FC<{ size?: Size }> = ({ size = "s" }) => <i>{size}</i>;\n',
      },
    );
    expect(html).toContain('<span class="c-badge c-badge-gray c-badge-md">x</span>\n<i>s</i>');
    expect(diagnostics).toEqual([]);
  });

  test('the components of all pages may be taken out of the object that has them', () => {
    const { html, diagnostics } = render('import { Own } from "/own.jsx"\n\n<Own />', {
      'own.jsx':
        'const { Fragment } = React;\nconst { Badge } = MintlifyComponents;\nexport const Own = () => <Fragment><Badge>3</Badge></Fragment>;\n',
    });
    expect(html).toContain('<span class="c-badge c-badge-gray c-badge-md">3</span>');
    expect(diagnostics).toEqual([]);
  });

  test('state that only visitors change has its initial value, and is told of once', () => {
    const { html, diagnostics } = render(
      'export const Counter = () => {\n  const [n, setN] = useState(() => 3);\n  useEffect(() => { fetch("/x") }, []);\n  return <button onClick={() => setN(n + 1)}>{n}</button>;\n}\n\n<Counter />\n\n<Counter />',
    );
    expect(html.match(/<button>3<\/button>/g)).toHaveLength(2);
    expect(diagnostics).toMatchObject([
      { severity: 'notice', kind: 'interactive', file: 'page.mdx', line: 7, column: 1 },
      {
        severity: 'warning',
        kind: 'external-asset',
        hint: 'keep the data in a file of the project, and import it',
        file: 'page.mdx',
        line: 7,
        column: 1,
      },
    ]);
  });

  test('an element that is filled once it is on the page is told of', () => {
    const { html, diagnostics } = render(
      'export const Chart = () => <div ref={(host) => { host.innerHTML = "drawn" }} />\n\n<Chart />',
    );
    expect(html).toBe('<div></div>');
    expect(diagnostics).toMatchObject([
      { severity: 'notice', kind: 'interactive', file: 'page.mdx', line: 1, column: 1 },
      { severity: 'warning', kind: 'not-interpreted', file: 'page.mdx', line: 1 },
    ]);
  });

  test.each([
    ["document.getElementById('x').appendChild(document.createElement('iframe'))", 'not-interpreted'],
    ['const fill = () => { host.current.innerHTML = "<b>x</b>"; }; fill()', 'not-interpreted'],
    ["host.current.attachShadow({ mode: 'open' }).innerHTML = '<b>x</b>'", 'not-interpreted'],
    ["const it = document.createElement('script'); document.body.appendChild(it)", 'left-out'],
  ])('what an effect makes is told not to be there: %s', (effect, kind) => {
    const { diagnostics } = render(source(effect));
    expect(diagnostics).toMatchObject([{ kind, file: 'page.mdx', line: 7, column: 1 }]);
  });

  test.each([
    "document.title = 'A'",
    "const it = document.createElement('a'); it.click()",
    "const it = document.createElement('canvas').getContext('2d')",
  ])('an effect that makes nothing to be seen is not told: %s', (effect) => {
    expect(render(source(effect)).diagnostics).toEqual([]);
  });

  function source(effect: string): string {
    return `export const A = () => {\n  const host = React.useRef(null);\n  React.useEffect(() => { ${effect} }, []);\n  return null;\n};\n\n<A />`;
  }
});

test.each(['jsx', 'tsx'])('the number of an emoji is that emoji in a .%s file', (ending) => {
  const { html, diagnostics } = render(`import { Go } from "/go.${ending}"\n\n<Go />`, {
    [`go.${ending}`]:
      'export const Go = () => <p title="&#x1F680;">&#x1F680; &#128512; &#169; &#x2192; &amp;</p>;\n',
  });
  expect(html).toBe('<p title="🚀">🚀 😀 © → &amp;</p>');
  expect(diagnostics).toEqual([]);
});

test('a component that asks for the width while it is rendered is shown as on a desk', () => {
  const { html } = render(
    'export const Wide = () => <p>{window.innerWidth > 768 ? "wide" : "narrow"}{window.innerWidth < 640 && "!"}</p>;\n\n<Wide />',
  );
  expect(html).toBe('<p>wide</p>');
});

test('an address that a component makes of that of the site begins with its root', () => {
  const { html } = render(
    'export const Start = () => <code>{window.location.origin + "/start" + location.hash}</code>;\n\n<Start />',
  );
  expect(html).toContain('<code>/start</code>');
});

test('each use of a component has ids of its own', () => {
  const { html } = render(
    'export const Field = () => { const id = useId(); return <p><label htmlFor={id}>A</label><input id={id} /></p>; };\n\n<Field />\n\n<Field />',
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect([...html.matchAll(/ for="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
});

test('icons of a package that is at hand are drawn, though a component has the name of one', () => {
  const { html, diagnostics } = render(
    'import { Check, FileCode2 as Code } from "lucide-react"\n\n<Check size={14} className="ok" /> <Code />',
  );
  expect(html).toBe('<svg data-icon="check"></svg>\n<svg data-icon="file-code-2"></svg>');
  expect(diagnostics).toEqual([]);
});

test('what a component puts into what all share is there for the others of its page', () => {
  const { html, diagnostics } = render(
    'export const Terms = ({ children }) => { globalThis.terms = new Map(); window.count = 1; return <dl>{children}</dl>; };\n' +
      'export const Term = ({ id, children }) => { globalThis.terms.set(id, children); window.count += 1; return <dd>{children}</dd>; };\n' +
      'export const Use = ({ id }) => globalThis.terms.has(id) ? <a title={globalThis.terms.get(id)}>{id} {window.count}</a> : "none";\n\n' +
      '<Terms><Term id="a">One</Term></Terms>\n\n<Use id="a" /> <Use id="b" />',
  );
  expect(html).toContain('<dl><dd>One</dd></dl>');
  expect(html).toMatch(/<a title="One">a 2<\/a>\s+none/);
  expect(diagnostics).toEqual([]);
  expect(render('{globalThis.terms === undefined ? "new" : "old"}').html).toContain('new');
});
