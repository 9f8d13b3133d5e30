import type { Octokit } from '@octokit/core';
import { createFetch, type FetchOptions } from './fetch.ts';
import { type Operation, refusal } from './refusal.ts';

/** The GitHub REST API with one token, lazily loaded. */
export interface GitHubClient {
  /** Runs requests; what GitHub refuses becomes E_GITHUB_API, whose status {@link githubStatus} tells. */
  call<T>(operation: Operation, work: (octokit: Octokit) => Promise<T>): Promise<T>;
}

export interface GitHubClientOptions extends FetchOptions {
  readonly token: string;
  /** `https://api.github.com`, or `https://HOST/api/v3` of a GitHub Enterprise Server. */
  readonly apiUrl: string;
}

/** Makes a client, whose requests are sent as {@link createFetch} does. */
export function createGitHubClient(options: GitHubClientOptions): GitHubClient {
  let octokit: Promise<Octokit> | undefined;
  const load = async (): Promise<Octokit> => {
    const { Octokit } = await import('@octokit/core');
    const { token: auth, apiUrl: baseUrl } = options;
    return new Octokit({
      auth,
      baseUrl,
      userAgent: 'docs-export-action',
      request: { fetch: createFetch(options) },
    });
  };
  return {
    async call(operation, work) {
      octokit ??= load();
      try {
        return await work(await octokit);
      } catch (error) {
        options.signal.throwIfAborted();
        throw refusal(operation, error, options.clock.now());
      }
    },
  };
}
