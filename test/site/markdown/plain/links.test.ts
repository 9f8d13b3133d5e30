import { expect, test } from 'vitest';
import { built, docsJson } from '../../support.ts';
import { render } from '../project.ts';

test('a link of the project leads where the project says', () => {
  const link = 'export const Link = ({ href, children }) => <a href={"/ja" + href}>{children}</a>;\n\n';
  expect(render(`${link}See <Link href="/a">the **guide**</Link>.`).markdown).toBe(
    'See [the **guide**](/ja/a).\n',
  );
});

test('a link that leads nowhere is told from the root, as it was written', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['a/b'] } }),
    'a/b.mdx': 'export const Go = ({ to }) => <a href={to}>Go</a>;\n\n<Go to="/no/where" />\n',
  });
  expect(made.file('a/b.md')).toContain('[Go](/no/where)');
});

test('a link whose words are elements on lines of their own is one', () => {
  const { markdown } = render(
    '<a href="/x">\n  <Icon icon="x" />\n  <span>\n    One **b**\n  </span>\n\n  <span>Two</span>\n</a>',
  );
  expect(markdown).toBe('[One **b** Two](/x)\n');
});

test('links of components to other hosts are as they are written', () => {
  const go = 'export const Go = ({ to }) => <a href={to}>Go</a>;';
  expect(render(`${go}\n\n<Go to="https://other.test/a.html#b" />`).markdown).toBe(
    '[Go](https://other.test/a.html#b)\n',
  );
});

test('links that components of the project make lead somewhere within other components as well', () => {
  const source =
    'export const Go = ({ to, children }) => <a href={to}><div>{children}</div></a>;\nexport const Box = ({ children }) => <section>{children}</section>;\n\n<Box>\n  <Go to="https://a.b">One</Go>\n  <Go to="https://c.d">\n    Two\n  </Go>\n</Box>';
  expect(render(source).markdown).toBe('[One](https://a.b)\n\n[Two](https://c.d)\n');
});
