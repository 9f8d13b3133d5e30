import type { Clock } from '../clock.ts';
import type { GitHubAccess } from '../deploy/github-access.ts';
import type { Http } from '../http/http.ts';
import type { Log } from '../log/log.ts';
import { createGitHubClient, type GitHubClient } from './client.ts';
import type { GitHubContext } from './context.ts';
import { githubStatus } from './refusal.ts';

/** The run's place on GitHub and its API, for destinations; undefined outside a workflow run or without a token. */
export function githubAccess(
  context: GitHubContext | undefined,
  token: string | undefined,
  {
    http,
    clock,
    log,
    onRequest,
  }: { readonly http: Http; readonly clock: Clock; readonly log: Log; readonly onRequest: () => void },
): GitHubAccess | undefined {
  if (context === undefined || token === undefined) return undefined;
  const { owner, repo, serverUrl, apiUrl, sha, ref, defaultBranch } = context;
  const clients = new WeakMap<AbortSignal, GitHubClient>();
  const clientOf = (signal: AbortSignal): GitHubClient => {
    const known = clients.get(signal);
    if (known !== undefined) return known;
    const client = createGitHubClient({ token, apiUrl, http, clock, signal, log, onRequest });
    clients.set(signal, client);
    return client;
  };
  return {
    ...{ owner, repo, serverUrl, sha, ref, defaultBranch, token },
    async ask({ doing, permission, route, parameters, mayBeMissing }, signal) {
      try {
        // What the path does not name would be sent as its query.
        const place = route.includes('{repo}') ? { owner, repo } : {};
        const answer = await clientOf(signal).call({ doing, permission }, (octokit) =>
          octokit.request(route, { ...place, ...parameters }),
        );
        return answer.data as unknown;
      } catch (error) {
        if (mayBeMissing === true && githubStatus(error) === 404) return undefined;
        throw error;
      }
    },
  };
}
