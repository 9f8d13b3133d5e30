import type { Thread } from '../../workers/thread.ts';
import { createFilling, newMemory, WHOLE_BYTES } from './batch-filling.ts';
import type { FileBatch } from './file-batch.ts';

/** Takes files and does its work on them in batches, where there is much of it by a thread. */
export interface FileBatches {
  /**
   * Takes a file with its first bytes or all. Returns a promise only where it has to wait: one for each of a hundred
   * thousand files takes long. Throws and rejects with what the work does.
   */
  begin(path: string, size: number, bytes: Uint8Array): Promise<void> | undefined;
  /** Takes more bytes of the last file, as {@link begin} does. */
  more(bytes: Uint8Array): Promise<void> | undefined;
  /** Resolves when all that was taken is done. */
  finish(): Promise<void>;
  /** Ends the thread at once; to be called in any case. */
  close(): Promise<void>;
}

export interface BatchWork<Answer> {
  /** Does a batch in this thread, at once. */
  here(batch: FileBatch): Answer;
  /** Starts a thread that does batches; not called where there may be none. */
  startThread?: (() => Thread<FileBatch, Answer>) | undefined;
  /** Whether so much is done that a thread is worth its start. */
  isWorthThread(): boolean;
  /** Batches that the thread may have; then this one works, too. */
  readonly batchesAhead: number;
  /** Whether this thread is within a file that it began, and has to do the next batch itself. */
  isWithinFile?(): boolean;
  /** Hears what came of a batch. */
  onDone(batch: FileBatch, answer: Answer): void;
  /** What failed, as whoever asks shall hear it. */
  failureOf(error: unknown): unknown;
}

/** Batches for `work`: done by this thread until there is one that has answered, and while that has enough. */
export function createFileBatches<Answer>(work: BatchWork<Answer>): FileBatches {
  const filling = createFilling();
  let thread: Thread<FileBatch, Answer> | undefined;
  let isThreadUp = false;
  /** Batches that the thread has. */
  const ahead = new Set<Promise<void>>();
  /** Memory of batches that are done. */
  const free: Buffer[] = [];
  let failure: unknown;

  const startThreadOnce = (): void => {
    if (thread !== undefined || work.startThread === undefined || !work.isWorthThread()) return;
    thread = work.startThread();
    // Until it answers for the first time, this one goes on.
    thread.ask({ paths: [], sizes: [], lengths: [], bytes: Buffer.alloc(0) }).then(
      () => {
        isThreadUp = true;
      },
      () => {},
    );
  };
  const doHere = (batch: FileBatch): void => {
    try {
      work.onDone(batch, work.here(batch));
    } catch (error) {
      throw work.failureOf(error);
    }
    startThreadOnce();
  };
  const handOver = (to: Thread<FileBatch, Answer>): void => {
    const { memory } = filling;
    const batch = filling.batch();
    const done = to
      .ask(batch)
      .then(
        (answer) => work.onDone(batch, answer),
        (error: unknown) => {
          failure ??= work.failureOf(error);
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
    const isBusy = ahead.size >= work.batchesAhead;
    const isOurs = work.isWithinFile?.() === true;
    if (thread !== undefined && isThreadUp && !isOurs && (!isBusy || filling.goesOn)) {
      // Whoever has the beginning of a file does the rest.
      if (isBusy) return Promise.race(ahead).then(flush);
      handOver(thread);
      return undefined;
    }
    doHere(filling.batch());
    filling.restart(filling.memory);
    return undefined;
  };
  const whenRoom = (newFiles: number, more: number, add: () => void): Promise<void> | undefined => {
    const wait = filling.hasRoom(newFiles, more) ? undefined : flush();
    if (wait !== undefined) return wait.then(add);
    add();
    return undefined;
  };
  return {
    begin: (path, size, first) =>
      whenRoom(1, size <= WHOLE_BYTES ? size : first.length, () => filling.begin(path, size, first)),
    more: (next) => whenRoom(0, next.length, () => filling.more(next)),
    async finish() {
      await flush();
      await Promise.all(ahead);
      if (failure !== undefined) throw failure;
    },
    async close() {
      await thread?.close();
    },
  };
}
