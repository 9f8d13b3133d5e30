import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { messageOf } from '../errors/failure.ts';
import type { HighlightWorker, StartHighlightWorkers } from '../site/highlight/ahead.ts';
import type { HighlighterOptions } from '../site/highlight/highlighter.ts';
import type { HighlightRequest } from '../site/page.ts';
import { HIGHLIGHT_ROOM } from './room.ts';

/** More threads than this hardly shorten a build any more, and each takes some 100 MB. */
const MOST_WORKERS = 3;

/**
 * Starts threads that highlight, by default one for each core beside the building thread's. One that dies rejects what
 * it was asked; the build then does without it.
 */
export function highlightThreads(
  count = Math.min(MOST_WORKERS, availableParallelism() - 1),
): StartHighlightWorkers {
  return (options, languages) => {
    const threads = Array.from({ length: count }, () =>
      startThread({ room: HIGHLIGHT_ROOM, options, languages }),
    );
    return {
      workers: threads,
      async close() {
        await Promise.all(threads.map((thread) => thread.close()));
      },
    };
  };
}

/** What a thread answers to the request of the same number. */
export type HighlightReply = { readonly id: number } & (
  | { readonly html: string[] }
  | { readonly error: string }
);

/** What a thread is told when it starts. */
export interface HighlightOrder {
  readonly room: typeof HIGHLIGHT_ROOM;
  readonly options: HighlighterOptions;
  readonly languages: readonly string[];
}

function startThread(order: HighlightOrder): HighlightWorker & { close(): Promise<unknown> } {
  const waiting = new Map<number, { resolve(html: string[]): void; reject(error: Error): void }>();
  let failed: Error | undefined;
  let asked = 0;
  const fail = (error: Error): void => {
    failed ??= error;
    for (const { reject } of waiting.values()) reject(failed);
    waiting.clear();
  };
  const thread = new Worker(entry(), {
    workerData: order,
    // What it might print is no part of the build's output.
    stdout: true,
    stderr: true,
    // It makes short-lived values only: a small nursery keeps the memory of the whole low.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  thread.unref();
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
        thread.postMessage({ id: asked, requests });
      }),
    close: () => thread.terminate(),
  };
}

/** The program's own door: beside this file in the bundle, one folder up among the sources. */
function entry(): URL {
  const door = import.meta.url.endsWith('.ts') ? '../index.ts' : './index.js';
  return new URL(door, import.meta.url);
}
