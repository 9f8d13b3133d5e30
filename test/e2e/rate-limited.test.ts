import { beforeEach, expect, it } from 'vitest';
import type { CannedAnswer } from '../support/github-server.ts';
import { useScenario } from './scenario.ts';

// GitHub asks for patience.
const scenario = useScenario();
let refusals: CannedAnswer[] = [];
let watching = false;

beforeEach(() => {
  refusals = [];
  if (watching) return;
  watching = true;
  scenario.github.answer(() => refusals.shift());
});

const soon = () => String(Math.floor(Date.now() / 1000) + 1);
const PRIMARY = { message: 'API rate limit exceeded for installation ID 1.' };
const SECONDARY = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' };

it('waits for the first kind of limit and for the second, and comments after all; every request is counted', async () => {
  refusals = [
    { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }, body: PRIMARY },
    { status: 429, headers: { 'retry-after': '1' }, body: SECONDARY },
  ];
  const { exitCode, stdout, outputs, summary } = await scenario.onPullRequest({});
  expect(stdout).not.toMatch(/::(error|warning)::(?!.*broken-link)/);
  expect(exitCode).toBe(0);
  expect(outputs['comment-url']).toContain('#issuecomment-');
  expect(stdout).toMatch(/GitHub answered 403; trying again in \d s/);
  expect(stdout).toContain('GitHub answered 429; trying again in 1 s');
  expect(scenario.requests()).toMatchSnapshot('requests');
  expect(summary).toContain('| GitHub API | 4 requests |');
});

it('does not wait for an hour: it says when the limit ends, warns, and leaves no result as a fork would', async () => {
  const reset = String(Math.floor(Date.now() / 1000) + 3600);
  const refusal = {
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
    body: PRIMARY,
  };
  refusals = [refusal];
  const { exitCode, stdout, outputs } = await scenario.onPullRequest({});
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/::warning::No comment: .*the rate limit ends at .*\[E_GITHUB_RATE_LIMIT\]/);
  expect(outputs['comment-file']).toBeUndefined();
  expect(scenario.requests()).toHaveLength(1);
});
