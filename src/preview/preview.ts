import { createServer } from 'node:http';
import { closeServer, listen } from '../http/server.ts';
import { isLoopback } from '../inputs/values.ts';
import { isAllowedHost } from './allowed-hosts.ts';
import { answer, CHANGES, refuse } from './answer.ts';
import { createLiveSite, type LiveSiteOptions } from './live-site.ts';
import { createRebuilding } from './rebuilding.ts';
import { type Watch, watchFolders } from './watch.ts';

export interface PreviewOptions extends LiveSiteOptions {
  /** Folders whose changes the site follows; absolute. */
  readonly folders: readonly string[];
  /** Folders that may lie in them, and change for other reasons. */
  readonly leftOut: readonly string[];
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Names by which readers may ask, besides those of this machine, where it listens to this machine alone. */
  readonly allowedHosts: readonly string[];
  /** Gives up the first build. */
  readonly signal: AbortSignal;
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
  const live = createLiveSite(options);
  const rebuilding = createRebuilding(live.build);
  const isPrivate = isLoopback(options.host.includes(':') ? `[${options.host}]` : options.host);
  const server = createServer((request, response) => {
    const { host } = request.headers;
    if (isPrivate && !isAllowedHost(host, options.allowedHosts)) refuse(response, host ?? '');
    else if (request.url === CHANGES) live.listeners.add(response);
    else answer(request, response, live.shown()).catch((error: unknown) => response.destroy(error as Error));
  });
  const url = await listen(server, options.host, options.port);
  let watch: Watch | undefined;
  const close = async (): Promise<void> => {
    live.listeners.close();
    await Promise.all([watch?.close(), rebuilding.close(), closeServer(server, options.clock, GRACE_MS)]);
  };
  try {
    watch = await watchFolders(
      options,
      (files) => {
        live.noteChanges(files);
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
