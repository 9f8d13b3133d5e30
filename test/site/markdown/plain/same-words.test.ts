import fc from 'fast-check';
import { expect, test } from 'vitest';
import { render } from '../project.ts';
import { pages, SNIPPETS } from './pages.ts';
import { wordsOfHtml, wordsOfMarkdown } from './words.ts';

test('every word of a page stands in its Markdown, in the order of the page, and as code where it is code', () => {
  fc.assert(
    fc.property(pages(), (source) => {
      const { html, markdown, diagnostics } = render(source, SNIPPETS);
      // What is no MDX is read in other ways.
      fc.pre(diagnostics.length === 0);
      expect(wordsOfMarkdown(`# Page\n\n${markdown}`), markdown).toEqual(wordsOfHtml(html));
    }),
    { seed: 6, numRuns: 300 },
  );
});
