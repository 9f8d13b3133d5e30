import { closeSync, openSync, readSync } from 'node:fs';

/** A small file in memory. */
export interface Held {
  readonly bytes: Uint8Array;
  /** Gives the memory back. Only when nothing reads the bytes any more: the next file goes there. */
  release(): void;
}

/** Files up to this size are read whole. */
export const MOST_HELD = 256 * 1024;

/**
 * Memory by its size, to be used again. Left to the collector, the buffers of a push would pile up to some hundred
 * megabytes between its visits, and each visit costs as much as hundreds of requests.
 */
const FREE = [8 * 1024, 64 * 1024, MOST_HELD].map((size) => ({ size, buffers: [] as Buffer[] }));

/**
 * Reads a file of at most {@link MOST_HELD} bytes. It was hashed a moment ago and is still in the system's cache, so
 * that reading it without a promise costs a quarter of the processor time. A file that has grown is cut, one that
 * has shrunk is short: whoever verifies it sees that.
 */
export function holdFile(path: string, size: number): Held {
  const shelf = FREE.find((one) => one.size >= size);
  const memory = shelf?.buffers.pop() ?? Buffer.allocUnsafeSlow(shelf?.size ?? size);
  const file = openSync(path, 'r');
  try {
    const length = readSync(file, memory, 0, size, 0);
    return { bytes: memory.subarray(0, length), release: () => void shelf?.buffers.push(memory) };
  } finally {
    closeSync(file);
  }
}
