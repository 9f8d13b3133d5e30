import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { textOf } from '../../src/http/endless.ts';
import { networkErrorCode } from '../../src/http/retry.ts';

async function* endless(pauseMs: number) {
  for (;;) {
    await delay(pauseMs);
    yield Buffer.alloc(1000);
  }
}

it('a small answer is read to its end', async () => {
  expect(await textOf(Readable.from([Buffer.from('one '), Buffer.from('two')]))).toBe('one two');
});

it.each([
  ['bytes', { mostBytes: 10_000, longestMs: 60_000 }, 0],
  ['time', { mostBytes: 10_000_000, longestMs: 20 }, 5],
])(
  'an answer without an end in %s is an error of the network, and its connection is closed',
  async (_, limits, pauseMs) => {
    const body = Readable.from(endless(pauseMs));
    await expect(textOf(body, limits)).rejects.toSatisfy(
      (error) => networkErrorCode(error) === 'UND_ERR_ENDLESS',
    );
    expect(body.destroyed).toBe(true);
  },
);
