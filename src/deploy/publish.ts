import { join } from 'node:path';
import { MANIFEST_PATH, type Manifest, type ManifestFile, PREVIOUS_PATH } from '../bundle/manifest.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { FilesDestination, Inventory, LocalSite, OutgoingFile, Turn } from './destination.ts';
import { asStored, publishingOf } from './inventory.ts';
import { manifestBody } from './manifest-body.ts';
import { createPace, eachPaced } from './pace.ts';
import type { Copy, Plan } from './plan.ts';
import { createProgress } from './progress.ts';
import { retiredOf, withRetired } from './retired.ts';

/**
 * Carries a plan out in an order that never shows a reader half a site: immutable assets → other files → HTML
 * pages → search index and sitemap → the destination's own finish → prune → manifest. A failed step stops before
 * the next. The manifest is last, and while the publish runs the destination's manifest says that it does, so
 * that the run after one that was killed looks for itself instead of believing it.
 */
export async function publishFiles(
  destination: FilesDestination,
  site: LocalSite,
  inventory: Inventory,
  plan: Plan,
  { signal, log, clock }: { readonly signal: AbortSignal; readonly log: Log; readonly clock: Clock },
): Promise<void> {
  const pace = createPace(destination.concurrency, clock);
  const turn: Turn = { signal, onThrottle: () => pace.throttled() };
  const { files } = site.manifest;
  const changed = [...plan.added, ...plan.updated, ...plan.headers];
  const progress = createProgress(destination.name, { files: changed.length, bytes: plan.bytes }, log, clock);
  const outgoing = (path: string, file: ManifestFile): OutgoingFile => ({
    path,
    file: asStored(file),
    source: site.elsewhere?.get(path) ?? join(site.directory, path),
  });
  const headersOnly = new Set(plan.headers);

  if (changed.length + plan.deleted.length > 0) {
    await announce(destination, site.manifest, inventory, plan, changed, turn);
  }
  await keepRelease(
    destination,
    inventory,
    plan,
    (copies, work) => eachPaced(copies, pace, signal, work),
    turn,
  );
  const phases = Map.groupBy(changed, (path) => phaseOf(path, files[path]));
  for (const phase of PHASES) {
    await eachPaced(phases.get(phase) ?? [], pace, signal, async (path) => {
      const file = files[path];
      if (file === undefined) return;
      // Made when its turn comes: all at once would weigh as much as the manifest.
      const one = outgoing(path, file);
      if (headersOnly.has(one.path)) {
        await destination.updateHeaders(one, turn);
        progress.advance(0);
      } else {
        await destination.put(one, turn);
        progress.advance(one.file.size);
      }
    });
  }
  await destination.finish?.(cachedPaths(site.manifest, inventory, plan), turn);
  if (plan.deleted.length > 0) await destination.remove(plan.deleted, turn);
  await destination.put(ownFile(MANIFEST_PATH, withRetired(site.manifest, plan.retired)), turn);
}

/** Says at the destination what is about to be written; a function of its own, so that its manifest does not stay. */
async function announce(
  destination: FilesDestination,
  wanted: Manifest,
  inventory: Inventory,
  plan: Plan,
  changed: readonly string[],
  turn: Turn,
): Promise<void> {
  const during = manifestDuring(wanted, inventory, changed);
  const retired = { ...retiredOf(inventory.manifest), ...plan.retired };
  await destination.put(ownFile(MANIFEST_PATH, withRetired(during, retired)), turn);
}

/** What a cache may hold in another form: all that changed here, or in a run that did not come to tell the cache. */
function cachedPaths({ files }: Manifest, { manifest }: Inventory, plan: Plan): readonly string[] {
  const unfinished = manifest === undefined ? undefined : publishingOf(manifest);
  const paths = [...plan.added, ...plan.updated, ...plan.headers, ...Object.keys(unfinished?.files ?? {})];
  const added = new Set(plan.added);
  // Nobody has asked for an asset yet that no page named before.
  const isNew = (path: string): boolean =>
    added.has(path) && /\bimmutable\b/i.test(files[path]?.cacheControl ?? '');
  return [...new Set([...paths.filter((path) => !isNew(path)), ...plan.deleted])];
}

const PHASES = ['immutable', 'other', 'page', 'index'] as const;
type Phase = (typeof PHASES)[number];

/** Files by which readers and machines find pages: they come after the pages they name. */
const INDEX = /(^|\/)(sitemap[^/]*\.xml|llms[^/]*\.txt|_?search\/[^/]+\.(js|json|bin)|_?search[^/]*\.json)$/;

/** When a file is published: what others need comes before what needs it. */
export function phaseOf(path: string, file: ManifestFile | undefined): Phase {
  if (/\bimmutable\b/i.test(file?.cacheControl ?? '')) return 'immutable';
  if (/^text\/html\b/i.test(file?.contentType ?? '')) return 'page';
  return INDEX.test(path) ? 'index' : 'other';
}

/** The manifest that stands at the destination while the publish runs; read by `publishingOf`. */
export function manifestDuring(wanted: Manifest, inventory: Inventory, changed: readonly string[]): Manifest {
  const base = inventory.manifest ?? { ...wanted, pages: [] };
  return {
    ...base,
    files: Object.fromEntries(completeOf(inventory)),
    publishing: { run: wanted.run, files: filesAt(changed, wanted) },
  };
}

/** One at a time: lists of pairs would weigh as much as the manifest. */
function* completeOf({ files }: Inventory): Generator<[string, ManifestFile]> {
  for (const [path, file] of files) if (isComplete(file)) yield [path, file];
}

/** Of a first publish, which may have a hundred thousand, the files of the manifest itself. */
function filesAt(paths: readonly string[], wanted: Manifest): Manifest['files'] {
  const all = paths.length === Object.keys(wanted.files).length;
  return all ? wanted.files : Object.fromEntries(entriesOf(paths, wanted));
}

function* entriesOf(paths: readonly string[], { files }: Manifest): Generator<[string, ManifestFile]> {
  for (const path of paths) {
    const file = files[path];
    if (file !== undefined) yield [path, file];
  }
}

function isComplete(file: Partial<ManifestFile>): file is ManifestFile {
  const { sha256, size, contentType, cacheControl } = file;
  return [sha256, size, contentType, cacheControl].every((value) => value !== undefined);
}

/** Keeps what a rollback to the release before needs, before anything of it is overwritten. */
async function keepRelease(
  destination: FilesDestination,
  { manifest, interrupted }: Inventory,
  plan: Plan,
  each: (copies: readonly Copy[], work: (copy: Copy) => Promise<void>) => Promise<void>,
  turn: Turn,
): Promise<void> {
  // After an interruption the release before is the one that is kept already.
  if (destination.rules === undefined || destination.rules.graceMs === 0) return;
  if (manifest === undefined || interrupted || destination.copy === undefined) return;
  const { copy } = destination;
  await each(plan.copies, async ({ from, to, file }) => {
    await copy(from, to, file, turn);
  });
  await destination.put(ownFile(PREVIOUS_PATH, withRetired(manifest, {})), turn);
}

function ownFile(path: string, manifest: Manifest): OutgoingFile {
  const { source, ...digests } = manifestBody(manifest);
  return {
    path,
    file: { ...digests, contentType: 'application/json', cacheControl: 'no-cache' },
    source,
  };
}
