import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest, ManifestFile } from '../../src/bundle/manifest.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import type { Destination, DestinationContext, LocalSite } from '../../src/deploy/destination.ts';
import { digestOf } from '../../src/deploy/files/digest.ts';
import { parseDestinations } from '../../src/deploy/parse.ts';
import { openDestination } from '../../src/deploy/schemes.ts';
import type { Log } from '../../src/log/log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export { temporaryFolder };

import { openHttp } from '../support/http-client.ts';

/** The headers a test's file gets from its name: `assets/` is immutable, pages revalidate. */
export function headersOf(path: string): Pick<ManifestFile, 'contentType' | 'cacheControl'> {
  const types: Record<string, string> = {
    html: 'text/html; charset=utf-8',
    css: 'text/css',
    json: 'application/json',
  };
  const contentType = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const immutable = path.startsWith('assets/');
  return {
    contentType,
    cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
  };
}

export type Content = Readonly<Record<string, string | Uint8Array>>;

/** The manifest of a site with these files. */
export function manifestOf(content: Content, more: Partial<Manifest> = {}): Manifest {
  return {
    version: 1,
    createdAt: '2026-01-02T03:04:05.000Z',
    commit: null,
    run: null,
    exportJobId: 'job-1',
    exportVersion: null,
    bundleSha256: '0'.repeat(64),
    pages: Object.keys(content)
      .filter((path) => path.endsWith('.html'))
      .map((path) => path.slice(0, -'.html'.length))
      .sort(),
    files: Object.fromEntries(
      Object.entries(content).map(([path, bytes]) => [path, { ...digestOf(bytes), ...headersOf(path) }]),
    ),
    ...more,
  };
}

/** An unpacked site on disk. */
export async function siteOf(content: Content, more: Partial<Manifest> = {}): Promise<LocalSite> {
  const directory = join(await temporaryFolder(), 'site');
  for (const [path, bytes] of Object.entries({ x: '', ...content })) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), bytes);
  }
  await rm(join(directory, 'x'));
  const bundlePath = join(dirname(directory), 'bundle.tar.gz');
  await writeFile(bundlePath, 'an archive');
  return { directory, bundlePath, manifest: manifestOf(content, more) };
}

/** The same site, described as it comes out of a bundle or a folder: nobody has made its MD5s. */
function withoutMd5s(site: LocalSite): LocalSite {
  const files = structuredClone(site.manifest.files);
  for (const file of Object.values(files)) delete file.md5;
  return { ...site, manifest: { ...site.manifest, files } };
}

/** For tests that hold of both: sites as releases before have described them, and as they are described now. */
export const SITES: readonly (readonly [string, (site: LocalSite) => LocalSite])[] = [
  ['a site with MD5s', (site) => site],
  ['a site without MD5s', withoutMd5s],
];

export interface RecordedLog extends Log {
  readonly lines: string[];
  readonly masked: string[];
}

export function recordedLog(): RecordedLog {
  const lines: string[] = [];
  const masked: string[] = [];
  const say = (kind: string) => (message: string) => void lines.push(`${kind}: ${message}`);
  return {
    lines,
    masked,
    phase: (_title, work) => work(),
    info: say('info'),
    debug: say('debug'),
    notice: say('notice'),
    warning: say('warning'),
    error: say('error'),
    progress: (message) => void (message === '' || lines.push(`progress: ${message}`)),
    mask: (secret) => void masked.push(secret),
  };
}

/** The machine's clock, but nobody waits. */
export const hurriedClock: Clock = {
  now: systemClock.now,
  async sleep(_milliseconds, signal) {
    signal.throwIfAborted();
  },
};

/** What a destination is opened with in a test; everything real unless given. */
export function contextOf(more: Partial<DestinationContext> = {}): DestinationContext {
  return {
    http: openHttp(),
    clock: hurriedClock,
    env: { AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'test-secret-test-secret' },
    log: recordedLog(),
    workingDirectory: tmpdir(),
    docsDirectories: [],
    artifactName: 'docs-site',
    uploadArtifact: async () => {
      throw new Error('this test uploads no artifact');
    },
    tempDirectory: tmpdir(),
    github: undefined,
    ...more,
  };
}

/** Opens the destinations of a `deploy` input that must be free of problems. */
export function opened(text: string, context: DestinationContext, own?: boolean): Destination[] {
  const { specs, problems } = parseDestinations(text);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return specs.map((spec) => openDestination({ ...spec, own }, context));
}
