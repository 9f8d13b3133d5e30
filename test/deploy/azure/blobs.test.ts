import { expect, test } from 'vitest';
import { copyBlob } from '../../../src/deploy/azure/blobs.ts';
import { hurriedClock } from '../fixtures.ts';

const container = { account: 'docs', name: 'site', prefix: '', endpoint: 'https://docs.example.com' };
const turn = { signal: new AbortController().signal, onThrottle() {} };
const file = { size: 1, sha256: '', contentType: 'text/html', cacheControl: 'no-cache' };

test('a copy that fails in the store is told, one that takes its time is waited for', async () => {
  const copied = (...states: string[]): Promise<boolean> => {
    const client = async () => ({
      status: 200,
      headers: { 'x-ms-copy-status': states.shift() ?? '' },
      body: '',
    });
    return copyBlob({ client, container }, { from: 'a.html', to: 'b.html', file }, hurriedClock, turn);
  };
  expect(await copied('pending', 'pending', 'success')).toBe(true);
  await expect(copied('pending', 'failed')).rejects.toThrow(
    /could not be copied.*docs\/site\/b\.html.*the copy is failed.*E_DEPLOY_FAILED/,
  );
});

test('a copy that never ends is given up, and told as one that is still under way', async () => {
  let asked = 0;
  const client = async () => {
    asked += 1;
    return { status: 200, headers: { 'x-ms-copy-status': 'pending' }, body: '' };
  };
  const copied = copyBlob({ client, container }, { from: 'a.html', to: 'b.html', file }, hurriedClock, turn);
  await expect(copied).rejects.toThrow(/could not be copied.*the copy is pending.*run again/);
  expect(asked).toBe(1201);
});
