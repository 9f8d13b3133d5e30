import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { agentJobsFromFile } from '../../src/service/agent-jobs.ts';
import { type Service, startService } from '../../src/service/service.ts';
import { folderSource } from '../../src/service/sources/folder-source.ts';
import { useScenario } from './scenario.ts';

// An agent of the hosted service, in all five outcomes.
const scenario = useScenario();
const KEY = 'svc_key-of-the-agent-test';
const JOB = {
  status: 'completed',
  source: { repository: 'https://github.com/octo/product', ref: 'docs/update' },
  model: 'writer-2',
  prLink: null,
  createdAt: '2026-01-01T10:00:00Z',
  archivedAt: null,
};
const PR = 'https://github.com/octo/product/pull/99';
const JOBS = [
  { ...JOB, id: 'with-pull-request', prLink: PR },
  { ...JOB, id: 'without-changes' },
  { ...JOB, id: 'archived', status: 'archived', prLink: PR, archivedAt: '2026-01-02T10:00:00Z' },
  { ...JOB, id: 'failed', status: 'failed' },
  { ...JOB, id: 'endless', status: 'active' },
];
let service: Service;

beforeAll(async () => {
  await writeFile(scenario.path('agents.json'), JSON.stringify({ project: JOBS }));
  const site = folderSource(scenario.path('checkout'), {
    domain: 'docs.example.com',
    deploymentType: 'cloud',
  });
  service = await startService({
    sites: new Map([['docs.example.com', site]]),
    apiKey: KEY,
    storage: scenario.path('storage'),
    agentJobs: agentJobsFromFile(scenario.path('agents.json')),
    clock: systemClock,
  });
});
afterAll(() => service?.close());

async function follow(id: string, more: Record<string, string> = {}) {
  const result = await scenario.onPullRequest({
    'base-url': service.url,
    'api-key': KEY,
    'agent-project-id': 'project',
    'agent-job-id': id,
    'agent-timeout': '3s',
    ...more,
  });
  const [comment] = await scenario.comments();
  const sentence = /^The agent .*$/m.exec(comment?.body ?? '')?.[0];
  expect(result.summary).toContain(sentence ?? 'no sentence');
  scenario.requests();
  return { ...result, sentence };
}

const SOURCE =
  'Source: [github.com/octo/product](https://github.com/octo/product) at <code>docs/update</code>, started 2026-01-01 10:00 UTC';
const LINK = '[octo/product&#35;\u206099](https://github.com/octo/product/pull/99)';

describe('the comment and the summary tell of an agent job that', () => {
  it('is completed with a pull request, here in another repository', async () => {
    const { exitCode, outputs, sentence } = await follow('with-pull-request');
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ 'agent-status': 'completed', 'pr-link': PR });
    expect(sentence).toBe(`The agent (<code>writer-2</code>) opened ${LINK}. ${SOURCE}.`);
  });

  it('is completed without one', async () => {
    const { exitCode, outputs, sentence } = await follow('without-changes');
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ 'agent-status': 'completed', 'pr-link': '' });
    expect(sentence).toBe(`The agent (<code>writer-2</code>) finished: no files were changed. ${SOURCE}.`);
  });

  it('is archived', async () => {
    const { exitCode, outputs, sentence } = await follow('archived');
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ 'agent-status': 'archived', 'pr-link': PR });
    expect(sentence).toBe(
      `The agent (<code>writer-2</code>) was archived; it had opened ${LINK}. ${SOURCE}, archived 2026-01-02 10:00 UTC.`,
    );
  });

  it.each([
    ['agent', 1],
    ['none', 0],
  ])('failed, which with fail-on %s ends the run with %i', async (failOn, code) => {
    const { exitCode, outputs, stdout, sentence } = await follow('failed', { 'fail-on': failOn });
    expect(exitCode).toBe(code);
    expect(stdout).toMatch(/::(error|warning)::.*[Tt]he agent job (ended as )?failed/i);
    expect(outputs).toMatchObject({ 'agent-status': 'failed', 'pr-link': '' });
    expect(sentence).toBe(`The agent (<code>writer-2</code>) failed. ${SOURCE}.`);
  });

  it.each([
    ['agent', 1],
    ['none', 0],
  ])('did not end in time, which with fail-on %s ends the run with %i', async (failOn, code) => {
    const { exitCode, outputs, stdout, sentence } = await follow('endless', { 'fail-on': failOn });
    expect(exitCode).toBe(code);
    expect(stdout).toContain('[E_AGENT_TIMEOUT]');
    expect(outputs).toMatchObject({ 'agent-status': 'active', 'pr-link': '' });
    expect(sentence).toBe(
      `The agent (<code>writer-2</code>) was still at work when this run stopped waiting for it. ${SOURCE}.`,
    );
  });
});

it('a run that fails before still tells what the agent did', async () => {
  const failing = { deploy: 'dir:/dev/null/site' };
  const { exitCode, outputs, sentence } = await follow('with-pull-request', failing);
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ 'agent-status': 'completed', 'pr-link': PR });
  expect(sentence).toContain(`opened ${LINK}`);
});
