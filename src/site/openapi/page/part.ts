import type { Heading, PageBody } from '../../page.ts';
import { fill } from '../../words/fill.ts';
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
  const title = escapeHtml(text);
  return `<h${depth} id="${id}">${title}<a class="c-anchor" href="#${id}" aria-label="${fill(words.script.linkTo, { name: title })}"></a></h${depth}>`;
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
 * Gives ids that are taken already another name where pieces come together on one page: a description may have a heading
 * "Body" of its own.
 */
export function withFreeIds(body: PageBody, unique: (id: string) => string): PageBody {
  return body.headings.reduce((renamed, { id }) => {
    const free = unique(id);
    return free === id ? renamed : withOtherId(renamed, id, free);
  }, body);
}

function withOtherId(body: PageBody, id: string, other: string): PageBody {
  return {
    ...body,
    html: body.html.replace(`id="${id}"`, `id="${other}"`).replaceAll(`href="#${id}"`, `href="#${other}"`),
    headings: body.headings.map((heading) => (heading.id === id ? { ...heading, id: other } : heading)),
    sections: body.sections.map((section) => (section.id === id ? { ...section, id: other } : section)),
  };
}
