import { availableParallelism } from 'node:os';
import { startThread } from '../../workers/thread.ts';
import { diskFailure } from '../disk-failure.ts';
import {
  type BatchDigests,
  createBatchWriter,
  type FileBatch,
  filesOf,
  type WrittenFile,
} from './file-batch.ts';
import { createFileBatches, type FileBatches } from './file-batches.ts';

/**
 * Writes files below one folder, one after the other. Their paths are known to be safe and new. All of it throws and
 * rejects with E_BUNDLE_WRITE for the disk. A file is parted only above {@link WHOLE_BYTES}: a page that redirects is
 * told by the whole of it.
 */
export interface FileWriter extends Omit<FileBatches, 'finish'> {
  /** All that was written, in no order. */
  finish(): Promise<readonly WrittenFile[]>;
}

/** What is written here before a thread is worth its start. */
const THREAD_FROM = { files: 1000, bytes: 2 ** 24 };
/** The batch that the thread writes and the next: a hundred thousand files are written in little memory. */
const BATCHES_AHEAD = 2;

export interface FileWriterOptions {
  /** Ends the thread; whoever writes on is told the reason. */
  readonly signal?: AbortSignal | undefined;
  readonly mayStartThread?: boolean | undefined;
}

/**
 * A writer below `root`, an existing folder that nobody else writes to. Where there are many files or bytes, a thread
 * writes and hashes while this one reads the archive.
 */
export function createFileWriter(
  root: string,
  { signal, mayStartThread = availableParallelism() > 1 }: FileWriterOptions = {},
): FileWriter {
  const files: WrittenFile[] = [];
  let bytes = 0;
  const here = createBatchWriter(root);
  const batches = createFileBatches<BatchDigests>({
    here: here.write,
    startThread: mayStartThread
      ? () =>
          startThread<FileBatch, BatchDigests>('docs-export write', {
            data: { root },
            nurseryMegabytes: 4,
            signal,
          })
      : undefined,
    isWorthThread: () => files.length >= THREAD_FROM.files || bytes >= THREAD_FROM.bytes,
    batchesAhead: BATCHES_AHEAD,
    isWithinFile: () => !here.isBetweenFiles,
    onDone(batch, digests) {
      files.push(...filesOf(batch, digests));
      bytes += batch.bytes.length;
    },
    failureOf: (error) => (signal?.aborted === true ? signal.reason : diskFailure(error)),
  });
  return {
    ...batches,
    async finish() {
      await batches.finish();
      return files;
    },
    async close() {
      here.close();
      await batches.close();
    },
  };
}
