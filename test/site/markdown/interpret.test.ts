import { describe, expect, test } from 'vitest';
import { render } from './project.ts';

/** The text that an expression shows on a page with these exports. */
function shown(expression: string, declarations = ''): string {
  const { html, diagnostics } = render(`---\ntitle: x\n---\n${declarations}\n\nv: {${expression}}`);
  expect(diagnostics).toEqual([]);
  return html.replace(/^<p>v: ?|<\/p>$/g, '');
}

describe('expressions', () => {
  test.each([
    ['1 + 2 * 3', '7'],
    ['"a" + 1', 'a1'],
    [`\`a\${1 + 1}b\``, 'a2b'],
    ['true && "yes"', 'yes'],
    ['false || null', ''],
    ['null ?? "x"', 'x'],
    ['1 < 2 ? "less" : "more"', 'less'],
    ['["b", "a"].map((x, i) => x + i).join("-")', 'b0-a1'],
    ['[3, 1, 2].filter((n) => n > 1).length', '2'],
    ['[1, 2].reduce((a, b) => a + b, 0)', '3'],
    ['({ a: { b: [5] } }).a.b[0]', '5'],
    ['({})?.a?.b', ''],
    ['((a, { b = 2, ...c }, ...d) => a + b + c.e + d.length)(1, { e: 3 }, 4, 5)', '8'],
    ['[..."ab", ...[1]].length', '3'],
    ['typeof missing', 'undefined'],
    ['Object.keys({ a: 1, b: 2 }).join()', 'a,b'],
    ['" A ".trim().toLowerCase()', 'a'],
    ['{ a: 1 }', ''],
    [String.raw`"//a/b/".replace(/^\/+|\/+$/g, "")`, 'a/b'],
    ['"a1".replace(/([a-z])(\\d)/, (all, a, b) => b + a)', '1a'],
    ['"a, b".split(/,\\s*/).length', '2'],
    ['/^v/.test("v1") ? "yes" : "no"', 'yes'],
    ['(() => { let n = 0; for (const x of [1, 2, 3]) { if (x === 2) continue; n += x } return n })()', '4'],
    ['<b className="c">x {1 + 1}</b>', '<b class="c">x 2</b>'],
    ['[1, 2].map((n) => <i key={n}>{n}</i>)', '<i>1</i><i>2</i>'],
    ['/* only a comment */', ''],
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

  test('state has its initial value, and is told of once', () => {
    const { html, diagnostics } = render(
      'export const Counter = () => {\n  const [n, setN] = useState(() => 3);\n  useEffect(() => { fetch("/x") }, []);\n  return <button onClick={() => setN(n + 1)}>{n}</button>;\n}\n\n<Counter />\n\n<Counter />',
    );
    expect(html.match(/<button>3<\/button>/g)).toHaveLength(2);
    expect(diagnostics).toMatchObject([{ severity: 'notice', kind: 'interactive' }]);
  });
});

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

describe('work is bounded', () => {
  test.each([
    ['endless recursion', 'export const F = () => <F />;\n\n<F />'],
    ['mutual recursion of functions', 'export const f = (n) => f(n + 1);\n\n{f(0)}'],
    [
      'exponential work',
      'export const f = (n) => [n, n, n, n, n, n, n, n, n, n].map((m) => m > 9 ? 1 : f(m + 1));\n\n{f(0).length}',
    ],
    ['a text that doubles', `export const f = (s, n) => n === 0 ? s : f(s + s, n - 1);\n\n{f("x", 60)}`],
    ['a text that is repeated', '{"x".repeat(1e9)}'],
    [
      'a list that doubles',
      'export const f = (s, n) => n === 0 ? s : f([...s, ...s], n - 1);\n\n{f([1], 40).length}',
    ],
  ])('%s ends with a warning', (_what, source) => {
    const { html, diagnostics } = render(`${source}\n\nend`);
    expect(html).toContain('end');
    expect(diagnostics.some(({ severity }) => severity === 'warning')).toBe(true);
  });
});
