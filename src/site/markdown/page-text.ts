import type { Heading, PageSection } from '../page.ts';
import type { Rendering } from './rendering.ts';
import { withoutEdges } from './word-edges.ts';

/** What a finished rendering has gathered. */
export interface Gathered {
  readonly headings: readonly Heading[];
  readonly sections: readonly PageSection[];
}

/** What a page says while it is rendered, in document order, for search and for the table of contents. */
export interface PageText
  extends Pick<Rendering, 'say' | 'heard' | 'heading' | 'headed' | 'unlisted' | 'postpone'> {
  /** How much was said so far. */
  length(): number;
  /** What was said since there was so much of it. */
  since(length: number): string;
  /** Begins to remember where it was; the returned function takes back all that came after. */
  remember(): () => void;
  gathered(): Gathered;
}

/** Nothing is said yet. */
export function createPageText(): PageText {
  const headings: Heading[] = [];
  const later = new Set<Heading>();
  const said: string[] = [];
  const starts: { heading: Heading | undefined; at: number }[] = [{ heading: undefined, at: 0 }];
  return {
    length: () => said.length,
    since: (length) => withoutEdges(said.slice(length).join('')),
    remember() {
      const lists: unknown[][] = [headings, starts, said];
      const lengths = lists.map(({ length }) => length);
      return () => {
        for (const [n, length] of lengths.entries()) lists[n]?.splice(length);
      };
    },
    say(text) {
      said.push(text);
    },
    heard(work) {
      const from = said.length;
      const result = work();
      return { result, text: withoutEdges(said.splice(from).join(''), false).trim() };
    },
    heading(heading) {
      headings.push(heading);
      starts.push({ heading, at: said.length });
    },
    headed(work) {
      const from = headings.length;
      return { html: work(), headings: headings.slice(from) };
    },
    unlisted(work) {
      const from = headings.length;
      const html = work();
      headings.length = from;
      return html;
    },
    postpone(some) {
      for (const heading of some) later.add(heading);
    },
    gathered: () => ({
      headings: headings.map((heading) => (later.has(heading) ? { ...heading, isLater: true } : heading)),
      sections: starts
        .map(({ heading, at }, n): PageSection => {
          const text = withoutEdges(said.slice(at, starts[n + 1]?.at).join(''))
            .replace(/\s+/g, ' ')
            .trim();
          return { id: heading?.id, heading: heading?.text, text };
        })
        .filter(({ heading, text }) => heading !== undefined || text !== ''),
    }),
  };
}
