import type { FileBatch } from './file-batch.ts';

/** What is done at once: enough that handing it to a thread costs little beside it. */
const BATCH_BYTES = 2 ** 19;
const BATCH_FILES = 512;
/** Files up to this size are never parted. */
export const WHOLE_BYTES = 2 ** 18;

/** A batch that is being filled. */
export interface Filling {
  readonly memory: Buffer;
  /** Whether it begins with more of a file from the batch before. */
  readonly goesOn: boolean;
  hasRoom(files: number, bytes: number): boolean;
  begin(path: string, size: number, bytes: Uint8Array): void;
  more(bytes: Uint8Array): void;
  batch(): FileBatch;
  /** Begins the next batch; a file that was not filled to its end goes on in it. */
  restart(memory: Buffer): void;
}

export function createFilling(): Filling {
  let memory = newMemory();
  let used = 0;
  let paths: string[] = [];
  let sizes: number[] = [];
  let lengths: number[] = [];
  let last = { path: '', size: 0 };
  let goesOn = false;
  const add = (bytes: Uint8Array): void => {
    memory.set(bytes, used);
    used += bytes.length;
  };
  const begin = (path: string, size: number, bytes: Uint8Array): void => {
    last = { path, size };
    paths.push(path);
    sizes.push(size);
    lengths.push(bytes.length);
    add(bytes);
  };
  return {
    get memory() {
      return memory;
    },
    get goesOn() {
      return goesOn;
    },
    hasRoom: (files, bytes) => used + bytes <= BATCH_BYTES && paths.length + files <= BATCH_FILES,
    begin,
    more(bytes) {
      if (paths.length === 0) {
        goesOn = true;
        return begin(last.path, last.size, bytes);
      }
      lengths.push((lengths.pop() ?? 0) + bytes.length);
      add(bytes);
    },
    batch: () => ({ paths, sizes, lengths, bytes: memory.subarray(0, used) }),
    restart(next) {
      memory = next;
      used = 0;
      goesOn = false;
      paths = [];
      sizes = [];
      lengths = [];
    },
  };
}

/** Memory that a thread sees without a copy. */
export function newMemory(): Buffer {
  return Buffer.from(new SharedArrayBuffer(BATCH_BYTES));
}
