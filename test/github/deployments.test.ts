import { expect, onTestFinished, test } from 'vitest';
import { createGitHubClient } from '../../src/github/client.ts';
import { readGitHubContext } from '../../src/github/context.ts';
import { retireDeployments } from '../../src/github/deployments.ts';
import { startGitHubRecorder } from '../support/github-server.ts';
import { openHttp } from '../support/http-client.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

test('deployments of a pull request are found behind those of many others in the same environment', async () => {
  const github = await startGitHubRecorder();
  onTestFinished(() => github.close());
  const { apiUrl } = github;
  const of = (pullRequest: number, id: number) => ({
    id,
    payload: { 'docs-export': { domain: 'docs.example.com', pullRequest } },
  });
  const list = '/repos/octo/docs/deployments?environment=preview&per_page=100';
  const next = `<${apiUrl}${list}&page=2>; rel="next"`;
  const others = Array.from({ length: 100 }, (_, n) => of(8, 200 - n));
  github.answer(({ method, path }) => {
    if (method === 'POST') return { status: 201, body: {} };
    if (path === list) return { status: 200, headers: { link: next }, body: others };
    return { status: 200, body: [of(8, 100), of(7, 99), of(7, 98)] };
  });
  const { signal } = new AbortController();
  const env = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_API_URL: apiUrl };
  const context = readGitHubContext(env, () => '{}');
  if (context === undefined) throw new Error('no context');
  const client = createGitHubClient({
    ...{ token: 't', apiUrl, signal },
    http: openHttp(),
    clock: createVirtualClock(),
    log: { info() {} },
  });
  const wanted = { environment: 'preview', domain: 'docs.example.com', number: 7 };
  expect(await retireDeployments(client, context, wanted)).toBe(2);
  expect(github.log()).toEqual([
    `GET ${list}`,
    `GET ${list}&page=2`,
    'POST /repos/octo/docs/deployments/99/statuses',
    'POST /repos/octo/docs/deployments/98/statuses',
  ]);
});
