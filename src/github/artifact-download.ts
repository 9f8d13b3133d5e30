import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, messageOf } from '../errors/failure.ts';
import { makeFolder } from '../make-folder.ts';
import { artifactClient, requireArtifactService } from './artifact-service.ts';
import type { GitHubContext } from './context.ts';
import { unlessAborted } from './unstoppable.ts';

/** An artifact of the workflow run: of this attempt, or of an earlier one. */
export interface FoundArtifact {
  readonly id: number;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `sha256:` and hex, where the service tells. */
  readonly digest?: string | undefined;
}

/** The artifacts of this workflow run; of those of one name only the newest. Throws E_ARTIFACT. */
export async function listArtifacts(
  context: GitHubContext | undefined,
  signal: AbortSignal,
): Promise<readonly FoundArtifact[]> {
  requireArtifactService(context);
  const client = await artifactClient();
  const found = await asked('list the artifacts', signal, () => client.listArtifacts({ latest: true }));
  return found.artifacts;
}

/** The newest artifact of a name in this workflow run; undefined when there is none. Throws E_ARTIFACT. */
export async function findArtifact(
  name: string,
  context: GitHubContext | undefined,
  signal: AbortSignal,
): Promise<FoundArtifact | undefined> {
  requireArtifactService(context);
  const client = await artifactClient();
  const search = () =>
    client.getArtifact(name).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'ArtifactNotFoundError') return undefined;
      throw error;
    });
  return (await asked(`find the artifact ${name}`, signal, search))?.artifact;
}

/**
 * Downloads an artifact that is one file into `directory`, an empty or new folder, and returns the file's path.
 * Throws E_ARTIFACT when it does not come or is not as it was uploaded.
 */
export async function downloadArtifact(
  { id, name, digest, size }: FoundArtifact,
  directory: string,
  signal: AbortSignal,
): Promise<string> {
  makeFolder(directory);
  const client = await artifactClient();
  const options = { path: directory, ...(digest !== undefined && { expectedHash: digest }) };
  const doing = `download the artifact ${name}`;
  const { digestMismatch } = await asked(doing, signal, () => client.downloadArtifact(id, options), size);
  const [file, ...more] = await readdir(directory);
  if (file === undefined || more.length > 0) throw refused(doing, `it is ${more.length + 1} files, not one`);
  if (digestMismatch === true) throw refused(doing, 'its digest is not that of the upload');
  return join(directory, file);
}

async function asked<T>(doing: string, signal: AbortSignal, ask: () => Promise<T>, bytes = 0): Promise<T> {
  try {
    return await unlessAborted(signal, ask, bytes);
  } catch (error) {
    signal.throwIfAborted();
    throw refused(doing, messageOf(error), error);
  }
}

function refused(doing: string, why: string, cause?: unknown): Failure {
  return new Failure('E_ARTIFACT', {
    what: `Could not ${doing}`,
    why,
    fix: 'run again; an artifact that has expired is made anew by a new run of the workflow',
    cause,
  });
}
