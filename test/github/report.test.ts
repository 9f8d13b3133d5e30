import { describe, expect, test } from 'vitest';
import { CODES } from '../../src/errors/codes.ts';
import { Failure } from '../../src/errors/failure.ts';
import { commentBody } from '../../src/github/comment-body.ts';
import { commentFacts } from '../../src/github/comment-facts.ts';
import { failureFacts, failureLine, redactFacts } from '../../src/github/facts.ts';
import { agentSentence, outcome, resumeHint } from '../../src/github/report.ts';
import { summaryMarkdown } from '../../src/github/summary.ts';
import { bytes, counted, duration } from '../../src/log/measures.ts';
import { createSecrets, secretsOfLink } from '../../src/log/secrets.ts';
import { FULL_RUN } from './facts.ts';

type AgentJob = NonNullable<typeof FULL_RUN.agentJob>;
const job = (status: AgentJob['status'], prLink: string | null = null): AgentJob => ({
  id: 'agent_1',
  status,
  source: { repository: 'https://code.example.com/octo/product', ref: null },
  model: 'writer-2',
  prLink,
  createdAt: '2026-01-02T03:04:05Z',
  archivedAt: null,
});

describe('the sentence about the agent', () => {
  const link = 'https://code.example.com/octo/group/product/-/merge_requests/7';
  const rest =
    'Source: [code.example.com/octo/product](https://code.example.com/octo/product), started 2026-01-02 03:04 UTC.';
  const shown = `[octo/group/product&#35;\u20607](${link})`;
  test.each([
    ['active', null, 'was still at work when this run stopped waiting for it.'],
    ['completed', link, `opened ${shown}.`],
    ['completed', null, 'finished: no files were changed.'],
    ['archived', link, `was archived; it had opened ${shown}.`],
    ['archived', null, 'was archived without a pull request.'],
    ['failed', null, 'failed.'],
  ] as const)('tells a job that is %s with %s', (status, prLink, words) => {
    expect(agentSentence(job(status, prLink))).toBe(`The agent (<code>writer-2</code>) ${words} ${rest}`);
  });

  test('shows the address of a pull request of an unknown form', () => {
    expect(agentSentence(job('completed', 'https://x.example/r/1?a=b'))).toContain(
      '[x.example/r/1](https://x.example/r/1?a=b)',
    );
  });

  test('leaves out what the service left out, and shows what is no address as it is', () => {
    const bare = { source: { repository: '', ref: null }, model: '', createdAt: '' };
    expect(agentSentence({ ...job('completed', 'o/r#3'), ...bare })).toBe(
      'The agent opened o/r&#35;\u20603.',
    );
    expect(agentSentence({ ...job('failed'), ...bare, createdAt: '2026-01-02T03:04:05Z' })).toBe(
      'The agent failed. Started 2026-01-02 03:04 UTC.',
    );
  });
});

test('the outcome is one word', () => {
  const [published] = FULL_RUN.deployments;
  if (published === undefined) throw new Error('no deployment');
  const run = (...statuses: (typeof published.status)[]) =>
    outcome({ ...FULL_RUN, deployments: statuses.map((status) => ({ ...published, status })) });
  expect(run()).toBe('exported');
  expect(run('unchanged', 'published')).toBe('published');
  expect(run('unchanged', 'unchanged')).toBe('unchanged');
  expect(run('planned')).toBe('planned');
  const failure = { code: 'E_CANCELLED', message: 'x', fix: 'y' };
  expect(outcome({ ...FULL_RUN, failure })).toBe('cancelled');
});

test('an export whose bundle is unsafe, or that is lost, is not offered to be gone on with, others are', () => {
  const hint = (code: string, stoppedIn = 'Deploy'): string =>
    resumeHint({ ...FULL_RUN, stoppedIn, failure: { code, message: 'x', fix: 'y' } }, (id) => `job ${id}`);
  expect(hint('E_API_NOT_FOUND', 'Bundle')).toBe('');
  expect(hint('E_API_NOT_FOUND', 'Agent')).toMatch(/^Run again with job/);
  expect(hint('E_BUNDLE_UNSAFE')).toBe('');
  expect(hint('E_DEPLOY_FAILED')).toMatch(/^Run again with job \S+ to adopt this export/);
});

test('a failure is told without its code, and with the remedy of the code where it has none of its own', () => {
  const failure = new Failure('E_EXPORT_FAILED', {
    what: 'The export failed',
    value: 'job_1',
    why: 'no pages',
  });
  expect(failureFacts(failure)).toEqual({
    code: 'E_EXPORT_FAILED',
    message: 'The export failed: job_1: no pages',
    fix: CODES.E_EXPORT_FAILED[1],
  });
  const archived = { code: 'E_GITHUB_API', message: 'GitHub refused: It was archived.', fix: 'unarchive it' };
  expect(failureLine(archived)).toBe('GitHub refused: It was archived: unarchive it [E_GITHUB_API]');
  expect(failureFacts(new TypeError('x is not a function'))).toMatchObject({
    code: 'E_UNEXPECTED',
    message: 'x is not a function',
  });
});

test('no secret reaches summary or comment, however Markdown would spell it', () => {
  const link = 'https://store.example/b.tar.gz?X-Signature=a*b_c~d&token=_e_f@g';
  const secrets = createSecrets();
  for (const secret of ['_svc*key_', ...secretsOfLink(link)]) secrets.add(secret);
  const message = `The key _svc*key_ was refused for ${link}`;
  const facts = redactFacts(
    {
      ...FULL_RUN,
      siteUrl: link,
      deployments: FULL_RUN.deployments.map((one) => ({
        ...one,
        error: { code: 'E_DEPLOY_FAILED', message },
      })),
      diagnostics: [{ severity: 'warning', kind: 'x', message, hint: message }],
      failure: { code: 'E_UNEXPECTED', message, fix: message },
    },
    secrets.redact,
  );
  for (const text of [summaryMarkdown(facts), commentBody(commentFacts(facts))]) {
    expect(text).toContain('The key &#42;&#42;&#42; was refused');
    expect(text).not.toMatch(/svc|key_|a(\*|&#42;)b|e_f/);
  }
});

test('numbers are written as people read them', () => {
  expect([0, 999, 1000, 12_345, 999_999, 5_300_000, 2e9].map(bytes)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.0 kB',
    '12 kB',
    '1.0 MB',
    '5.3 MB',
    '2.0 GB',
  ]);
  expect([0, 840, 999.7, 1000, 59_949, 59_950, 200_000].map(duration)).toEqual([
    '0 ms',
    '840 ms',
    '1.0 s',
    '1.0 s',
    '59.9 s',
    '1 min 0 s',
    '3 min 20 s',
  ]);
  expect([counted(1, 'page'), counted(1204, 'page')]).toEqual(['1 page', '1,204 pages']);
});
