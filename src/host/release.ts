import { rm } from 'node:fs/promises';
import type { Manifest } from '../bundle/manifest.ts';
import { type Compressor, createCompressor, QUICK } from '../deploy/files/compressor.ts';
import type { Moved } from './moved.ts';

/** An unpacked bundle that is, or was, the live site. */
export interface Release {
  readonly manifest: Manifest;
  /** The folder of the site's files. */
  readonly site: string;
  readonly moved: Moved;
  /** Compresses files of the site as readers ask for them, into the folder that goes with the release. */
  readonly compressor: Compressor;
  /** Keeps the files in place for as long as the work lasts. */
  read(work: () => Promise<void>): Promise<void>;
  /** Removes the files once nobody reads them any more. */
  retire(): Promise<void>;
}

/** A release whose files lie in `site`, somewhere below `directory`, the folder to remove in the end; nothing is `moved` unless told. */
export function createRelease(
  directory: string,
  site: string,
  manifest: Manifest,
  moved: Moved = () => undefined,
): Release {
  let readers = 0;
  let isRetired = false;
  const unread = Promise.withResolvers<void>();
  const check = (): void => {
    if (isRetired && readers === 0) unread.resolve();
  };
  return {
    manifest,
    site,
    moved,
    compressor: createCompressor(directory, QUICK),
    async read(work) {
      readers += 1;
      try {
        await work();
      } finally {
        readers -= 1;
        check();
      }
    },
    async retire() {
      isRetired = true;
      check();
      await unread.promise;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
