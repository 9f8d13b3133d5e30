import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../errors/failure.ts';
import { FEW_PAGES, type HighlightWorker, type StartHighlightWorkers } from '../site/highlight/ahead.ts';
import type { HighlighterOptions } from '../site/highlight/highlighter.ts';
import type { HighlightRequest } from '../site/page.ts';
import type { ProjectFiles } from '../site/project/files.ts';
import { HIGHLIGHT_ROOM } from './room.ts';

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
  let threads: readonly Thread[] | undefined;
  const started = (): readonly Thread[] => {
    threads ??= Array.from({ length: count }, startThread);
    return threads;
  };
  const close = async (): Promise<void> => {
    await Promise.all((threads ?? []).map((thread) => thread.close()));
  };
  return {
    startEarly: () => void started(),
    start(options, languages) {
      const workers = started();
      for (const thread of workers) thread.prepare({ options, languages });
      return { workers, close };
    },
    close,
  };
}

/** Whether a build of a project will surely want threads: it has many pages, and no cache knows them. */
export function wantsThreads(files: ProjectFiles, cache?: { readonly isEmpty: boolean }): boolean {
  if (cache?.isEmpty === false) return false;
  return files.paths.filter((path) => /\.mdx?$/.test(path)).length >= FEW_PAGES;
}

/** What a thread answers to the request of the same number. */
export type HighlightReply = { readonly id: number } & (
  | { readonly html: string[] }
  | { readonly error: string }
);

/** What a thread is told: first what all requests have in common, then requests. */
export type HighlightMessage =
  | { readonly order: HighlightOrder }
  | { readonly id: number; readonly requests: readonly HighlightRequest[] };

export interface HighlightOrder {
  readonly options: HighlighterOptions;
  readonly languages: readonly string[];
}

interface Thread extends HighlightWorker {
  prepare(order: HighlightOrder): void;
  close(): Promise<unknown>;
}

function startThread(): Thread {
  const waiting = new Map<number, { resolve(html: string[]): void; reject(error: Error): void }>();
  let failed: Error | undefined;
  let asked = 0;
  const fail = (error: Error): void => {
    failed ??= error;
    for (const { reject } of waiting.values()) reject(failed);
    waiting.clear();
  };
  const thread = new Worker(entry(), {
    workerData: { room: HIGHLIGHT_ROOM },
    // What it might print is no part of the build's output.
    stdout: true,
    stderr: true,
    // It makes short-lived values only, which a middling nursery holds: three times half of it.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  thread.unref();
  const send = (message: HighlightMessage): void => thread.postMessage(message);
  thread.on('message', (reply: HighlightReply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('html' in reply) request?.resolve(reply.html);
    else request?.reject(new Error(reply.error));
  });
  thread.on('error', (error) => fail(error instanceof Error ? error : new Error(messageOf(error))));
  thread.on('exit', () => fail(new Error('the thread has ended')));
  return {
    highlight: (requests: readonly HighlightRequest[]) =>
      new Promise((resolve, reject) => {
        if (failed !== undefined) return reject(failed);
        asked += 1;
        waiting.set(asked, { resolve, reject });
        send({ id: asked, requests });
      }),
    prepare: (order) => send({ order }),
    close: () => thread.terminate(),
  };
}

/** The program's own door: beside this file in the bundle, one folder up among the sources. */
function entry(): URL {
  const door = import.meta.url.endsWith('.ts') ? '../index.ts' : './index.js';
  return new URL(door, import.meta.url);
}
