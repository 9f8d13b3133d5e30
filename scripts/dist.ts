import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { BUILD_ID } from '../src/cache/program.ts';
import { writeInAscii } from './dist/ascii.ts';
import { writeChunksAsScripts } from './dist/chunks.ts';
import { loadShippedLate } from './dist/late.ts';
import { writeParser } from './dist/parser.ts';
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
