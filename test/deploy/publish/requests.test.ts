import { expect, onTestFinished, test } from 'vitest';
import { startS3Sink } from '../../support/s3-sink.ts';
import { plannedAndSent, push } from '../pushing.ts';

test.each(['', ' grace=7d'])(
  'a plan tells how many requests a bucket is sent, with "%s"',
  async (options) => {
    const sink = await startS3Sink();
    onTestFinished(() => sink.close());
    const line = `s3://docs endpoint=${sink.endpoint} region=x${options}`;
    const [planned, sent] = await plannedAndSent((site, plan) => push(site, line, { plan }));
    expect(planned).toBe(sent);
  },
);
