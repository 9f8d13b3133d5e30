import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdminApi } from '../../src/admin-api/client.ts';
import type { ExportJob } from '../../src/admin-api/schemas.ts';
import { Failure } from '../../src/errors/failure.ts';
import { pollExport } from '../../src/export/job.ts';
import { HOSTED_PACE, nextPollDelay } from '../../src/export/pace.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

const HOUR = 3_600_000;

/** A job that takes `duration` on a virtual clock; `tell` turns the share done into the service's answer. */
function simulate(
  duration: number,
  tell: (share: number) => Partial<ExportJob>,
  options: { timeoutMs?: number; retryAfterMs?: number } = {},
) {
  const clock = createVirtualClock();
  const times: number[] = [];
  const exportJob: AdminApi['exportJob'] = async () => {
    times.push(clock.now());
    const share = Math.min(1, clock.now() / duration);
    const job = share === 1 ? { status: 'completed', pageCount: 9 } : { status: 'running', ...tell(share) };
    return { job, retryAfterMs: options.retryAfterMs };
  };
  const result = pollExport('job-1', {
    api: { exportJob } as AdminApi,
    clock,
    pace: HOSTED_PACE,
    timeoutMs: options.timeoutMs ?? 2 * HOUR,
    signal: new AbortController().signal,
  });
  return { clock, times, result };
}

const steady = (share: number): Partial<ExportJob> => ({ progress: Math.floor(share * 100) });

describe('polling an export job', () => {
  it('sees the end of a steady job within 5 % or 2 s, and asks no more often than a 10 s loop', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 3600 }), async (seconds) => {
        const duration = seconds * 1000;
        const { clock, times, result } = simulate(duration, steady);
        await result;
        expect(clock.now() - duration).toBeLessThanOrEqual(Math.max(2000, duration * 0.05));
        // Looking, sleeping 10 s, looking again; the first looks of a young job cost one more at most.
        expect(times.length).toBeLessThanOrEqual(Math.max(3, Math.ceil(seconds / 10) + 1));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the waste within bounds when the service tells no progress', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 3600 }), async (seconds) => {
        const { clock, result } = simulate(seconds * 1000, () => ({}));
        await result;
        expect(clock.now() - seconds * 1000).toBeLessThanOrEqual(Math.max(2000, seconds * 50));
      }),
    );
  });

  it('never polls faster than the service allows', async () => {
    const { clock, result } = simulate(100_000, steady, { retryAfterMs: 20_000 });
    await result;
    expect(Math.min(...clock.pauses.slice(1))).toBe(20_000);
  });

  it('takes an unknown status for a job that still runs', async () => {
    const { result } = simulate(5000, () => ({ status: 'warming-up' }));
    await expect(result).resolves.toMatchObject({ status: 'completed', pageCount: 9 });
  });

  it('fails with the reason the service gives', async () => {
    const { result } = simulate(60_000, () => ({
      status: 'failed',
      error: { message: 'docs.json is broken' },
    }));
    await expect(result).rejects.toMatchObject({ code: 'E_EXPORT_FAILED', why: 'docs.json is broken' });
  });

  it('fails with the code that the embedded service ended with, told once', async () => {
    const error = 'The parts of the site cannot be joined: run the jobs that build them [E_SHARDS]';
    const { result } = simulate(60_000, () => ({ status: 'failed', error }));
    await expect(result).rejects.toThrow(
      /^The export job failed: job-1: The parts of the site cannot be joined: run the jobs that build them \[E_SHARDS\]$/,
    );
    const others = simulate(60_000, () => ({ status: 'failed', error: 'disk full [E_OF_OTHERS]' }));
    await expect(others.result).rejects.toMatchObject({ code: 'E_EXPORT_FAILED' });
  });

  it('fails with a hint where the service gives no reason', async () => {
    const { result } = simulate(60_000, () => ({ status: 'failed' }));
    await expect(result).rejects.toMatchObject({ fix: expect.stringContaining('dashboard') });
  });

  it('goes on after polls without an answer, while the service restarts, and gives up after three in a row', async () => {
    const gone = new Failure('E_API_UNREACHABLE', { what: 'Could not read the export job' });
    const polled = async (answers: readonly (ExportJob | Failure)[]): Promise<unknown> => {
      const waiting = answers.values();
      const exportJob = async () => {
        const answer = waiting.next().value ?? gone;
        if (answer instanceof Failure) throw answer;
        return { job: answer, retryAfterMs: undefined };
      };
      const api = { exportJob } as unknown as AdminApi;
      const clock = createVirtualClock();
      return pollExport('j', {
        api,
        clock,
        pace: HOSTED_PACE,
        timeoutMs: HOUR,
        signal: new AbortController().signal,
      });
    };
    const running = { status: 'running' };
    await expect(polled([gone, gone, running, gone, gone, { status: 'completed' }])).resolves.toMatchObject({
      status: 'completed',
      polls: 6,
    });
    await expect(polled([running, gone, gone, gone, { status: 'completed' }])).rejects.toBe(gone);
  });

  it('goes on while a job that was just started is not known everywhere yet, for a few seconds', async () => {
    const unknown = new Failure('E_API_NOT_FOUND', { what: 'Could not read the export job' });
    const polled = async (knownFrom: number, isNew: boolean, timeoutMs = HOUR): Promise<unknown> => {
      const clock = createVirtualClock();
      const exportJob = async () => {
        if (clock.now() < knownFrom) throw unknown;
        return { job: { status: 'completed' }, retryAfterMs: undefined };
      };
      return pollExport('j', {
        api: { exportJob } as unknown as AdminApi,
        clock,
        pace: HOSTED_PACE,
        timeoutMs,
        signal: new AbortController().signal,
        isNew,
      });
    };
    await expect(polled(5000, true)).resolves.toMatchObject({ status: 'completed' });
    await expect(polled(5000, false)).rejects.toBe(unknown);
    await expect(polled(60_000, true)).rejects.toMatchObject({ code: 'E_API_NOT_FOUND', value: 'j' });
    await expect(polled(60_000, true, 3000)).rejects.toMatchObject({ code: 'E_API_NOT_FOUND', value: 'j' });
  });

  it('goes on where one machine of the service knows a new job, and the next does not yet', async () => {
    const clock = createVirtualClock();
    let asked = 0;
    const exportJob = async () => {
      asked += 1;
      if (asked === 2) throw new Failure('E_API_NOT_FOUND', { what: 'Could not read the export job' });
      return { job: { status: asked === 1 ? 'queued' : 'completed' }, retryAfterMs: undefined };
    };
    const ended = pollExport('j', {
      api: { exportJob } as unknown as AdminApi,
      clock,
      pace: HOSTED_PACE,
      timeoutMs: HOUR,
      signal: new AbortController().signal,
      isNew: true,
    });
    await expect(ended).resolves.toMatchObject({ status: 'completed', polls: 3 });
  });

  it('says of a job that vanishes what it was, and names no input that nobody gave', async () => {
    const { result } = simulate(HOUR, (share) => {
      if (share < 0.1) return { status: 'running' };
      throw new Failure('E_API_NOT_FOUND', { what: 'Could not read it', why: 'it answered 404 (Gone)' });
    });
    await expect(result).rejects.toMatchObject({
      code: 'E_API_NOT_FOUND',
      value: 'job-1',
      why: 'its status was "running" before, then it answered 404 (Gone)',
      fix: expect.stringContaining('starts another one'),
    });
  });

  it.each([
    [{ message: 'disk full' }, 'disk full'],
    [{ error: '', reason: 'disk full' }, 'disk full'],
    [{ errors: [{ message: 'disk full' }] }, 'disk full'],
    [{ error: '' }, 'the service gives no reason'],
  ])('tells the reason of a failed job that says %j', async (said, why) => {
    const { result } = simulate(60_000, () => ({ status: 'failed', ...said }) as Partial<ExportJob>);
    await expect(result).rejects.toMatchObject({ why });
  });

  it('ends at the timeout with the id of the job, after a last look', async () => {
    const { clock, result } = simulate(HOUR, steady, { timeoutMs: 60_000 });
    await expect(result).rejects.toMatchObject({
      code: 'E_EXPORT_TIMEOUT',
      why: expect.stringContaining('after 60 s'),
      value: 'job-1',
      fix: 'raise export-timeout',
    });
    expect(clock.now()).toBe(60_000);
  });

  it('says of a status that nobody knows, when the time is over, that it ends no job', async () => {
    const { result } = simulate(HOUR, () => ({ status: 'cancelled' }), { timeoutMs: 60_000 });
    await expect(result).rejects.toMatchObject({
      why: expect.stringContaining('"cancelled"'),
      fix: expect.stringContaining('only "completed" and "failed" end a job'),
    });
  });

  it('ends soon after the timeout when the service does not answer any more', async () => {
    const clock = createVirtualClock();
    const exportJob: AdminApi['exportJob'] = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const polling = pollExport('job-1', {
      api: { exportJob } as AdminApi,
      clock,
      pace: HOSTED_PACE,
      timeoutMs: 1000,
      signal: new AbortController().signal,
      lastLookMs: 5,
    });
    await expect(polling).rejects.toMatchObject({
      code: 'E_EXPORT_TIMEOUT',
      why: 'after 1 s the service has not told its status',
    });
  });

  it('stops when it is aborted while it waits', async () => {
    const controller = new AbortController();
    const clock = { now: () => 0, sleep: async (_: number, signal: AbortSignal) => signal.throwIfAborted() };
    controller.abort(new Error('stop'));
    const polling = pollExport('j', {
      api: {} as AdminApi,
      clock,
      pace: HOSTED_PACE,
      timeoutMs: 1000,
      signal: controller.signal,
    });
    await expect(polling).rejects.toThrow('stop');
  });

  it('looks at once when it is told of the end while it waits, and after a look in vain as often as ever', async () => {
    const ended = new AbortController();
    const clock = createVirtualClock();
    let looks = 0;
    const exportJob: AdminApi['exportJob'] = async () => {
      looks += 1;
      return { job: { status: looks < 4 ? 'running' : 'completed' }, retryAfterMs: undefined };
    };
    const result = pollExport('j', {
      api: { exportJob } as AdminApi,
      clock: {
        now: clock.now,
        async sleep(milliseconds, signal) {
          await clock.sleep(milliseconds, signal);
          if (looks !== 1) return;
          ended.abort();
          signal.throwIfAborted();
        },
      },
      pace: HOSTED_PACE,
      timeoutMs: HOUR,
      signal: new AbortController().signal,
      ended: ended.signal,
    });
    await expect(result).resolves.toMatchObject({ status: 'completed', polls: 4 });
    // The pauses after the end are those that nobody cuts short.
    expect(clock.pauses).toHaveLength(4);
    expect(clock.pauses.every((pause) => pause >= HOSTED_PACE.floorMs)).toBe(true);
  });
});

describe('the pace of polling', () => {
  it('never goes below its floor nor above ceiling or 5 % of the age, whatever was seen', () => {
    const sample = fc.record({
      elapsed: fc.integer({ min: 1, max: HOUR }),
      share: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(sample), (samples) => {
        const ordered = samples.toSorted((a, b) => a.elapsed - b.elapsed);
        const delay = nextPollDelay(ordered, HOSTED_PACE);
        const age = ordered.at(-1)?.elapsed ?? 0;
        return delay >= HOSTED_PACE.floorMs && delay <= Math.max(HOSTED_PACE.ceilingMs, age * 0.05);
      }),
    );
  });
});
