import { withFilter } from '../components/updates.ts';
import type { Writing } from '../interpreter/react/writing.ts';
import type { PageBody, PageContext, SourcePlace } from '../page.ts';
import { withFieldNames } from './anchors/field-names.ts';
import { tellFetching, tellInteractive, tellWriting } from './elements/interactive.ts';
import { BESIDE, createRendering } from './page-rendering.ts';
import type { ParsedPage } from './parsed-page.ts';
import { pageAsMarkdown } from './plain/page.ts';
import type { MarkdownProject } from './rendering.ts';
import { createLibrary } from './snippets/snippets.ts';
import { titleId } from './title-heading.ts';

export type { MarkdownProject } from './rendering.ts';

/**
 * Renders a parsed page. Synchronous and pure: all it needs of the site comes through `context`, all it needs of
 * the project through `project`. Never fails; what cannot be shown is reported and left out or shown as text.
 * A first heading of depth 1 that is the page's title is left to the layout.
 */
export function renderMarkdown(parsed: ParsedPage, project: MarkdownProject, context: PageContext): PageBody {
  const start = { file: parsed.file };
  const heard = {
    onState: (place: SourcePlace = start): void => tellInteractive(page, place),
    onFetch: (place: SourcePlace = start): void => tellFetching(page, place),
    onWriting: (writing: Writing, place: SourcePlace = start): void => tellWriting(page, writing, place),
  };
  const { html: htmlOf, library }: ReturnType<typeof createLibrary> = createLibrary(
    project,
    context,
    heard,
    () => page,
  );
  const { page, gathered, aside } = createRendering(context, project, library);
  const html = withFieldNames(
    withFilter(htmlOf(parsed), page).replace(
      BESIDE,
      () => `<aside class="c-side"><div class="c-side-parts">${aside.join('')}</div></aside>`,
    ),
  );
  if (!page.hasRoom(0)) tellCut(context, parsed.file);
  const { headings, sections } = gathered();
  return {
    html,
    headings,
    sections,
    titleId: titleId(parsed, page),
    needs: page.needs,
    beside: aside.length > 0,
    markdown: pageAsMarkdown(parsed, project, page, context),
  };
}

/** Elements that a page shows over and over again, and within one another, are soon more than there is memory for. */
function tellCut({ report }: PageContext, file: string): void {
  const message = 'The page shows more than any reader could see; what comes after that is left out';
  report({ severity: 'warning', kind: 'not-interpreted', message, file });
}
