import { expect, test } from 'vitest';
import { render } from '../project.ts';

test('a name that a snippet lacks is told to be for its pages to give, and one that a page lacks is not', () => {
  const { html, diagnostics } = render(
    'import In from "/snippets/in.mdx"\n\n{gone}\n\n<In />\n\n<In name="Ann" />',
    {
      'snippets/in.mdx': 'Hello {name}\n',
    },
  );
  expect(html).toContain('Hello {name}');
  expect(html).toContain('Hello Ann');
  const braces = 'to show braces, write \\{ and \\}, or put them in `code`';
  expect(diagnostics).toMatchObject([
    { kind: 'unbound-name', file: 'page.mdx', hint: braces },
    { file: 'snippets/in.mdx', hint: `${braces}; pages that show this snippet can give it: <… name="…" />` },
  ]);
});

test('a snippet may call a component that only its page imports', () => {
  const { html, diagnostics } = render(
    'import { Box } from "/snippets/box.jsx"\nimport { Lid } from "/snippets/lid.jsx"\n\n<Box />',
    {
      'snippets/box.jsx': 'export const Box = () => <div><Lid>in</Lid></div>;\n',
      'snippets/lid.jsx': 'export const Lid = ({ children }) => <i>{children}</i>;\n',
    },
  );
  expect(html).toContain('<div><i>in</i></div>');
  expect(diagnostics).toEqual([]);
});

test('a snippet may show a value that only its page has, unless it has one of its own', () => {
  const { html, diagnostics } = render(
    'import In from "/snippets/in.mdx"\n\nexport const it = { version: "1.2" };\nexport const word = "page";\n\n<In word="own" />',
    { 'snippets/in.mdx': 'Version {it.version} of {word}\n' },
  );
  expect(html).toContain('Version 1.2 of own');
  expect(diagnostics).toEqual([]);
});

test('a component may use values and functions that only its page imports', () => {
  const { html, diagnostics } = render(
    'import { Head } from "/snippets/head.jsx"\nimport { look, loud } from "/snippets/look.jsx"\n\n<Head title="a" />',
    {
      'snippets/head.jsx':
        'const Head = ({ title }) => <p style={{ color: look.light }}>{loud(title)}</p>;\nexport { Head };\n',
      'snippets/look.jsx':
        'export const look = { light: "red" };\nexport const loud = (text) => text.toUpperCase();\n',
    },
  );
  expect(html).toContain('<p style="color:red">A</p>');
  expect(diagnostics).toEqual([]);
});
