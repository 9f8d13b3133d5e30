import { isOpened } from '../reveals/unfolding.ts';
import { type Callable, isRecord, type Value, type ValueRecord } from '../value.ts';
import { nameOf } from '../words.ts';
import type { Effects } from './effects.ts';
import type { Component } from './state-hooks.ts';

/** What readers may press, or choose of a list. */
export interface Press {
  /** Does what its handler does. */
  readonly run: Callable;
  /** What it is called. */
  readonly words: string;
}

/** What sets a state that tells readers how something went, or what they have written. */
const TOLD =
  /alert|copied|copy|drag|email|err|fail|feedback|input|load|message|msg|notice|notification|pending|progress|query|rating|search|sent|status|submit|success|term|text|toast|vote|warning/i;

/** What sets a state that is true while a component waits for data. */
const WAITS = /^set_?(?:is_?)?(?:busy|fetching|loading|pending)/i;

/** The values that a component keeps, in their order. */
export type Kept = readonly Value[];

/** What a component shows after a press, and keeps from then on. */
interface Chosen {
  readonly value: Value;
  readonly kept: Kept;
  /** Whether it takes the place of nothing, or is looked up: else something is another now, as a filter or an order is, too. */
  readonly isPicked: boolean;
}

/** What a component shows once readers have chosen something of it. */
export interface Choosing {
  /** What it keeps at first. */
  readonly first: Kept;
  /** What comes of a press; undefined where nothing is chosen by that. */
  after(press: Press, before: Kept): Chosen | undefined;
  /** What it shows once it waits no more for data, which never come; undefined where it waits for none. */
  readonly withoutWaiting: (() => Value) | undefined;
}

/** How a component is rendered, and what tells whether readers have to wait for what a press asks for. */
interface Work {
  /** Renders it with its effects. */
  render(): Value;
  /** Whether `work` asks the network for data, which never come. */
  fetches(work: () => void): boolean;
}

/** Lets readers of a component choose. Of what it keeps that counts which does not tell how something went. */
export function choosingOf(
  owner: Component,
  effects: Effects<Component>,
  { render, fetches }: Work,
): Choosing {
  const first = owner.slots.map(({ value }) => value);
  const looksUp = owner.looked.some(({ chosen }) => chosen !== undefined);
  const isWaiting = owner.slots.map(
    ({ setter, value }) => value === true && setter !== undefined && WAITS.test(nameOf(setter) ?? ''),
  );
  const isState = owner.slots.map(
    ({ setter }) => setter !== undefined && !isOpened(setter) && !TOLD.test(nameOf(setter) ?? ''),
  );

  function keep(kept: Kept): void {
    for (const [n, slot] of owner.slots.entries()) slot.value = kept[n];
  }

  function isPicked(n: number, value: Value): boolean {
    const start = first[n];
    if (isNone(start) || (looksUp && /^(?:number|string)$/.test(typeof start))) return true;
    return (
      isRecord(start) && isRecord(value) && Object.keys(value).some((key) => isFilled(key, start, value))
    );
  }

  function withoutWaiting(): Value {
    keep(first.map((value, n) => (isWaiting[n] === true ? false : value)));
    try {
      return render();
    } finally {
      keep(first);
    }
  }

  return {
    first,
    withoutWaiting: owner.hasFetched && isWaiting.includes(true) ? withoutWaiting : undefined,
    after({ run }, before) {
      keep(before);
      try {
        if (fetches(() => effects.happen(owner, run, 'press'))) return undefined;
        const others = [...owner.slots.entries()].filter(
          ([n, { value }]) => isState[n] === true && isOther(value, before[n]),
        );
        const texts = others.filter(([n]) => first[n] === '');
        const isWritten = (were: Kept): boolean => texts.some(([n, { value }]) => goesOn(value, were[n]));
        if (others.length === 0 || isWritten(before)) return undefined;
        if (texts.length > 0) {
          const kept = owner.slots.map(({ value }) => value);
          // What a second press makes longer is a text that readers write with it.
          effects.happen(owner, run, 'press');
          if (isWritten(kept)) return undefined;
          keep(kept);
        }
        const isPickedNow = others.some(([n, { value }]) => isPicked(n, value));
        const value = render();
        return { value, kept: owner.slots.map(({ value }) => value), isPicked: isPickedNow };
      } finally {
        keep(first);
      }
    },
  };
}

/** Whether a text goes on where it ended before. */
function goesOn(value: Value, before: Value): boolean {
  if (typeof value !== 'string' || typeof before !== 'string') return false;
  return before !== '' && value.length > before.length && value.startsWith(before);
}

/** Whether a state is another now: a record by what does not tell how something went. */
function isOther(value: Value, before: Value): boolean {
  if (!isRecord(value) || !isRecord(before)) return !Object.is(value, before);
  return Object.keys(value).some((key) => !Object.is(value[key], before[key]) && !TOLD.test(key));
}

/** Whether a field has something that stood for none of several things, or for another of them. */
function isFilled(key: string, start: ValueRecord, value: ValueRecord): boolean {
  const isAnother = typeof start[key] === 'string' && value[key] !== start[key];
  return (isNone(start[key]) || isAnother) && !isNone(value[key]) && !TOLD.test(key);
}

/** What stands for none of several things. */
function isNone(value: Value): boolean {
  return value === null || value === undefined || value === '' || value === -1;
}

/** What may be pressed in what is being made. */
export interface Presses {
  /** Notes it for all that is being made around. */
  press(press: Press): void;
  /** Runs `work`; returns what it made with what may be pressed in it. */
  pressing(work: () => string): { readonly html: string; readonly presses: readonly Press[] };
}

/** Nothing may be pressed yet. */
export function createPresses(): Presses {
  const around: Press[][] = [];
  return {
    press(press) {
      for (const presses of around) presses.push(press);
    },
    pressing(work) {
      const presses: Press[] = [];
      around.push(presses);
      try {
        return { html: work(), presses };
      } finally {
        around.splice(around.indexOf(presses));
      }
    },
  };
}
