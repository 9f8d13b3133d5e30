import { setImmediate as nextTurn } from 'node:timers/promises';
import type { HighlightRequest } from '../page.ts';
import type { HighlighterOptions } from './highlighter.ts';
import type { ReadyCode } from './ready.ts';

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
   * Waits for the code of a page that a worker is at; meanwhile the build takes code of later pages itself. To be
   * called with 0, 1, 2, …, before the page is rendered.
   */
  reached(index: number): Promise<void>;
}

/** A site with fewer pages is done before a thread has started. */
export const FEW_PAGES = 50;

/** Characters of code that travel to a worker at once; a few tens of milliseconds of work. */
export const BATCH = 16_000;
/** Batches a worker has at hand, so that it never waits for the build to breathe. */
export const AT_HAND = 4;
/** How many pages ahead the build takes code itself: what it makes waits in memory. */
const OWN_PAGES = 256;

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
  /** What is left of pages that the build has taken code of. */
  const left = new Map<number, HighlightRequest[]>();
  const requestsOf = (index: number): readonly HighlightRequest[] =>
    left.get(index) ?? (begun.has(index) ? [] : sources.requestsOf(index));
  /** The first page that no worker has taken. */
  let next = 0;

  const takeBatch = (): { pages: number[]; requests: HighlightRequest[] } => {
    const pages: number[] = [];
    const requests: HighlightRequest[] = [];
    for (let size = 0; next < count && size < BATCH && signal?.aborted !== true; next += 1) {
      const own = requestsOf(next);
      left.delete(next);
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

  const own = createOwnShare();
  /** A piece of code that the build may do itself, of the pages up to `last`. */
  const takeOwn = (last: number): HighlightRequest | undefined => {
    for (let page = own.from(next); page < Math.min(count, last); page += 1) {
      const requests = left.get(page) ?? [...requestsOf(page)];
      left.set(page, requests);
      const at = requests.findIndex(own.has);
      if (at >= 0) return requests.splice(at, 1)[0];
      own.passed(page);
    }
    const more = own.begin([...left.values()].flat());
    return more ? takeOwn(last) : undefined;
  };

  return {
    async reached(index) {
      left.delete(index);
      next = Math.max(next, index + 1);
      while (taken.has(index) && signal?.aborted !== true) {
        const request = takeOwn(index + OWN_PAGES);
        if (request === undefined) break;
        highlight(request);
        await nextTurn();
      }
      await taken.get(index);
    },
  };
}

/** Grammars whose first piece of code takes a tenth of a second, and that of others a hundredth. */
const SLOW_TO_BEGIN =
  /^(?:[cm]?[jt]sx?|javascript|typescript|html|mdx|vue|svelte|astro|php|cpp|c\+\+|objc|objective-c|swift|graphql|gql|julia)$/;
/** Characters of code that take longer than the first piece of a slow grammar. */
const WORTH_BEGINNING = 200_000;

/** The build's own share of the code: that of few languages, and of one more only where nothing is left of those. */
function createOwnShare() {
  const languages = new Set<string>();
  /** Pages before it hold nothing more in these languages. */
  let cursor = 0;
  const languageOf = ({ language }: HighlightRequest): string => language?.toLowerCase() ?? '';
  return {
    from: (next: number): number => Math.max(cursor, next),
    has: (request: HighlightRequest): boolean => languages.has(languageOf(request)),
    passed(page: number): void {
      cursor = page + 1;
    },
    /** Takes on the language that most of the code left is written in, where beginning with it pays. */
    begin(requests: readonly HighlightRequest[]): boolean {
      const sizes = new Map<string, number>();
      for (const request of requests) {
        const language = languageOf(request);
        sizes.set(language, (sizes.get(language) ?? 0) + request.code.length);
      }
      for (const [language, size] of sizes)
        if (SLOW_TO_BEGIN.test(language) && size < WORTH_BEGINNING) sizes.delete(language);
      const [most] = [...sizes].sort(
        ([a, sizeOfA], [b, sizeOfB]) =>
          Number(SLOW_TO_BEGIN.test(a)) - Number(SLOW_TO_BEGIN.test(b)) || sizeOfB - sizeOfA,
      );
      if (most === undefined) return false;
      languages.add(most[0]);
      cursor = 0;
      return true;
    },
  };
}
