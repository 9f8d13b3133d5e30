import { expect, test } from 'vitest';
import { yearAt } from '../src/clock.ts';

const clock = { now: () => Date.UTC(2031, 11, 31, 23) };

test.each([
  [{}, 2031],
  [{ SOURCE_DATE_EPOCH: '1000000000' }, 2001],
  [{ SOURCE_DATE_EPOCH: 'soon' }, 2031],
])('the present year is that of the clock, or that of SOURCE_DATE_EPOCH: %o', (env, year) => {
  expect(yearAt(clock, env)).toBe(year);
});
