import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { onDisk } from '../bundle/disk-failure.ts';
import { type FolderUpdate, updateFolder } from '../bundle/writing/folder-update.ts';
import type { Clock } from '../clock.ts';
import { readRouting } from '../deploy/host-files/routing.ts';
import { messageOf } from '../errors/failure.ts';
import { movedBy } from '../host/moved.ts';
import { closeServer, listen } from '../http/server.ts';
import { isLoopback } from '../inputs/values.ts';
import type { BuildRequest, SiteSource } from '../service/sources/source.ts';
import type { SiteSummary } from '../site/site.ts';
import { isAllowedHost } from './allowed-hosts.ts';
import { answer, CHANGES, refuse, type Shown } from './answer.ts';
import { createListeners } from './listeners.ts';
import { createRebuilding } from './rebuilding.ts';
import { type Watch, watchFolders } from './watch.ts';

/** A build of a preview that came to its end. */
export interface Built {
  readonly summary: SiteSummary;
  /** Files of the project that were changed before it; none of the first build. */
  readonly because: readonly string[];
  /** Files of the site that are others than before. */
  readonly changed: readonly string[];
  readonly milliseconds: number;
}

export interface PreviewOptions {
  readonly source: SiteSource;
  readonly request: BuildRequest;
  /** Folders whose changes the site follows; absolute. */
  readonly folders: readonly string[];
  /** Folders that may lie in them, and change for other reasons. */
  readonly leftOut: readonly string[];
  /** Folder for the site, which is there and empty. */
  readonly directory: string;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Names by which readers may ask, besides those of this machine, where it listens to this machine alone. */
  readonly allowedHosts: readonly string[];
  readonly clock: Clock;
  /** Gives up the first build. */
  readonly signal: AbortSignal;
  /** Hears of the pages of the first build; others take a moment. */
  onProgress(done: number, total: number): void;
  onBuilt(built: Built): void;
  /** Hears why a build failed, or why changes are not seen any more. */
  onFailed(error: unknown): void;
}

export interface Preview {
  readonly url: string;
  close(): Promise<void>;
}

/** Time for answers to end on close. */
const GRACE_MS = 500;

/**
 * Serves the site of a project while its pages are written: each change is built, and shows in the pages that are open.
 * A project that cannot be built is told of, and the site before stays. Resolves when the first build has ended;
 * rejects with E_PORT, with E_DOCS_DIR where changes cannot be watched, and when `signal` aborts.
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
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

  const rebuilding = createRebuilding(build);
  const isPrivate = isLoopback(options.host.includes(':') ? `[${options.host}]` : options.host);
  const server = createServer((request, response) => {
    const { host } = request.headers;
    if (isPrivate && !isAllowedHost(host, options.allowedHosts)) refuse(response, host ?? '');
    else if (request.url === CHANGES) listeners.add(response);
    else answer(request, response, shown).catch((error: unknown) => response.destroy(error as Error));
  });
  const url = await listen(server, options.host, options.port);
  let watch: Watch | undefined;
  const close = async (): Promise<void> => {
    listeners.close();
    await Promise.all([watch?.close(), rebuilding.close(), closeServer(server, clock, GRACE_MS)]);
  };
  try {
    watch = await watchFolders(
      options,
      (files) => {
        because.push(...files);
        rebuilding.ask();
      },
      options.onFailed,
    );
    options.signal.throwIfAborted();
    options.signal.addEventListener('abort', rebuilding.close, { once: true });
    rebuilding.ask();
    await rebuilding.settled();
    options.signal.throwIfAborted();
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
