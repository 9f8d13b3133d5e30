import { glob } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Packages whose files are read at run time (a WebAssembly module, fonts, icons, grammars), and which of their files
 * dist/node_modules needs. Everything else is bundled.
 */
export const SHIPPED: Readonly<Record<string, readonly string[]>> = {
  satteri: ['package.json', 'LICENSE', 'index.js', 'dist/**/*.js', 'webcontainer-fallback.cjs'],
};

/** The files of an installed package that match, with their place below node_modules. */
export async function listPackageFiles(
  name: string,
  patterns: readonly string[],
): Promise<{ from: string; to: string }[]> {
  const root = join('node_modules', name);
  const found: { from: string; to: string }[] = [];
  for await (const file of glob([...patterns], { cwd: root, withFileTypes: false })) {
    found.push({ from: join(root, file), to: join(name, file) });
  }
  return found.sort((a, b) => (a.to < b.to ? -1 : 1));
}
