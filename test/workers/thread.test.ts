import { expect, it } from 'vitest';
import { sharesOf } from '../../src/bundle/folder-shares.ts';
import { startThread } from '../../src/workers/thread.ts';

it('a thread ends with its signal, and rejects what it is asked with the reason', async () => {
  const controller = new AbortController();
  const reason = new Error('stop');
  const thread = startThread('docs-export hash', { nurseryMegabytes: 8, signal: controller.signal });
  const asked = thread.ask(sharesOf('.', []));
  controller.abort(reason);
  await expect(asked).rejects.toBe(reason);
  await expect(thread.ask(sharesOf('.', []))).rejects.toBe(reason);
  await thread.close();
});

it('a thread that has ended leaves its signal alone', async () => {
  const controller = new AbortController();
  const thread = startThread('docs-export hash', { nurseryMegabytes: 8, signal: controller.signal });
  expect(await thread.ask(sharesOf('.', []))).toBeUndefined();
  await thread.close();
  controller.abort(new Error('later'));
  await expect(thread.ask(sharesOf('.', []))).rejects.toThrow('the thread has ended');
});
