import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { buildManifest } from '../bundle/build-manifest.ts';
import { DownloadFailure } from '../bundle/download/bundle-request.ts';
import { downloadBundle } from '../bundle/download/download.ts';
import { toldOn } from '../bundle/download/told.ts';
import type { Manifest } from '../bundle/manifest.ts';
import { unpackBundle } from '../bundle/unpack.ts';
import type { Clock } from '../clock.ts';
import { Failure, hasCode, messageOf } from '../errors/failure.ts';
import type { Http } from '../http/http.ts';
import type { Log } from '../log/log.ts';

export interface FetchOptions {
  /** A bundle link, or an archive on this machine (a path or a `file:` URL). */
  readonly bundle: string;
  /** A folder that does not exist yet, for the site's files. */
  readonly site: string;
  /** An existing, empty folder for whatever is needed on the way. */
  readonly work: string;
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/**
 * Brings a bundle to this machine, downloaded or taken from the disk, verified and unpacked into `site`. Rejects with
 * the E_BUNDLE_… failures of download and unpacking, and with E_INPUT_INVALID for a file that cannot be read.
 */
export async function fetchBundle(options: FetchOptions): Promise<Manifest> {
  const { bundle, site, work, http, clock, signal, log } = options;
  const isLink = /^https?:/i.test(bundle);
  const download = { link: usedOnce(bundle), directory: work, http, clock, signal, ...toldOn(log) };
  const archive = isLink ? await downloadBundle(download).catch(rethrow) : await openArchive(bundle, signal);
  const { files } = await unpackBundle({ archive: archive.path, directory: site, signal });
  if (isLink) await rm(archive.path, { force: true });
  return buildManifest(files, {
    createdAt: new Date(clock.now()),
    commit: null,
    run: null,
    // A link does not tell which job it is of.
    exportJobId: 'none',
    exportVersion: null,
    bundleSha256: archive.sha256,
  });
}

/** Whoever hosts has a link, and no job to go on with. */
function rethrow(error: unknown): never {
  if (!(error instanceof DownloadFailure) || error.at === 'link') throw error;
  const { what, value, why, cause } = error;
  const fix =
    error.at === 'network'
      ? 'check that this machine reaches the host of the link, then start again'
      : 'start again later; where it answers so again, ask those who made the link';
  throw new Failure(error.code, { what, value, why, fix, cause });
}

const FRESH_LINK = 'generate the bundle again, and give the fresh link';

/** A download asks for another link when the first was refused; nobody here can mint one. */
function usedOnce(link: string): (refused?: Failure) => Promise<string> {
  return async (refused) => {
    if (refused !== undefined) {
      throw new Failure('E_BUNDLE_DOWNLOAD', {
        what: 'The bundle link was refused',
        value: refused.value,
        why: `${refused.why}: there is nothing at the link, it has expired, or it is not whole`,
        fix: FRESH_LINK,
      });
    }
    return link;
  };
}

async function openArchive(bundle: string, signal: AbortSignal): Promise<{ path: string; sha256: string }> {
  const scheme = /^(\w[\w+.-]+):\/\//.exec(bundle)?.[1];
  if (scheme !== undefined && scheme !== 'file')
    throw new Failure('E_INPUT_INVALID', {
      what: 'The bundle cannot be read',
      value: `${scheme}://…`,
      why: 'it is no link that a browser could download',
      fix: 'give a bundle link that begins with https://, such as a presigned one, or the path of an archive',
    });
  const hash = createHash('sha256');
  try {
    const path = bundle.startsWith('file:') ? fileURLToPath(bundle) : bundle;
    await pipeline(createReadStream(path), hash, { signal });
    return { path, sha256: hash.digest('hex') };
  } catch (error) {
    signal.throwIfAborted();
    throw new Failure('E_INPUT_INVALID', {
      what: 'The bundle cannot be read',
      value: bundle,
      why: hasCode(error, 'EISDIR') ? 'it is a folder' : messageOf(error),
      fix: 'give a bundle link that begins with https://, or the path of an archive',
      cause: error,
    });
  }
}
