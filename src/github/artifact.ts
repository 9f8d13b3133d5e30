import { copyFile, link, mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Clock } from '../clock.ts';
import { Failure, messageOf } from '../errors/failure.ts';
import { retrying } from '../http/retry.ts';
import { artifactClient, requireArtifactService } from './artifact-service.ts';
import type { GitHubContext } from './context.ts';
import { unlessAborted } from './unstoppable.ts';

export interface UploadedArtifact {
  readonly id: number;
  /** With the file's extension: `docs-site.tar.gz`. */
  readonly name: string;
  /** Page that downloads it, for people who are signed in. */
  readonly url: string;
  /** SHA-256 of the bytes sent, in hex. */
  readonly digest: string;
  /** Bytes. */
  readonly size: number;
}

export interface ArtifactOptions {
  /** From 1; the repository's setting unless told. */
  readonly retentionDays?: number | undefined;
  /** Put the file into a zip, and name the artifact `name` as it is: what GitHub Pages deploys. */
  readonly zipped?: boolean | undefined;
  /** One of that name stays: then the upload fails, and `isNameTaken` tells so of the error. */
  readonly keep?: boolean | undefined;
  readonly signal: AbortSignal;
}

export interface ArtifactRunner {
  readonly context: GitHubContext | undefined;
  /** Takes a link to the file for the time of the upload: RUNNER_TEMP. */
  readonly tempDir: string;
  readonly clock: Clock;
  /** Told before an artifact is replaced or the upload tried again. */
  readonly onRetry?: ((reason: string) => void) | undefined;
  /** Told instead where what is replaced is of another job or step, and lost. */
  readonly onLoss?: ((reason: string) => void) | undefined;
}

const RETRIES = { attempts: 3, baseMs: 2000, maxMs: 10_000 };

/**
 * Uploads one file as an artifact of the workflow run, as it is, without a zip around it unless told. The artifact is
 * named after `name` and the file's extension; one of that name from the same run is replaced unless told.
 * Throws E_ARTIFACT, and says why where the runner has no artifact service.
 */
export async function uploadArtifact(
  name: string,
  file: string,
  { retentionDays, zipped = false, keep = false, signal }: ArtifactOptions,
  { context, tempDir, clock, onRetry, onLoss = onRetry }: ArtifactRunner,
): Promise<UploadedArtifact> {
  const { serverUrl, owner, repo, runId, runAttempt } = requireArtifactService(context);
  const fullName = zipped ? name : withExtensionOf(file, name);
  const folder = await mkdtemp(join(tempDir, 'artifact-'));
  try {
    // The client takes the file's own name for that of the artifact.
    const named = join(folder, zipped ? basename(file) : fullName);
    await link(file, named).catch(() => copyFile(file, named));
    const { size } = await stat(named);
    let brokeOff: unknown;
    const { id, digest } = await retrying(
      (number) => {
        const isOthers = number === 1 && runAttempt === 1;
        const options = { retentionDays, zipped, keep, isOthers, brokeOff };
        const upload = () => replacing(fullName, named, options, isOthers ? onLoss : onRetry);
        return attempt(signal, upload, size);
      },
      {
        clock,
        signal,
        policy: RETRIES,
        onRetry(error) {
          brokeOff = error;
          onRetry?.(reasonIn(error));
        },
      },
    );
    if (id === undefined || digest === undefined) throw new Error('the service gave no id or digest');
    const url = `${serverUrl}/${owner}/${repo}/actions/runs/${runId}/artifacts/${id}`;
    return { id, name: fullName, url, digest, size };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Failure ? error : refused(fullName, error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withExtensionOf(file: string, name: string): string {
  const extension = /(?:\.tar)?\.[a-z0-9]+$/i.exec(basename(file))?.[0] ?? '';
  return name.endsWith(extension) ? name : name + extension;
}

const NAME_TAKEN = /\b409\b|already exists/i;

/** Whether an upload failed because the run has an artifact of that name, or the beginning of one. */
export function isNameTaken(error: unknown): boolean {
  return error instanceof Failure && NAME_TAKEN.test(messageOf(error.cause));
}

type Uploaded = { readonly id?: number | undefined; readonly digest?: string | undefined };

/** Uploads; where the run has an artifact of that name already (409), deletes it and uploads again. */
async function replacing(
  name: string,
  file: string,
  {
    retentionDays,
    zipped,
    keep,
    isOthers,
    brokeOff,
  }: {
    readonly retentionDays: number | undefined;
    readonly zipped: boolean;
    readonly keep: boolean;
    /** One that is there already is neither of an earlier attempt nor of an earlier try. */
    readonly isOthers: boolean;
    /** What ended the try before. */
    readonly brokeOff: unknown;
  },
  onReplace: ArtifactRunner['onRetry'],
): Promise<Uploaded> {
  const client = await artifactClient();
  const form = zipped ? { compressionLevel: 1 } : { skipArchive: true };
  const options = { ...form, ...(retentionDays !== undefined && { retentionDays }) };
  const upload = () => client.uploadArtifact(name, [file], dirname(file), options);
  try {
    return await upload();
  } catch (error) {
    if (keep || !NAME_TAKEN.test(messageOf(error))) throw error;
    // GitHub Pages deploys what has one certain name.
    const advice = zipped ? '' : ': give each job of a matrix a name of its own';
    const hint = isOthers ? ` (another job or step made it${advice})` : '';
    onReplace?.(`the run has an artifact ${name} already; it is replaced${hint}`);
    await client.deleteArtifact(name).catch((cause: unknown) => {
      throw new Failure('E_ARTIFACT', {
        what: 'The artifact could not be replaced',
        value: name,
        why:
          brokeOff === undefined
            ? `an upload of that name was begun in this run and not finished (${messageOf(cause)})`
            : `its upload broke off (${reasonIn(brokeOff)}), and what was begun cannot be taken away`,
        fix: 're-run the job, or set another `artifact-name`',
        cause: error,
      });
    });
    return upload();
  }
}

/** The outcome of an upload. */
async function attempt(signal: AbortSignal, upload: () => Promise<Uploaded>, bytes: number) {
  try {
    return { done: true, value: await unlessAborted(signal, upload, bytes) } as const;
  } catch (error) {
    signal.throwIfAborted();
    if (!isPassing(error)) throw error;
    return { done: false, error } as const;
  }
}

/** What the client gave up on though it may work a moment later; refusals of the service are not of that kind. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (
    /Unable to make request|Upload progress stalled|Failed to make request after \d+ attempts/.test(
      error.message,
    )
  )
    return true;
  return error.name === 'RestError' && (statusIn(error) ?? 503) >= 500;
}

/** What the store answered, where an error comes from there. */
function statusIn(error: unknown): number | undefined {
  const { statusCode } = Object(error) as { readonly statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}

/** Why the client failed; it hands a page for people on as the words of its store, and an empty answer. */
function reasonIn(error: unknown): string {
  const words = messageOf(error);
  const status = statusIn(error);
  return status !== undefined && /^\s*(<|$)/.test(words) ? `its store answered ${status}` : words;
}

function refused(name: string, error: unknown): Failure {
  return new Failure('E_ARTIFACT', {
    what: 'The artifact could not be uploaded',
    value: name,
    why: reasonIn(error),
    fix: 'run again; the storage limits of the account are on its billing page',
    cause: error,
  });
}
