import { expect, it } from 'vitest';
import { bundleLinks } from '../../src/phases/bundle-links.ts';
import { recordedLog } from '../deploy/fixtures.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

it('masks a link and what opens it, but not the job and the domain that it names', async () => {
  const job = '5f0c2a4e-8a1d-4a52-9d8b-0a6f3f8f1c37';
  const link = `https://s.example.com/b?job=${job}&site=docs.example.com&code=0123456789abcdef`;
  const masked: string[] = [];
  const outputs = new Map<string, unknown>();
  const api = { generateBundle: async () => ({ bundleUrl: link, expiresAt: undefined }) };
  const links = bundleLinks(
    job,
    'docs.example.com',
    { api: api as never },
    {
      log: { ...recordedLog(), mask: (secret) => void masked.push(secret) },
      clock: createVirtualClock(),
      signal: new AbortController().signal,
      setOutput: (name, value) => void outputs.set(name, value),
    },
  );
  await links.mint();
  expect(masked).toEqual([link, new URL(link).search.slice(1), '0123456789abcdef']);
  expect(outputs.get('bundle-url')).toBe(link);
});
