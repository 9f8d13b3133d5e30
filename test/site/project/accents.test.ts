import { expect, test } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';

const apart = (text: string): string => text.normalize('NFD');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

test.each([
  ['files', apart, (text: string) => text],
  ['links', (text: string) => text, apart],
])(
  'a name is found whose accents are written in another form, here that of %s',
  async (_, stored, written) => {
    const text = `[a](/${written('café')}) [b](${encodeURI(written('/é/thé'))}#x)\n\n![c](/${written('é.svg')})\n\n`;
    const use = `import Part from '/snippets/${written('é')}.mdx'\n\n<Part />\n`;
    const site = await built({
      'docs.json': docsJson({
        logo: `/${written('é.svg')}`,
        navigation: { pages: ['index', written('café'), written('é/thé')] },
      }),
      'index.mdx': `---\ntitle: Index\n---\n\n${text}${use}`,
      'style.css': `.own { background: url("${written('é.svg')}") }`,
      [stored('café.mdx')]: '---\ntitle: One\n---\n\nWords.\n',
      [stored('é/thé.mdx')]: '---\ntitle: Two\n---\n\n## X\n',
      [stored('snippets/é.mdx')]: 'From a snippet.\n',
      [stored('é.svg')]: SVG,
    });
    expect(kinds(site)).toEqual([]);
    expect(site.pages).toEqual(['café', 'index', 'é/thé']);
    const page = site.file('index.html');
    expect(page).toContain('<a href="caf%C3%A9.html">a</a>');
    expect(page).toContain('<a href="%C3%A9/th%C3%A9.html#x">b</a>');
    expect(page).toContain('From a snippet.');
    expect(site.file('é.svg')).toBe(SVG);
  },
);

test('of two names that only the form of their accents tells apart one is there', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['café'] } }),
    [apart('café.mdx')]: '---\ntitle: Apart\n---\n',
    'café.mdx': '---\ntitle: Together\n---\n',
  });
  expect(site.pages).toEqual(['café', 'index']);
  expect(site.file('café.html')).toContain('<h1>Together</h1>');
});
