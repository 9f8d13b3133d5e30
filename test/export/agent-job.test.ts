import { describe, expect, it } from 'vitest';
import type { AdminApi } from '../../src/admin-api/client.ts';
import type { AgentJob } from '../../src/admin-api/schemas.ts';
import { Failure } from '../../src/errors/failure.ts';
import { pollAgentJob } from '../../src/export/agent-job.ts';
import { HOSTED_PACE } from '../../src/export/pace.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

const job = (status: AgentJob['status'], prLink: string | null = null): AgentJob => ({
  id: 'a',
  status,
  source: { repository: 'https://code.example.com/o/r', ref: 'main' },
  model: 'm',
  prLink,
  createdAt: '2026-01-01T00:00:00Z',
  archivedAt: null,
});

function poll(answers: readonly (AgentJob | Failure)[], timeoutMs = 600_000) {
  let number = 0;
  const agentJob: AdminApi['agentJob'] = async () => {
    const answer = answers[Math.min(number++, answers.length - 1)] ?? job('active');
    if (answer instanceof Failure) throw answer;
    return answer;
  };
  const clock = createVirtualClock();
  const options = {
    api: { agentJob } as AdminApi,
    projectId: 'p',
    jobId: 'a',
    clock,
    pace: HOSTED_PACE,
    timeoutMs,
  };
  return { clock, result: pollAgentJob({ ...options, signal: new AbortController().signal }) };
}

describe('polling an agent job', () => {
  it.each(['completed', 'archived', 'failed'] as const)('ends when it is %s', async (status) => {
    const { result } = poll([
      job('active'),
      job('active'),
      job(status, 'https://code.example.com/o/r/pull/1'),
    ]);
    await expect(result).resolves.toMatchObject({ status, prLink: 'https://code.example.com/o/r/pull/1' });
  });

  it('looks at once, so that a finished job costs no time', async () => {
    const { clock, result } = poll([job('completed')]);
    await result;
    expect(clock.now()).toBe(0);
  });

  it('goes on after polls without an answer, and gives up after three in a row', async () => {
    const gone = new Failure('E_API_UNREACHABLE', { what: 'Could not read the agent job' });
    await expect(poll([gone, gone, job('active'), gone, job('completed')]).result).resolves.toMatchObject({
      status: 'completed',
    });
    await expect(poll([job('active'), gone, gone, gone, job('completed')]).result).rejects.toBe(gone);
  });

  it('gives up at its timeout', async () => {
    const { clock, result } = poll([job('active')], 90_000);
    await expect(result).rejects.toMatchObject({ code: 'E_AGENT_TIMEOUT' });
    expect(clock.now()).toBe(90_000);
  });

  it('tells at its timeout why a job was never seen, and of one that was seen that it is still active', async () => {
    const gone = new Failure('E_API_UNREACHABLE', { what: 'Could not read the agent job' });
    await expect(poll([gone], 1).result).rejects.toBe(gone);
    await expect(poll([job('active'), gone], 1).result).rejects.toMatchObject({ code: 'E_AGENT_TIMEOUT' });
  });

  it('gives up soon after its timeout when the service does not answer', async () => {
    const agentJob: AdminApi['agentJob'] = (_project, _id, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const polling = pollAgentJob({
      api: { agentJob } as AdminApi,
      projectId: 'p',
      jobId: 'a',
      clock: createVirtualClock(),
      pace: HOSTED_PACE,
      timeoutMs: 20,
      signal: new AbortController().signal,
      lastLookMs: 5,
    });
    await expect(polling).rejects.toMatchObject({ code: 'E_AGENT_TIMEOUT' });
  });
});
