import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { type ArchivePart, archiveKind, brokenArchive, MAGIC_BYTES } from './archive/archive.ts';
import { createEntryPaths } from './archive/entry-path.ts';
import { type ArchiveLimits, createMeter, DEFAULT_LIMITS, type Meter } from './archive/limits.ts';
import { readTarGz } from './archive/tar.ts';
import { readZip } from './archive/zip.ts';
import { makeBeside } from './beside.ts';
import { onDisk } from './disk-failure.ts';
import type { WrittenFile } from './writing/file-batch.ts';
import { createFileWriter, type FileWriter } from './writing/file-writer.ts';

export interface UnpackOptions {
  /** The archive, `.tar.gz` or `.zip`; told by its first bytes, not by its name. */
  readonly archive: string;
  /** Where the files shall be: a folder that does not exist yet, or is empty. */
  readonly directory: string;
  readonly signal: AbortSignal;
  readonly limits?: Partial<ArchiveLimits> | undefined;
}

/** The files of an unpacked bundle, sorted by path. */
export interface UnpackedBundle {
  readonly files: readonly WrittenFile[];
}

/**
 * Unpacks a bundle under design rule 4, hashing each file as it is written. Works in a folder beside the wanted one
 * and renames it into place when all is there and checked; on failure or abort nothing is left. Folders without files
 * are not made. An archive whose files all lie in one folder with an `index.html` in it (`site/index.html`, …) is
 * unpacked without that folder. Throws E_BUNDLE_FORMAT, E_BUNDLE_UNSAFE, E_BUNDLE_LIMIT or E_BUNDLE_WRITE.
 */
export async function unpackBundle(options: UnpackOptions): Promise<UnpackedBundle> {
  const { archive, directory, signal } = options;
  signal.throwIfAborted();
  const { kind, size } = await inspect(archive);
  const target = path.resolve(directory);
  const workshop = await makeWorkshop(target);
  const writer = createFileWriter(workshop, { signal });
  try {
    const parts = kind === 'zip' ? readZip(archive) : readTarGz(archive, size, signal);
    const meter = createMeter({ ...DEFAULT_LIMITS, ...options.limits }, size);
    const files = await writeParts(parts, writer, meter, signal);
    const top = commonTop(files);
    await onDisk(() => rename(path.join(workshop, top), target));
    const relative =
      top === '' ? files : files.map((file) => ({ ...file, path: file.path.slice(top.length + 1) }));
    return { files: relative.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
  } finally {
    await writer.close();
    await rm(workshop, { recursive: true, force: true });
  }
}

async function writeParts(
  archive: AsyncIterable<readonly ArchivePart[]>,
  writer: FileWriter,
  meter: Meter,
  signal: AbortSignal,
): Promise<readonly WrittenFile[]> {
  const paths = createEntryPaths();
  const takeFolders = (count: number, name: string): void => {
    for (let taken = 0; taken < count; taken += 1) meter.take(0, name);
  };
  const write = (part: ArchivePart): Promise<void> | undefined => {
    if (part.kind === 'more') return writer.more(part.bytes);
    if (part.kind === 'folder') {
      takeFolders(paths.addFolder(part.name).newFolders, part.name);
      return undefined;
    }
    const { path: name, newFolders } = paths.addFile(part.name);
    takeFolders(newFolders, name);
    meter.take(part.size, name);
    return writer.begin(name, part.size, part.bytes);
  };
  for await (const parts of archive) {
    signal.throwIfAborted();
    for (const part of parts) {
      const wait = write(part);
      if (wait !== undefined) await wait;
    }
  }
  signal.throwIfAborted();
  const files = await writer.finish();
  if (files.length === 0) throw brokenArchive('it holds no files');
  return files;
}

/** The folder to leave out of the paths, or nothing. */
function commonTop(files: readonly WrittenFile[]): string {
  const first = files[0]?.path ?? '';
  const top = first.slice(0, Math.max(0, first.indexOf('/')));
  const isCommon = top !== '' && files.every((file) => file.path.startsWith(`${top}/`));
  return isCommon && files.some((file) => file.path === `${top}/index.html`) ? top : '';
}

async function inspect(archive: string): Promise<{ kind: 'tar.gz' | 'zip'; size: number }> {
  const handle = await open(archive);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
    const kind = archiveKind(buffer.subarray(0, bytesRead));
    if (kind === undefined)
      throw brokenArchive('its first bytes are neither those of a .tar.gz nor of a .zip');
    return { kind, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

/** A new folder beside the wanted one: on the same disk, so that a rename is enough at the end. */
async function makeWorkshop(target: string): Promise<string> {
  return onDisk(async () => {
    await mkdir(path.dirname(target), { recursive: true });
    // Fails when there is something in it, before any work is done.
    await rmdir(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    return makeBeside(target, 'unpacking');
  });
}
