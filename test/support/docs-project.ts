import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Settings with a picture for social networks, since drawing one takes as long as all else of most sites in tests. */
export const PICTURE = { seo: { metatags: { 'og:image': 'https://docs.example.com/picture.png' } } };

/** An icon in the place where one would be drawn, and nothing in it. */
export const ICON = { 'favicon.ico': '\0\0\x01\0\x01\0' };

const SETTINGS = {
  theme: 'mint',
  name: 'Sample',
  colors: { primary: '#0a7f5a' },
  favicon: '/favicon.ico',
  ...PICTURE,
  navigation: { groups: [{ group: 'Start', pages: ['index', 'guides/first', 'guides/second'] }] },
};

const FILES: Readonly<Record<string, string>> = {
  ...ICON,
  'index.mdx':
    '---\ntitle: Home\n---\n\nWelcome. See [the first guide](/guides/first).\n\n<Note>Read me.</Note>\n',
  'guides/first.mdx': '---\ntitle: First guide\n---\n\n## A heading\n\nAnd words.\n',
  'guides/second.mdx': '---\ntitle: Second guide\n---\n\nLeads [nowhere](/guides/third).\n',
};

/** The text of a `docs.json` of the usual settings; `changes` replaces or adds some. */
export function docsSettings(changes: Readonly<Record<string, unknown>> = {}): string {
  return `${JSON.stringify({ ...SETTINGS, ...changes }, null, 2)}\n`;
}

/**
 * Writes a small docs project of three pages, which builds quickly; the third holds one broken link, on line 5.
 * `changes` replaces or adds files.
 */
export async function writeDocsProject(
  folder: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const files = { 'docs.json': docsSettings(), ...FILES, ...changes };
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, ...path.split('/'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
