import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Puts a program of the benchmarks with all that it needs into `folder`, as what users run is: from their packages,
 * clients of clouds take longer to load than to do their work, and types take memory to strip. Returns its file, which
 * threads enter too.
 */
export async function bundled(entry: string, folder: string): Promise<string> {
  await build({
    entryPoints: { index: entry },
    outdir: folder,
    ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', logLevel: 'error' },
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return join(folder, 'index.js');
}
