import { expect, it } from 'vitest';
import type { RunContext } from '../../src/phases/context.ts';
import { summarise } from '../../src/phases/report.ts';
import { recordedLog } from '../deploy/fixtures.ts';
import { FULL_RUN } from '../github/facts.ts';

it('a summary that cannot be written is a warning: the site is published', async () => {
  const log = recordedLog();
  const github = { summaryPath: '/nowhere/at/all/summary.md' };
  await summarise({ github, log, redact: (text: string) => text } as unknown as RunContext, FULL_RUN);
  expect(log.lines).toEqual([
    expect.stringMatching(/^warning: The job summary could not be written: ENOENT/),
  ]);
});
