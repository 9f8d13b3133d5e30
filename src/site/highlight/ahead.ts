import type { HighlightRequest } from '../page.ts';
import type { HighlighterOptions, ReadyCode } from './highlighter.ts';

/** A highlighter in another thread: the same requests give the same HTML there. */
export interface HighlightWorker {
  highlight(requests: readonly HighlightRequest[]): Promise<string[]>;
}

export interface HighlightWorkers {
  readonly workers: readonly HighlightWorker[];
  close(): Promise<void>;
}

/** Starts workers for a highlighter's options, with all the languages that the build knows. */
export type StartHighlightWorkers = (
  options: HighlighterOptions,
  languages: readonly string[],
) => HighlightWorkers;

/** Highlighting ahead of rendering: the build renders from the first page on, workers highlight from the last. */
export interface HighlightAhead {
  /** Waits for the code of a page that a worker is at. To be called with 0, 1, 2, …, before the page is rendered. */
  reached(index: number): Promise<void>;
}

/** A site with fewer pages is done before a thread has started. */
export const FEW_PAGES = 50;

/** Characters of code that travel to a worker at once; a few tens of milliseconds of work. */
const BATCH = 24_000;
/** Batches a worker has at hand, so that it never waits for the build to breathe. */
const AT_HAND = 2;

/**
 * Has workers highlight the code of the last pages while the build renders the first, until both meet. Who did which
 * page never shows: the same code gives the same HTML. A worker that fails leaves its pages to the build. Ends the
 * workers when nothing is left for them.
 */
export function highlightAhead(
  threads: HighlightWorkers | undefined,
  count: number,
  requestsOf: (index: number) => readonly HighlightRequest[],
  ready: Pick<ReadyCode, 'adopt'>,
  signal: AbortSignal | undefined,
): HighlightAhead {
  const done = new Map<number, Promise<void>>();
  let front = 0;
  let end = count;

  const next = (): { first: number; requests: HighlightRequest[] } | undefined => {
    const requests: HighlightRequest[] = [];
    let size = 0;
    const last = end;
    while (end > front + 1 && size < BATCH && signal?.aborted !== true) {
      end -= 1;
      for (const request of requestsOf(end)) {
        requests.push(request);
        size += request.code.length;
      }
    }
    return end === last ? undefined : { first: end, requests };
  };

  const work = async (worker: HighlightWorker): Promise<void> => {
    for (;;) {
      const last = end;
      const batch = next();
      if (batch === undefined) return;
      const { first, requests } = batch;
      if (requests.length === 0) continue;
      const finished = worker.highlight(requests).then(
        (html) => {
          ready.adopt(requests, html);
          return true;
        },
        () => false,
      );
      const settled = finished.then(() => {});
      for (let index = first; index < last; index += 1) done.set(index, settled);
      if (!(await finished)) return;
    }
  };
  const all = (threads?.workers ?? []).flatMap((worker) =>
    Array.from({ length: AT_HAND }, () => work(worker)),
  );
  void Promise.all(all).then(() => threads?.close());

  return {
    async reached(index) {
      front = index;
      await done.get(index);
    },
  };
}
