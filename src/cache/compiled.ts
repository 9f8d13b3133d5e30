import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import type { Script } from 'node:vm';
import { makeFolder } from '../make-folder.ts';
import { compileChunksBy, isBundle } from '../process/chunks.ts';
import { withoutSettings } from '../process/v8-settings.ts';
import { openPackedCache, type PackedCache } from './pack.ts';
import { programDigest } from './program.ts';

/** Where in a cache it is. */
const COMPILED = 'compiled';
/** How many runs of a chunk are looked at: the first makes what the second finds in its cache, by other functions. */
const RUNS = 2;
/** The key of what tells for each chunk how many were; no chunk is called so. */
const SEEN = 'seen';

let isKept = false;

/**
 * Keeps what is loaded of the program from now on in its compiled form, below the folder of a cache. Of the bundle's
 * chunks those functions are kept that a run has called; of all else, what Node.js keeps.
 */
export function keepCompiled(folder: string | undefined): void {
  if (folder === undefined || isKept) return;
  isKept = true;
  const place = join(folder, COMPILED);
  try {
    // Node.js would try for ever to make what the system will not have.
    makeFolder(place);
  } catch {
    return;
  }
  enableCompileCache(place);
  if (!isBundle) return;
  const code = openPackedCache(join(place, 'chunks'), `${process.arch} ${programDigest()}`);
  const scripts = new Map<string, Script>();
  compileChunksBy((name, compile) => {
    const script = withoutSettings(() => compile(unsealed(code.get(name))));
    scripts.set(name, script);
    return script;
  });
  process.once('exit', (status) => {
    if (status === 0) saveCode(code, scripts);
    code.close();
  });
}

function saveCode(code: PackedCache, scripts: ReadonlyMap<string, Script>): void {
  const list = unsealed(code.get(SEEN));
  const seen = new Map<string, number>(list === undefined ? [] : JSON.parse(Buffer.from(list).toString()));
  const runsOf = (name: string, script: Script): number =>
    script.cachedDataRejected === false ? (seen.get(name) ?? 0) : 0;
  const due = [...scripts].filter(([name, script]) => runsOf(name, script) < RUNS);
  if (due.length === 0) return;
  withoutSettings(() => {
    for (const [name, script] of due) {
      code.put(name, sealed(script.createCachedData()));
      seen.set(name, runsOf(name, script) + 1);
    }
  });
  // Also those that this run had no use for.
  for (const name of seen.keys()) code.keep(name);
  code.put(SEEN, sealed(Buffer.from(JSON.stringify([...seen]))));
  code.save();
}

/** With a digest behind it: V8 believes what it is given, and ends the process where that is broken. */
function sealed(code: Buffer): Buffer {
  return Buffer.concat([code, hash('sha256', code, 'buffer')]);
}

function unsealed(bytes: Uint8Array | undefined): Uint8Array | undefined {
  const code = bytes?.subarray(0, -DIGEST_BYTES);
  if (bytes === undefined || code === undefined) return undefined;
  return hash('sha256', code, 'buffer').equals(bytes.subarray(-DIGEST_BYTES)) ? code : undefined;
}

const DIGEST_BYTES = 32;

/**
 * The Action's cache folder where an earlier run has left compiled code in it, read before its inputs are: what reads
 * them is compiled, too. A folder that is not there yet is made later, when the input is known to be good.
 */
export function actionFolder(env: NodeJS.ProcessEnv): string | undefined {
  const given = env['INPUT_CACHE-DIR']?.trim();
  if (!given) return undefined;
  const folder = resolve(env.GITHUB_WORKSPACE || process.cwd(), given);
  return existsSync(join(folder, COMPILED)) ? folder : undefined;
}

/**
 * The cache folder of a command line, read before there is a parser of command lines: the one that it names, else one
 * among the user's caches. None in a workflow, whose machine is gone before the next run, or where the user wants none
 * (Node's own variable for that).
 */
export async function commandFolder(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const at = argv.findIndex((argument) => /^--cache(=|$)/.test(argument));
  const named = at < 0 ? undefined : (argv[at]?.split('=')[1] ?? argv[at + 1]);
  if (named !== undefined && named !== '') return resolve(named);
  if (env.CI !== undefined || env.NODE_DISABLE_COMPILE_CACHE !== undefined) return undefined;
  try {
    const { default: envPaths } = await import('env-paths');
    return envPaths('docs-export', { suffix: '' }).cache;
  } catch {
    // A user without a home.
    return undefined;
  }
}
