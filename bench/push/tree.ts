import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A tree of files like that of a documentation site; the same seed gives the same bytes. */
export interface Tree {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

/**
 * 40 % pages of 20–60 kB, 40 % JSON of 0.5–3.5 kB, 20 % assets of 20–240 kB: 5,000 files are about 210 MB. `scale`
 * makes each smaller.
 */
export async function plantTree(folder: string, files: number, { seed = 1, scale = 1 } = {}): Promise<Tree> {
  const random = randomOf(seed);
  const pool = poolOf(seed, 4_000_000);
  let bytes = 0;
  for (let index = 0; index < files; index += 1) {
    const { path, size: full } = shapeOf(index, random);
    const size = Math.ceil(full * scale);
    const start = Math.floor(random() * (pool.length - size));
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), pool.subarray(start, start + size));
    bytes += size;
  }
  return { folder, files, bytes };
}

/** Gives every hundredth file other bytes of the same size, and removes every hundredth. */
export async function changeTree({ folder, files }: Tree, round: number): Promise<void> {
  for (let index = 1 + round; index < files; index += 100) {
    const path = join(folder, shapeOf(index, () => 0).path);
    await writeFile(path, poolOf(index + round, 5000));
    await rm(join(folder, shapeOf(index + 50, () => 0).path), { force: true });
  }
}

/** Gives some files other bytes of the same size, and their old times; returns how many. */
export async function changeUnseen({ folder, files }: Tree, round = 0): Promise<number> {
  let changed = 0;
  for (let index = 3; index < files; index += 200) {
    const path = join(folder, shapeOf(index, () => 0).path);
    const { size, atime, mtime } = await stat(path);
    await writeFile(path, poolOf(index + 1_000_000 * (round + 1), size));
    await utimes(path, atime, mtime);
    changed += 1;
  }
  return changed;
}

/** Gives every file a new time, as a fresh checkout does. */
export async function touchTree({ folder }: Tree): Promise<void> {
  const now = new Date();
  for await (const file of filesOf(folder)) await utimes(file, now, now);
}

/** Reads every file, so that all are in memory, as they are behind a checkout or a build. */
export async function readTree({ folder }: Tree): Promise<void> {
  for await (const file of filesOf(folder)) await readFile(file);
}

async function* filesOf(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

function shapeOf(index: number, random: () => number): { path: string; size: number } {
  const between = (least: number, most: number): number => Math.floor(least + random() * (most - least));
  const folder = `section-${Math.floor(index / 50)}`;
  if (index === 0) return { path: 'index.html', size: 20_000 };
  if (index % 5 < 2) return { path: `${folder}/page-${index}.html`, size: between(20_000, 60_000) };
  if (index % 5 < 4) return { path: `${folder}/data-${index}.json`, size: between(500, 3500) };
  return { path: `assets/${folder}/image-${index}.png`, size: between(20_000, 240_000) };
}

/** Bytes that do not compress, made of a seed. */
function poolOf(seed: number, size: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(size / 64) }, (_, block) =>
    hash('sha512', `${seed}:${block}`, 'buffer'),
  );
  return Buffer.concat(blocks).subarray(0, size);
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
