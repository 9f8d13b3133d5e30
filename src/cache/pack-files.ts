import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { readIndex } from './pack-index.ts';

/** The file that names the entries and the files they stand in. */
export const INDEX = 'docs-export.cache';
const PACK_NAME = /^docs-export\.cache\.\d+-[0-9a-f]+$/;
const LEFTOVER_MS = 24 * 3_600_000;
/** Bytes of entries that are read with others, and of what is read at once. */
export const SMALL = 2 ** 12;
const AHEAD = 2 ** 16;

/** A file of entries, which is never changed once it is whole. */
export interface Pack {
  readonly name: string;
  readonly file: number;
  size: number;
}

/** Where an entry stands. */
export interface Span {
  readonly pack: Pack;
  readonly at: number;
  readonly size: number;
}

/** The entries that a folder holds, by number. */
interface Stored {
  readonly packs: Set<Pack>;
  /** All files that the index names. */
  readonly named: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly keys: readonly string[];
  spanOf(number: number): Span;
}

/** The name of a file that no other run has. */
export function newName(): string {
  return `${INDEX}.${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Removes what runs that were killed have left, once it is surely theirs no more. */
export function removeLeftovers(folder: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(`${INDEX}.`) || used.has(name)) continue;
    if (Date.now() - statSync(path).mtimeMs > LEFTOVER_MS) rmSync(path, { force: true });
  }
}

/** The files that the index in a folder names at this moment. */
export function namedNow(folder: string): readonly string[] {
  try {
    return namesIn(readIndex(readFileSync(join(folder, INDEX))));
  } catch {
    // There is none, or it is broken.
    return [];
  }
}

function namesIn({ packs }: ReturnType<typeof readIndex>): readonly string[] {
  return packs.map(({ name }) => name).filter((name) => PACK_NAME.test(name));
}

/** Opens what the index in a folder names, where all of it is of use. */
export function openPacks(folder: string, version: string): Stored {
  const packs = new Set<Pack>();
  let named: readonly string[] = [];
  try {
    const index = readIndex(readFileSync(join(folder, INDEX)));
    const { keys, spans } = index;
    named = namesIn(index);
    if (index.version !== version) throw new Error('another version wrote it');
    const opened = index.packs.map(({ name, size }): Pack => {
      if (!named.includes(name)) throw new Error('it names what is not its own');
      const pack = { name, file: openSync(join(folder, name), 'r'), size };
      packs.add(pack);
      if (fstatSync(pack.file).size < size) throw new Error('it ends early');
      return pack;
    });
    const spanOf = (number: number): Span => ({
      pack: opened[spans[number * 3] ?? 0] as Pack,
      at: spans[number * 3 + 1] ?? 0,
      size: spans[number * 3 + 2] ?? 0,
    });
    return { packs, named, numbers: new Map(keys.map((key, number) => [key, number])), keys, spanOf };
  } catch {
    // A cache is a gift: without it the build takes longer.
    for (const { file } of packs) closeSync(file);
    const spanOf = (): never => {
      throw new Error('There are no entries');
    };
    return { packs: new Set(), named, numbers: new Map(), keys: [], spanOf };
  }
}

/** Reads entries of whole files. Small ones come with those behind them, which are mostly asked for next. */
export function createReader(): (span: Span) => Buffer {
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

/** Reads an entry. */
export function readSpan({ pack, at, size }: Span, bytes = Buffer.allocUnsafe(size)): Buffer {
  for (let done = 0; done < size; ) {
    const count = readSync(pack.file, bytes, done, size - done, at + done);
    if (count === 0) throw new Error('the cache ends early');
    done += count;
  }
  return bytes;
}

/** Writes all of some bytes to a place of a file. */
export function writeAll(file: number, bytes: Uint8Array, at: number): void {
  for (let done = 0; done < bytes.byteLength; )
    done += writeSync(file, bytes, done, bytes.byteLength - done, at + done);
}
