import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../bundle/manifest.ts';
import { createEncodedFiles, type EncodedFile } from './encode.ts';

/** An unpacked bundle that is, or was, the live site. */
export interface Release {
  readonly manifest: Manifest;
  /** The folder of the site's files. */
  readonly site: string;
  /** Where a file of the site is in another coding. */
  readonly encoded: EncodedFile;
  /** Keeps the files in place for as long as the work lasts. */
  read(work: () => Promise<void>): Promise<void>;
  /** Removes the files once nobody reads them any more. */
  retire(): Promise<void>;
}

/** A release whose files lie in `site`, somewhere below `directory`, the folder to remove in the end. */
export function createRelease(directory: string, site: string, manifest: Manifest): Release {
  let readers = 0;
  let isRetired = false;
  const unread = Promise.withResolvers<void>();
  const check = (): void => {
    if (isRetired && readers === 0) unread.resolve();
  };
  return {
    manifest,
    site,
    encoded: createEncodedFiles(site, join(directory, 'encoded')),
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
