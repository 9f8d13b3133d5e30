import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type BuildOptions, build as esbuild } from 'esbuild';

const run = promisify(execFile);

/** Node.js warns on stderr that WASI may change; what is shipped here is made for the Node.js it runs on. */
const QUIET_WASI = `{const warn=process.emitWarning;process.emitWarning=(text,...rest)=>{if(!/^WASI /.test(text))warn.call(process,text,...rest)}}`;

/**
 * The parser, in one file instead of thirty, and its builds, which npm installs for the machine it runs on only: that
 * for runners with Linux, and one in WebAssembly, which takes twice as long, for all others.
 */
export async function writeParser(target: string): Promise<void> {
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
