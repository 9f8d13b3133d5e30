import { recallValue, remember } from './storage.ts';

/** The titles last chosen, newest first; kept while the reader goes from page to page. */
export interface Memory {
  remember(title: string): void;
  /**
   * Chooses among titles the one that was chosen last, if any was: now, and again when the reader comes back from a page
   * where more was chosen.
   */
  use(titles: readonly string[], choose: (title: string | undefined) => void): void;
}

const STORE = 'docs:tabs';
const MAX_REMEMBERED = 30;

/** What the reader has chosen, in tabs, code groups, views and samples of an API. */
export function choices(): Memory {
  let known = read();
  const uses: (() => void)[] = [];
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    known = read();
    for (const use of uses) use();
  });
  return {
    remember(title) {
      known = [title, ...known.filter((one) => one !== title)].slice(0, MAX_REMEMBERED);
      remember(STORE, JSON.stringify(known));
    },
    use(titles, choose) {
      const use = (): void => choose(known.find((title) => titles.includes(title)));
      uses.push(use);
      use();
    },
  };
}

function read(): string[] {
  const stored = recallValue(STORE);
  return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
}
