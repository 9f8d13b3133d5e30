import { Failure, messageOf } from '../errors/failure.ts';
import type { Environment } from '../process/environment.ts';
import { type GitHubContext, isEnterpriseServer } from './context.ts';
import { unlessAborted } from './unstoppable.ts';

/** A file whose origin is attested. */
export interface Subject {
  readonly name: string;
  /** Hex. */
  readonly sha256: string;
}

export interface Attestation {
  readonly id: string;
  /** Page of the attestation, for those who may see the repository. */
  readonly url: string;
}

const PERMISSIONS = 'give the job `permissions: { id-token: write, attestations: write }`';

/** Where the run happens, and what it may say who it is with. */
export interface Attester {
  readonly context: GitHubContext | undefined;
  readonly token: string | undefined;
  readonly env: Environment;
}

/** The token to attest with. Throws E_ATTESTATION where it is plain that this run cannot attest anything. */
export function requireAttestable({ context, token, env }: Attester): {
  readonly context: GitHubContext;
  readonly token: string;
} {
  if (context === undefined) throw refused('this is not a GitHub runner', 'remove attestation');
  if (isEnterpriseServer(context))
    throw refused('GitHub Enterprise Server has no attestations', 'remove attestation');
  if (!env.ACTIONS_ID_TOKEN_REQUEST_URL || !env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) {
    throw refused(
      'the runner offers no identity token: the job lacks the permission, as runs of forks do',
      PERMISSIONS,
    );
  }
  if (token === undefined) throw refused('there is no github-token', 'leave github-token at its default');
  return { context, token };
}

/**
 * Attests that this workflow run made the files: SLSA provenance, signed with the run's identity by Sigstore (its public
 * instance for public repositories, else GitHub's), and kept by the repository. Throws E_ATTESTATION.
 */
export async function attestFiles(
  subjects: readonly Subject[],
  attester: Attester,
  signal: AbortSignal,
): Promise<Attestation> {
  const { context, token } = requireAttestable(attester);
  const { attestProvenance } = await import('@actions/attest');
  try {
    const { attestationID: id } = await unlessAborted(signal, () =>
      attestProvenance({
        subjects: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
        token,
      }),
    );
    if (id === undefined) throw new Error('GitHub gave the attestation no id');
    const { serverUrl, owner, repo } = context;
    return { id, url: `${serverUrl}/${owner}/${repo}/attestations/${id}` };
  } catch (error) {
    signal.throwIfAborted();
    throw refused(
      messageOf(error),
      `${PERMISSIONS}, and run again; private repositories need a plan that has attestations`,
      error,
    );
  }
}

function refused(why: string, fix: string, cause?: unknown): Failure {
  return new Failure('E_ATTESTATION', { what: 'The bundle could not be attested', why, fix, cause });
}
