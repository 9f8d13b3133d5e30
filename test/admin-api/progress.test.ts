import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressShare } from '../../src/admin-api/progress.ts';

describe('the progress of a job', () => {
  it.each([
    [42, 0.42],
    [0.42, 0.42],
    [100, 1],
    [0, 0],
    ['42%', 0.42],
    ['42', 0.42],
    ['12/48', 0.25],
    ['12 of 48 pages', 0.25],
    ['rendering', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['3/0', undefined],
  ])('reads %j as %j', (progress, share) => {
    expect(progressShare(progress)).toEqual(share === undefined ? undefined : expect.closeTo(share));
  });

  it('is a share between 0 and 1 whatever a service sends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.constant(null)), (progress) => {
        const share = progressShare(progress);
        return share === undefined || (share >= 0 && share <= 1);
      }),
    );
  });
});
