import { availableParallelism } from 'node:os';
import { FEW_PAGES, type HighlightWorker, type StartHighlightWorkers } from '../site/highlight/ahead.ts';
import type { HighlighterOptions } from '../site/highlight/highlighter.ts';
import type { HighlightRequest } from '../site/page.ts';
import { markdownFiles, type ProjectFiles } from '../site/project/files.ts';
import { startThread } from './thread.ts';

/** More threads than this hardly shorten a build any more, and each takes some 100 MB. */
const MOST_WORKERS = 3;

/** Threads that highlight for one build. */
export interface HighlightThreads {
  /** Starts them before the build knows what it needs, so that they load their programs beside it. */
  startEarly(): void;
  /** For the build: starts them where they are not, and tells them what they need to know. */
  readonly start: StartHighlightWorkers;
  /** Ends them all, also those that the build had no use for. */
  close(): Promise<void>;
}

/**
 * Threads that highlight, by default one for each core beside the building thread's. One that dies rejects what it
 * was asked; the build then does without it.
 */
export function highlightThreads(
  count = Math.min(MOST_WORKERS, availableParallelism() - 1),
): HighlightThreads {
  let threads: readonly HighlightThread[] | undefined;
  let prepared: HighlighterOptions | undefined;
  const started = (): readonly HighlightThread[] => {
    threads ??= Array.from({ length: count }, startHighlightThread);
    return threads;
  };
  const close = async (): Promise<void> => {
    await Promise.all((threads ?? []).map((thread) => thread.close()));
  };
  return {
    startEarly: () => void started(),
    start(options) {
      if (prepared !== options) for (const thread of started()) thread.prepare(options);
      prepared = options;
      return { workers: started(), close };
    },
    close,
  };
}

/** Whether a build of a project will surely want threads: it has many pages, and no cache knows them. */
export function wantsThreads(files: ProjectFiles, cache?: { readonly isEmpty: boolean }): boolean {
  if (cache?.isEmpty === false) return false;
  return markdownFiles(files).length >= FEW_PAGES;
}

/** What a thread is told: first what all requests have in common, then requests, and once all languages there are. */
export type HighlightMessage =
  | { readonly options: HighlighterOptions }
  | { readonly languages: readonly string[] }
  | { readonly requests: readonly HighlightRequest[] };

/** The HTML of each request, where there is one. */
export type HighlightAnswer = readonly (string | undefined)[];

interface HighlightThread extends HighlightWorker {
  prepare(options: HighlighterOptions): void;
  close(): Promise<unknown>;
}

function startHighlightThread(): HighlightThread {
  const { ask, close } = startThread<HighlightMessage, HighlightAnswer>('docs-export highlight', {
    // What it makes for a moment is held by a middling nursery: three times half of it.
    nurseryMegabytes: 24,
  });
  // A thread that cannot take it says so with each answer.
  const tell = (message: HighlightMessage): void => void ask(message).catch(() => {});
  return {
    highlight: (requests) => ask({ requests }),
    learn: (languages) => tell({ languages }),
    prepare: (options) => tell({ options }),
    close,
  };
}
