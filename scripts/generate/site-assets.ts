import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BuildOptions, build } from 'esbuild';
import { docsJsonSchema } from '../../src/site/config/json-schema.ts';

const SITE = 'src/site';
/** Names all others in the order in which they apply. */
const STYLE_SHEET = `${SITE}/theme/css/index.css`;
/** The rest of what pages link to; the error page, which holds its styles, goes without. */
const LINKED_STYLES = `${SITE}/theme/css/linked.css`;
/** Browsers of the last three years or so. */
const TARGET = ['chrome115', 'firefox120', 'safari17'];

/**
 * The generated files of the site builder: style sheets and browser scripts, bundled and minified into one module,
 * the script of previews, and the JSON Schema of `docs.json`.
 */
export async function siteAssets(): Promise<{ path: string; text: string }[]> {
  const require = createRequire(import.meta.url);
  const constants = {
    styleSheet: await bundle(STYLE_SHEET),
    linkedStyles: await bundle(LINKED_STYLES),
    clientScript: await bundleScript(`${SITE}/theme/client/site.ts`),
    searchScript: await bundleScript(`${SITE}/theme/client/search.ts`),
    mermaidScript: await bundleScript(`${SITE}/theme/client/mermaid.ts`, {
      MERMAID_PARTS: JSON.stringify(
        importsOf(await readFile(require.resolve('mermaid/dist/mermaid.esm.min.mjs'), 'utf8')),
      ),
    }),
    tryItScript: await bundleScript(`${SITE}/openapi/try-it/client/console.ts`),
    tailwindTheme: await bundle(require.resolve('tailwindcss/theme.css')),
  };
  return [
    moduleOf(`${SITE}/theme/assets.generated.ts`, constants),
    moduleOf('src/preview/client.generated.ts', {
      previewScript: await bundleScript('src/preview/client.ts'),
    }),
    { path: 'schema/docs.schema.json', text: `${JSON.stringify(docsJsonSchema(), null, 2)}\n` },
  ];
}

function moduleOf(path: string, constants: Readonly<Record<string, string>>): { path: string; text: string } {
  const lines = Object.entries(constants).map(
    ([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`,
  );
  return {
    path,
    text: `// Written by scripts/generate/site-assets.ts from the style sheets and browser scripts. Do not edit.\n${lines.join('')}`,
  };
}

/** What a bundled module imports, what others need first. */
function importsOf(module: string): string[] {
  return Array.from(module.matchAll(/(?:from|import)"\.\/([^"]+)"/g), ([, path = '']) => path).reverse();
}

/** `define` gives the script's constants. */
function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  return bundle(entry, { define, format: 'iife', platform: 'browser', charset: 'utf8' });
}

/** `entry`, minified, with all that it imports. */
async function bundle(entry: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: TARGET,
    legalComments: 'none',
  });
  return outputFiles?.[0]?.text ?? '';
}
