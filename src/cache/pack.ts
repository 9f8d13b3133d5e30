import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BuildCache } from '../site/site.ts';

const INDEX = 'docs-export.cache';
const PACK_NAME = /^docs-export\.cache\.\d+-[0-9a-f]+$/;
/** What follows the index in its file: a digest of it. */
const FOOTER = 8;
const LEFTOVER_MS = 24 * 3_600_000;
/** With more files than this, all but the largest become one. */
const MOST_PACKS = 8;
/** Bytes of entries that are read with others, and of what is read at once. */
const SMALL = 2 ** 12;
const AHEAD = 2 ** 16;

/** A cache in a folder. What a build neither asked for nor added is gone once it is saved. */
export interface PackedCache extends BuildCache {
  /** Whether it knew nothing when it was opened. */
  readonly isEmpty: boolean;
  /** Keeps what was added, in place of what was there before. Where that failed: why, and nothing is kept. */
  save(): Error | undefined;
  /** Lets go of the files; what was not saved is lost. */
  close(): void;
}

/** A file of entries, which is never changed once it is whole. */
interface Pack {
  readonly name: string;
  readonly file: number;
  size: number;
}

/** Where an entry stands. */
interface Span {
  readonly pack: Pack;
  readonly at: number;
  readonly size: number;
}

interface Index {
  readonly version: string;
  readonly packs: readonly { readonly name: string; readonly size: number }[];
  readonly keys: readonly string[];
  /** For each key the number of one in `packs`, where its entry begins there, and its size. */
  readonly spans: readonly number[];
}

/**
 * Opens the cache that a folder holds; an empty one where there is none, where it is broken, or where another version
 * of the program wrote it. An index names the entries and the files they stand in; each build adds a file with what is
 * new, so that what did not change is neither read nor written. `version` is opaque.
 */
export function openPackedCache(folder: string, version: string): PackedCache {
  const { packs, entries: known, named } = openPacks(folder, version);
  const isEmpty = known.size === 0;
  const read = createReader();
  const kept = new Map<string, Span>();
  const added = new Map<string, Span>();
  let writing: Pack | undefined;

  const append = (bytes: Uint8Array): Span => {
    if (writing === undefined) {
      mkdirSync(folder, { recursive: true });
      const name = newName();
      writing = { name, file: openSync(join(folder, name), 'w+'), size: 0 };
      packs.add(writing);
    }
    const span = { pack: writing, at: writing.size, size: bytes.byteLength };
    writeAll(writing.file, bytes, span.at);
    writing.size += span.size;
    return span;
  };
  /** Why nothing can be kept: the disk is full, the folder may not be written, … */
  let problem: Error | undefined;
  const attempt = (work: () => void): void => {
    if (problem !== undefined) return;
    try {
      work();
    } catch (error) {
      problem = error instanceof Error ? error : new Error(String(error));
    }
  };

  return {
    isEmpty,
    get(key) {
      const own = added.get(key);
      if (own !== undefined) return readSpan(own);
      const span = known.get(key);
      if (span === undefined) return undefined;
      kept.set(key, span);
      return read(span);
    },
    keep(key) {
      const span = known.get(key);
      if (span !== undefined) kept.set(key, span);
      return span !== undefined || added.has(key);
    },
    put(key, bytes) {
      attempt(() => void added.set(key, append(bytes)));
    },
    save() {
      attempt(saveAll);
      return problem;
    },
    close() {
      for (const { file } of packs) closeSync(file);
      packs.clear();
      if (writing !== undefined) rmSync(join(folder, writing.name), { force: true });
      writing = undefined;
    },
  };

  function saveAll(): void {
    for (const key of added.keys()) kept.delete(key);
    if (added.size === 0 && kept.size === known.size) return;
    const entries = new Map([...kept, ...added]);
    const worn = wornPacks(
      [...packs].filter((pack) => pack !== writing),
      entries,
    );
    for (const [key, span] of entries) if (worn.has(span.pack)) entries.set(key, append(readSpan(span)));
    const left = [...packs].filter((pack) => !worn.has(pack));
    // A build beside this one may have done away with them.
    if (!left.every(({ name }) => existsSync(join(folder, name)))) return;
    const numbers = new Map(left.map((pack, number) => [pack, number]));
    const index: Index = {
      version,
      packs: left.map(({ name, size }) => ({ name, size })),
      keys: [...entries.keys()],
      spans: [...entries.values()].flatMap(({ pack, at, size }) => [numbers.get(pack) ?? 0, at, size]),
    };
    mkdirSync(folder, { recursive: true });
    const text = Buffer.from(JSON.stringify(index));
    const beside = join(folder, newName());
    try {
      writeFileSync(beside, Buffer.concat([text, footerOf(text)]));
      renameSync(beside, join(folder, INDEX));
    } finally {
      rmSync(beside, { force: true });
    }
    writing = undefined;
    const used = new Set(left.map(({ name }) => name));
    for (const name of named) if (!used.has(name)) rmSync(join(folder, name), { force: true });
    removeLeftovers(folder, used);
  }
}

/** The files whose entries are to be moved to a new one: those that are half unused, and small ones when they are many. */
function wornPacks(packs: readonly Pack[], entries: ReadonlyMap<string, Span>): ReadonlySet<Pack> {
  const used = new Map<Pack, number>();
  for (const { pack, size } of entries.values()) used.set(pack, (used.get(pack) ?? 0) + size);
  const isWorn = (pack: Pack): boolean => (used.get(pack) ?? 0) * 2 < pack.size || pack.size === 0;
  const fit = packs.filter((pack) => !isWorn(pack)).sort((a, b) => b.size - a.size);
  const few = new Set(fit.length > MOST_PACKS ? fit.slice(0, 1) : fit);
  return new Set(packs.filter((pack) => !few.has(pack)));
}

/** The name of a file that no other run has. */
function newName(): string {
  return `${INDEX}.${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Removes what runs that were killed have left, once it is surely theirs no more. */
function removeLeftovers(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(`${INDEX}.`) || used.has(name)) continue;
    if (Date.now() - statSync(path).mtimeMs > LEFTOVER_MS) rmSync(path, { force: true });
  }
}

/** The files and entries of the index in a folder that are of use, and all the files it names. */
function openPacks(
  folder: string,
  version: string,
): { packs: Set<Pack>; entries: Map<string, Span>; named: readonly string[] } {
  const packs = new Set<Pack>();
  let named: readonly string[] = [];
  try {
    const bytes = readFileSync(join(folder, INDEX));
    const text = bytes.subarray(0, -FOOTER);
    if (!footerOf(text).equals(bytes.subarray(-FOOTER))) throw new Error('it is broken');
    const index: Index = JSON.parse(text.toString());
    named = index.packs.map(({ name }) => name).filter((name) => PACK_NAME.test(name));
    if (index.version !== version) throw new Error('another version wrote it');
    const opened = index.packs.map(({ name, size }): Pack => {
      if (!named.includes(name)) throw new Error('it names what is not its own');
      const pack = { name, file: openSync(join(folder, name), 'r'), size };
      packs.add(pack);
      if (fstatSync(pack.file).size < size) throw new Error('it ends early');
      return pack;
    });
    const entries = new Map<string, Span>();
    const { keys, spans } = index;
    for (const [number, key] of keys.entries()) {
      const pack = opened[spans[number * 3] ?? -1];
      const [at, size] = [spans[number * 3 + 1], spans[number * 3 + 2]];
      if (pack !== undefined && at !== undefined && size !== undefined) entries.set(key, { pack, at, size });
    }
    return { packs, entries, named };
  } catch {
    // A cache is a gift: without it the build takes longer.
    for (const { file } of packs) closeSync(file);
    return { packs: new Set(), entries: new Map(), named };
  }
}

function footerOf(index: Uint8Array): Buffer {
  return createHash('sha256').update(index).digest().subarray(0, FOOTER);
}

/** Reads entries of whole files. Small ones come with those behind them, which are mostly asked for next. */
function createReader(): (span: Span) => Buffer {
  let ahead: Span | undefined;
  let bytes: Buffer = Buffer.alloc(0);
  return (span) => {
    const { pack, at, size } = span;
    if (size > SMALL) return readSpan(span);
    if (ahead?.pack !== pack || at < ahead.at || at + size > ahead.at + ahead.size) {
      ahead = { pack, at, size: Math.min(AHEAD, pack.size - at) };
      bytes = readSpan(ahead);
    }
    return bytes.subarray(at - ahead.at, at - ahead.at + size);
  };
}

function readSpan({ pack, at, size }: Span): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  for (let done = 0; done < size; ) {
    const count = readSync(pack.file, bytes, done, size - done, at + done);
    if (count === 0) throw new Error('the cache ends early');
    done += count;
  }
  return bytes;
}

function writeAll(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.byteLength; )
    done += writeSync(file, bytes, done, bytes.byteLength - done, at + done);
}
