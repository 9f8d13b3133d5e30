import type { PageBody, PageSection } from '../../page.ts';
import type { Words } from '../../words/words.ts';

/** What a page of the reference consists of. */
interface Pieces {
  /** Above the rest: address, description. */
  readonly start: readonly PageBody[];
  /** Beside the rest. */
  readonly samples: readonly PageBody[];
  readonly main: readonly PageBody[];
}

/** A page of the reference; `inOrder` are its pieces as they follow each other in its Markdown. */
export function framed(
  { start, samples, main }: Pieces,
  inOrder: readonly PageBody[],
  words: Words['api'],
): PageBody {
  const text = [...start, ...main];
  const above = htmlOf(start);
  const aside = htmlOf(samples);
  const markdown = inOrder.map((piece) => piece.markdown.trim()).filter((piece) => piece !== '');
  return {
    html: [
      '<div class="api"><div class="api-page">',
      above === '' ? '' : `<div class="api-start">${above}</div>`,
      aside === '' ? '' : `<aside class="api-samples" aria-label="${words.examples}">${aside}</aside>`,
      `<div class="api-main">${htmlOf(main)}</div>`,
      '</div></div>',
    ].join(''),
    headings: text.flatMap(({ headings }) => headings),
    sections: joinSections(text.flatMap(({ sections }) => sections)),
    needs: new Set([...text, ...samples].flatMap(({ needs }) => [...needs])),
    markdown: `${markdown.join('\n\n')}\n`,
  };
}

function htmlOf(bodies: readonly PageBody[]): string {
  return bodies.map(({ html }) => html).join('');
}

/** Joins sections without a heading to what stands before them, and leaves out empty ones. */
function joinSections(sections: readonly PageSection[]): PageSection[] {
  const joined: PageSection[] = [];
  for (const section of sections) {
    const before = joined.at(-1);
    if (section.heading !== undefined || before === undefined) joined.push(section);
    else joined[joined.length - 1] = { ...before, text: `${before.text} ${section.text}`.trim() };
  }
  return joined.filter(({ heading, text }) => heading !== undefined || text !== '');
}
