import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AdminApi } from '../../src/admin-api/client.ts';
import { Failure } from '../../src/errors/failure.ts';
import { createBundleLinks } from '../../src/export/bundle-link.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

function linksOf(expiresAt: (now: number) => string | number | undefined) {
  const clock = createVirtualClock(Date.parse('2026-01-01T00:00:00Z'));
  const minted: string[] = [];
  let number = 0;
  const generateBundle: AdminApi['generateBundle'] = async () => {
    number += 1;
    return { bundleUrl: `https://s.example.com/b?n=${number}`, expiresAt: expiresAt(clock.now()) };
  };
  const signal = new AbortController().signal;
  const links = createBundleLinks({ generateBundle } as AdminApi, 'j', {
    clock,
    signal,
    onMint: ({ url }) => minted.push(url),
  });
  return { clock, links, minted, signal };
}

describe('the links of a bundle', () => {
  it('are minted once while they last, and again when they are about to expire', async () => {
    const { clock, links, minted, signal } = linksOf((now) => new Date(now + 600_000).toISOString());
    await links.current();
    await links.current();
    expect(minted).toHaveLength(1);
    await clock.sleep(545_000, signal);
    expect((await links.current()).url).toBe('https://s.example.com/b?n=2');
  });

  it.each([
    ['seconds', (now: number) => now / 1000 + 600],
    ['milliseconds', (now: number) => now + 600_000],
    ['digits', (now: number) => String(now / 1000 + 600)],
    ['another time zone', () => '2026-01-01T02:10:00+02:00'],
    ['no time zone, which is UTC', () => '2026-01-01T00:10:00'],
    ['the form of databases', () => '2026-01-01 00:10:00.000'],
    ['the form of HTTP', () => 'Thu, 01 Jan 2026 00:10:00 GMT'],
  ])('take a time of expiry in %s', async (_, expiresAt) => {
    const { clock, links } = linksOf(expiresAt);
    expect((await links.mint()).expiresAt).toBe(clock.now() + 600_000);
  });

  it.each(['2026-01-01T00:10:00', '2026-01-01 00:10'])(
    'expire at %s in UTC on a machine in another time zone, too',
    async (expiresAt) => {
      vi.stubEnv('TZ', 'America/New_York');
      onTestFinished(() => void vi.unstubAllEnvs());
      const { clock, links } = linksOf(() => expiresAt);
      expect((await links.mint()).expiresAt).toBe(clock.now() + 600_000);
    },
  );

  it('tell of a job that is lost after it was completed that another one helps', async () => {
    const generateBundle = (): Promise<never> =>
      Promise.reject(new Failure('E_API_NOT_FOUND', { what: 'Could not', why: 'it answered 404' }));
    const context = { clock: createVirtualClock(0), signal: new AbortController().signal, onMint: () => {} };
    const links = createBundleLinks({ generateBundle } as unknown as AdminApi, 'j', context);
    await expect(links.current()).rejects.toThrow(
      /no longer knows the export job: j: its status was "completed" before, then it answered 404: run again/,
    );
  });

  it.each([undefined, 'soon', -5, 1e300])('with the end %j are used until they fail', async (expiresAt) => {
    const { clock, links, minted, signal } = linksOf(() => expiresAt);
    expect((await links.current()).expiresAt).toBeUndefined();
    await clock.sleep(86_400_000, signal);
    await links.current();
    expect(minted).toHaveLength(1);
  });
});
