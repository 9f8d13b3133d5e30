import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingApache, startApache } from '../../support/apache.ts';
import { temporaryFolder } from '../fixtures.ts';
import { push } from '../pushing.ts';
import { SAMPLE, sampleSite } from './sample.ts';
import { describeServing } from './serving.ts';

describeServing({ name: 'apache', missing: missingApache, start: startApache });

test.skipIf(missingApache !== undefined)(
  'an Apache without the modules for it serves the site as it lies there',
  async () => {
    const folder = await temporaryFolder();
    await push(await sampleSite(), 'dir:public host-files=apache', { workingDirectory: folder });
    const { url, end } = await startApache(join(folder, 'public'), [
      'mpm_event',
      'authz_core',
      'dir',
      'mime',
    ]);
    try {
      const answer = await fetch(`${url}/guides/start.html`);
      expect([answer.status, await answer.text()]).toEqual([200, SAMPLE['guides/start.html']]);
      expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    } finally {
      await end();
    }
  },
);
