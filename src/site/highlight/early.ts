import type { HighlightRequest } from '../page.ts';
import { AT_HAND, BATCH, type HighlightWorker, type HighlightWorkers } from './ahead.ts';
import { reachIntoOthers } from './language-names.ts';
import type { ReadyCode } from './ready.ts';

/** Highlighting that workers begin with while the project is still being read. */
export interface EarlyHighlighting {
  /** Hands over a file that was just read; its code is asked for only where a worker has time. */
  offer(file: string, requestsOf: () => readonly HighlightRequest[]): void;
  /**
   * Ends it, once all languages are known: the files that were taken; what could be highlighted of one is ready when
   * its promise is.
   */
  end(languages: readonly string[], ready: Pick<ReadyCode, 'adopt'>): ReadonlyMap<string, Promise<unknown>>;
}

interface Batch {
  readonly files: readonly string[];
  readonly requests: readonly HighlightRequest[];
  readonly html: Promise<readonly (string | undefined)[]>;
}

/** `start` is called with the first full batch. Files that come while all workers are busy are left for later. */
export function highlightEarly(start: () => HighlightWorkers | undefined): EarlyHighlighting {
  let workers: readonly HighlightWorker[] | undefined;
  const busy = new Map<HighlightWorker, number>();
  const batches: Batch[] = [];
  let files: string[] = [];
  let requests: HighlightRequest[] = [];
  let size = 0;

  const free = (): HighlightWorker | undefined =>
    workers?.find((worker) => (busy.get(worker) ?? 0) < AT_HAND);
  const send = (): void => {
    workers ??= start()?.workers ?? [];
    const worker = free();
    if (worker === undefined) return;
    busy.set(worker, (busy.get(worker) ?? 0) + 1);
    const html = worker.highlight(requests);
    html.then(
      () => void busy.set(worker, (busy.get(worker) ?? 0) - 1),
      () => {},
    );
    batches.push({ files, requests, html });
    files = [];
    requests = [];
    size = 0;
  };

  return {
    offer(file, requestsOf) {
      if (workers !== undefined && free() === undefined) return;
      const own = requestsOf();
      if (own.length === 0) return;
      files.push(file);
      requests.push(...own);
      for (const { code } of own) size += code.length;
      if (size >= BATCH) send();
    },
    end(languages, ready) {
      if (reachIntoOthers(languages)) return new Map();
      return new Map(
        batches.flatMap((batch) => {
          // What a worker fails at is left to the build.
          const adopted = batch.html.then((html) => ready.adopt(batch.requests, html)).catch(() => {});
          return batch.files.map((file): [string, Promise<unknown>] => [file, adopted]);
        }),
      );
    },
  };
}
