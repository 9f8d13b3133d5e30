import { expect, it, onTestFinished } from 'vitest';
import { createBundleLinks } from '../../src/export/bundle-link.ts';
import { createHttpClient } from '../../src/http/client.ts';
import type { Config } from '../../src/inputs/config.ts';
import { bundlePhase } from '../../src/phases/bundle.ts';
import type { RunContext } from '../../src/phases/context.ts';
import type { CompletedExport } from '../../src/phases/export.ts';
import { openLedger } from '../../src/phases/ledger.ts';
import { tarGz } from '../bundle/archives.ts';
import { recordedLog } from '../deploy/fixtures.ts';
import { startRecordingServer } from '../support/http-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

const folder = useTemporaryFolder();
const WHOLE = tarGz({ name: 'index.html', body: '<title>Home</title>' });

/** Downloads and unpacks a bundle of which a server sends these pieces, one a request, and tells their sizes or not. */
async function bundled(pieces: readonly Buffer[], isMeasured: boolean) {
  const server = await startRecordingServer((_request, response, number) => {
    const piece = pieces[number - 1] ?? WHOLE;
    // Its end is that of the connection, as that of servers of HTTP 1.0.
    if (isMeasured) response.setHeader('content-length', piece.length);
    else {
      response.useChunkedEncodingByDefault = false;
      response.shouldKeepAlive = false;
    }
    response.end(piece);
  });
  const client = createHttpClient();
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  const { signal } = new AbortController();
  const [log, clock] = [recordedLog(), createVirtualClock()];
  const outputs = new Map<string, unknown>();
  let minted = 0;
  const api = {
    async generateBundle() {
      minted += 1;
      return { bundleUrl: new URL(`link-${minted}`, server.url).href, expiresAt: undefined };
    },
  };
  const links = createBundleLinks(api as never, 'job-1', { clock, signal, onMint: () => {} });
  const job: CompletedExport = { jobId: 'job-1', status: 'completed', pageCount: 1, polls: 1, links };
  const context = {
    ...{ log, clock, signal, http: client.http, workDir: folder.path('work'), github: undefined },
    setOutput: (name: string, value: unknown) => void outputs.set(name, value),
  } as unknown as RunContext;
  const ledger = openLedger({ domain: 'docs.example.com', siteUrl: undefined }, context);
  const done = bundlePhase(job, { config: {} as Config, context, ledger });
  return { done, log, outputs, asked: () => server.requests.map(({ path }) => path) };
}

it('asks once more for an archive that broke off where nobody told its size', async () => {
  const { done, log, outputs, asked } = await bundled([WHOLE.subarray(0, -30)], false);
  expect((await done).manifest.pages).toEqual(['index']);
  expect(asked()).toEqual(['/link-1', '/link-2']);
  expect(outputs.get('bundle-bytes')).toBe(WHOLE.length);
  expect(log.lines.join('\n')).toContain(
    'damaged or cut off; its size was not told, so it may have broken off: downloading it once more',
  );
});

it('gives a broken archive up that came whole, or came so twice', async () => {
  const broken = WHOLE.subarray(0, -30);
  const whole = await bundled([broken], true);
  await expect(whole.done).rejects.toThrow('[E_BUNDLE_FORMAT]');
  expect(whole.asked()).toHaveLength(1);
  const twice = await bundled([broken, broken], false);
  await expect(twice.done).rejects.toThrow('[E_BUNDLE_FORMAT]');
  expect(twice.asked()).toHaveLength(2);
});
