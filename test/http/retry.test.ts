import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/errors/failure.ts';
import { networkErrorCode, neverReached, retryAfterMs, retrying } from '../../src/http/retry.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

const signal = new AbortController().signal;
const again = async () => ({ done: false as const, error: new Error('not yet') });

describe('retrying', () => {
  it('pauses longer each time, with jitter between half and all of it', async () => {
    const clock = createVirtualClock();
    const policy = { attempts: 4, baseMs: 100, maxMs: 10_000 };
    await expect(retrying(again, { clock, signal, policy, random: () => 0 })).rejects.toThrow('not yet');
    await expect(retrying(again, { clock, signal, policy, random: () => 1 })).rejects.toThrow('not yet');
    expect(clock.pauses).toEqual([50, 100, 200, 100, 200, 400]);
  });

  it('shares one budget of pauses among all operations of a run', async () => {
    const clock = createVirtualClock();
    const budget = { remainingMs: 1000 };
    const context = {
      clock,
      signal,
      budget,
      policy: { attempts: 100, baseMs: 100, maxMs: 300 },
      random: () => 1,
    };
    await expect(retrying(again, context)).rejects.toThrow('not yet');
    const spent = clock.now();
    await expect(retrying(again, context)).rejects.toThrow('not yet');
    expect(spent).toBeLessThanOrEqual(1000);
    expect(clock.now()).toBeLessThanOrEqual(1000);
  });

  it('waits as long as it is asked to, where a budget allows it, and else not at all', async () => {
    const policy = { attempts: 3, baseMs: 100, maxMs: 30_000 };
    const asked = (retryAfter: number) => async () => ({ ...(await again()), retryAfter });
    const minute = createVirtualClock();
    const context = { signal, policy, budget: { remainingMs: 300_000 } };
    await expect(retrying(asked(60_000), { ...context, clock: minute })).rejects.toThrow('not yet');
    expect(minute.pauses).toEqual([60_000, 60_000]);
    const hour = createVirtualClock();
    await expect(retrying(asked(3_600_000), { ...context, clock: hour })).rejects.toThrow('not yet');
    expect(hour.pauses).toEqual([]);
  });

  it('waits no longer than five minutes for one operation without a budget of others, and tells what was asked', async () => {
    const failure = new Failure('E_DEPLOY_UNREACHABLE', { what: 'Busy', why: 'status 503', fix: 'later' });
    const asked = (retryAfter: number) => async () => ({ done: false as const, error: failure, retryAfter });
    const clock = createVirtualClock();
    await expect(retrying(asked(120_000), { clock, signal })).rejects.toThrow(
      'Busy: status 503, and asks to wait 120 s: later [E_DEPLOY_UNREACHABLE]',
    );
    expect(clock.pauses).toEqual([120_000, 120_000]);
    await expect(retrying(asked(600_000), { clock, signal })).rejects.toThrow('asks to wait 600 s');
    expect(clock.pauses).toHaveLength(2);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    controller.abort(new Error('stop'));
    await expect(retrying(again, { clock: createVirtualClock(), signal: controller.signal })).rejects.toThrow(
      'stop',
    );
  });
});

describe('Retry-After', () => {
  it('is read as seconds or as a date', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(retryAfterMs({ 'retry-after': '3' }, now)).toBe(3000);
    expect(retryAfterMs({ 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }, now)).toBe(5000);
    expect(retryAfterMs({ 'retry-after': 'Thu, 01 Jan 2025 00:00:05 GMT' }, now)).toBe(0);
    expect(retryAfterMs({ 'retry-after': '5, 5' }, now)).toBe(5000);
    expect(retryAfterMs({ 'retry-after': 'soon' }, now)).toBeUndefined();
    expect(retryAfterMs({}, now)).toBeUndefined();
  });

  it('is by the clock of the service, where that tells it, however wrong the one here is', () => {
    const headers = {
      date: 'Thu, 01 Jan 2026 02:00:00 GMT',
      'retry-after': 'Thu, 01 Jan 2026 02:00:05 GMT',
    };
    expect(retryAfterMs(headers, Date.parse('2026-01-01T00:00:00Z'))).toBe(5000);
    expect(retryAfterMs(headers, Date.parse('2026-01-01T04:00:00Z'))).toBe(5000);
    expect(retryAfterMs({ ...headers, date: 'now' }, Date.parse('2026-01-01T02:00:01Z'))).toBe(4000);
  });

  it('is never negative, whatever a server sends', () => {
    fc.assert(fc.property(fc.string(), (header) => (retryAfterMs({ 'retry-after': header }, 0) ?? 0) >= 0));
  });
});

describe('a network error', () => {
  it('is found behind causes and aggregates', () => {
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const wrapped = new Error('fetch failed', { cause: new AggregateError([refused]) });
    expect(networkErrorCode(wrapped)).toBe('ECONNREFUSED');
    expect(neverReached(wrapped)).toBe(true);
    expect(neverReached(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))).toBe(false);
    expect(networkErrorCode(new TypeError('x is not a function'))).toBeUndefined();
  });
});
