import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildCache } from '../site/site.ts';

const FILE = 'docs-export.cache';
const LINE_END = 0x0a;

/** A cache in a folder. What a build neither asked for nor added is gone once it is saved. */
export interface PackedCache extends BuildCache {
  /** Whether it knew nothing when it was opened. */
  readonly isEmpty: boolean;
  save(): void;
}

/**
 * Opens the cache that a folder holds; an empty one where there is none, where it is broken, or where another version
 * of the program wrote it. One file: a line of JSON with keys and sizes, then the entries. `version` is opaque.
 */
export function openPackedCache(folder: string, version: string): PackedCache {
  const file = join(folder, FILE);
  const known = readPack(file, version);
  const kept = new Map<string, Uint8Array>();
  let added = false;
  return {
    isEmpty: known.size === 0,
    get(key) {
      const bytes = known.get(key);
      if (bytes !== undefined) kept.set(key, bytes);
      return bytes;
    },
    put(key, bytes) {
      added = true;
      kept.set(key, bytes);
    },
    save() {
      if (!added && kept.size === known.size) return;
      const entries = [...kept].map(([key, bytes]) => [key, bytes.byteLength]);
      const head = Buffer.from(`${JSON.stringify({ version, entries })}\n`);
      mkdirSync(folder, { recursive: true });
      // A reader never sees half of it.
      const beside = `${file}.${process.pid}`;
      writeFileSync(beside, Buffer.concat([head, ...kept.values()]));
      renameSync(beside, file);
    },
  };
}

function readPack(file: string, version: string): Map<string, Uint8Array> {
  const entries = new Map<string, Uint8Array>();
  try {
    const bytes = readFileSync(file);
    const start = bytes.indexOf(LINE_END) + 1;
    const head: { version: string; entries: [string, number][] } = JSON.parse(
      bytes.toString('utf8', 0, start),
    );
    if (head.version !== version) return entries;
    let at = start;
    for (const [key, size] of head.entries) {
      entries.set(key, bytes.subarray(at, at + size));
      at += size;
    }
    return at === bytes.byteLength ? entries : new Map();
  } catch {
    return new Map(); // a cache is a gift: without it the build takes longer
  }
}
