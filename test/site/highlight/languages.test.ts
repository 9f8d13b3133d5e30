import { expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';

it('colors code in languages that only a component, its data or what it is given names', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['own', 'given', 'data'] } }),
    'own.mdx': 'import { Own } from "/snippets/own.jsx"\n\n<Own />\n',
    'given.mdx': 'import { Given } from "/snippets/own.jsx"\n\n<Given lang="ruby" code="def a; end" />\n',
    'data.mdx':
      'import { Given } from "/snippets/own.jsx"\n\nexport const data = [{ language: "go", code: "func main() {}" }];\n\n{data.map((one) => <Given lang={one.language} code={one.code} />)}\n',
    'snippets/own.jsx':
      'export const Own = () => <CodeBlock language="python">{`def f():\n    pass`}</CodeBlock>;\nexport const Given = ({ lang, code }) => <CodeBlock language={lang}>{code}</CodeBlock>;\n',
  });
  for (const page of ['own', 'given', 'data'])
    expect(site.file(`${page}.html`), page).toMatch(/<code><span class="k\d+">(?:def|func)/);
});

it('colors code of components that are imported without the ending of their file', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['own'] } }),
    'own.mdx': 'import { Own } from "/snippets/own"\n\n<Own />\n',
    'snippets/own.jsx': 'import { code } from "./code";\nexport const Own = () => <CodeBlock {...code} />;\n',
    'snippets/code.js': 'export const code = { language: "elixir", children: "def a, do: 1" };\n',
  });
  expect(site.file('own.html')).toMatch(/<code><span class="k\d+">def/);
});

it('colors code in languages that a component chooses among names of its own or of others', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['chosen', 'classes'] } }),
    'chosen.mdx':
      'import { Chosen } from "/snippets/chosen.jsx"\n\n<Chosen id="first" code="def f(): pass" />\n',
    'classes.mdx':
      '<CodeGroup>\n<pre><code className="language-lua">local a = 1</code></pre>\n</CodeGroup>\n',
    'snippets/chosen.jsx':
      'import { names } from "/snippets/names.jsx";\nexport const Chosen = ({ id, code }) => <CodeBlock language={names[id]}>{code}</CodeBlock>;\n',
    'snippets/names.jsx': 'export const names = { first: "python" };\n',
  });
  expect(site.file('chosen.html')).toMatch(/<code><span class="k\d+">def/);
  expect(site.file('classes.html')).toMatch(/<span class="k\d+">local/);
});
