/** Builds that are asked for again and again. */
export interface Rebuilding {
  /** Builds once more; a build under way is of yesterday, and is ended, unless the one before it was, too. */
  ask(): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
  /** Ends what is under way, and begins nothing more. Resolves when it has ended. */
  close(): Promise<void>;
}

/** Runs `build`, which never rejects, when it is asked for: one at a time, and the last request always comes to its end. */
export function createRebuilding(build: (signal: AbortSignal) => Promise<void>): Rebuilding {
  let isWanted = false;
  let isClosed = false;
  let current: AbortController | undefined;
  let wasEnded = false;
  let work: Promise<void> = Promise.resolve();
  const next = async (): Promise<void> => {
    if (!isWanted) return;
    isWanted = false;
    current = new AbortController();
    await build(current.signal);
    wasEnded = current.signal.aborted;
  };
  return {
    ask() {
      // A change that was noticed late.
      if (isClosed) return;
      isWanted = true;
      // Where something is written all the time, no build would come to its end.
      if (!wasEnded) current?.abort();
      work = work.then(next);
    },
    async settled() {
      for (let seen: Promise<void> | undefined; seen !== work; await seen) seen = work;
    },
    async close() {
      isClosed = true;
      isWanted = false;
      current?.abort();
      await work;
    },
  };
}
