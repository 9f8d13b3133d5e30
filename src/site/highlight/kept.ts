import type { Highlighter } from './highlighter.ts';

/** A highlighter for the time of a build. */
export interface LentHighlighter {
  readonly highlighter: Highlighter;
  /** Nothing can be highlighted any more. */
  release(): void;
}

/**
 * Highlighters that stay loaded between the builds of a process. To load one takes most of the time in which a page that
 * was changed is made.
 */
export interface KeptHighlighters {
  /** The highlighter of a key, which tells all that it is made of; made where none is kept. */
  lend(key: string, make: () => Promise<Highlighter>): Promise<LentHighlighter>;
}

interface Entry {
  readonly made: Promise<Highlighter>;
  users: number;
}

/** Keeps so many, those that were used last; the memory of the others is given back. */
export function keepHighlighters(most: number): KeptHighlighters {
  const entries = new Map<string, Entry>();
  const forget = (key: string, { made }: Entry): void => {
    entries.delete(key);
    made.then(
      (highlighter) => highlighter.dispose(),
      () => {}, // told to whoever waited for it
    );
  };
  return {
    async lend(key, make) {
      const entry = entries.get(key) ?? { made: make(), users: 0 };
      entry.users += 1;
      // The last one is that of the latest build.
      entries.delete(key);
      entries.set(key, entry);
      const release = (): void => {
        entry.users -= 1;
        const idle = [...entries].filter(([, { users }]) => users === 0);
        for (const [old, one] of idle.slice(0, Math.max(0, entries.size - most))) forget(old, one);
      };
      try {
        return { highlighter: await entry.made, release };
      } catch (error) {
        release();
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
  };
}

/** Keeps none: each build gives the memory of its own back. */
export const keptByNone: KeptHighlighters = {
  async lend(_key, make) {
    const highlighter = await make();
    return { highlighter, release: () => highlighter.dispose() };
  },
};
