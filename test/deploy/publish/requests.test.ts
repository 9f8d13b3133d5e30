import { expect, onTestFinished, test } from 'vitest';
import { startS3Sink } from '../../support/s3-sink.ts';
import { killedAt, plannedAndSent, push, writes } from '../pushing.ts';

test.each(['', ' grace=7d'])(
  'a plan tells how many requests a bucket is sent, with "%s"',
  async (options) => {
    const sink = await startS3Sink();
    onTestFinished(() => sink.close());
    const line = `s3://docs endpoint=${sink.endpoint} region=x${options}`;
    const [planned, sent] = await plannedAndSent((site, how) => push(site, line, how));
    expect(planned).toBe(sent);
  },
);

test.each([
  ['before anything was sent', '', writes('large.bin')],
  ['at its last page', '', writes('p9.html')],
  ['at its last page, with the release before kept', ' grace=7d', writes('p9.html')],
])('a plan tells them after a run was cut short %s', async (_, options, isLast) => {
  const sink = await startS3Sink();
  onTestFinished(() => sink.close());
  const line = `s3://docs endpoint=${sink.endpoint} region=x${options}`;
  const [planned, sent] = await plannedAndSent(
    (site, how) => push(site, line, how),
    async (site) => expect((await push(site, line, { http: killedAt(isLast) })).status).toBe('failed'),
  );
  expect(planned).toBe(sent);
});
