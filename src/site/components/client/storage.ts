/** Keeps a choice of the reader for the pages of this site. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A reader who forbids storage only loses the memory of the choice.
  }
}

/** What the reader has chosen before; null where nothing is kept. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
