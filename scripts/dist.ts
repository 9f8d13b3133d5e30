import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { type Options, parse } from 'acorn';
import { type BuildOptions, build as esbuild } from 'esbuild';
import { BUILD_ID } from '../src/cache/program.ts';
import { writeChunksAsScripts } from './dist/chunks.ts';
import { listPackageFiles, SHIPPED } from './dist/shipped.ts';

/**
 * Builds dist/: lib/ by TypeScript, bundled by ncc, with the packages beside it whose files are read at run time.
 * With `--check` builds into a folder beside and fails when the committed one differs.
 */

const run = promisify(execFile);
const node = process.execPath;

async function build(out: string): Promise<void> {
  await rm('lib', { recursive: true, force: true });
  // Types are checked by `npm run types`; to write what is left without them takes a fourth of the time.
  await run(node, [join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.lib.json', '--noCheck']);
  const externals = Object.keys(SHIPPED).flatMap((name) => ['-e', name]);
  await run(
    node,
    [
      join('node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js'),
      'build',
      'lib/index.js',
      '-o',
      out,
      '--license',
      'licenses.txt',
      // Its cache knows modules by digests that the names of their imports are no part of: a build would repeat old ones.
      '--no-cache',
      ...externals,
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  await loadShippedLate(join(out, 'index.js'));
  await writeInAscii(out);
  await writeChunksAsScripts(out);
  for (const [name, patterns] of Object.entries(SHIPPED)) {
    for (const { from, to } of await listPackageFiles(name, patterns)) {
      const target = join(out, 'node_modules', to);
      await mkdir(dirname(target), { recursive: true });
      await cp(from, target, { dereference: true });
    }
  }
  await writeParser(join(out, 'node_modules'));
  // A cache asks at each start which program wrote it: reading one file is faster than all.
  await writeFile(join(out, BUILD_ID), hash('sha256', await listing(out)));
}

/**
 * ncc imports every package that stays outside as soon as the bundle starts, whoever asks for it and when: a run that
 * only pushes files would wait for the parser and the fonts of pages. Here each is loaded when it is first used.
 */
async function loadShippedLate(bundle: string): Promise<void> {
  const text = await readFile(bundle, 'utf8');
  let late = text;
  for (const [line, binding = '', name = ''] of text.matchAll(/^import \* as (\w+) from "([^"]+)";\n/gm)) {
    if (!Object.hasOwn(SHIPPED, name)) continue;
    // What is no ES module is its own default, as with `import`.
    const loader = `let ${binding}_loaded;
const ${binding} = () => {
  if (${binding}_loaded === undefined) {
    const loaded = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("${name}");
    ${binding}_loaded = loaded.default === undefined ? { ...loaded, default: loaded } : loaded;
  }
  return ${binding}_loaded;
};
`;
    late = late
      .replace(line, '')
      .replaceAll(new RegExp(`\\b${binding}(?=[.[])`, 'g'), `${binding}()`)
      .replace(/^(import \{ createRequire as .*\n)/m, `$1${loader}`);
  }
  // CommonJS asks for the package itself, and for what is in it later.
  late = late.replace(
    /(?<=^module\.exports = )(__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("([^"]+)"\));$/gm,
    (asked, load: string, name: string) =>
      Object.hasOwn(SHIPPED, name) ? `new Proxy({}, { get: (_, key) => ${load}[key] });` : asked,
  );
  if (/^import \* as/m.test(late)) throw new Error(`${bundle} still imports a package at its start`);
  await writeFile(bundle, late);
}

/**
 * Writes each character beyond ASCII as its escape. One of them, in a comment even, makes V8 hold a whole file in two
 * bytes a character: a build took 30 MB more and started a twentieth later.
 */
async function writeInAscii(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const text = name.endsWith('.js') ? await readFile(join(folder, name), 'utf8') : '';
    if (!BEYOND_ASCII.test(text)) continue;
    if (/String\.raw`[^`]*[^\0-\x7f]/.test(text)) throw new Error(`${name}: a raw text cannot be escaped`);
    const isWord = wordsIn(text);
    const escaped = text.replaceAll(
      /\\\\|\\?([^\0-\x7f])/g,
      (found, character: string | undefined, at: number) => {
        if (character === undefined) return found;
        return isWord[at] === 0 ? ' ' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
      },
    );
    parse(escaped, MODULE);
    await writeFile(join(folder, name), escaped);
  }
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const MODULE: Options = { ecmaVersion: 'latest', sourceType: 'module' };

/** By the place of a character 1 where it stands in a word of code or a comment; between them are spaces, of any kind. */
function wordsIn(text: string): Uint8Array {
  const isWord = new Uint8Array(text.length);
  parse(text, {
    ...MODULE,
    onComment: (_isBlock, _text, start, end) => void isWord.fill(1, start, end),
    onToken: ({ start, end }) => void isWord.fill(1, start, end),
  });
  return isWord;
}

/** Node.js warns on stderr that WASI may change; what is shipped here is made for the Node.js it runs on. */
const QUIET_WASI = `{const warn=process.emitWarning;process.emitWarning=(text,...rest)=>{if(!/^WASI /.test(text))warn.call(process,text,...rest)}}`;

/**
 * The parser, in one file instead of thirty, and its builds, which npm installs for the machine it runs on only: that
 * for runners with Linux, and one in WebAssembly, which takes twice as long, for all others.
 */
async function writeParser(target: string): Promise<void> {
  await esbuild({
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    logLevel: 'warning',
    // What loads the builds finds them from where it lies.
    external: ['../index.js'],
    entryPoints: [join('node_modules', 'satteri', 'dist', 'index.js')],
    outfile: join(target, 'satteri', 'dist', 'index.js'),
  });
  await withLocked('@bruits/satteri-linux-x64-gnu', async (name, folder) => {
    for (const file of ['package.json', 'satteri_napi.linux-x64-gnu.node'])
      await cp(join(folder, file), join(target, name, file));
  });
  await withLocked('@bruits/satteri-wasm32-wasi', async (name, folder) => {
    for (const file of ['package.json', 'satteri_napi.wasm32-wasi.wasm'])
      await cp(join(folder, file), join(target, name, file));
    // The loaders need packages for WebAssembly threads, which are folded into them.
    const bundle: BuildOptions = {
      bundle: true,
      platform: 'node',
      target: 'node24',
      nodePaths: [resolve('node_modules')],
      logLevel: 'warning',
      // Unminified, the names of temporary folders would stand in comments.
      minify: true,
    };
    await esbuild({
      ...bundle,
      format: 'cjs',
      banner: { js: QUIET_WASI },
      entryPoints: [join(folder, 'satteri_napi.wasi.cjs')],
      outfile: join(target, name, 'satteri_napi.wasi.cjs'),
    });
    await esbuild({
      ...bundle,
      format: 'esm',
      entryPoints: [join(folder, 'wasi-worker.mjs')],
      outfile: join(target, name, 'wasi-worker.mjs'),
    });
  });
}

/** Has npm fetch a package, holds it against the digest in package-lock.json, and hands over the folder it is in. */
async function withLocked(
  name: string,
  work: (name: string, folder: string) => Promise<void>,
): Promise<void> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; integrity?: string }>;
  };
  const locked = lock.packages[`node_modules/${name}`];
  if (locked?.integrity === undefined) throw new Error(`package-lock.json has no digest of ${name}`);
  const folder = await mkdtemp(join(tmpdir(), 'docs-export-parser-'));
  try {
    await run('npm', ['pack', `${name}@${locked.version}`, '--pack-destination', folder], {
      shell: process.platform === 'win32',
    });
    const [archive] = await readdir(folder);
    if (archive === undefined) throw new Error(`npm pack brought nothing for ${name}`);
    const digest = `sha512-${hash('sha512', await readFile(join(folder, archive)), 'base64')}`;
    if (digest !== locked.integrity)
      throw new Error(`${name}: the archive is not the one package-lock.json names`);
    await run('tar', ['xzf', join(folder, archive), '-C', folder]);
    await work(name, join(folder, 'package'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every file below a folder with its digest, as text, sorted. */
async function listing(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const lines = await Promise.all(
    files.map(
      async (file) =>
        `${relative(folder, file).split(sep).join('/')} ${hash('sha256', await readFile(file))}`,
    ),
  );
  return `${lines.sort().join('\n')}\n`;
}

if (process.argv.includes('--check')) {
  // Beside dist/, so that relative paths inside the bundle come out the same.
  const beside = 'dist.check';
  try {
    await build(beside);
    const [fresh, committed] = [await listing(beside), await listing('dist').catch(() => '')];
    if (fresh !== committed) {
      const known = new Set(committed.split('\n'));
      const different = fresh.split('\n').filter((line) => line !== '' && !known.has(line));
      console.error(`dist/ is not current; run: npm run dist\n${different.slice(0, 20).join('\n')}`);
      process.exitCode = 1;
    } else console.log(`dist/ is current: ${fresh.split('\n').length - 1} files`);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
} else {
  await rm('dist', { recursive: true, force: true });
  await build('dist');
  const files = (await listing('dist')).split('\n').length - 1;
  console.log(`dist/ built: ${files} files`);
}
