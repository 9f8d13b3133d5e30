import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { onDisk } from '../bundle/disk-failure.ts';
import type { Manifest } from '../bundle/manifest.ts';
import type { Clock } from '../clock.ts';
import { leftText } from '../deploy/host-files/host-files.ts';
import { readRouting } from '../deploy/host-files/routing.ts';
import { Failure, messageOf } from '../errors/failure.ts';
import type { Http } from '../http/http.ts';
import { closeServer, listen } from '../http/server.ts';
import type { Log } from '../log/log.ts';
import { counted } from '../log/measures.ts';
import { makeFolder } from '../make-folder.ts';
import { answer } from './answer.ts';
import { fetchBundle } from './fetch-bundle.ts';
import { movedBy } from './moved.ts';
import { createRelease, type Release } from './release.ts';

export interface HostOptions {
  /** A bundle link, or the path of an archive. */
  readonly bundle: string;
  /** Folder for the unpacked bundle; created if missing. What the host put there is removed on close. */
  readonly directory: string;
  /** Address to listen on: `127.0.0.1`, `0.0.0.0`, … */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly http: Http;
  readonly clock: Clock;
  /** Gives up the download at startup. */
  readonly signal: AbortSignal;
  readonly log: Log;
}

export interface Host {
  readonly url: string;
  /**
   * Fetches the bundle again, or another one, and swaps it in as the live site; answers under way end with the old
   * one. Rejects, and keeps the old site, when the new one cannot be had.
   */
  reload(bundle?: string): Promise<void>;
  close(): Promise<void>;
}

/** Time for answers to end on close. */
const GRACE_MS = 3000;

/**
 * Does what the deployment chart does with a bundle (spec/admin-api, deployment values): downloads it on startup,
 * verifies it, swaps it in as the live site and serves it. Rejects with the failure of the download, E_GUARD_NO_INDEX
 * for a bundle without a home page, E_BUNDLE_WRITE for the disk, and E_PORT.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { clock, directory, http, log } = options;
  const closing = new AbortController();
  await onDisk(async () => makeFolder(directory));

  const fetchRelease = async (bundle: string, signal: AbortSignal): Promise<Release> => {
    const work = await onDisk(() => mkdtemp(join(directory, 'release-')));
    try {
      const site = join(work, 'site');
      const manifest = await fetchBundle({ bundle, site, work, http, clock, signal, log });
      requireHomePage(manifest);
      signal.throwIfAborted();
      const routing = await onDisk(() => readRouting(site, manifest));
      if (routing.left.length > 0) log.warning(leftText('This host', routing.left));
      return createRelease(work, site, manifest, movedBy(routing));
    } catch (error) {
      await rm(work, { recursive: true, force: true });
      throw error;
    }
  };

  let { bundle } = options;
  let live = await fetchRelease(bundle, options.signal);
  const retiring = new Set<Promise<void>>();
  const swapIn = (release: Release): void => {
    const retired = live
      .retire()
      .catch((error: unknown) => log.warning(`Old files could not be removed: ${messageOf(error)}`))
      .finally(() => retiring.delete(retired));
    retiring.add(retired);
    live = release;
    log.info(describe(release));
  };
  let reloading: Promise<void> = Promise.resolve();

  const server = createServer((request, response) => {
    const release = live;
    release
      .read(() => answer(request, response, release, log))
      .catch((error: unknown) => response.destroy(error as Error));
  });
  const url = await listen(server, options.host, options.port).catch(async (error: unknown) => {
    await live.retire();
    throw error;
  });
  log.info(describe(live));

  return {
    url,
    reload(next = bundle) {
      // One after the other, so that the last one asked for is the one that stays.
      const reloaded = reloading.then(async () => {
        swapIn(await fetchRelease(next, closing.signal));
        bundle = next;
      });
      reloading = reloaded.catch(() => undefined);
      return reloaded;
    },
    async close() {
      closing.abort(new Failure('E_CANCELLED', { what: 'The host was stopped' }));
      await Promise.all([closeServer(server, clock, GRACE_MS), reloading]);
      await Promise.all([...retiring, live.retire()]);
    },
  };
}

function requireHomePage({ files }: Manifest): void {
  if (Object.hasOwn(files, 'index.html')) return;
  throw new Failure('E_GUARD_NO_INDEX', {
    what: 'The bundle cannot be the live site',
    why: 'it has no index.html',
    fix: 'check the export it was made by',
  });
}

function describe({ manifest }: Release): string {
  const { bundleSha256, files, pages } = manifest;
  const size = `${counted(pages.length, 'page')} in ${counted(Object.keys(files).length, 'file')}`;
  return `Serving ${size} of the bundle ${bundleSha256}`;
}
