/** The titles last chosen, newest first; kept while the reader goes from page to page. */
export interface Memory {
  readonly titles: readonly string[];
  remember(title: string): void;
  /** Uses what is remembered: now, and again when the reader comes back from a page where more was chosen. */
  use(choose: () => void): void;
}

const STORE = 'docs:tabs';
const MAX_REMEMBERED = 30;

/** What the reader has chosen, in tabs, code groups, views and samples of an API. */
export function choices(): Memory {
  let titles = read();
  const uses: (() => void)[] = [];
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    titles = read();
    for (const choose of uses) choose();
  });
  return {
    get titles() {
      return titles;
    },
    remember(title) {
      titles = [title, ...titles.filter((known) => known !== title)].slice(0, MAX_REMEMBERED);
      try {
        localStorage.setItem(STORE, JSON.stringify(titles));
      } catch {
        // Storage is forbidden: the choice holds for this page only.
      }
    },
    use(choose) {
      uses.push(choose);
      choose();
    },
  };
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
  } catch {
    // Storage is forbidden or holds something else: nothing is remembered.
    return [];
  }
}
