import type { ArtifactClient } from '@actions/artifact';
import { Failure } from '../errors/failure.ts';
import { type GitHubContext, isEnterpriseServer } from './context.ts';

/**
 * The place of a run that has an artifact service of version 4. Throws E_ARTIFACT, which says why there is none and what
 * to do instead.
 */
export function requireArtifactService(context: GitHubContext | undefined): GitHubContext {
  const elsewhere = 'deploy to another destination: `dir:`, `s3:`, …';
  if (context === undefined) throw unavailable('this is not a GitHub runner', elsewhere);
  if (isEnterpriseServer(context))
    throw unavailable(
      'GitHub Enterprise Server has no artifact service of version 4',
      `${elsewhere} Or set \`deploy: none\` and give the output \`bundle-path\` to \`actions/upload-artifact@v3\` in a next step.`,
    );
  if (!context.artifactService)
    throw unavailable(
      'ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set; actions get them, `run` steps do not',
      'use the Action instead of the command, or deploy to another destination',
    );
  return context;
}

/** GitHub's own client of the service, which is large. */
export async function artifactClient(): Promise<ArtifactClient> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  return new DefaultArtifactClient();
}

function unavailable(why: string, fix: string): Failure {
  return new Failure('E_ARTIFACT', { what: 'There is no artifact service here', why, fix });
}
