import { expect, it } from 'vitest';
import { commentMarker } from '../../src/github/comment-body.ts';
import { useScenario } from './scenario.ts';

// A pull request with 300 comments, and two domains that comment on it.
const scenario = useScenario();
const DOMAINS = ['docs.example.com', 'api.example.com'];

const say = (body: string) =>
  scenario.github.ask('POST', `/repos/octo/docs/issues/${scenario.github.pullRequest}/comments`, { body });

it('each domain finds its own comment among 300, within 8 requests, and leaves the other’s alone', async () => {
  for (let number = 0; number < 240; number += 1) await say(`comment ${number}`);
  for (const domain of DOMAINS) await say(`${commentMarker(domain)}\nof an older run`);
  for (let number = 0; number < 58; number += 1) await say(`later comment ${number}`);
  const environment = 'preview';
  for (const domain of DOMAINS) {
    const inputs = { domain, environment, deploy: 'dir:public-{pr}' };
    const { exitCode, stdout, summary } = await scenario.onPullRequest(inputs);
    expect(stdout).not.toContain('::error');
    expect(exitCode).toBe(0);
    const requests = scenario.requests();
    expect(requests).toMatchSnapshot(domain);
    expect(requests.length).toBeLessThanOrEqual(8);
    expect(summary).toContain(`| GitHub API | ${requests.length} requests |`);
  }
  const all = [];
  for (const page of [1, 2, 3, 4]) {
    const path = `/repos/octo/docs/issues/${scenario.github.pullRequest}/comments?per_page=100&page=${page}`;
    all.push(...(await scenario.github.ask<{ body: string }[]>('GET', path)));
  }
  expect(all).toHaveLength(300);
  for (const domain of DOMAINS) {
    const own = all.filter(({ body }) => body.startsWith(commentMarker(domain)));
    expect(own).toHaveLength(1);
    expect(own[0]?.body).toContain(`<code>${domain}</code>: `);
  }
});
