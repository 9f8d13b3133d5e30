import type { Heading, PageSection } from '../../page.ts';

/** A piece of a page in the three forms it is needed in. */
export interface Part {
  readonly heading?: Heading | undefined;
  readonly html: string;
  /** Plain text for search, without the heading. */
  readonly text: string;
  readonly markdown: string;
}

/** Sections for search: each part is one, parts without a heading join what stands before them. */
export function sectionsOf(parts: readonly Part[]): PageSection[] {
  const sections: { id: string | undefined; heading: string | undefined; text: string }[] = [
    { id: undefined, heading: undefined, text: '' },
  ];
  for (const { heading, text } of parts) {
    const last = sections.at(-1);
    if (heading !== undefined) sections.push({ id: heading.id, heading: heading.text, text });
    else if (last !== undefined) last.text = [last.text, text].filter((piece) => piece !== '').join('\n');
  }
  return sections.filter(({ heading, text }) => heading !== undefined || text !== '');
}
