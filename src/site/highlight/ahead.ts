import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HighlightRequest } from '../page.ts';
import type { HighlighterOptions, ReadyCode } from './highlighter.ts';

/** A highlighter in another thread: the same requests give the same HTML there. */
export interface HighlightWorker {
  /** Tells all languages of the build. What depends on them has no HTML before. */
  learn(languages: readonly string[]): void;
  highlight(requests: readonly HighlightRequest[]): Promise<readonly (string | undefined)[]>;
}

export interface HighlightWorkers {
  readonly workers: readonly HighlightWorker[];
  close(): Promise<void>;
}

/** Gives the workers of a build, for a highlighter's options. */
export type StartHighlightWorkers = (options: HighlighterOptions) => HighlightWorkers;

/** Highlighting ahead of rendering: workers take the code of the next pages that nobody has taken yet. */
export interface HighlightAhead {
  /**
   * Waits for the code of a page that a worker is at; meanwhile the build takes pages itself. To be called with
   * 0, 1, 2, …, before the page is rendered.
   */
  reached(index: number): Promise<void>;
}

/** A site with fewer pages is done before a thread has started. */
export const FEW_PAGES = 50;

/** Characters of code that travel to a worker at once; a few tens of milliseconds of work. */
export const BATCH = 16_000;
/** Batches a worker has at hand, so that it never waits for the build to breathe. */
export const AT_HAND = 4;

export interface AheadSources {
  readonly threads: HighlightWorkers | undefined;
  /** How many pages there are. */
  readonly count: number;
  /** The code of a page that is not begun. */
  requestsOf(index: number): readonly HighlightRequest[];
  /** What workers are at already. */
  readonly begun?: ReadonlyMap<number, Promise<unknown>> | undefined;
  readonly ready: Pick<ReadyCode, 'adopt'>;
  /** Highlights in the building thread, which remembers it. */
  highlight(request: HighlightRequest): void;
  readonly signal: AbortSignal | undefined;
}

/**
 * Shares the highlighting of all pages between the build and workers, so that none of them waits for another while
 * there is code left. Who did which page never shows: the same code gives the same HTML. A worker that fails leaves
 * its pages to the build. Ends the workers when nothing is left for them.
 */
export function highlightAhead(sources: AheadSources): HighlightAhead {
  const { threads, count, ready, highlight, signal, begun = new Map() } = sources;
  /** The pages that workers are at. */
  const taken = new Map<number, Promise<unknown>>(begun);
  for (const [page, finished] of begun) void finished.then(() => taken.delete(page));
  const requestsOf = (index: number): readonly HighlightRequest[] =>
    begun.has(index) ? [] : sources.requestsOf(index);
  /** The first page that nobody has taken. */
  let next = 0;

  const takeBatch = (): { pages: number[]; requests: HighlightRequest[] } => {
    const pages: number[] = [];
    const requests: HighlightRequest[] = [];
    for (let size = 0; next < count && size < BATCH && signal?.aborted !== true; next += 1) {
      const own = requestsOf(next);
      if (own.length === 0) continue;
      pages.push(next);
      requests.push(...own);
      for (const { code } of own) size += code.length;
    }
    return { pages, requests };
  };

  const work = async (worker: HighlightWorker): Promise<void> => {
    for (;;) {
      const { pages, requests } = takeBatch();
      if (pages.length === 0) return;
      const finished = worker.highlight(requests).then(
        (html) => {
          ready.adopt(requests, html);
          return true;
        },
        () => false,
      );
      for (const page of pages) taken.set(page, finished);
      const isFine = await finished;
      for (const page of pages) taken.delete(page);
      if (!isFine) return;
    }
  };
  const all = (threads?.workers ?? []).flatMap((worker) =>
    Array.from({ length: AT_HAND }, () => work(worker)),
  );
  void Promise.all(all).then(() => threads?.close());

  return {
    async reached(index) {
      next = Math.max(next, index + 1);
      while (taken.has(index) && next < count && signal?.aborted !== true) {
        next += 1;
        for (const request of requestsOf(next - 1)) highlight(request);
        await nextTurn();
      }
      await taken.get(index);
    },
  };
}
