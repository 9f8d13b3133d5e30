import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BuildCache } from '../site/site.ts';

const FILE = 'docs-export.cache';
/** The end of the file: where its index begins, and how long that is. */
const FOOTER = 16;
const LEFTOVER_MS = 24 * 3_600_000;

/** A cache in a folder. What a build neither asked for nor added is gone once it is saved. */
export interface PackedCache extends BuildCache {
  /** Whether it knew nothing when it was opened. */
  readonly isEmpty: boolean;
  /** Keeps what was added, in place of what was there before. Where that failed: why, and nothing is kept. */
  save(): Error | undefined;
  /** Lets go of the files; what was not saved is lost. */
  close(): void;
}

/** Where an entry stands in a file. */
interface Span {
  readonly at: number;
  readonly size: number;
}

interface Index {
  readonly version: string;
  readonly entries: readonly (readonly [key: string, at: number, size: number])[];
}

interface Pack {
  readonly file: number;
  readonly entries: ReadonlyMap<string, Span>;
  /** Where its entries end. */
  readonly end: number;
}

/**
 * Opens the cache that a folder holds; an empty one where there is none, where it is broken, or where another version
 * of the program wrote it. One file: entries, then an index; an entry is read when it is asked for. `version` is opaque.
 */
export function openPackedCache(folder: string, version: string): PackedCache {
  const file = join(folder, FILE);
  const beside = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const pack = openPack(file, version);
  const kept = new Map<string, Span>();
  const added = new Map<string, Span>();
  let writing: { readonly file: number; end: number } | undefined;

  /** A copy of what is there, to be added to: a reader never sees half of it. */
  const writer = (): { readonly file: number; end: number } => {
    if (writing !== undefined) return writing;
    mkdirSync(folder, { recursive: true });
    if (pack === undefined) rmSync(beside, { force: true });
    else {
      copyFileSync(file, beside, constants.COPYFILE_FICLONE);
      truncateSync(beside, pack.end);
    }
    writing = { file: openSync(beside, pack === undefined ? 'w+' : 'r+'), end: pack?.end ?? 0 };
    return writing;
  };
  const close = (): void => {
    if (writing !== undefined) {
      closeSync(writing.file);
      rmSync(beside, { force: true });
    }
    if (pack !== undefined && !closed) closeSync(pack.file);
    writing = undefined;
    closed = true;
  };
  let closed = false;
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
    isEmpty: pack === undefined || pack.entries.size === 0,
    get(key) {
      const own = added.get(key);
      if (own !== undefined && writing !== undefined) return readAt(writing.file, own);
      const span = pack?.entries.get(key);
      if (span === undefined || pack === undefined) return undefined;
      kept.set(key, span);
      return readAt(pack.file, span);
    },
    keep(key) {
      const span = pack?.entries.get(key);
      if (span !== undefined) kept.set(key, span);
      return span !== undefined || added.has(key);
    },
    put(key, bytes) {
      attempt(() => {
        const target = writer();
        writeAll(target.file, bytes, target.end);
        added.set(key, { at: target.end, size: bytes.byteLength });
        target.end += bytes.byteLength;
      });
    },
    save() {
      attempt(saveAll);
      return problem;
    },
    close,
  };

  function saveAll(): void {
    for (const key of added.keys()) kept.delete(key);
    if (added.size === 0 && kept.size === (pack?.entries.size ?? 0)) return;
    const entries = [...kept, ...added].map(([key, { at, size }]) => [key, at, size] as const);
    const target = writer();
    const live = entries.reduce((sum, [, , size]) => sum + size, 0);
    // Entries that nobody asks for any more stay in the file until they are half of it.
    const packed = live * 2 < target.end ? compact(target.file, entries) : { entries, end: target.end };
    const index = Buffer.from(JSON.stringify({ version, entries: packed.entries } satisfies Index));
    writeAll(target.file, Buffer.concat([index, footerOf(index, packed.end)]), packed.end);
    const size = packed.end + index.byteLength + FOOTER;
    closeSync(target.file);
    truncateSync(beside, size);
    renameSync(beside, file);
    writing = undefined;
    removeLeftovers(folder);
  }
}

/** Removes what runs that were killed have left, once it is surely theirs no more. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith(`${FILE}.`) && Date.now() - statSync(path).mtimeMs > LEFTOVER_MS)
      rmSync(path, { force: true });
  }
}

/** Moves entries together, from the front to the back. */
function compact(file: number, entries: Index['entries']): { entries: Index['entries']; end: number } {
  let end = 0;
  const moved = entries
    .toSorted(([, a], [, b]) => a - b)
    .map(([key, at, size]) => {
      if (at !== end) writeAll(file, readAt(file, { at, size }), end);
      end += size;
      return [key, end - size, size] as const;
    });
  return { entries: moved, end };
}

function openPack(path: string, version: string): Pack | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const { size } = fstatSync(file);
    const footer = readAt(file, { at: size - FOOTER, size: FOOTER });
    const end = Number(footer.readBigUInt64LE(0));
    const text = readAt(file, { at: end, size: size - FOOTER - end });
    const index: Index = JSON.parse(text.toString());
    if (!footerOf(text, end).equals(footer) || index.version !== version) throw new Error('of no use');
    return {
      file,
      end,
      entries: new Map(index.entries.map(([key, at, length]) => [key, { at, size: length }])),
    };
  } catch {
    // A cache is a gift: without it the build takes longer.
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}

/** Where the index begins, and a digest of it. */
function footerOf(index: Uint8Array, at: number): Buffer {
  const footer = Buffer.alloc(FOOTER);
  footer.writeBigUInt64LE(BigInt(at));
  createHash('sha256').update(index).digest().copy(footer, 8, 0, 8);
  return footer;
}

function readAt(file: number, { at, size }: Span): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let done = 0; done < size; ) {
    const count = readSync(file, bytes, done, size - done, at + done);
    if (count === 0) throw new Error('the cache ends early');
    done += count;
  }
  return bytes;
}

function writeAll(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.byteLength; )
    done += writeSync(file, bytes, done, bytes.byteLength - done, at + done);
}
