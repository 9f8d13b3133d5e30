import type { PageBody, PageContext } from '../../page.ts';
import { escapeHtml } from '../html.ts';

/** Characters that mean, or may mean, something in Markdown. Text without them is one paragraph. */
const MARKUP = /[\\`*_{}[\]<>#+!|~$&\n:@]|www\.|^\s*(?:-|\d+[.)])\s/;

export interface Describer {
  /** The Markdown of a field or a response as HTML; headings in it are bold lines. */
  describe(markdown: string): string;
  /** Markdown that stands on the page itself, with headings and sections. */
  page(markdown: string): PageBody;
}

/** Renders the Markdown of an API description. */
export function createDescriber(_source: string, _context: PageContext): Describer {
  const html = (markdown: string) =>
    markdown
      .trim()
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join('');
  return {
    describe: (markdown) =>
      MARKUP.test(markdown) ? html(markdown) : `<p>${escapeHtml(markdown.trim())}</p>`,
    page: (markdown) => ({
      html: html(markdown),
      headings: [],
      sections: [{ id: undefined, heading: undefined, text: markdown }],
      needs: new Set(),
      markdown,
    }),
  };
}
