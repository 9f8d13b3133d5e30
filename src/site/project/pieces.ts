import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Reads a file from its beginning, piece by piece, each in memory that the next one takes again. */
export type ReadPieces = () => Iterable<Uint8Array>;

/** Larger files, which are films and archives, are not held. */
const HELD_BYTES = 2 ** 24;
const PIECE_BYTES = 2 ** 20;

/** Reads a file that is too large to be held; undefined for any other. Throws, as the reading does, what the disk does. */
export function largeFile(location: string): ReadPieces | undefined {
  if (statSync(location).size <= HELD_BYTES) return undefined;
  return function* read() {
    const file = openSync(location, 'r');
    try {
      const memory = Buffer.allocUnsafe(PIECE_BYTES);
      for (let length = readSync(file, memory); length > 0; length = readSync(file, memory))
        yield memory.subarray(0, length);
    } finally {
      closeSync(file);
    }
  };
}
