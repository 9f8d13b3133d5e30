import { open, rm } from 'node:fs/promises';
import { onDisk } from '../bundle/disk-failure.ts';
import { writeAll } from '../bundle/write-all.ts';
import { Failure } from '../errors/failure.ts';
import type { SiteFile } from '../site/site.ts';
import { piecesOf } from '../site/site-file.ts';

/** Bytes of a file that lie together. */
export interface SpoolPart {
  readonly start: number;
  readonly size: number;
}

/** The files of a site while it is being built, in one file on disk: pages arrive in any order, archives need one. */
export interface Spool {
  /** Writes the bytes away. May be called for several files at once. Rejects on a path that was there before. */
  add(file: SiteFile): Promise<void>;
  /** Sorted by code unit. */
  paths(): readonly string[];
  /** Where a file lies: in one part, or a large one in several. Throws for a path that was not added. */
  parts(path: string): readonly SpoolPart[];
  read(part: SpoolPart): Promise<Buffer>;
  remove(): Promise<void>;
}

/** Creates an empty spool in a new file. */
export async function createSpool(location: string): Promise<Spool> {
  const handle = await onDisk(() => open(location, 'wx+'));
  const files = new Map<string, readonly SpoolPart[]>();
  let end = 0;
  return {
    async add(file) {
      const { path } = file;
      if (files.has(path)) {
        throw new Failure('E_BUNDLE_UNSAFE', {
          what: 'The site has two files of one name',
          value: path,
          fix: 'rename one of the pages or files that become it',
        });
      }
      const parts: SpoolPart[] = [];
      files.set(path, parts);
      for (const bytes of piecesOf(file)) {
        const start = end;
        end += bytes.length;
        parts.push({ start, size: bytes.length });
        await onDisk(() => writeAll(handle, bytes, start));
      }
    },
    paths: () => [...files.keys()].sort(),
    parts(path) {
      const parts = files.get(path);
      if (parts === undefined) throw new Error(`${path} is not in the spool`);
      return parts;
    },
    async read({ start, size }) {
      const bytes = Buffer.alloc(size);
      for (let done = 0; done < size; ) {
        const { bytesRead } = await handle.read(bytes, done, size - done, start + done);
        if (bytesRead === 0) throw new Error(`${location} ends before all of it is read`);
        done += bytesRead;
      }
      return bytes;
    },
    async remove() {
      await handle.close();
      await rm(location, { force: true });
    },
  };
}
