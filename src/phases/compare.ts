import { pagesBefore } from '../deploy/compare/before.ts';
import { withLostPages } from '../deploy/compare/lost-pages.ts';
import { pageDifference } from '../deploy/compare/page-changes.ts';
import { guardLostPages } from '../deploy/plan/guards.ts';
import { messageOf } from '../errors/failure.ts';
import { changeCounts } from '../github/report.ts';
import { countsOf } from '../github/some-changes.ts';
import type { Config } from '../inputs/config.ts';
import type { VerifiedBundle } from './bundle.ts';
import { destinationContext } from './deploy.ts';
import { tellChanges } from './page-changes.ts';
import type { Run } from './run.ts';

/**
 * Compares the pages with those of the site that `compare-with` names. Where `fail-on` names `lost-pages`, throws
 * E_GUARD_LOST_PAGES for some, and the failure of a site that cannot be asked; without, that is a warning.
 */
export async function comparePhase(
  bundle: VerifiedBundle,
  compareWith: NonNullable<Config['compareWith']>,
  run: Run,
): Promise<void> {
  const { config, context } = run;
  const { log, signal } = context;
  const isRequired = config.failOn.includes('lost-pages');
  const name = compareWith.kind === 'address' ? compareWith.url.host : compareWith.spec.target;
  const { manifest } = bundle;
  const asking = pagesBefore(compareWith, manifest, destinationContext(run), signal);
  const before = await asking.catch((error: unknown) => {
    signal.throwIfAborted();
    if (isRequired) throw error;
    return { unknown: messageOf(error) };
  });
  if (before === undefined) {
    // A page for people, as that of a login, is none of them either.
    const nothing = `${name} has neither a manifest nor a sitemap: nothing to compare with`;
    if (isRequired) log.warning(`${nothing}, so that no page counts as lost`);
    else log.info(nothing);
    return;
  }
  if ('unknown' in before) {
    log.warning(`What changes against ${name} is not known: ${before.unknown}`);
    return;
  }
  const there = before.pages.filter(isExported(config.exportPaths));
  const changes = await withLostPages(pageDifference(manifest, { ...before, pages: there }), bundle, before);
  log.info(`Against ${name}: ${changeCounts(countsOf(changes))}`);
  tellChanges(changes, run);
  if (isRequired) guardLostPages(changes.lost);
}

/** Whether a page is among those that are exported: at or below one of the paths, where some are given. */
function isExported(paths: readonly string[]): (page: string) => boolean {
  const roots = paths.map((path) => path.replace(/^\/+|\/+$/g, ''));
  return (page) => roots.length === 0 || roots.some((root) => page === root || page.startsWith(`${root}/`));
}
