import { expect, test } from 'vitest';
import { render } from '../project.ts';

test('an imported snippet takes its props by bare name', () => {
  const { html, diagnostics } = render('import Hello from "/snippets/hello.mdx"\n\n<Hello word="world" />', {
    'snippets/hello.mdx': 'Hello **{word}**{props.word}',
  });
  expect(html).toContain('Hello <strong>world</strong>world');
  expect(diagnostics).toEqual([]);
});

test('a snippet knows its own imports and definitions, and gives its exports', () => {
  const { html } = render('import { name } from "./parts/a.mdx"\nimport A from "./parts/a"\n\n{name} <A />', {
    'parts/a.mdx': 'import B from "./b.mdx"\nexport const name = "N";\n\n<B /> [x]\n\n[x]: /there\n',
    'parts/b.mdx': 'deep',
  });
  expect(html).toContain('N');
  expect(html).toContain('deep');
  expect(html).toContain('<a href="/there">x</a>');
});

test('constants and components come from .jsx, .ts and .tsx files, data from .json', () => {
  const { html, diagnostics } = render(
    'import { Card2, plan } from "/snippets/card.jsx"\nimport Typed from "/snippets/typed.tsx"\nimport data from "/data.json"\n\n<Card2 title="T">in</Card2> {plan.name} <Typed n={2} /> {data.list.join("+")}',
    {
      'snippets/card.jsx':
        'import { name } from "./name.ts";\nexport const plan = { name };\nexport function Card2({ title, children }) {\n  const text = title.toUpperCase();\n  if (!children) return null;\n  return (\n    <div>\n      <b>{text}</b>\n      {children}\n    </div>\n  );\n}',
      'snippets/name.ts': 'export const name: string = "Pro" as string;',
      'snippets/typed.tsx':
        'type P = { n: number };\nexport default function Typed({ n }: P) { return <u>{n!}</u> }',
      'data.json': '{"list":[1,2]}',
    },
  );
  expect(diagnostics).toEqual([]);
  expect(html).toContain('<div><b>T</b>in</div>\nPro\n<u>2</u>\n1+2');
});

test.each([
  'export function Own({ size }) { return <b>{size}</b> }\nOwn.defaultProps = { size: 3 };',
  'export class Own extends React.Component { static defaultProps = { size: 3 }; render() { return <b>{this.props.size}</b> } }',
])('a component has the properties that are its usual ones: %s', (code) => {
  const { html, diagnostics } = render('import { Own } from "/own.jsx"\n\n<Own /> <Own size={4} />', {
    'own.jsx': code,
  });
  expect(diagnostics).toEqual([]);
  expect(html).toBe('<b>3</b>\n<b>4</b>');
});

test('a file that is imported raw is its text, whatever it holds', () => {
  const { html, diagnostics } = render(
    [
      'import main from "./main.py?raw"',
      'import own from "!!raw-loader!/own.jsx"',
      '',
      '<p>{main} and {own}</p>',
    ].join('\n'),
    { 'main.py': 'print(1 < 2)', 'own.jsx': 'export const Own = (' },
  );
  expect(diagnostics).toEqual([]);
  expect(html).toBe('<p>print(1 &lt; 2) and export const Own = (</p>');
});

test('an imported picture is its address, and shown where it is used as a component', () => {
  const { html, diagnostics } = render(
    [
      'import Logo from "/logo.svg?react"',
      'import { ReactComponent as Mark } from "./logo.svg"',
      'import photo from "/photo.png"',
      '',
      '<Logo width={40} alt="Logo" />',
      '',
      '<Mark />',
      '',
      '<img src={photo} alt="Photo" />',
      '',
      '<img src={photo.src} alt="Again" />',
    ].join('\n'),
    { 'logo.svg': '<svg/>', 'photo.png': '' },
  );
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(/^<img (?=[^>]*alt="Logo")(?=[^>]*width="40")(?=[^>]*src="\/logo.svg")[^>]*>\n<img /);
  expect(html).toMatch(/<img (?=[^>]*alt="")[^>]*src="\/logo.svg"[^>]*>\n<img [^>]*src="\/photo.png"/);
  expect(html).toMatch(/<img (?=[^>]*alt="Again")[^>]*src="\/photo.png"/);
});

test('an enum of a .tsx file has its names and its numbers', () => {
  const { html, diagnostics } = render(
    'import Typed, { Size } from "/snippets/typed.tsx"\n\n<Typed /> {Size.Large}',
    {
      'snippets/typed.tsx':
        "export enum Size { Small = 'sm', Large = 'lg' }\nconst enum Bit { None, One = 1 << 2, Next, Both = One | Next }\nexport default () => <u>{Size.Small} {Bit.None} {Bit.Next} {Bit.Both} {Bit[4]}</u>;",
    },
  );
  expect(diagnostics).toEqual([]);
  expect(html).toContain('<u>sm 0 5 5 One</u>\nlg');
});

test('the old <Snippet file> finds its file', () => {
  expect(render('<Snippet file="a/x.mdx" who="you" />', { 'snippets/a/x.mdx': 'for {who}' }).html).toContain(
    'for you',
  );
});

test('a missing file is a warning with its place; its component shows the children', () => {
  const { html, diagnostics } = render(
    '---\ntitle: x\n---\nimport { Gone } from "/snippets/gone.jsx"\n\n<Gone>inside</Gone>',
  );
  expect(html).toContain('inside');
  expect(diagnostics).toMatchObject([
    { kind: 'missing-file', file: 'page.mdx', line: 4, message: 'There is no file “snippets/gone.jsx”' },
  ]);
});

test.each([
  ['import { List } from "/snippets/List.jsx"', 'did you mean /snippets/list.jsx?'],
  ['import Text from "/introduction.mdx"', 'did you mean /snippets/introduction.mdx?'],
  ['import { Lsit } from "/snippets/list.jsx"', 'did you mean List?'],
  ['import List from "/snippets/list.jsx"', 'write { List }, in braces'],
  ['import Own from "/snippets/one.jsx"', 'write { Single as Own }, in braces'],
  ['import { Text } from "/snippets/introduction.mdx"', 'write Text without braces'],
  ['import Gone from "/elsewhere/gone.mdx"', undefined],
])('%s is told with what it may mean', (line, hint) => {
  const { diagnostics } = render(`${line}\n\nText`, {
    'snippets/list.jsx': 'export const List = () => <p>a</p>;\nexport const Other = () => <p>b</p>;\n',
    'snippets/one.jsx': 'export const Single = () => <p>c</p>;\n',
    'snippets/introduction.mdx': 'Words',
  });
  expect(diagnostics.map((one) => one.hint)).toEqual([hint]);
});

test('what a declaration was to make that cannot be read is told with that alone', () => {
  const own = render(
    'export const all = [gone];\n\nexport const { one, two: Two } = all;\n\nexport const Own = gone;\n\nA {all.length} <Own /> <Two />{one}',
  );
  expect(own.diagnostics.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    '1 not-interpreted',
    '5 not-interpreted',
  ]);
  expect(own.html).toMatch(/^<p>A +<\/p>$/);
  const broken = render('export const Own = () => <b>;\n\n<Own />');
  expect(broken.diagnostics).toMatchObject([{ kind: 'syntax', line: 1 }]);
});

test('a component of a file that cannot be read is told with what is wrong there, not where it is imported', () => {
  const { html, diagnostics } = render('import { Own } from "/own.jsx"\n\n<Own>text</Own>', {
    'own.jsx': 'export const Own = () => {\n  const a = {;\n};\n',
  });
  expect(diagnostics).toMatchObject([{ kind: 'syntax', file: 'own.jsx', line: 2 }]);
  expect(html).toContain('text');
});

test('files that contain one another are refused', () => {
  const { html, diagnostics } = render('import A from "/a.mdx"\n\nstart <A />', {
    'a.mdx': 'import B from "/b.mdx"\n\nin a <B />',
    'b.mdx': 'import A from "/a.mdx"\n\nin b <A />',
  });
  expect(html).toContain('in a');
  expect(html).toContain('in b');
  expect(diagnostics.map(({ kind }) => kind)).toContain('import-cycle');
});

test('a component may have its parts put into it at once', () => {
  const { html, diagnostics } = render('import { Box } from "/box.jsx"\n\n<Box><Box.Part of="a" /></Box>', {
    'box.jsx':
      'const Part = ({ of }) => <i>{of}</i>;\nexport const Box = Object.assign(({ children }) => <p>{children}</p>, { Part });\n',
  });
  expect(html).toBe('<p><i>a</i></p>');
  expect(diagnostics).toEqual([]);
});

test('classes of what is not known are left out, and that is said where one stands', () => {
  const { html, diagnostics } = render('import { Box } from "/box.jsx"\n\n<Box>x</Box>', {
    'box.jsx': 'export class Box extends React.Gone {\n  render() { return null; }\n}\n',
  });
  expect(html).toContain('x');
  expect(diagnostics).toMatchObject([
    {
      kind: 'not-interpreted',
      file: 'box.jsx',
      line: 1,
      message: expect.stringMatching(/extends is not known/),
    },
  ]);
});

test('packages cannot be used, and that is said', () => {
  const { html, diagnostics } = render('import { Star } from "some-icons"\n\n<Star>x</Star>');
  expect(html).toContain('x');
  expect(diagnostics).toMatchObject([{ kind: 'unsupported-import', line: 1 }]);
});

test.each([
  [
    'its title',
    'import TabItem from "@other/tabs"',
    '<TabItem label="Mac">x</TabItem>',
    '<p><strong>Mac</strong></p>x',
  ],
  [
    'the element that it stands for',
    'import Image from "next/image"',
    '<Image src="/a.png" alt="A" />',
    '<img src="/a.png" alt="A"',
  ],
  ['a link', 'import { Box } from "some-boxes"', '<Box href="#x">x</Box>', '<a href="#x">x</a>'],
  ['a text that it is given', 'import { t } from "some-words"', '{t("Hello")}', 'Hello'],
])('of what a package has is shown %s', (_, statement, source, html) => {
  const rendered = render(`${statement}\n\n${source}`);
  expect(rendered.html).toContain(html);
  expect(rendered.diagnostics.filter(({ kind }) => kind !== 'broken-anchor')).toMatchObject([
    { kind: 'unsupported-import', line: 1 },
  ]);
});

test('a component that all pages know is that also by another name', () => {
  const { html, diagnostics } = render('import { Note as Aside } from "some-components"\n\n<Aside>x</Aside>');
  expect(html).toContain('c-note');
  expect(diagnostics).toEqual([]);
});

test('packages that put names of classes together do so', () => {
  const { html, diagnostics } = render(
    'import clsx from "clsx"\nimport cn from "classnames"\nimport { twMerge } from "tailwind-merge"\n\nexport const Pill = ({ on }) => <i className={clsx("a", on && "b", { c: on, d: !on }, ["e", [null, 1]])}>x</i>;\n\n<Pill on /> <b className={cn("f", undefined)} /> <u className={twMerge("g", "h")} />',
  );
  expect(html).toContain('<i class="a b c e 1">x</i>');
  expect(html).toContain('<b class="f">');
  expect(html).toContain('<u class="g h">');
  expect(diagnostics).toEqual([]);
});

test('a random number is another one each time, and the same on every run', () => {
  const source =
    'export const Part = () => <i id={"p-" + Math.random().toString(36).slice(2, 9)}>{Math.random() < 1 ? "in" : "out"}</i>\n\n<Part />\n<Part />';
  const { html, diagnostics } = render(source);
  const [one, other] = [...html.matchAll(/id="p-(\w+)">in</g)].map(([, id]) => id);
  expect(one).not.toBe(other);
  expect(render(source).html).toBe(html);
  expect(diagnostics).toEqual([]);
});

test('what an expression makes has the place where it stands in the file', () => {
  const { diagnostics } = render(
    '---\ntitle: x\n---\n{["a"].map((name) => (\n  <p key={name}>\n    <Lost>{name}</Lost>\n  </p>\n))}',
  );
  expect(diagnostics).toMatchObject([{ kind: 'unknown-component', file: 'page.mdx', line: 6 }]);
});

test('a module hands on what another exports', () => {
  const { html, diagnostics } = render(
    'import { One, parts } from "/snippets/index.jsx"\n\n<One /> <parts.Two />',
    {
      'snippets/index.jsx': 'export * from "./one.jsx";\nexport * as parts from "./two.jsx";\n',
      'snippets/one.jsx': 'export const One = () => <b>one</b>;\nexport default One;\n',
      'snippets/two.jsx': 'export const Two = () => <i>two</i>;\n',
    },
  );
  expect(html).toBe('<b>one</b>\n<i>two</i>');
  expect(diagnostics).toEqual([]);
});

test('what only browsers have is nothing to a component, and a word in a text', () => {
  const { html, diagnostics } = render(
    '---\ntitle: x\n---\nSee {history}.\n\n<Own />\n\nexport const Own = () => {\n  const timer = setTimeout(() => {}, 100);\n  fetch("/x").then((answer) => answer.json());\n  return <p>{typeof fetch} {performance.now() ?? "later"}</p>;\n};\n',
  );
  expect(html).toContain('<p>See {history}.</p>');
  expect(html).toContain('<p>undefined later</p>');
  expect(diagnostics).toMatchObject([
    { kind: 'unbound-name', line: 4 },
    { kind: 'external-asset', line: 6 },
  ]);
});

test('a component is shown though its import has braces too many or too few', () => {
  const { html, diagnostics } = render(
    'import A from "./a"\nimport { B } from "/b.jsx"\nimport { Text } from "/text.mdx"\n\n<A /> <B />\n\n<Text />',
    {
      'a.jsx': 'export const A = () => <b>a</b>;\nexport const C = 1;',
      'b.jsx': 'export default () => <b>b</b>;',
      'text.mdx': 'words',
    },
  );
  expect(html).toBe('<b>a</b>\n<b>b</b>\n<p>words</p>');
  expect(diagnostics.map(({ kind }) => kind)).toEqual(Array(3).fill('missing-export'));
});

test('what a compiler made of a component is one', () => {
  const { html, diagnostics } = render('import { Tree } from "/tree.jsx"\n\n<Tree name="a" of={["b"]} />', {
    'tree.jsx':
      '"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\nexports.Tree = void 0;\nconst Tree = ({ name, of = [] }) => <b>{name}{of.map((one) => <exports.Tree key={one} name={one} />)}</b>;\nexports.Tree = Tree;\nexports.default = exports.Tree;\n',
  });
  expect(html).toBe('<b>a<b>b</b></b>');
  expect(diagnostics).toEqual([]);
});

test('a name that a file does not export is told where it stands', () => {
  const { diagnostics } = render('---\ntitle: x\n---\nimport { A, B } from "/a.jsx"\n\n<A />', {
    'a.jsx': 'export const A = () => <b>a</b>;',
  });
  expect(diagnostics).toEqual([expect.objectContaining({ kind: 'missing-export', line: 4, column: 13 })]);
});

test('a file without text shows the component that it exports by default', () => {
  const box =
    'export const Mark = () => <b>mark</b>;\n\nexport default function Box({ of }) { return <p>{of} <Mark /></p>; }\n';
  const { html, markdown, diagnostics } = render('import Box from "/snippets/box.mdx"\n\n<Box of="one" />', {
    'snippets/box.mdx': `{/* by hand */}\n\n${box}`,
  });
  expect(html).toBe('<p>one <b>mark</b></p>');
  expect(markdown).toBe('one **mark**\n');
  expect(diagnostics).toEqual([]);
  expect(render(`---\ntitle: x\n---\n\n${box}`)).toMatchObject({
    html: '<p> <b>mark</b></p>',
    markdown: '**mark**\n',
  });
});

test('a page with text is shown as the children of the component that it exports by default', () => {
  const text = '# x\n\n## One\n\ntext[^1]\n\n[^1]: note\n';
  const { html, headings, markdown, diagnostics } = render(
    `export const meta = { by: "Ann" }\n\nexport default ({ children }) => <section className="box">{children}<i>{meta.by}</i></section>\n\n${text}`,
  );
  const bare = render(text);
  expect(html).toBe(`<section class="box">${bare.html}<i>Ann</i></section>`);
  expect(headings).toEqual(bare.headings);
  expect(markdown).toBe(bare.markdown);
  expect(diagnostics).toEqual([]);
  const imported = render('import Box from "./box.jsx"\n\nexport default Box\n\ntext', {
    'box.jsx': 'export default function Box({ children }) { return <section>{children}</section>; }',
  });
  expect(imported.html).toBe('<section><p>text</p></section>');
});

test('a page that its layout shows twice has ids of its own in each', () => {
  const { html } = render(
    '## Head\n\n<Tabs><Tab title="One">`<b id="one">`</Tab></Tabs>\n\nexport default ({ children }) => <div><i>{children}</i>{children}</div>;',
  );
  const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('head-2');
  expect(html).toContain('href="#head-2"');
  for (const [, id] of html.matchAll(/ aria-(?:controls|labelledby)="([^"]*)"/g)) expect(ids).toContain(id);
  expect(html.match(/&lt;b id="one"/g)).toHaveLength(2);
});

test('a page whose layout does not show it is shown without that, and told', () => {
  const { html, diagnostics } = render('a\n\nexport default function Box() { return <b>box</b>; }\n\ntext');
  expect(html).toBe('<p>a</p><p>text</p>');
  expect(diagnostics).toEqual([
    expect.objectContaining({
      line: 3,
      message: expect.stringMatching(/^What this page exports by default/),
    }),
  ]);
});

test('what a file exports and cannot be made is told of where it is declared, and not where it is imported', () => {
  const { html, diagnostics } = render('import One, { Box, at } from "/a.jsx"\n\n<One>a</One> <Box>b</Box>', {
    'a.jsx':
      'export class Box extends React.Gone {}\nexport default class extends React.Gone {}\nexport const at = await navigator.clipboard.readText();',
  });
  expect(html).toBe('a\nb');
  expect(diagnostics.map(({ kind, file }) => [kind, file])).toEqual(
    Array(3).fill(['not-interpreted', 'a.jsx']),
  );
});
