import { KEPT_FOLDER, MANIFEST_PATH, type Manifest, PREVIOUS_PATH } from '../../bundle/manifest.ts';
import { Failure } from '../../errors/failure.ts';
import { lostText, REDIRECTS_LEAD_ON } from '../compare/lost-text.ts';
import type { LostPage } from '../deployment.ts';
import type { FileNames, HostLimits, Inventory } from '../destination.ts';
import { bytesText } from '../progress.ts';
import type { Plan } from './plan.ts';
import { publishingOf } from './read-manifest.ts';

export interface GuardOptions {
  /** The largest loss of pages that is still meant, as a fraction: 0.2 is a fifth. */
  readonly maxPageLoss: number;
  /** Publish over a newer run all the same. */
  readonly force: boolean;
  /** Paths without which nothing is published. */
  readonly required?: readonly string[] | undefined;
}

/** Throws E_GUARD_LIMIT where a host would refuse the site after the upload. Digests and paths are not looked at. */
export function guardLimits({ files }: Manifest, limits: HostLimits): void {
  const entries = Object.entries(files);
  const bytes = entries.reduce((sum, [, { size }]) => sum + size, 0);
  const refusal = (what: string, value: string, most: string): Failure =>
    new Failure('E_GUARD_LIMIT', {
      what,
      value,
      why: `${limits.host} takes at most ${most}`,
      fix: 'leave large files out of the site, or publish to an object store as s3://; nothing was published',
    });
  const { siteBytes = bytes, files: most = entries.length, fileBytes = Number.POSITIVE_INFINITY } = limits;
  const large = entries.filter(([, { size }]) => size > fileBytes);
  const [first, ...more] = large;
  if (first !== undefined) {
    const [path, { size }] = first;
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    throw refusal(
      'A file is too large for the host',
      `${path} (${bytesText(size)})${others}`,
      `${bytesText(fileBytes)} a file`,
    );
  }
  if (entries.length > most)
    throw refusal('The site has too many files for the host', String(entries.length), `${most} files`);
  if (bytes > siteBytes)
    throw refusal('The site is too large for the host', bytesText(bytes), bytesText(siteBytes));
}

/** Throws E_GUARD_LIMIT where a store would refuse a file for its name, in the middle of the publish: one of our own, too. */
export function guardNames(
  { files }: Manifest,
  { copies }: Pick<Plan, 'copies'>,
  { prefix, mostBytes }: FileNames,
): void {
  const own = [MANIFEST_PATH, ...(copies.length === 0 ? [] : [PREVIOUS_PATH]), ...copies.map(({ to }) => to)];
  const long = [...Object.keys(files), ...own].filter((path) => Buffer.byteLength(prefix + path) > mostBytes);
  const [first, ...more] = long;
  if (first === undefined) return;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  throw new Failure('E_GUARD_LIMIT', {
    what: 'A file has too long a name for the store',
    value: `${first.slice(0, 100)}… (${Buffer.byteLength(prefix + first)} bytes${prefix === '' ? '' : ' with the prefix'})${others}`,
    why: `it takes at most ${mostBytes} bytes a name`,
    fix: 'shorten the folders of the page, or the prefix of the destination; nothing was published',
  });
}

/** Throws where publishing would surely be a mistake (E_GUARD_*). Nothing has been written yet. */
export function guard(wanted: Manifest, inventory: Inventory, options: GuardOptions): void {
  if (!Object.hasOwn(wanted.files, 'index.html')) {
    throw new Failure('E_GUARD_NO_INDEX', {
      what: 'The site has no index.html',
      why: 'readers of its first address would find nothing',
      fix: 'add a page to the navigation, or name the folder that holds the built site; nothing was published',
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
  const plain = path.replace(/^\//, '') || 'index';
  if (plain.endsWith('/')) return Object.keys(files).some((file) => file.startsWith(plain));
  return Object.hasOwn(files, plain) || pages.includes(plain) || pages.includes(`${plain}/index`);
}

function guardStaleRun(wanted: Manifest, manifest: Manifest): void {
  const published = manifest.run ?? 0;
  const run = Math.max(published, publishingOf(manifest)?.run ?? 0);
  if (wanted.run === null || run <= wanted.run) return;
  // Until a publish has ended, the manifest tells the commit of the site before.
  const commit = run === published ? manifest.commit : null;
  throw new Failure('E_GUARD_STALE_RUN', {
    what: 'The destination was published by a newer run',
    value: `run ${run}${commit === null ? '' : ` (commit ${commit})`}`,
    why: `this is run ${wanted.run}`,
    // GitHub counts the runs of each workflow file by itself.
    fix:
      'nothing to do, the newer site stays; to publish this one, start a new run; where another workflow or one under ' +
      'a new name publishes here now, whose runs count from 1, add force=true to the destination for one run',
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

/** Throws E_GUARD_LOST_PAGES where readers of old addresses would find nothing. */
export function guardLostPages(lost: readonly LostPage[]): void {
  if (lost.length === 0) return;
  throw new Failure('E_GUARD_LOST_PAGES', {
    what: 'Pages would be gone whose addresses lead nowhere',
    value: lostText(lost),
    why: 'fail-on names lost-pages, and neither a page nor a redirect stands there now',
    fix: `${REDIRECTS_LEAD_ON}; nothing was published`,
  });
}

/** Fewer files are no site whose loss would hurt. */
const SMALLEST_SITE = 10;
/** A site that loses a larger part of its files is another site. */
const MOST_PRUNED = 0.9;

/** Throws E_GUARD_PRUNE where the publish would take the place of another site, as with a prefix that is wrong. */
export function guardPrune(plan: Plan, { manifest }: Inventory): void {
  const going = new Set([...plan.deleted, ...Object.keys(plan.retired)]);
  for (const path of plan.spared) going.delete(path);
  if (going.size <= SMALLEST_SITE * MOST_PRUNED) return;
  // What was kept of older releases is no part of the site; a run that was cut short has listed it all the same.
  const before = Object.keys(manifest?.files ?? {}).filter((path) => !path.startsWith(KEPT_FOLDER));
  if (before.length < SMALLEST_SITE) return;
  const gone = before.filter((path) => going.has(path));
  if (gone.length / before.length <= MOST_PRUNED) return;
  throw new Failure('E_GUARD_PRUNE', {
    what: 'Another site is published there',
    value: `${gone.length} of its ${before.length} files would be deleted (${gone.slice(0, 3).join(', ')}, …)`,
    why: 'this site has hardly any of them',
    fix: 'correct bucket, prefix or folder of the destination; if this site is to take its place, add force=true once',
  });
}
