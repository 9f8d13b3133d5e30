import type { Manifest } from '../bundle/manifest.ts';
import { Failure } from '../errors/failure.ts';
import type { Inventory } from './destination.ts';
import { publishingOf } from './inventory.ts';

export interface GuardOptions {
  /** The largest loss of pages that is still meant, as a fraction: 0.2 is a fifth. */
  readonly maxPageLoss: number;
  /** Publish over a newer run all the same. */
  readonly force: boolean;
  /** Paths without which nothing is published. */
  readonly required?: readonly string[] | undefined;
}

/** Throws where publishing would surely be a mistake (E_GUARD_*). Nothing has been written yet. */
export function guard(wanted: Manifest, inventory: Inventory, options: GuardOptions): void {
  if (!Object.hasOwn(wanted.files, 'index.html')) {
    throw new Failure('E_GUARD_NO_INDEX', {
      what: 'The site has no index.html',
      why: 'readers of its first address would find nothing',
      fix: 'add a page to the navigation; nothing was published',
    });
  }
  const missing = (options.required ?? []).filter((path) => !hasPath(wanted, path));
  if (missing.length > 0) {
    throw new Failure('E_GUARD_REQUIRED', {
      what: 'The site lacks what the destination requires',
      value: missing.join(', '),
      why: 'require= of the destination names it',
      fix: 'check the export, or correct require=; nothing was published',
    });
  }
  const { manifest } = inventory;
  if (manifest === undefined) return;
  if (!options.force) guardStaleRun(wanted, manifest);
  guardPageLoss(wanted, manifest, options.maxPageLoss);
}

/** A file, a page by its address, or a folder with something in it (`assets/`). */
function hasPath({ files, pages }: Manifest, path: string): boolean {
  const plain = path.replace(/^\//, '');
  if (plain.endsWith('/')) return Object.keys(files).some((file) => file.startsWith(plain));
  return Object.hasOwn(files, plain) || pages.includes(plain) || pages.includes(`${plain}/index`);
}

function guardStaleRun(wanted: Manifest, manifest: Manifest): void {
  const run = Math.max(manifest.run ?? 0, publishingOf(manifest)?.run ?? 0);
  if (wanted.run === null || run <= wanted.run) return;
  throw new Failure('E_GUARD_STALE_RUN', {
    what: 'The destination was published by a newer run',
    value: `run ${run}${manifest.commit === null ? '' : ` (commit ${manifest.commit})`}`,
    why: `this is run ${wanted.run}`,
    fix: 'nothing to do, the newer site stays; to publish this one, start a new run, or add force=true to the destination',
  });
}

function guardPageLoss(wanted: Manifest, manifest: Manifest, maxPageLoss: number): void {
  const before = manifest.pages.length;
  const now = wanted.pages.length;
  if (before === 0 || (before - now) / before <= maxPageLoss) return;
  const percent = (fraction: number): string => `${Math.round(fraction * 1000) / 10} %`;
  throw new Failure('E_GUARD_PAGE_LOSS', {
    what: 'The new site has far fewer pages than the published one',
    value: `${now} instead of ${before}`,
    why: `that is a loss of ${percent((before - now) / before)}, and max-page-loss is ${percent(maxPageLoss)}`,
    fix: 'check the export; raise max-page-loss if the loss is meant',
  });
}
