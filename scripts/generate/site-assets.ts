import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build, transform } from 'esbuild';
import { docsJsonSchema } from '../../src/site/config/json-schema.ts';
import { THEMES } from '../../src/site/config/schema.ts';

const SITE = 'src/site';
/** In the order in which they apply. */
const STYLE_SHEETS = [
  'theme/css/tokens.css',
  'theme/css/base.css',
  'theme/css/prose.css',
  'theme/css/layout.css',
  'theme/css/sidebar.css',
  'theme/css/search.css',
  'components/components.css',
  'openapi/openapi.css',
  ...THEMES.map((theme) => `theme/css/themes/${theme}.css`),
];
/** Rules that validators of HTML do not know yet; the error page, which holds its styles, goes without. */
const NEW_STYLES = 'components/fade.css';
/** Browsers of the last three years or so. */
const TARGET = ['chrome115', 'firefox120', 'safari17'];

/**
 * The generated files of the site builder: style sheets and browser scripts, bundled and minified into one module,
 * and the JSON Schema of `docs.json`.
 */
export async function siteAssets(): Promise<{ path: string; text: string }[]> {
  const require = createRequire(import.meta.url);
  const constants = {
    styleSheet: await bundleStyles(),
    newStyles: await minifyStyles(await readFile(`${SITE}/${NEW_STYLES}`, 'utf8')),
    clientScript: await bundleScript('theme/client/site.ts'),
    searchScript: await bundleScript('theme/client/search.ts'),
    mermaidScript: await bundleScript('theme/client/mermaid.ts', {
      MERMAID_PARTS: JSON.stringify(
        importsOf(await readFile(require.resolve('mermaid/dist/mermaid.esm.min.mjs'), 'utf8')),
      ),
    }),
    tryItScript: await bundleScript('openapi/try-it/client/console.ts'),
    tailwindTheme: await minifyStyles(await readFile(require.resolve('tailwindcss/theme.css'), 'utf8')),
  };
  const lines = Object.entries(constants).map(
    ([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`,
  );
  return [
    {
      path: `${SITE}/theme/assets.generated.ts`,
      text: `// Written by scripts/generate/site-assets.ts from the style sheets and browser scripts. Do not edit.\n${lines.join('')}`,
    },
    { path: 'schema/docs.schema.json', text: `${JSON.stringify(docsJsonSchema(), null, 2)}\n` },
  ];
}

async function bundleStyles(): Promise<string> {
  const present = STYLE_SHEETS.map((path) => `${SITE}/${path}`).filter((path) => existsSync(path));
  const sheets = await Promise.all(present.map((path) => readFile(path, 'utf8')));
  return minifyStyles(sheets.join('\n'));
}

async function minifyStyles(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: TARGET });
  return code;
}

/** What a bundled module imports, what others need first. */
function importsOf(module: string): string[] {
  return Array.from(module.matchAll(/(?:from|import)"\.\/([^"]+)"/g), ([, path = '']) => path).reverse();
}

/** `define` gives the script's constants. */
async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${SITE}/${entry}`],
    bundle: true,
    define,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
