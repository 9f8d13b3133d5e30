import type { PageSection } from '../../page.ts';

/** Characters that search engines show of a description, about. */
const LENGTH = 160;

/** What a page begins with, as the description of one that has none: whole words, no more than a search engine shows. */
export function excerpt(sections: readonly PageSection[]): string | undefined {
  const text = sections.find((section) => section.text !== '')?.text;
  if (text === undefined || text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${(end > LENGTH / 2 ? cut.slice(0, end) : cut).replace(/[\s\p{P}]+$/u, '')}…`;
}
