import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRebuilding } from '../../src/preview/rebuilding.ts';

test('of builds that are asked for all the time, every second one comes to its end, and the last', async () => {
  const ends: string[] = [];
  const rebuilding = createRebuilding(async (signal) => {
    await Promise.race([delay(40), once(signal, 'abort')]);
    ends.push(signal.aborted ? 'given up' : 'whole');
  });
  for (let times = 0; times < 20; times += 1) {
    rebuilding.ask();
    await delay(10);
  }
  await rebuilding.settled();
  expect(ends.filter((end) => end === 'whole').length).toBeGreaterThan(1);
  expect(ends.at(-1)).toBe('whole');
  expect(ends.join(', ')).not.toContain('given up, given up');
});

test('no build begins once it is closed, though one is asked for', async () => {
  let builds = 0;
  const rebuilding = createRebuilding(async () => {
    builds += 1;
  });
  rebuilding.ask();
  await rebuilding.settled();
  const closed = rebuilding.close();
  rebuilding.ask();
  await closed;
  await rebuilding.settled();
  expect(builds).toBe(1);
});
