import { describe, expect, test } from 'vitest';
import type { SinkOptions } from '../../support/s3-sink.ts';
import { siteOf } from '../fixtures.ts';
import { push } from '../pushing.ts';
import { sinkOf } from '../sink.ts';

const files = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}-${n}.txt`, String(n)]));
const KEPT = { 'index.html': 'home', ...files('kept', 60) };

/** What a bucket is asked, and holds, once a site without 50 files took the place of one that has them. */
async function replaced(options: SinkOptions) {
  const sink = await sinkOf(options);
  const line = `s3://docs endpoint=${sink.endpoint} region=eu-west-1`;
  await push(await siteOf({ ...KEPT, ...files('old', 50) }), line);
  sink.requests.length = 0;
  const { deployment, error } = await push(await siteOf(KEPT), line);
  const deletes = sink.requests.filter(({ method, query }) => method === 'DELETE' || query.has('delete'));
  const old = [...(sink.buckets.get('docs')?.keys() ?? [])].filter((key) => key.startsWith('old'));
  return { deleted: deployment.deleted, error, deletes, old };
}

describe('files that are no part of the site any more', () => {
  test('are deleted by few requests side by side', async () => {
    const { deletes, old, deleted } = await replaced({});
    expect(deletes.map(({ keys }) => keys).sort()).toEqual([15, 15, 15, 5]);
    expect(old).toEqual([]);
    expect(deleted).toBe(50);
  });

  test('are deleted one by one where the service is too busy for some of many', async () => {
    const { deletes, old } = await replaced({
      refuseKey: (key) => (key.endsWith('7.txt') ? 'SlowDown' : undefined),
    });
    const single = deletes.filter(({ method }) => method === 'DELETE').map(({ key }) => key);
    expect(single.sort()).toEqual(['old-17.txt', 'old-27.txt', 'old-37.txt', 'old-47.txt', 'old-7.txt']);
    expect(old).toEqual([]);
  });

  test('are named where the service will not delete them', async () => {
    const { error, old } = await replaced({
      refuseKey: (key) => (key === 'old-3.txt' ? 'AccessDenied' : undefined),
    });
    expect(error).toMatch(/docs\/old-3\.txt.*AccessDenied.*allow s3:DeleteObject on docs\/\*/);
    expect(old).toEqual(['old-3.txt']);
  });
});
