import { expect, test } from 'vitest';
import { render } from '../project.ts';

test('snippets are filled in, with their props', () => {
  const { markdown } = render(
    'import Hi from "/snippets/hi.mdx"\n\nBefore\n\n<Hi who="you" to="/docs/you" />\n\n<Snippet file="old.mdx" />\n\n<Snippet file="more/old" />',
    {
      'snippets/hi.mdx': '---\ntitle: no\n---\nHello **{who}**\n\n<Card title={who} href={to} />',
      'snippets/old.mdx': 'Old one',
      'snippets/more/old.mdx': 'And another',
    },
  );
  expect(markdown).toBe('Before\n\nHello **you**\n\n- [you](/you)\n\nOld one\n\nAnd another\n');
});

test.each(['In', '$in', 'Größe'])('a snippet may have the name %s', (name) => {
  const { markdown } = render(`import ${name} from "/snippets/in.mdx"\n\n<${name} word="one" />`, {
    'snippets/in.mdx':
      'Costs {word}\\\nfor *all*\n\n<Steps>\n<Step title="A">\n\n`x`{" "}\n\n</Step>\n</Steps>\n',
  });
  expect(markdown).toBe('Costs one\\\nfor *all*\n\n1. **A**\n\n   `x`\n');
});

test('what a snippet is given stands where it asks for it, and its code as the page shows it', () => {
  const { markdown, html } = render('import In from "/snippets/in.mdx"\n\n<In name="Ann" />', {
    'snippets/in.mdx': 'Hello {name}, write `f"{name}"`:\n\n```py\nprint(f"{name}")\n```\n',
  });
  expect(markdown).toBe('Hello Ann, write `f"{name}"`:\n\n```py\nprint(f"{name}")\n```\n');
  expect(html).toContain('<code>f"{name}"</code>');
});

test('steps of snippets are counted with those around them', () => {
  const { markdown } = render(
    'import In from "/snippets/in.mdx"\n\n<Steps>\n  <Step title="A">a</Step>\n  <In to="x" />\n  <Snippet file="in.mdx" to="y" />\n  <Step title="Z">z</Step>\n</Steps>',
    {
      'snippets/in.mdx':
        '---\ntitle: no\n---\nFirst:\n\n<Step title={"B" + to}>b</Step>\n\n{/* c */}\n\n<Step title="C">\n\n- {to}\n\n</Step>\n',
    },
  );
  expect(markdown.match(/^\S.*$/gm)).toEqual([
    '1. **A**',
    '2. **Bx**',
    '3. **C**',
    '4. **By**',
    '5. **C**',
    '6. **Z**',
  ]);
  expect(markdown).toContain('   a\n\n   First:\n\n2. **Bx**\n\n   b\n\n3. **C**\n\n   - x\n\n   First:\n');
});

test('components in snippets are what they say, each time the snippet is shown', () => {
  const { markdown } = render('import In from "/snippets/in.mdx"\n\n<In word="one" />\n\n<In word="two" />', {
    'snippets/in.mdx':
      'import { Go } from "/snippets/go.jsx"\n\nSee <Go to={word} /> now.\n\n<Go to="end" />\n',
    'snippets/go.jsx': 'export const Go = ({ to }) => <b>part {to}</b>;\n',
  });
  expect(markdown).toBe('See **part one** now.\n\n**part end**\n\nSee **part two** now.\n\n**part end**\n');
});

test('a snippet says what it was given there, also after one in a component of the project', () => {
  const { markdown } = render(
    'import Part from "/part.mdx";\n\nexport const Own = ({ name, children }) => <div><b>{name}</b> {children}</div>;\n\n<Own name="Name">\n  {["b"].map((one) => <i key={one}>{one}</i>)}\n\n  <Part who="c" />\n</Own>\n\n<Part who="d" />',
    { 'part.mdx': 'For {who}\n' },
  );
  expect(markdown).toBe('**Name** b\n\nFor c\n\nFor d\n');
});

test('snippets say what the page means by names that they do not define', () => {
  const { markdown } = render(
    'import B from "/snippets/b.mdx"\nimport In from "/snippets/in.mdx"\n\nexport const Go = ({ to }) => <b>part {to}</b>;\nexport const Tip = () => <p>other</p>;\n\n<In />',
    {
      'snippets/b.mdx': '```mermaid\ngraph LR\n```\n',
      'snippets/in.mdx': '- one\n    <B />\n- two <Go to="three" />\n\n<Tip>four</Tip>\n\n<Own />\n',
    },
  );
  expect(markdown).toBe(
    '- one\n    ```mermaid\n    graph LR\n    ```\n- two **part three**\n\n> **Tip**\n>\n> four\n',
  );
  const own = render(
    'import B from "/snippets/b.mdx"\nimport In from "/snippets/in.mdx"\n\n<In />\n\n<B />',
    {
      'snippets/b.mdx': 'of the page\n',
      'snippets/in.mdx': 'export const B = () => <p>of the snippet</p>;\n\nIn:\n\n<B />\n',
    },
  );
  expect(own.markdown).toBe('In:\n\nof the snippet\n\nof the page\n');
});

test('readers that are machines get what is meant for them', () => {
  const { markdown } = render(
    'a\n\n<Visibility for="humans">\n  people\n</Visibility>\n\n<Visibility for="agents">\n  Call `GET /x`.\n</Visibility>\n\n<Visibility>\n  both\n</Visibility>\n',
  );
  expect(markdown).toBe('a\n\nCall `GET /x`.\n\nboth\n');
});

test('snippets that contain one another end', () => {
  const { markdown } = render('import A from "/a.mdx"\n\n<A />', {
    'a.mdx': 'import A from "/a.mdx"\n\nx <A />',
  });
  expect(markdown).toContain('x');
});

test('attributes say what their expressions come to, in snippets each time anew', () => {
  const shared = {
    'names.mdx': 'export const tool = "Hammer";\nexport const card = { title: "Nail", href: "/nail" };',
    'part.mdx': `<Accordion title={"Use of " + name}>Hit.</Accordion>`,
  };
  const head = 'import { tool, card } from "/names.mdx";\nimport Part from "/part.mdx";\n\n';
  const markdown = (source: string): string => render(head + source, shared).markdown.trim();
  expect(markdown('<Steps>\n  <Step title={["Take", tool].join(" ")}>It.</Step>\n</Steps>')).toBe(
    '1. **Take Hammer**\n\n   It.',
  );
  expect(markdown('<Card title={tool} href={card.href}>x</Card>\n\n<Card {...card}>y</Card>')).toBe(
    '- [Hammer](/nail): x\n- [Nail](/nail): y',
  );
  expect(markdown('<ParamField path={tool + "_id"} default={1 + 1}>x</ParamField>')).toBe(
    '- `Hammer_id` (path, default: 2): x',
  );
  expect(markdown('<Part name={tool} />\n\n<Part name="Saw" />')).toBe(
    '## Use of Hammer\n\nHit.\n\n## Use of Saw\n\nHit.',
  );
});
