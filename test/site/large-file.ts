import type { SiteFile } from '../../src/site/site.ts';

/** A large file of a site, which comes in pieces, each in the memory of the one before; nobody may ask for all of it. */
export function largeFile(path: string, text: readonly string[]): SiteFile {
  const memory = Buffer.alloc(1000);
  return {
    path,
    get bytes(): Uint8Array {
      throw new Error(`${path} is held as a whole`);
    },
    *pieces() {
      for (const piece of text) yield memory.subarray(0, memory.write(piece));
    },
  };
}
