import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Puts a program of this folder with all that it needs into one file in `folder`, as what users run is: from their
 * packages, clients of clouds take longer to load than to do their work. Returns the file.
 */
export async function bundled(entry: string, folder: string): Promise<string> {
  const outfile = join(folder, 'bundled.mjs');
  await build({
    entryPoints: [entry],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
  });
  return outfile;
}
