/** The titles last chosen, newest first; kept while the reader goes from page to page. */
export interface Memory {
  readonly titles: readonly string[];
  remember(title: string): void;
}

const STORE = 'docs:tabs';
const MAX_REMEMBERED = 30;

/** What the reader has chosen, in tabs, code groups, views and samples of an API. */
export function choices(): Memory {
  let titles: string[] = [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    if (Array.isArray(stored)) titles = stored.filter((title) => typeof title === 'string');
  } catch {
    // Storage is forbidden or holds something else: nothing is remembered.
  }
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
  };
}
