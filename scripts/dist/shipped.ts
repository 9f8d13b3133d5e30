import { glob } from 'node:fs/promises';
import { join } from 'node:path';

/** Sets of icons whose packages lack the text of their licence: it lies beside this file. */
const ICON_SETS = ['lucide', 'tabler'];

const FONT = ['package.json', 'LICENSE', 'unicode.json'];

/**
 * Packages whose files are read at run time (a WebAssembly module, fonts, icons, grammars) or hardly ever, and which of
 * their files dist/node_modules needs. Everything else is bundled.
 */
export const SHIPPED: Readonly<Record<string, readonly string[]>> = {
  satteri: ['package.json', 'LICENSE', 'index.js', 'webcontainer-fallback.cjs'],
  katex: ['package.json', 'LICENSE', 'dist/katex.js', 'dist/katex.min.css', 'dist/fonts/*.woff2'],
  mermaid: [
    'package.json',
    'LICENSE',
    'dist/mermaid.min.js',
    'dist/mermaid.esm.min.mjs',
    'dist/chunks/mermaid.esm.min/*.mjs',
  ],
  '@fontsource-variable/inter': [...FONT, 'files/inter-*-wght-*.woff2'],
  '@fontsource-variable/jetbrains-mono': [...FONT, 'files/jetbrains-mono-*-wght-normal.woff2'],
  ...Object.fromEntries(
    [
      'source-serif-4',
      'geist',
      'geist-mono',
      'plus-jakarta-sans',
      'dm-sans',
      'open-sans',
      'roboto',
      'space-grotesk',
    ].map((name) => [
      `@fontsource-variable/${name}`,
      [...FONT, 'files/*-{latin,latin-ext}-wght-normal.woff2'],
    ]),
  ),
  // What our own client needs of it is bundled. GitHub's packages import the whole of it, and use it behind a proxy only.
  undici: ['package.json', 'LICENSE', 'index.js', 'lib/**/*.js'],
  shiki: ['package.json', 'LICENSE', 'dist/onig.wasm'],
  '@resvg/resvg-wasm': ['package.json', 'index.js', 'index_bg.wasm'],
  '@fortawesome/fontawesome-free': ['package.json', 'LICENSE.txt', 'js/{solid,regular,brands}.js'],
  ...Object.fromEntries(ICON_SETS.map((name) => [`@iconify-json/${name}`, ['package.json', 'icons.json']])),
};

/** The files of an installed package that match, with their place below node_modules. */
export async function listPackageFiles(
  name: string,
  patterns: readonly string[],
): Promise<{ from: string; to: string }[]> {
  const root = join('node_modules', name);
  const found: { from: string; to: string }[] = [];
  for await (const file of glob([...patterns], { cwd: root, withFileTypes: false }))
    found.push({ from: join(root, file), to: join(name, file) });
  const set = ICON_SETS.find((one) => name === `@iconify-json/${one}`);
  if (set !== undefined)
    found.push({ from: join(import.meta.dirname, 'licences', `${set}.txt`), to: join(name, 'LICENSE') });
  return found.sort((a, b) => (a.to < b.to ? -1 : 1));
}
