import { closeSync, existsSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { BuildCache } from '../site/site.ts';
import {
  createReader,
  INDEX,
  namedNow,
  newName,
  openPacks,
  type Pack,
  readSpan,
  removeLeftovers,
  SMALL,
  type Span,
  writeAll,
} from './pack-files.ts';
import { isIndexable, writeIndex } from './pack-index.ts';

/** With more files than this, all but the largest become one. */
const MOST_PACKS = 8;
/** A cache in a folder. What a build neither asked for nor added is gone once it is saved. */
export interface PackedCache extends BuildCache {
  /** Whether it knew nothing when it was opened. */
  readonly isEmpty: boolean;
  /** Keeps what was added, in place of what was there before. Where that failed: why, and nothing is kept. */
  save(): Error | undefined;
  /** Lets go of the files; what was not saved is lost. */
  close(): void;
}

/**
 * Opens the cache that a folder holds; an empty one where there is none, where it is broken, or where another version
 * of the program wrote it. An index names the entries and the files they stand in; each build adds a file with what is
 * new, so that what did not change is neither read nor written. `version` is opaque.
 */
export function openPackedCache(folder: string, version: string): PackedCache {
  const { packs, named, numbers, keys, spanOf } = openPacks(folder, version);
  const isEmpty = keys.length === 0;
  const read = createReader();
  /** By number, 1 for what is asked for. */
  const kept = new Uint8Array(keys.length);
  const added = new Map<string, Span>();
  let writing: Pack | undefined;
  let lent = Buffer.alloc(0);

  /** Where an entry that was known stands; it is kept then. */
  const find = (key: string): Span | undefined => {
    const number = numbers.get(key);
    if (number === undefined) return undefined;
    kept[number] = 1;
    return spanOf(number);
  };
  const get = (key: string): Uint8Array | undefined => {
    const own = added.get(key);
    if (own !== undefined) return readSpan(own);
    const span = find(key);
    return span && read(span);
  };
  const append = (bytes: Uint8Array): Span => {
    if (writing === undefined) {
      makeFolder(folder);
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
    get,
    lend(key) {
      const span = added.has(key) ? undefined : find(key);
      if (span === undefined || span.size <= SMALL) return get(key);
      if (span.size > lent.length) lent = Buffer.allocUnsafe(span.size);
      return readSpan(span, lent.subarray(0, span.size));
    },
    keep(key) {
      const number = numbers.get(key);
      if (number !== undefined) kept[number] = 1;
      return number !== undefined || added.has(key);
    },
    put(key, bytes) {
      if (isIndexable(key)) attempt(() => void added.set(key, append(bytes)));
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
    if (added.size === 0 && !kept.includes(0)) return;
    const entries = new Map(added);
    for (const [number, key] of keys.entries())
      if (kept[number] === 1 && !added.has(key)) entries.set(key, spanOf(number));
    const worn = wornPacks(
      [...packs].filter((pack) => pack !== writing),
      entries.values(),
    );
    for (const [key, span] of entries) if (worn.has(span.pack)) entries.set(key, append(readSpan(span)));
    const left = [...packs].filter((pack) => !worn.has(pack));
    // A build beside this one may have done away with them.
    if (!left.every(({ name }) => existsSync(join(folder, name)))) return;
    const order = new Map(left.map((pack, number) => [pack, number]));
    const spans = new Float64Array(entries.size * 3);
    let at = 0;
    for (const { pack, at: start, size } of entries.values()) {
      spans[at] = order.get(pack) ?? 0;
      spans[at + 1] = start;
      spans[at + 2] = size;
      at += 3;
    }
    const index = writeIndex({
      version,
      packs: left.map(({ name, size }) => ({ name, size })),
      keys: [...entries.keys()],
      spans,
    });
    makeFolder(folder);
    const beside = join(folder, newName());
    // What a build beside this one has kept meanwhile, nobody finds from here on.
    const others = namedNow(folder);
    try {
      writeFileSync(beside, index);
      renameSync(beside, join(folder, INDEX));
    } finally {
      rmSync(beside, { force: true });
    }
    writing = undefined;
    const used = new Set(left.map(({ name }) => name));
    for (const name of [...named, ...others])
      if (!used.has(name)) rmSync(join(folder, name), { force: true });
    removeLeftovers(folder, used);
  }
}

/** The files whose entries are to be moved to a new one: those that are half unused, and small ones when they are many. */
function wornPacks(packs: readonly Pack[], entries: Iterable<Span>): ReadonlySet<Pack> {
  const used = new Map<Pack, number>();
  for (const { pack, size } of entries) used.set(pack, (used.get(pack) ?? 0) + size);
  const isWorn = (pack: Pack): boolean => (used.get(pack) ?? 0) * 2 < pack.size || pack.size === 0;
  const fit = packs.filter((pack) => !isWorn(pack)).sort((a, b) => b.size - a.size);
  const few = new Set(fit.length > MOST_PACKS ? fit.slice(0, 1) : fit);
  return new Set(packs.filter((pack) => !few.has(pack)));
}
