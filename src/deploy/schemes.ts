import { Failure } from '../errors/failure.ts';
import { artifactScheme } from './artifact.ts';
import { azureScheme } from './azure/azure.ts';
import { branchScheme } from './branch/branch.ts';
import type { Destination, DestinationContext, DestinationSpec } from './destination.ts';
import { dirScheme } from './dir/dir.ts';
import { gcsScheme } from './gcs/gcs.ts';
import { helmScheme } from './helm/helm.ts';
import { ociScheme } from './oci/oci.ts';
import { pagesScheme } from './pages/pages.ts';
import { releaseScheme } from './release/release.ts';
import { s3Scheme } from './s3/s3.ts';
import { listOf, type Scheme } from './scheme.ts';
import { sftpScheme } from './sftp/sftp.ts';

/** Every kind of destination, by the word its line starts with. */
export const SCHEMES: Readonly<Record<string, Scheme>> = {
  dir: dirScheme,
  artifact: artifactScheme,
  s3: s3Scheme,
  branch: branchScheme,
  pages: pagesScheme,
  release: releaseScheme,
  gs: gcsScheme,
  azblob: azureScheme,
  sftp: sftpScheme,
  oci: ociScheme,
  helm: helmScheme,
};

/** Opens a destination that `parseDestinations` accepted. Nothing is read or written yet. */
export function openDestination(spec: DestinationSpec, context: DestinationContext): Destination {
  const scheme = SCHEMES[spec.scheme];
  if (scheme === undefined) throw new TypeError(`no destination "${spec.scheme}:"`);
  const { alias, own, around } = spec;
  let destination: Destination;
  try {
    destination = scheme.open(spec, context);
  } catch (error) {
    destination = unopened(spec, error);
  }
  // Not a copy: what a destination tells of itself may change with what it learns.
  const required = listOf(spec.options.require);
  return Object.assign(destination, { alias, own, around, required });
}

/**
 * A destination that cannot be opened fails as its own turn comes: it does not keep the others from theirs. Throws what
 * is no {@link Failure}.
 */
export function unopened({ target }: DestinationSpec, error: unknown): Destination {
  if (!(error instanceof Failure)) throw error;
  const fail = () => Promise.reject(error);
  const failing = { ready: fail, inventory: fail, publish: fail, rollback: fail, remove: fail };
  return { kind: 'whole', name: target, url: null, force: false, ...failing };
}
