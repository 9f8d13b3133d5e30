import { z } from 'zod';
import { githubAnswer } from '../github/answer.ts';
import type { GitHubAccess, GitHubRequest } from './github-access.ts';

/** All entries of a list that GitHub hands out in pages; throws E_GITHUB_API. */
export async function githubList<T>(
  github: GitHubAccess,
  request: GitHubRequest,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const parameters = { ...request.parameters, per_page: 100, page };
    const entries = githubAnswer(
      z.array(schema),
      await github.ask({ ...request, parameters }, signal),
      request.doing,
    );
    all.push(...entries);
    if (entries.length < 100) return all;
  }
}
