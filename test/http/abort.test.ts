import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onAbort, unlessAborted } from '../../src/http/abort.ts';

describe('waiting for a signal', () => {
  it('tells exactly those that have not left, whoever came and left before, and however often', () => {
    const step = fc.record({ leaves: fc.boolean(), who: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const controller = new AbortController();
        const told: number[] = [];
        const leave: (() => void)[] = [];
        const here = new Set<number>();
        for (const { leaves, who } of steps) {
          const known = leaves ? leave[who] : undefined;
          if (known === undefined) {
            const own = leave.length;
            here.add(own);
            leave.push(onAbort(controller.signal, () => told.push(own)));
          } else {
            known();
            here.delete(who);
          }
        }
        controller.abort();
        for (const one of leave) one();
        expect(told.toSorted((a, b) => a - b)).toEqual([...here]);
      }),
    );
  });

  it('tells nobody who leaves, or is taken away, while others are told', () => {
    const controller = new AbortController();
    const told: string[] = [];
    const leave = onAbort(controller.signal, () => {
      told.push('first');
      leave();
      leaveToo();
    });
    const leaveToo = onAbort(controller.signal, () => told.push('second'));
    onAbort(controller.signal, () => told.push('third'));
    controller.abort();
    expect(told).toEqual(['first', 'third']);
  });

  it('rejects with the reason of the signal, and drops what comes later', async () => {
    const controller = new AbortController();
    const late = Promise.withResolvers<string>();
    const waiting = unlessAborted(late.promise, controller.signal);
    controller.abort(new Error('stop'));
    late.resolve('late');
    await expect(waiting).rejects.toThrow('stop');
    await expect(unlessAborted(Promise.resolve('at once'), new AbortController().signal)).resolves.toBe(
      'at once',
    );
  });

  it('rejects at once where the signal has aborted before', async () => {
    const never = new Promise<string>(() => {});
    await expect(unlessAborted(never, AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
  });
});
