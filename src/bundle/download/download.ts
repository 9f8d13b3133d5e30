import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../clock.ts';
import { Failure, reasonOf } from '../../errors/failure.ts';
import { secureConnectionProblem } from '../../http/certificate.ts';
import { flowing } from '../../http/endless.ts';
import type { Http } from '../../http/http.ts';
import { networkWords } from '../../http/network-words.ts';
import {
  type Attempt,
  networkErrorCode,
  type RetryContext,
  type RetryPolicy,
  retrying,
} from '../../http/retry.ts';
import { makeFolder } from '../../make-folder.ts';
import { type ArchiveKind, archiveKind, describeStranger, HEAD_BYTES } from '../archive/archive.ts';
import { onDisk } from '../disk-failure.ts';
import { DownloadFailure, hostOf, requestBundle } from './bundle-request.ts';
import { createPartFile, type PartFile } from './part-file.ts';

export interface DownloadOptions {
  /** Mints a fresh bundle link; called first, and again when the link was refused, with how. */
  readonly link: (refused?: Failure) => Promise<string>;
  /** Folder for the archive; made if missing. */
  readonly directory: string;
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Told of each piece: bytes so far, and the size of the whole where the server says it. */
  readonly onProgress?: ((bytes: number, total: number | undefined) => void) | undefined;
  /** Told before each pause. */
  readonly onRetry?: ((reason: string, pauseMs: number) => void) | undefined;
  readonly limits?: { readonly maxBytes: number } | undefined;
  readonly retries?: RetryPolicy | undefined;
}

export interface DownloadedBundle {
  /** `bundle.tar.gz` or `bundle.zip` in the folder, as the first bytes say. */
  readonly path: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  /** Whether the server told the size; else the archive may have broken off unseen. */
  readonly isMeasured: boolean;
}

const DEFAULT_MAX_BYTES = 10 * 2 ** 30;

/** New bytes that earn new attempts: a long download may break off often. */
const PROGRESS_BYTES = 2 ** 20;

/**
 * Downloads the bundle, hashing it on the way: resumed where it broke off, from a fresh link where the old one has
 * expired, and begun again where the server cannot resume or has another file by now. Nothing but the whole archive is
 * ever seen under its name. Throws E_BUNDLE_DOWNLOAD, E_BUNDLE_FORMAT, E_BUNDLE_LIMIT or E_BUNDLE_WRITE, whose messages
 * name the host of a link at most; the signal's reason on abort; what `link` throws.
 */
export async function downloadBundle(options: DownloadOptions): Promise<DownloadedBundle> {
  const { clock, signal, directory } = options;
  signal.throwIfAborted();
  const partPath = path.join(directory, 'bundle.part');
  const part = await onDisk(async () => {
    makeFolder(directory);
    return createPartFile(partPath);
  });
  try {
    const transfer: Transfer = { link: undefined, counted: 0 };
    const context: RetryContext = {
      clock,
      signal,
      policy: options.retries,
      onRetry: (error, pauseMs) => options.onRetry?.(reasonOf(error), pauseMs),
    };
    let kind: ArchiveKind | undefined;
    while (kind === undefined) kind = await retrying(() => attempt(options, part, transfer), context);
    const { isMeasured } = part;
    const { received: bytes, sha256 } = await part.finish();
    const whole = path.join(directory, `bundle.${kind}`);
    await onDisk(() => rename(partPath, whole));
    return { path: whole, bytes, sha256, isMeasured };
  } finally {
    await part.close();
    await rm(partPath, { force: true });
  }
}

/** What is known between two attempts. */
interface Transfer {
  link: string | undefined;
  refused?: Failure | undefined;
  /** Bytes that have earned their attempts already; grows only, so that a download ends. */
  counted: number;
}

/** One request and its body; without a kind when it broke off so late that the attempts are counted afresh. */
async function attempt(
  options: DownloadOptions,
  part: PartFile,
  transfer: Transfer,
): Promise<Attempt<ArchiveKind | undefined>> {
  const again = (error: Failure, retryAfter?: number): Attempt<undefined> => {
    if (part.received < transfer.counted + PROGRESS_BYTES) return { done: false, error, retryAfter };
    transfer.counted = part.received;
    return { done: true, value: undefined };
  };
  transfer.link ??= await options.link(transfer.refused);
  const link = transfer.link;
  try {
    const answer = await requestBundle(link, part.resumption, options);
    if (answer.kind === 'refused') {
      if (answer.remedy === 'none') throw answer.error;
      if (answer.remedy === 'fresh-link') {
        transfer.link = undefined;
        transfer.refused = answer.error;
      }
      if (answer.remedy === 'from-start') await part.restart();
      return again(answer.error, answer.retryAfter);
    }
    try {
      if (!part.accepts(answer)) {
        await part.restart();
        if (answer.start > 0) return again(new DownloadFailure(answer.host, 'the bundle changed meanwhile'));
      }
      const content = { ...answer, body: flowing<Buffer>(answer.body, options.clock) };
      await part.append(content, options.limits?.maxBytes ?? DEFAULT_MAX_BYTES, options.onProgress);
    } finally {
      answer.body.destroy();
    }
    if (!part.isWhole)
      return again(
        new DownloadFailure(answer.host, `the server sent ${part.received} of ${answer.total} bytes`),
      );
    const head = await part.head(HEAD_BYTES);
    const kind = archiveKind(head);
    if (kind !== undefined) return { done: true, value: kind };
    const { words, isArchive } = describeStranger(head);
    const error = noBundle(words, isArchive);
    if (words === undefined || isArchive) throw error;
    // Somebody in between answered in place of the object storage, often for a moment only.
    await part.restart();
    transfer.link = undefined;
    return again(error);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof Failure) throw error;
    const insecure = secureConnectionProblem(error);
    const failure = new DownloadFailure(hostOf(link), networkWords(error), {
      ...(insecure === undefined ? {} : { at: 'link', fix: insecure.fix }),
      cause: error,
    });
    if (networkErrorCode(error) === undefined) throw failure;
    return again(failure);
  }
}

function noBundle(words: string | undefined, isArchive: boolean): Failure {
  return new Failure('E_BUNDLE_FORMAT', {
    what: 'The bundle link does not lead to an archive that is known here',
    why:
      words === undefined
        ? 'its first bytes are neither those of a .tar.gz nor of a .zip'
        : `it is ${words}, neither a .tar.gz nor a .zip`,
    fix: isArchive
      ? 'generate the bundle again; if it is the same again, ask those who run the service for a .tar.gz'
      : 'check that no proxy or login page answers in place of the object storage, then generate the bundle again',
  });
}
