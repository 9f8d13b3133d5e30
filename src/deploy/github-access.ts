import type { z } from 'zod';

/** One request to GitHub's API, in words for the reader of an error. */
export interface GitHubRequest {
  /** Completes "GitHub refused to …": `create the release`. */
  readonly doing: string;
  /** What the job's `permissions` must hold: `contents: write`. */
  readonly permission: string;
  /** Method and path: `GET /repos/{owner}/{repo}/releases`. */
  readonly route: string;
  /** What fills the path's braces, and the rest as query or body; where it names them, `owner` and `repo` are this run's unless given. */
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  /** A 404 is an answer, `undefined`, and no error. */
  readonly mayBeMissing?: boolean | undefined;
}

/** Where on GitHub a run happens, and its API with the run's token. */
export interface GitHubAccess {
  readonly owner: string;
  readonly repo: string;
  /** `https://github.com`, without a slash at the end. */
  readonly serverUrl: string;
  /** The commit that was checked out. */
  readonly sha: string;
  /** `refs/heads/main`, `refs/tags/v1.2.0`. */
  readonly ref: string;
  /** Where the event tells it. */
  readonly defaultBranch?: string | undefined;
  readonly token: string;
  /** The body of the answer; throws E_GITHUB_API. */
  ask(request: GitHubRequest, signal: AbortSignal): Promise<unknown>;
  /** All entries of a list that GitHub hands out in pages; throws E_GITHUB_API. */
  list<T>(request: GitHubRequest, schema: z.ZodType<T>, signal: AbortSignal): Promise<T[]>;
}
