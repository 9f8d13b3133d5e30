import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readGitHubContext } from '../../src/github/context.ts';
import { InvalidInputs, problemLine } from '../../src/inputs/problem.ts';
import { readInputs } from '../../src/inputs/read.ts';

/** What is said where a hosted service is named without a key. */
async function withoutKey(event: string, headRepository: string): Promise<readonly string[]> {
  const repo = { full_name: 'octo/docs' };
  const head = { sha: 'f'.repeat(40), ref: 'topic', repo: { full_name: headRepository } };
  const payload = JSON.stringify({ pull_request: { number: 7, head, base: { ref: 'main', repo } } });
  const runner = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_EVENT_PATH: 'event' };
  const github = readGitHubContext({ ...runner, GITHUB_EVENT_NAME: event }, () => payload);
  const inputs = { domain: 'docs.example.com', 'base-url': 'https://api.example.com', 'api-key': '' };
  const error = await readInputs(inputs, tmpdir(), github).catch((caught: unknown) => caught);
  return error instanceof InvalidInputs ? error.problems.map(problemLine) : [];
}

it('a run of a fork without a key is told that it is given no secrets, and what to do', async () => {
  const told = /^api-key: .*GitHub gives no secrets to runs of a fork.*leave base-url empty there.*guide/;
  expect(await withoutKey('pull_request', 'mallory/docs')).toEqual([expect.stringMatching(told)]);
  const others = [
    await withoutKey('pull_request', 'octo/docs'),
    await withoutKey('pull_request_target', 'm/docs'),
  ];
  for (const problems of others)
    expect(problems).toEqual([expect.stringMatching(/from a secret that this run has/)]);
});
