import { expect, it } from 'vitest';
import { pollAgentJob } from '../../src/export/agent-job.ts';
import { pollExport } from '../../src/export/job.ts';
import { HOSTED_PACE } from '../../src/export/pace.ts';
import { createRetryBudget } from '../../src/http/retry.ts';
import { signal, useApi } from '../admin-api/served.ts';
import { sendJson } from '../support/http-server.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

const apiOf = useApi();
const MINUTE = 60_000;

/** A service that answers `most` requests an hour, about a job that takes so many minutes. */
async function limited(most: number, minutes: number) {
  const clock = createVirtualClock();
  const seen: number[] = [];
  const { api } = await apiOf(
    (_, response) => {
      const hour = Math.floor(clock.now() / (60 * MINUTE));
      const sameHour = seen.filter((time) => Math.floor(time / (60 * MINUTE)) === hour);
      if (sameHour.length >= most) {
        const wait = Math.ceil(((hour + 1) * 60 * MINUTE - clock.now()) / 1000);
        sendJson(response, 429, { error: 'too many requests' }, { 'retry-after': String(wait) });
        return;
      }
      seen.push(clock.now());
      const isOver = clock.now() >= minutes * MINUTE;
      sendJson(response, 200, { status: isOver ? 'completed' : 'active' });
    },
    { clock, budget: createRetryBudget() },
  );
  return { api, clock, seen };
}

const options = { pace: HOSTED_PACE, timeoutMs: 120 * MINUTE, signal };

it('an export job is followed to its end by a service that answers only so often', async () => {
  const { api, clock, seen } = await limited(30, 70);
  await expect(pollExport('job-1', { api, clock, ...options })).resolves.toMatchObject({
    status: 'completed',
  });
  expect(clock.now()).toBeLessThan(80 * MINUTE);
  expect(seen.length).toBeLessThan(60);
});

it('an agent job is followed to its end by a service that answers only so often', async () => {
  const { api, clock } = await limited(30, 70);
  const job = pollAgentJob({ api, clock, projectId: 'p', jobId: 'a', ...options });
  await expect(job).resolves.toMatchObject({ status: 'completed' });
});

it('a service that wants to be left alone for longer than there is time is told at the end of that', async () => {
  const { api, clock } = await limited(0, 70);
  const short = { ...options, timeoutMs: 20 * MINUTE };
  await expect(pollExport('job-1', { api, clock, ...short })).rejects.toThrow('asks to wait');
  expect(clock.now()).toBeLessThanOrEqual(20 * MINUTE);
});

it('an export job is followed through a maintenance of which the service tells the end, and not asked for before', async () => {
  const clock = createVirtualClock();
  let refused = 0;
  const { api } = await apiOf(
    (_, response) => {
      const minute = clock.now() / MINUTE;
      if (minute >= 5 && minute < 20) {
        refused += 1;
        sendJson(response, 503, { error: 'maintenance' }, { 'retry-after': String((20 - minute) * 60) });
      } else sendJson(response, 200, { status: minute < 40 ? 'active' : 'completed' });
    },
    { clock, budget: createRetryBudget() },
  );
  await expect(pollExport('job-1', { api, clock, ...options })).resolves.toMatchObject({
    status: 'completed',
  });
  expect(refused).toBe(1);
});
