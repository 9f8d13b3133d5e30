import { Failure } from '../errors/failure.ts';
import type { DestinationContext } from './destination.ts';
import type { GitHubAccess } from './github-access.ts';

/** GitHub for a destination that is nothing without it. */
export function requireGitHub(context: DestinationContext, permissions: string): GitHubAccess {
  if (context.github !== undefined) return context.github;
  throw new Failure('E_DEPLOY_CREDENTIALS', {
    what: 'There is no workflow run of GitHub with a token here',
    fix: `use the Action in a job with ${permissions}, and leave the input github-token at its default`,
  });
}
