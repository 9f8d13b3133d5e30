import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { ArchiveLimits } from '../../src/bundle/archive/limits.ts';
import { type UnpackedBundle, unpackBundle } from '../../src/bundle/unpack.ts';
import { inTemporaryFolder, type TarPart } from './archives.ts';

/** An unpacked bundle. */
export interface Unpacked extends UnpackedBundle {
  /** Path → text of what is on the disk. */
  readonly onDisk: Readonly<Record<string, string>>;
}

/** Unpacks an archive, and looks that nothing else is left. */
export async function unpack(
  archive: Buffer,
  options: { limits?: Partial<ArchiveLimits>; signal?: AbortSignal } = {},
): Promise<Unpacked> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'bundle');
    await writeFile(file, archive);
    const directory = path.join(folder, 'out', 'site');
    await mkdir(path.join(folder, 'out'));
    const signal = options.signal ?? new AbortController().signal;
    const outcome = await unpackBundle({ archive: file, directory, signal, limits: options.limits }).then(
      (unpacked) => ({ unpacked }),
      (error: unknown) => ({ error }),
    );
    // Whatever happened, nothing but the wanted folder may be there.
    const left = await readdir(path.join(folder, 'out'));
    if ('error' in outcome) {
      expect(left).toEqual([]);
      expect((await readdir(folder)).sort()).toEqual(['bundle', 'out']);
      throw outcome.error;
    }
    expect(left).toEqual(['site']);
    return { ...outcome.unpacked, onDisk: await readTree(directory) };
  });
}

/** Path → text of the files below a folder. */
export async function readTree(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map(
    async (file) =>
      [path.relative(directory, file).split(path.sep).join('/'), await readFile(file, 'latin1')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

/** A home page. */
export const page: TarPart = { name: 'index.html', body: '<h1>Home</h1>' };

/** The failure of an archive that is not unpacked. */
export async function failureOf(archive: Buffer): Promise<unknown> {
  return unpack(archive).then(
    () => undefined,
    (error: unknown) => error,
  );
}
