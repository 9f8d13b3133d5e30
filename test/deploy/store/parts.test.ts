import { expect, test } from 'vitest';
import { createGate } from '../../../src/deploy/gate.ts';
import { allParts } from '../../../src/deploy/store/parts.ts';

test('answers come in the order of the parts', async () => {
  expect(await allParts(4, createGate(3), async (index) => index)).toEqual([0, 1, 2, 3]);
});

test('after the failure of a part none is begun, and those under way end first', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const sent = allParts(9, createGate(2), async (index) => {
    begun.push(index);
    if (index === 1) throw new Error('denied');
    await new Promise((resolve) => setTimeout(resolve, 5));
    ended.push(index);
  });
  await expect(sent).rejects.toThrow('denied');
  expect(begun).toEqual([0, 1]);
  expect(ended).toEqual([0]);
});
