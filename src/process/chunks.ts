import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';

/** A chunk of the bundle, as the script in its file hands it over (scripts/dist/chunks.ts). */
interface Chunk {
  readonly ids: readonly number[];
  readonly modules: Readonly<Record<string, unknown>>;
}

/** What a script is handed instead of `import.meta`. */
type Meta = Pick<ImportMeta, 'url' | 'dirname' | 'filename'>;

/** What of the bundler's runtime is used here. */
interface Bundle {
  /** Ways to load a chunk; each adds what is to be waited for. */
  readonly f: Record<string, (chunk: number, waiting: Promise<unknown>[]) => void>;
  /** The modules that are there. */
  readonly m: Record<string, unknown>;
  /** The name of a chunk's file. */
  u(chunk: number): string;
}

/** Undefined where the sources run. */
declare const __webpack_require__: Bundle | undefined;

/** Compiles a chunk, or a library of the program, told by the name of its file, with what is known of its code. */
type Compiler = (name: string, compile: (code?: Uint8Array) => Script) => Script;

let compiler: Compiler = (_name, compile) => compile();

const bundle = typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__;
/** Whether there are chunks: sources that run by themselves have none. */
export const isBundle = bundle !== undefined;

/** Has what is loaded from now on compiled by `own`. */
export function compileChunksBy(own: Compiler): void {
  compiler = own;
}

/** A library of the program as a script that has not run, compiled as its chunks are: of one file in one encoding. */
export function compileLibrary(file: string): Script {
  const source = readFileSync(file, 'utf8');
  return compiler(basename(file), (cachedData) => new Script(source, { filename: file, cachedData }));
}

/**
 * Loads the chunks of the bundle as scripts, of which V8 can tell the code that they ran: of an ES module only what was
 * compiled when it was loaded, and the functions that a build calls take longer to compile than to read.
 */
export function loadChunksAsScripts(): void {
  if (bundle === undefined) return;
  const { f, m, u } = bundle;
  const there = new Set<number>();
  f.j = (chunk, waiting) => {
    if (there.has(chunk)) return;
    try {
      const { ids, modules } = load(u(chunk));
      Object.assign(m, modules);
      for (const id of ids) there.add(id);
    } catch (error) {
      waiting.push(Promise.reject(error));
    }
  };
}

function load(name: string): Chunk {
  const { dirname } = import.meta;
  const filename = join(dirname, name);
  const url = pathToFileURL(filename).href;
  // In ASCII, all of them (scripts/dist/ascii.ts).
  const source = readFileSync(filename, 'latin1');
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const script = compiler(
    name,
    (cachedData) => new Script(source, { filename: url, importModuleDynamically, cachedData }),
  );
  const chunk: (meta: Meta) => Chunk = script.runInThisContext();
  return chunk({ url, dirname, filename });
}
