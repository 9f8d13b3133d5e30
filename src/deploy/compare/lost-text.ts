import type { Log } from '../../log/log.ts';
import type { LostPage } from '../destination.ts';

const MOST_TOLD = 5;

export const REDIRECTS_LEAD_ON = 'add `redirects` for them to docs.json';

/** The pages that readers find no more, in one line: `/old (now /new?), /other`. */
export function lostText(lost: readonly LostPage[]): string {
  const some = lost
    .slice(0, MOST_TOLD)
    .map(({ page, now }) => (now === null ? `/${page}` : `/${page} (now /${now}?)`));
  const more = lost.length - some.length;
  return more > 0 ? `${some.join(', ')} and ${more} more` : some.join(', ');
}

/** Warns of pages that readers find no more. */
export function warnOfLostPages(log: Log, lost: readonly LostPage[]): void {
  if (lost.length === 0) return;
  const pages =
    lost.length === 1
      ? 'One page is gone and its address leads'
      : `${lost.length} pages are gone and their addresses lead`;
  log.warning(`${pages} nowhere: ${lostText(lost)}. So that old links go on working, ${REDIRECTS_LEAD_ON}`);
}
