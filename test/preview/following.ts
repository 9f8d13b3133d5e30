import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { makeFolder } from '../../src/make-folder.ts';
import type { Built } from '../../src/preview/live-site.ts';
import { type Preview, startPreview } from '../../src/preview/preview.ts';
import { projectSource } from '../../src/service/sources/project-source.ts';

interface Followed extends Preview {
  readonly builds: readonly Built[];
  readonly failures: readonly unknown[];
}

interface FollowOptions {
  readonly signal?: AbortSignal;
  readonly allowedHosts?: readonly string[];
}

/** A preview of the project in `docs` below a folder, until the test ends. */
export async function followIn(
  folder: string,
  { signal = new AbortController().signal, allowedHosts = [] }: FollowOptions = {},
): Promise<Followed> {
  const docs = join(folder, 'docs');
  const cache = join(docs, 'cache');
  const directory = join(folder, 'preview');
  const builds: Built[] = [];
  const failures: unknown[] = [];
  makeFolder(directory);
  const preview = await startPreview({
    source: projectSource(
      { directory: docs, several: [] },
      { domain: 'docs.example.com', deploymentType: 'client-hosted' },
      { cacheDir: cache },
    ),
    request: {},
    folders: [docs],
    leftOut: [cache],
    directory,
    host: '127.0.0.1',
    port: 0,
    allowedHosts,
    clock: systemClock,
    signal,
    onProgress() {},
    onBuilt: (built) => builds.push(built),
    onFailed: (error) => failures.push(error),
  });
  onTestFinished(() => preview.close());
  return { ...preview, builds, failures };
}
