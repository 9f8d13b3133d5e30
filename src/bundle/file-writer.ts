import { availableParallelism } from 'node:os';
import { startThread, type Thread } from '../workers/thread.ts';
import { diskFailure } from './disk-failure.ts';
import {
  type BatchDigests,
  createBatchWriter,
  type FileBatch,
  filesOf,
  type WrittenFile,
} from './file-batch.ts';

/** Writes files below one folder, one after the other. */
export interface FileWriter {
  /**
   * Takes a file whose path is known to be safe and new, with its first bytes or all. Returns a promise only where it
   * has to wait: one for each of a hundred thousand files takes long. Throws E_BUNDLE_WRITE for the disk.
   */
  begin(path: string, size: number, bytes: Buffer): Promise<void> | undefined;
  /** Takes more bytes of the last file, as {@link begin} does. */
  more(bytes: Buffer): Promise<void> | undefined;
  /** All that was written, in no order. Throws E_BUNDLE_WRITE. */
  finish(): Promise<readonly WrittenFile[]>;
  /** Ends all work at once; to be called in any case. */
  close(): Promise<void>;
}

/** What is written at once: enough that handing it to a thread costs little beside it. */
const BATCH_BYTES = 2 ** 19;
const BATCH_FILES = 512;
/** Files up to this size are never parted: a page that redirects is told by the whole of it. */
const WHOLE_BYTES = 2 ** 18;
/** Batches that the thread may have, the one it writes and the next; then this one writes, too. */
const BATCHES_AHEAD = 2;
/** What is written here before a thread is worth its start. */
const THREAD_FROM = { files: 1000, bytes: 2 ** 24 };

export interface FileWriterOptions {
  /** Ends the thread; whoever writes on is told the reason. */
  readonly signal?: AbortSignal | undefined;
  readonly mayStartThread?: boolean | undefined;
}

type WriterThread = Thread<FileBatch, BatchDigests>;

/**
 * A writer below `root`, an existing folder that nobody else writes to. Where there are many files or bytes, a thread
 * writes and hashes while this one reads the archive.
 */
export function createFileWriter(
  root: string,
  { signal, mayStartThread = availableParallelism() > 1 }: FileWriterOptions = {},
): FileWriter {
  const files: WrittenFile[] = [];
  const here = createBatchWriter(root);
  const filling = createFilling();
  let thread: WriterThread | undefined;
  let isThreadUp = false;
  let bytesWritten = 0;
  /** Batches that the thread has. */
  const ahead = new Set<Promise<void>>();
  /** Memory of batches that are written. */
  const free: Buffer[] = [];
  let failure: unknown;

  const startThreadOnce = (): void => {
    if (thread !== undefined || !mayStartThread) return;
    if (files.length < THREAD_FROM.files && bytesWritten < THREAD_FROM.bytes) return;
    thread = startThread('docs-export write', { data: { root }, nurseryMegabytes: 4, signal });
    // Until it answers for the first time, this one goes on.
    thread.ask({ paths: [], sizes: [], lengths: [], bytes: Buffer.alloc(0) }).then(
      () => {
        isThreadUp = true;
      },
      () => {},
    );
  };
  const writeHere = (batch: FileBatch): void => {
    try {
      files.push(...filesOf(batch, here.write(batch)));
    } catch (error) {
      throw diskFailure(error);
    }
    bytesWritten += batch.bytes.length;
    startThreadOnce();
  };
  const writeAhead = (writer: WriterThread): void => {
    const { memory } = filling;
    const batch = filling.batch();
    const done = writer
      .ask(batch)
      .then(
        (written) => void files.push(...filesOf(batch, written)),
        (error: unknown) => {
          failure ??= signal?.aborted === true ? signal.reason : diskFailure(error);
        },
      )
      .then(() => {
        ahead.delete(done);
        free.push(memory);
      });
    ahead.add(done);
    filling.restart(free.pop() ?? newMemory());
  };
  const flush = (): Promise<void> | undefined => {
    if (failure !== undefined) throw failure;
    const isBusy = ahead.size >= BATCHES_AHEAD;
    if (thread !== undefined && isThreadUp && here.isBetweenFiles && (!isBusy || filling.goesOn)) {
      // Whoever has the beginning of a file writes the rest.
      if (isBusy) return Promise.race(ahead).then(flush);
      writeAhead(thread);
      return undefined;
    }
    writeHere(filling.batch());
    filling.restart(filling.memory);
    return undefined;
  };
  const whenRoom = (newFiles: number, bytes: number, add: () => void): Promise<void> | undefined => {
    const wait = filling.hasRoom(newFiles, bytes) ? undefined : flush();
    if (wait !== undefined) return wait.then(add);
    add();
    return undefined;
  };
  return {
    begin: (path, size, bytes) =>
      whenRoom(1, size <= WHOLE_BYTES ? size : bytes.length, () => filling.begin(path, size, bytes)),
    more: (bytes) => whenRoom(0, bytes.length, () => filling.more(bytes)),
    async finish() {
      await flush();
      await Promise.all(ahead);
      if (failure !== undefined) throw failure;
      return files;
    },
    async close() {
      here.close();
      await thread?.close();
    },
  };
}

/** A batch that is being filled. */
interface Filling {
  readonly memory: Buffer;
  /** Whether it begins with more of a file from the batch before. */
  readonly goesOn: boolean;
  hasRoom(files: number, bytes: number): boolean;
  begin(path: string, size: number, bytes: Buffer): void;
  more(bytes: Buffer): void;
  batch(): FileBatch;
  /** Begins the next batch; a file that was not filled to its end goes on in it. */
  restart(memory: Buffer): void;
}

function createFilling(): Filling {
  let memory = newMemory();
  let used = 0;
  let paths: string[] = [];
  let sizes: number[] = [];
  let lengths: number[] = [];
  let last = { path: '', size: 0 };
  let goesOn = false;
  const add = (bytes: Buffer): void => {
    memory.set(bytes, used);
    used += bytes.length;
  };
  const begin = (path: string, size: number, bytes: Buffer): void => {
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
function newMemory(): Buffer {
  return Buffer.from(new SharedArrayBuffer(BATCH_BYTES));
}
