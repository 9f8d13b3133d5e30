import { expect, it } from 'vitest';
import { exportSite } from '../../src/service/export.ts';

it('an export that finds no room on the disk says so', async () => {
  const source = { build: () => Promise.reject(new Error('not reached')) };
  const events = { signal: new AbortController().signal, onProgress() {} };
  await expect(exportSite(source, {}, '/nowhere/at/all/bundle.tar.gz', events)).rejects.toMatchObject({
    code: 'E_BUNDLE_WRITE',
    message: expect.stringContaining('free some space'),
  });
});
