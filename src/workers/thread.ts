import { addAbortListener } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What the threads of this program do; its door lets them in by it (src/index.ts). */
export type Room = 'docs-export highlight' | 'docs-export write' | 'docs-export update' | 'docs-export hash';

/** A thread of this program that answers requests, one after the other. */
export interface Thread<Request, Answer> {
  /** Rejects with what the thread failed with, with the reason of its signal, or when it has ended. */
  ask(request: Request): Promise<Answer>;
  /** Ends it, whatever it does. */
  close(): Promise<unknown>;
}

/** What is told of an error from thread to thread, where errors lose all but their words. */
interface ThreadError {
  readonly message: string;
  /** Of those of the system, as `ENOSPC`. */
  readonly code?: string | undefined;
  readonly syscall?: string | undefined;
}

/** What a thread answers to the request of the same number. */
export type Reply<Answer> = { readonly id: number } & (
  | { readonly answer: Answer }
  | { readonly error: ThreadError }
);

export interface ThreadOptions {
  /** What the thread finds in its workerData. */
  readonly data?: object;
  /** The most that V8's space for new objects takes there: little where memory counts. */
  readonly nurseryMegabytes: number;
  /** Ends it: it would work on, and who waits for it would wait on. */
  readonly signal?: AbortSignal | undefined;
}

/** Starts a thread; the process does not wait for its end. */
export function startThread<Request, Answer>(
  room: Room,
  { data, nurseryMegabytes, signal }: ThreadOptions,
): Thread<Request, Answer> {
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: unknown): void }>();
  let failed: unknown;
  let asked = 0;
  const fail = (error: unknown): void => {
    failed ??= error;
    for (const { reject } of waiting.values()) reject(failed);
    waiting.clear();
  };
  const thread = new Worker(entry(), {
    argv: [room],
    workerData: data,
    // What it might print is no part of the program's output.
    stdout: true,
    stderr: true,
    resourceLimits: { maxYoungGenerationSizeMb: nurseryMegabytes },
  });
  thread.unref();
  thread.on('message', (reply: Reply<Answer>) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) request?.resolve(reply.answer);
    else request?.reject(Object.assign(new Error(reply.error.message), reply.error));
  });
  thread.on('error', fail);
  const listening =
    signal &&
    addAbortListener(signal, () => {
      fail(signal.reason);
      void thread.terminate();
    });
  thread.on('exit', () => {
    listening?.[Symbol.dispose]();
    fail(new Error('the thread has ended'));
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failed !== undefined) return reject(failed);
        asked += 1;
        waiting.set(asked, { resolve, reject });
        thread.postMessage({ id: asked, request });
      }),
    close: () => thread.terminate(),
  };
}

/** The program's own door: beside this file in the bundle, one folder up among the sources. */
function entry(): URL {
  const door = import.meta.url.endsWith('.ts') ? '../index.ts' : './index.js';
  return new URL(door, import.meta.url);
}
