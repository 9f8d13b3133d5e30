import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Manifest } from '../../src/bundle/manifest.ts';
import { systemClock } from '../../src/clock.ts';
import { type FetchBundle, type Host, type HostOptions, startHost } from '../../src/host/host.ts';
import type { Log } from '../../src/log/log.ts';

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

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const TYPES: Record<string, string> = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8' };

/** Bundles by name, each a record of path → text, "fetched" by writing them to the folder. */
export function fetchFrom(bundles: Readonly<Record<string, Readonly<Record<string, string>>>>): FetchBundle {
  return async ({ bundle, site }) => {
    const contents = bundles[bundle];
    if (contents === undefined) throw new Error(`no bundle ${bundle}`);
    const files: Manifest['files'] = {};
    for (const [path, text] of Object.entries(contents)) {
      await mkdir(dirname(join(site, path)), { recursive: true });
      await writeFile(join(site, path), text);
      files[path] = {
        sha256: createHash('sha256').update(text).digest('hex'),
        md5: createHash('md5').update(text).digest('hex'),
        size: Buffer.byteLength(text),
        contentType: TYPES[path.replace(/.*\./, '')] ?? 'application/octet-stream',
        cacheControl: path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      };
    }
    return {
      version: 1,
      createdAt: '2026-01-15T10:00:00.000Z',
      commit: null,
      run: null,
      exportJobId: 'job',
      exportVersion: null,
      bundleSha256: createHash('sha256').update(bundle).digest('hex'),
      pages: Object.keys(files).filter((path) => path.endsWith('.html')),
      files,
    };
  };
}

export const SITE = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'guides/index.html': '<h1>Guides</h1>',
  'guides/start.html': '<h1>Start</h1>',
  'assets/style.css': 'body { color: black }',
  'data/empty.bin': '',
  'a b/100% #1.html': '<h1>Odd</h1>',
  '.well-known/note.html': '<h1>Note</h1>',
};

export async function startTestHost(
  options: Partial<HostOptions> = {},
): Promise<Host & { directory: string }> {
  const directory = await temporaryFolder();
  const host = await startHost({
    bundle: 'first',
    fetchBundle: fetchFrom({ first: SITE }),
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
            text: bytes.toString('utf8'),
          }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}
