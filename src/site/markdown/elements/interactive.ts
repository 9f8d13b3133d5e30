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
