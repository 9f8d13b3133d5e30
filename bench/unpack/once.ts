import { isMainThread } from 'node:worker_threads';
import { buildManifest } from '../../src/bundle/build-manifest.ts';
import { unpackBundle } from '../../src/bundle/unpack.ts';
import { keepNurserySmall, keepOldFew } from '../../src/process/v8-settings.ts';

/** One unpacking in a process of its own, so that its memory is its own: milliseconds and MB on stdout. */
async function unpackOnce(archive: string, directory: string): Promise<void> {
  // As the Action does.
  keepNurserySmall();
  keepOldFew();
  const started = performance.now();
  const { files } = await unpackBundle({ archive, directory, signal: new AbortController().signal });
  buildManifest(files, {
    createdAt: new Date(0),
    commit: null,
    run: null,
    exportJobId: 'bench',
    exportVersion: null,
    bundleSha256: '0'.repeat(64),
  });
  const milliseconds = performance.now() - started;
  console.log(JSON.stringify([milliseconds, process.resourceUsage().maxRSS / 1024]));
}

const [archive = '', directory = ''] = process.argv.slice(2);
if (isMainThread) await unpackOnce(archive, directory);
else await import('../../src/bundle/writing/write-thread.ts');
