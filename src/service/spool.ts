import { open, rm } from 'node:fs/promises';
import { onDisk } from '../bundle/disk-failure.ts';
import { writeAll } from '../bundle/write-all.ts';
import { Failure } from '../errors/failure.ts';
import type { SiteFile } from '../site/site.ts';

/** The files of a site while it is being built, in one file on disk: pages arrive in any order, archives need one. */
export interface Spool {
  /** Writes the bytes away. May be called for several files at once. Rejects on a path that was there before. */
  add(file: SiteFile): Promise<void>;
  /** Sorted by code unit. */
  paths(): readonly string[];
  read(path: string): Promise<Buffer>;
  remove(): Promise<void>;
}

/** Creates an empty spool in a new file. */
export async function createSpool(location: string): Promise<Spool> {
  const handle = await onDisk(() => open(location, 'wx+'));
  const places = new Map<string, { readonly start: number; readonly size: number }>();
  let end = 0;
  return {
    async add({ path, bytes }) {
      if (places.has(path)) {
        throw new Failure('E_BUNDLE_UNSAFE', {
          what: 'The site has two files of one name',
          value: path,
          fix: 'rename one of the pages or files that become it',
        });
      }
      const start = end;
      end += bytes.length;
      places.set(path, { start, size: bytes.length });
      await onDisk(() => writeAll(handle, bytes, start));
    },
    paths: () => [...places.keys()].sort(),
    async read(path) {
      const place = places.get(path);
      if (place === undefined) throw new Error(`${path} is not in the spool`);
      const bytes = Buffer.alloc(place.size);
      for (let done = 0; done < place.size; ) {
        const { bytesRead } = await handle.read(bytes, done, place.size - done, place.start + done);
        if (bytesRead === 0) throw new Error(`${location} ends before ${path} does`);
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
