/** For the pages of this site, for good or as long as the window is open. */
type Store = 'localStorage' | 'sessionStorage';

/** Keeps a choice of the reader. */
export function remember(name: string, value: string, store: Store = 'localStorage'): void {
  try {
    window[store].setItem(name, value);
  } catch {
    // A reader who forbids storage only loses the memory of the choice.
  }
}

/** What the reader has chosen before; null where nothing is kept. */
export function recall(name: string, store: Store = 'localStorage'): string | null {
  try {
    return window[store].getItem(name);
  } catch {
    return null;
  }
}

/** What was kept as JSON; undefined where nothing is, or something else. */
export function recallValue(name: string, store: Store = 'localStorage'): unknown {
  try {
    return JSON.parse(recall(name, store) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
