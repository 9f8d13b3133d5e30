import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type Host, type HostOptions, startHost } from '../../src/host/host.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { closeServer, listen } from '../../src/http/server.ts';
import type { Log } from '../../src/log/log.ts';
import { writeArchive } from '../../src/service/archive.ts';
import { createSpool } from '../../src/service/spool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const silent: Log = {
  phase: (_, work) => work(),
  info() {},
  debug() {},
  notice() {},
  warning() {},
  error() {},
  progress() {},
  mask() {},
};

/** A log that keeps its warnings. */
export function recordingLog(): { readonly log: Log; readonly lines: readonly string[] } {
  const lines: string[] = [];
  return { log: { ...silent, warning: (message) => void lines.push(message) }, lines };
}

/** Writes an archive of the files (path → text) and gives its path. */
export async function writeBundle(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  const spool = await createSpool(join(folder, 'spool'));
  for (const [path, text] of Object.entries(files)) await spool.add({ path, bytes: Buffer.from(text) });
  const events = { signal: new AbortController().signal, onProgress() {} };
  const { path } = await writeArchive(spool, join(folder, 'bundle.tar.gz'), events);
  await spool.remove();
  return path;
}

export const SITE = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'guides/index.html': '<h1>Guides</h1>',
  'guides/start.html': '<h1>Start</h1>',
  'assets/style.3f2a9b1c.css': 'body { color: black }',
  'data/empty.bin': '',
  'a b/100% #1.html': '<h1>Odd</h1>',
  '.well-known/note.html': '<h1>Note</h1>',
};

export async function startTestHost(
  options: Partial<HostOptions> = {},
): Promise<Host & { directory: string }> {
  const directory = await temporaryFolder();
  const client = createHttpClient();
  onTestFinished(() => client.close());
  const host = await startHost({
    bundle: options.bundle ?? (await writeBundle(SITE)),
    http: client.http,
    directory,
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    signal: new AbortController().signal,
    log: silent,
    ...options,
  });
  onTestFinished(() => host.close());
  return { ...host, directory };
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
}

/** One request whose target is sent as it is: no client tidies it up. */
export function raw(
  base: string,
  target: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(base, { path: target, agent: false, ...options }, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text: bytes.toString('utf8'),
          }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

/** A server that takes requests and never answers. */
export async function startSilentServer(): Promise<{ readonly url: string; readonly asked: Promise<void> }> {
  const asked = Promise.withResolvers<void>();
  const server = createServer(() => asked.resolve());
  const url = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => closeServer(server, systemClock, 0));
  return { url: `${url}/bundle.tar.gz`, asked: asked.promise };
}
