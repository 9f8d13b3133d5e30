import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onDisk } from '../bundle/disk-failure.ts';
import { type FolderUpdate, updateFolder } from '../bundle/writing/folder-update.ts';
import type { Clock } from '../clock.ts';
import { readRouting } from '../deploy/host-files/routing.ts';
import { messageOf } from '../errors/failure.ts';
import { movedBy } from '../host/moved.ts';
import type { BuildRequest, SiteSource } from '../service/sources/source.ts';
import type { SiteSummary } from '../site/site.ts';
import type { Shown } from './answer.ts';
import { createListeners, type Listeners } from './listeners.ts';

/** A build of a preview that came to its end. */
export interface Built {
  readonly summary: SiteSummary;
  /** Files of the project that were changed before it; none of the first build. */
  readonly because: readonly string[];
  /** Files of the site that are others than before. */
  readonly changed: readonly string[];
  readonly milliseconds: number;
}

export interface LiveSiteOptions {
  readonly source: SiteSource;
  readonly request: BuildRequest;
  /** Folder for the site, which is there and empty. */
  readonly directory: string;
  readonly clock: Clock;
  /** Hears of the pages of the first build; others take a moment. */
  onProgress(done: number, total: number): void;
  onBuilt(built: Built): void;
  /** Hears why a build failed, or why changes are not seen any more. */
  onFailed(error: unknown): void;
}

/** A site that is built again and again in one place. */
export interface LiveSite {
  readonly listeners: Listeners;
  shown(): Shown;
  /** Notes files of the project that the next build is for. */
  noteChanges(files: readonly string[]): void;
  /** Never rejects: a project that cannot be built is told of, and the site before stays. */
  build(signal: AbortSignal): Promise<void>;
}

/** Opens the site in `directory`, of which nothing is shown before its first build. */
export function createLiveSite(options: LiveSiteOptions): LiveSite {
  const { clock, directory, source } = options;
  const site = join(directory, 'site');
  mkdirSync(site);
  const run = randomUUID();
  let builds = 0;
  let shown: Shown = { site, paths: new Set(), moved: () => undefined, build: run, problem: undefined };
  const listeners = createListeners({ build: run });
  /** Files of the project that changed since the last build that came to its end. */
  const because: string[] = [];

  const build = async (signal: AbortSignal): Promise<void> => {
    const started = clock.now();
    const reasons = because.length;
    const paths = new Set<string>();
    const staging = join(directory, 'new');
    let update: FolderUpdate | undefined;
    try {
      await onDisk(async () => mkdirSync(staging));
      update = updateFolder(site, staging);
      const { write, finish } = update;
      const summary = await source.build(options.request, {
        signal,
        onProgress: (done, total) => {
          if (builds === 0) options.onProgress(done, total);
        },
        onFile(file) {
          paths.add(file.path);
          return write(file);
        },
      });
      signal.throwIfAborted();
      const changed = await finish();
      const files = Object.fromEntries([...paths].map((path) => [path, true]));
      const moved = movedBy(await readRouting(site, { pages: summary.pages, files }));
      const isFirst = builds === 0;
      builds += 1;
      shown = { site, paths, moved, build: `${run}-${builds}`, problem: undefined };
      listeners.tell({ build: shown.build, changed: isFirst ? undefined : changed });
      const milliseconds = clock.now() - started;
      options.onBuilt({ summary, because: because.splice(0, reasons), changed, milliseconds });
    } catch (error) {
      // A newer build takes its place.
      if (signal.aborted) return;
      because.splice(0, reasons);
      shown = { ...shown, problem: messageOf(error) };
      listeners.tell({ build: shown.build, problem: shown.problem });
      options.onFailed(error);
    } finally {
      await update?.close();
      await rm(staging, { recursive: true, force: true });
    }
  };
  return { listeners, shown: () => shown, noteChanges: (files) => void because.push(...files), build };
}
