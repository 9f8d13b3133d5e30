import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildManifest } from '../bundle/build-manifest.ts';
import { onDisk } from '../bundle/disk-failure.ts';
import { type DownloadedBundle, downloadBundle } from '../bundle/download/download.ts';
import { toldOn } from '../bundle/download/told.ts';
import { writeJson } from '../bundle/json-file.ts';
import type { Manifest } from '../bundle/manifest.ts';
import { unpackBundle } from '../bundle/unpack.ts';
import { codeOf, reasonOf } from '../errors/failure.ts';
import type { BundleLinks } from '../export/bundle-link.ts';
import { tagOf } from '../github/context.ts';
import { kindsOf } from '../github/kinds.ts';
import { bytes, counted } from '../log/measures.ts';
import { makeFolder } from '../make-folder.ts';
import { keepNurserySmall, keepOldFew } from '../process/v8-settings.ts';
import type { CompletedExport } from './export.ts';
import type { Run } from './run.ts';

/** A bundle that is on disk, hashed and unpacked. */
export interface VerifiedBundle {
  readonly bundlePath: string;
  readonly directory: string;
  readonly manifest: Manifest;
  /** The manifest as a file. */
  readonly manifestPath: string;
  /** Mints the output link again when it is about to expire. */
  readonly links: BundleLinks;
}

/** Downloads the bundle, unpacks it, and describes it in the manifest. */
export async function bundlePhase(job: CompletedExport, run: Run): Promise<VerifiedBundle> {
  const { config, context, ledger } = run;
  const { log, clock, signal, setOutput, workDir } = context;
  await onDisk(async () => makeFolder(workDir));
  const download = downloaderOf(job, run);
  let downloaded = await download();

  const directory = join(workDir, 'site');
  await onDisk(() => rm(directory, { recursive: true, force: true }));
  keepNurserySmall();
  keepOldFew();
  const unpack = () => unpackBundle({ archive: downloaded.path, directory, signal });
  const { files } = await unpack().catch(async (error: unknown) => {
    if (downloaded.isMeasured || codeOf(error) !== 'E_BUNDLE_FORMAT') throw error;
    log.info(
      `${reasonOf(error)}; its size was not told, so it may have broken off: downloading it once more`,
    );
    downloaded = await download();
    return unpack();
  });
  const manifest = buildManifest(files, {
    createdAt: new Date(clock.now()),
    commit: context.github?.sha || null,
    // Unlike its number, the id of a run grows across the workflows of a repository.
    run: context.github?.runId ?? null,
    exportJobId: job.jobId,
    exportVersion: config.exportVersion ?? tagOf(context.github) ?? null,
    bundleSha256: downloaded.sha256,
  });
  ledger.facts.kinds = kindsOf(manifest);
  const manifestPath = join(workDir, 'manifest.json');
  await writeJson(manifestPath, manifest);
  setOutput('site-dir', directory);
  // Services count pages in ways of their own; from here on, what is said agrees with the pages that are published.
  if (ledger.facts.exportJob !== null)
    ledger.facts.exportJob = { ...ledger.facts.exportJob, pageCount: manifest.pages.length };
  setOutput('page-count', manifest.pages.length);
  setOutput('manifest-path', manifestPath);
  log.info(
    `Unpacked ${counted(files.length, 'file')}, ${counted(manifest.pages.length, 'page')}, into ${directory}`,
  );
  return { bundlePath: downloaded.path, directory, manifest, manifestPath, links: job.links };
}

/** Downloads the bundle of a job, from a fresh link each time, and tells at once what there is of it. */
function downloaderOf({ links }: CompletedExport, { context, ledger }: Run): () => Promise<DownloadedBundle> {
  const { log, clock, http, signal, setOutput, workDir: directory } = context;
  let attempts = 0;
  return async () => {
    const downloaded = await downloadBundle({
      // A link that did not work is not tried again.
      link: async () => (await (attempts++ === 0 ? links.current() : links.mint())).url,
      directory,
      http,
      clock,
      signal,
      ...toldOn(log),
    });
    ledger.facts.bundle = { bytes: downloaded.bytes, sha256: downloaded.sha256 };
    setOutput('bundle-path', downloaded.path);
    setOutput('bundle-bytes', downloaded.bytes);
    setOutput('bundle-sha256', downloaded.sha256);
    log.info(`Bundle of ${bytes(downloaded.bytes)}, sha256 ${downloaded.sha256}`);
    return downloaded;
  };
}
