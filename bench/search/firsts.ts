import type { SearchPage } from '../../src/site/search/format.ts';
import { findResults } from '../../src/site/search/results.ts';
import type { SiteIndex } from './site-index.ts';

const QUERIES = 200;

/** A query with the pages that answer it. */
interface Asked {
  readonly query: string;
  readonly scope: string;
  answers(page: SearchPage): boolean;
}

/**
 * How often a page that answers a query comes first, by the kind of query: the title of a page, such a title with a
 * typing mistake in a word, and headings of several words and of one. Seeded.
 */
export async function firsts(index: SiteIndex): Promise<ReadonlyMap<string, number>> {
  const titles = index.pages.map(({ page, scope }) => askedBy(page.title, page.title, scope));
  const headings = index.pages.flatMap(({ page, scope }) =>
    page.sections.filter(([heading]) => heading !== '').map(([heading]) => askedBy(heading, heading, scope)),
  );
  const kinds: Readonly<Record<string, readonly Asked[]>> = {
    title: titles,
    'title with a typo': index.pages.flatMap(({ page: { title }, scope }, at) => {
      const query = withTypo(title, at);
      return query === title ? [] : [askedBy(query, title, scope)];
    }),
    'heading of words': headings.filter(({ query }) => /\s/.test(query)),
    'heading of a word': headings.filter(({ query }) => !/\s/.test(query)),
  };
  const shares = new Map<string, number>();
  for (const [kind, all] of Object.entries(kinds)) {
    const some = all.filter((_, at) => at % Math.ceil(all.length / QUERIES) === 0);
    let first = 0;
    for (const { query, scope, answers } of some) {
      const [best] = await findResults(query, scope, async (name) => index.read(name).data);
      if (best !== undefined && answers(best.page)) first += 1;
    }
    if (some.length > 0) shares.set(kind, first / some.length);
  }
  return shares;
}

function askedBy(query: string, words: string, scope: string): Asked {
  const same = (text: string): boolean => text.toLowerCase() === words.toLowerCase();
  return {
    query,
    scope,
    answers: ({ title, sections }) => same(title) || sections.some(([heading]) => same(heading)),
  };
}

/** A title whose first long word lacks a letter, has one twice, has another one, or has two in the wrong order. */
function withTypo(title: string, number: number): string {
  return title.replace(/[a-z]{6,}/i, (word) => {
    const at = 1 + (number % (word.length - 2));
    const [before, letter, next, rest] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 2),
    ];
    const made = [
      `${next}${rest}`,
      `${letter}${letter}${next}${rest}`,
      `q${next}${rest}`,
      `${next}${letter}${rest}`,
    ];
    return before + made[number % made.length];
  });
}
