import type { Log } from '../../log/log.ts';
import type { LostPage } from '../deployment.ts';
import { addressOf } from '../host-files/routing.ts';

const MOST_TOLD = 5;

export const REDIRECTS_LEAD_ON = 'add `redirects` for them to docs.json';

/** The pages that readers find no more, in one line: `/old (now /new?), /other`. */
export function lostText(lost: readonly LostPage[]): string {
  const some = lost
    .slice(0, MOST_TOLD)
    .map(({ page, now }) => `${addressOf(page)}${now === null ? '' : ` (now ${addressOf(now)}?)`}`);
  const more = lost.length - some.length;
  return more > 0 ? `${some.join(', ')} and ${more} more` : some.join(', ');
}

/** Warns of pages that readers would find no more. */
export function warnOfLostPages(log: Log, lost: readonly LostPage[]): void {
  if (lost.length === 0) return;
  // Said of what is planned and what was refused too.
  const addresses = lost.length === 1 ? 'One address' : `${lost.length} addresses`;
  log.warning(
    `${addresses} of the site before would lead nowhere in the new one: ${lostText(lost)}. So that old links go on working, ${REDIRECTS_LEAD_ON}`,
  );
}
