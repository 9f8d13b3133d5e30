import { Thrown, Uninterpretable } from '../interpreter-host.ts';
import { type Callable, listOf, record, type Value, type ValueRecord } from '../value.ts';

/** What came of a promise. */
export interface Outcome {
  readonly isKept: boolean;
  readonly value: Value;
}

interface Promised {
  outcome?: Outcome;
  readonly heard: ((outcome: Outcome) => void)[];
}

/** Promises of one page, whose callbacks are called soon: what comes from the network never does. */
export interface Promises {
  /** `Promise`, with `Promise.resolve` and its kin. */
  readonly maker: Callable;
  readonly members: ValueRecord;
  /** One that is kept. */
  kept(value: Value): Value;
  /** What an asynchronous function gives: what it comes to, or nothing for ever where it waits for what never comes. */
  made(work: () => Value): Value;
}

const PROMISED = new WeakMap<object, Promised>();

function promisedOf(value: Value): Promised | undefined {
  return typeof value === 'object' && value !== null ? PROMISED.get(value) : undefined;
}

/** Whether a value is a promise. */
export function isPromise(value: Value): boolean {
  return promisedOf(value) !== undefined;
}

/** What came of a promise; undefined where nothing has yet. What is no promise is what comes of it. */
export function outcomeOf(value: Value): Outcome | undefined {
  const promised = promisedOf(value);
  return promised === undefined ? { isKept: true, value } : promised.outcome;
}

/** None is made yet. `soon` calls something once what happens now is done. */
export function createPromises(soon: (work: () => void) => void): Promises {
  function open(): { readonly promise: Value; settle(isKept: boolean, value: Value): void } {
    const own: Promised = { heard: [] };
    const promise = record([
      ['then', (onKept, onBroken) => followed(own, onKept, onBroken)],
      ['catch', (onBroken) => followed(own, undefined, onBroken)],
      ['finally', (after) => followed(own, after, after, true)],
    ]);
    PROMISED.set(promise, own);
    function settle(isKept: boolean, value: Value): void {
      const other = isKept ? promisedOf(value) : undefined;
      if (other !== undefined) hear(other, ({ isKept, value }) => settle(isKept, value));
      else if (own.outcome === undefined) {
        const outcome = { isKept, value };
        own.outcome = outcome;
        for (const tell of own.heard.splice(0)) soon(() => tell(outcome));
      }
    }
    return { promise, settle };
  }

  function hear({ outcome, heard }: Promised, tell: (outcome: Outcome) => void): void {
    if (outcome === undefined) heard.push(tell);
    else soon(() => tell(outcome));
  }

  /** What a callback makes of what comes; where there is none, or it only follows, it is what came. */
  function followed(promised: Promised, onKept: Value, onBroken: Value, isSame = false): Value {
    const { promise, settle } = open();
    hear(promised, (outcome) => {
      const use = outcome.isKept ? onKept : onBroken;
      if (typeof use !== 'function') settle(outcome.isKept, outcome.value);
      else
        attempt(
          () => (isSame ? use() : use(outcome.value)),
          isSame ? () => settle(outcome.isKept, outcome.value) : settle,
        );
    });
    return promise;
  }

  function attempt(work: () => Value, settle: (isKept: boolean, value: Value) => void): void {
    try {
      settle(true, work());
    } catch (error) {
      if (error instanceof Thrown) settle(false, error.value);
      else if (!(error instanceof Uninterpretable)) throw error;
    }
  }

  function made(work: () => Value): Value {
    const { promise, settle } = open();
    attempt(work, settle);
    return promise;
  }

  const kept = (value: Value): Value => made(() => value);

  /** One for several: what the first comes to of which `ends` is true, or else what `last` makes of all that came. */
  const several =
    (ends: (outcome: Outcome) => boolean, last?: (came: readonly Outcome[]) => Outcome): Callable =>
    (list) => {
      const all = listOf(list).map((one) => (isPromise(one) ? one : kept(one)));
      const { promise, settle } = open();
      const came: Outcome[] = [];
      let left = all.length;
      const end = ({ isKept, value }: Outcome): void => settle(isKept, value);
      if (left === 0 && last !== undefined) end(last(came));
      for (const [n, one] of all.entries()) {
        const promised = promisedOf(one);
        if (promised === undefined) continue;
        hear(promised, (outcome) => {
          came[n] = outcome;
          left -= 1;
          if (ends(outcome)) end(outcome);
          else if (left === 0 && last !== undefined) end(last(came));
        });
      }
      return promise;
    };

  return {
    maker(executor) {
      const { promise, settle } = open();
      const resolve: Callable = (value) => settle(true, value) as undefined;
      const reject: Callable = (value) => settle(false, value) as undefined;
      if (typeof executor === 'function')
        attempt(
          () => executor(resolve, reject),
          (isKept, value) => isKept || settle(false, value),
        );
      return promise;
    },
    members: record([
      [
        'all',
        several(
          ({ isKept }) => !isKept,
          (came) => ({ isKept: true, value: valuesOf(came) }),
        ),
      ],
      [
        'allSettled',
        several(
          () => false,
          (came) => ({ isKept: true, value: came.map(whole) }),
        ),
      ],
      [
        'any',
        several(
          ({ isKept }) => isKept,
          (came) => ({ isKept: false, value: noneKept(valuesOf(came)) }),
        ),
      ],
      ['race', several(() => true)],
      ['resolve', kept],
      [
        'reject',
        (value) =>
          made(() => {
            throw new Thrown(value, {});
          }),
      ],
    ]),
    kept,
    made,
  };
}

function valuesOf(came: readonly Outcome[]): Value[] {
  return came.map(({ value }) => value);
}

/** What `Promise.any` is broken by: the `errors` of all of them. */
function noneKept(errors: readonly Value[]): Value {
  return record([
    ['name', 'AggregateError'],
    ['message', 'All promises were rejected'],
    ['errors', errors],
  ]);
}

function whole({ isKept, value }: Outcome): Value {
  return isKept
    ? record([
        ['status', 'fulfilled'],
        ['value', value],
      ])
    : record([
        ['status', 'rejected'],
        ['reason', value],
      ]);
}
