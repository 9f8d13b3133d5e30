import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type Token } from 'acorn';

/**
 * Makes scripts of the chunks in `folder`, which the bundler writes as ES modules: each is a function of what
 * `import.meta` was, and returns what it exported. The program loads them itself (src/process/chunks.ts).
 */
export async function writeChunksAsScripts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!CHUNK.test(name)) continue;
    const path = join(folder, name);
    await writeFile(path, asScript(await readFile(path, 'utf8'), name));
  }
}

const CHUNK = /^\d+\.index\.js$/;
const ECMA = 'latest';
/** Stands for `import.meta`; no module may have a name of its own that hides it. */
const META = '__CHUNK_IMPORT_META__';
/** How the bundler gives CommonJS modules their `require`. */
const REQUIRE = /^import \{ createRequire as (\w+) \} from "module";\n/;

function asScript(text: string, name: string): string {
  if (text.includes(META)) throw new Error(`${name}: a chunk that knows ${META}`);
  const require = REQUIRE.exec(text)?.[1];
  const names: string[] = [];
  const body = text.replace(REQUIRE, '').replace(/^export const (\w+)/gm, (_, exported: string) => {
    names.push(exported);
    return `const ${exported}`;
  });
  const early =
    require === undefined ? '' : `const ${require} = process.getBuiltinModule('module').createRequire;`;
  if (names.join() !== 'id,ids,modules') throw new Error(`${name}: a chunk that exports ${names.join(', ')}`);
  // What there was before stays in its line, for the places that errors tell.
  const script = `((${META}) => {'use strict';${early}${withoutMeta(body)}return { ids, modules }; })\n`;
  parse(script, { ecmaVersion: ECMA, sourceType: 'script' });
  return script;
}

/** Code with {@link META} in place of each `import.meta`; texts and comments stay as they are. */
function withoutMeta(code: string): string {
  const tokens: Token[] = [];
  parse(code, { ecmaVersion: ECMA, sourceType: 'module', onToken: tokens });
  const textOf = (token: Token | undefined): string => code.slice(token?.start, token?.end);
  let out = '';
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const [dot, meta] = tokens.slice(at + 1, at + 3);
    if (token.type.keyword !== 'import' || textOf(dot) !== '.' || meta === undefined) continue;
    out += code.slice(from, token.start) + META;
    from = meta.end;
  }
  return out + code.slice(from);
}
