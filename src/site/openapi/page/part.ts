import { anchorHtml } from '../../markdown/anchors/heading.ts';
import { withoutControls } from '../../markdown/html.ts';
import type { Heading, PageBody } from '../../page.ts';
import type { Words } from '../../words/words.ts';
import { escapeHtml } from '../html.ts';

/** A piece of a page in the three forms it is needed in. */
export interface Part {
  readonly heading?: Heading | undefined;
  readonly html: string;
  /** Plain text for search, without the heading. */
  readonly text: string;
  readonly markdown: string;
}

/** A heading as pages have it, with a link to itself. */
export function headingHtml({ depth, id, text }: Heading, words: Words): string {
  const anchor = anchorHtml(id, withoutControls(text), words);
  return `<h${depth} id="${id}">${escapeHtml(text)}${anchor}</h${depth}>`;
}

export function bodyOf({ heading, html, text, markdown }: Part): PageBody {
  return {
    html,
    headings: heading === undefined ? [] : [heading],
    sections: [{ id: heading?.id, heading: heading?.text, text: text.replace(/\s+/g, ' ').trim() }],
    needs: new Set(),
    markdown,
  };
}

/**
 * Gives headings whose ids are taken already another one where pieces come together on one page: a description may
 * have a heading "Body" of its own.
 */
export function withFreeHeadings(body: PageBody, unique: (id: string) => string): PageBody {
  return renamed(
    body,
    body.headings.map(({ id }) => id),
    unique,
  );
}

/** The same for all that has an id in what an author wrote, tabs and fields as well. */
export function withFreeIds(body: PageBody, unique: (id: string) => string): PageBody {
  const tags = body.html.match(TAG) ?? [];
  return renamed(
    body,
    tags.flatMap((tag) => / id="([^"]*)"/.exec(tag)?.[1] ?? []),
    unique,
  );
}

const TAG = /<[a-z][^>]*>/gi;
/** What names elements by their ids. */
const REFERENCE =
  / (id|href|for|aria-controls|aria-describedby|aria-labelledby|popovertarget)="(#?)([^"]*)"/g;

function renamed(body: PageBody, ids: readonly string[], unique: (id: string) => string): PageBody {
  const names = new Map(ids.map((id) => [id, unique(id)]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  if (ids.every((id) => nameOf(id) === id)) return body;
  return {
    ...body,
    html: body.html.replace(TAG, (tag) =>
      tag.replace(REFERENCE, (whole, attribute: string, mark: string, id: string) =>
        (attribute === 'href') === (mark === '#') ? ` ${attribute}="${mark}${nameOf(id)}"` : whole,
      ),
    ),
    headings: body.headings.map((heading) => ({ ...heading, id: nameOf(heading.id) })),
    sections: body.sections.map((section) =>
      section.id === undefined ? section : { ...section, id: nameOf(section.id) },
    ),
  };
}
