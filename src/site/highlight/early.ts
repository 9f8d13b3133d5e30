import type { HighlightRequest } from '../page.ts';
import { AT_HAND, BATCH, type HighlightWorkers } from './ahead.ts';
import { type ReadyCode, reachIntoOthers } from './highlighter.ts';

/** Highlighting that workers begin with while the project is still being read. */
export interface EarlyHighlighting {
  /** Hands over the code of a file that was just read. */
  offer(file: string, requests: readonly HighlightRequest[]): void;
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

/** `start` is called with the first full batch. What comes while all workers are busy is left for later. */
export function highlightEarly(start: () => HighlightWorkers | undefined): EarlyHighlighting {
  let workers: HighlightWorkers['workers'] | undefined;
  const busy = new Map<HighlightWorkers['workers'][number], number>();
  const batches: Batch[] = [];
  let files: string[] = [];
  let requests: HighlightRequest[] = [];
  let size = 0;

  const send = (): void => {
    workers ??= start()?.workers ?? [];
    const worker = workers.find((one) => (busy.get(one) ?? 0) < AT_HAND);
    if (worker !== undefined) {
      busy.set(worker, (busy.get(worker) ?? 0) + 1);
      const free = (): void => void busy.set(worker, (busy.get(worker) ?? 0) - 1);
      const html = worker.highlight(requests);
      html.then(free, () => {});
      batches.push({ files, requests, html });
    }
    files = [];
    requests = [];
    size = 0;
  };

  return {
    offer(file, own) {
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
