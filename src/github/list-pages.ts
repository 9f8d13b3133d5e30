import type { Octokit } from '@octokit/core';
import { z } from 'zod';
import { githubAnswer } from './answer.ts';
import type { GitHubClient } from './client.ts';
import type { Operation } from './refusal.ts';

/** The pages of a list, a hundred entries each, each asked for by the link on the one before; throws E_GITHUB_API. */
export async function* listPages<T>(
  client: GitHubClient,
  operation: Operation,
  { route, ...parameters }: { readonly route: string } & Readonly<Record<string, unknown>>,
  schema: z.ZodType<T>,
): AsyncGenerator<readonly T[]> {
  let ask = ({ request }: Octokit) => request(route, { ...parameters, per_page: 100 });
  for (;;) {
    const { data, headers } = await client.call(operation, ask);
    yield githubAnswer(z.array(schema), data, operation.doing);
    const next = /<([^<>]+)>;\s*rel="next"/.exec(headers.link ?? '')?.[1];
    if (next === undefined) return;
    ask = ({ request }) => request(`GET ${next}`);
  }
}
