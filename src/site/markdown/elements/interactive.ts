import type { Writing } from '../../interpreter/react/writing.ts';
import type { SourcePlace } from '../../page.ts';
import type { Rendering } from '../rendering.ts';

/** Tells, once for a page, that at a place it holds what is meant to be used and is only shown. */
export function tellInteractive(page: Rendering, place: SourcePlace): void {
  page.reportOnce('hooks', {
    severity: 'notice',
    kind: 'interactive',
    message: 'Interactive components are shown at their initial state, with what readers would choose below',
    ...place,
  });
}

/** Tells, once for a page, that a component of it waits for data that a site does not ask for. */
export function tellFetching(page: Rendering, place: SourcePlace): void {
  page.reportOnce('fetch', {
    severity: 'warning',
    kind: 'external-asset',
    message:
      'A component fetches data when it is read, which a site does not: it is shown as it is before they come',
    hint: 'keep the data in a file of the project, and import it',
    ...place,
  });
}

/** Tells that a component writes into the page what a site without its code does not have. */
export function tellWriting(page: Rendering, writing: Writing, place: SourcePlace): void {
  const isSeen = writing === 'content';
  page.reportOnce(`writing ${writing} ${place.file}:${place.line}:${place.column}`, {
    severity: isSeen ? 'warning' : 'notice',
    kind: isSeen ? 'not-interpreted' : 'left-out',
    message: isSeen
      ? 'A component writes into the page by itself, which a site does not do: what it writes is not shown'
      : '<script> elements that a component adds are left out',
    hint: isSeen ? 'return what it shows from the component' : undefined,
    ...place,
  });
}
