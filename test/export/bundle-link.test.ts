import { describe, expect, it } from 'vitest';
import type { AdminApi } from '../../src/admin-api/client.ts';
import { createBundleLinks } from '../../src/export/bundle-link.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

function linksOf(expiresAt: (now: number) => string | number) {
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
  ])('take a time of expiry in %s', async (_, expiresAt) => {
    const { clock, links } = linksOf(expiresAt);
    expect((await links.mint()).expiresAt).toBe(clock.now() + 600_000);
  });
});
