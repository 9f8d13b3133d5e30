import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DOCS_JSON = {
  theme: 'mint',
  name: 'Sample',
  colors: { primary: '#0a7f5a' },
  navigation: { groups: [{ group: 'Start', pages: ['index', 'guides/first', 'guides/second'] }] },
};

const PAGES: Readonly<Record<string, string>> = {
  'index.mdx':
    '---\ntitle: Home\n---\n\nWelcome. See [the first guide](/guides/first).\n\n<Note>Read me.</Note>\n',
  'guides/first.mdx': '---\ntitle: First guide\n---\n\n## A heading\n\nAnd words.\n',
  'guides/second.mdx': '---\ntitle: Second guide\n---\n\nLeads [nowhere](/guides/third).\n',
};

/**
 * Writes a small docs project of three pages, which builds quickly; the third holds one broken link, on line 5.
 * `changes` replaces or adds files.
 */
export async function writeDocsProject(
  folder: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const files = { 'docs.json': `${JSON.stringify(DOCS_JSON, null, 2)}\n`, ...PAGES, ...changes };
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, ...path.split('/'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
