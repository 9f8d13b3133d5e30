import type { Clock } from '../clock.ts';
import type { GitHubAccess } from '../deploy/github-access.ts';
import type { Http } from '../http/http.ts';
import type { Log } from '../log/log.ts';
import { createGitHubClient, type GitHubClient } from './client.ts';
import type { GitHubContext } from './context.ts';
import { listPages } from './list-pages.ts';
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
  // What the path does not name would be sent as its query.
  const placeIn = (route: string): object => (route.includes('{repo}') ? { owner, repo } : {});
  return {
    ...{ owner, repo, serverUrl, sha, ref, defaultBranch, token },
    async ask({ doing, permission, route, parameters, mayBeMissing }, signal) {
      try {
        const answer = await clientOf(signal).call({ doing, permission }, (octokit) =>
          octokit.request(route, { ...placeIn(route), ...parameters }),
        );
        return answer.data as unknown;
      } catch (error) {
        if (mayBeMissing === true && githubStatus(error) === 404) return undefined;
        throw error;
      }
    },
    async list({ doing, permission, route, parameters }, schema, signal) {
      const list = { route, ...placeIn(route), ...parameters };
      const all = [];
      for await (const entries of listPages(clientOf(signal), { doing, permission }, list, schema))
        all.push(...entries);
      return all;
    },
  };
}
