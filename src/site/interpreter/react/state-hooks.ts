import type { SourcePlace } from '../../page.ts';
import { orUnread } from '../built-ins/instances.ts';
import { type Callable, isList, nothing, record, type Value } from '../value.ts';
import type { Effects } from './effects.ts';
import { type Writing, writingOf } from './writing.ts';

interface Effect {
  readonly run: Callable;
  /** What it depends on; undefined where it happens after each rendering. */
  readonly on: readonly Value[] | undefined;
}

/** What a component has for readers to choose of, and what is chosen at first: `panels[tab]`. */
export interface Looked {
  readonly all: Value;
  readonly chosen: Value;
}

/** A value that a component keeps, and what sets it, where it is a state. */
interface Slot {
  value: Value;
  setter?: Callable;
}

/** One component while it is rendered and while its effects happen. */
export interface Component {
  /** Where it is used. */
  readonly place: SourcePlace;
  readonly slots: Slot[];
  next: number;
  effects: Effect[];
  done: readonly Effect[];
  /** What is to be told that something it shows has come. */
  awaiting: Callable[];
  looked: Looked[];
  hasChanged: boolean;
  /** Whether an effect of it asks the network for data, which never come. */
  hasFetched: boolean;
  /** Whether what it shows depends on the color scheme. */
  hasScheme: boolean;
}

/** What the hooks tell, and what they refer to. */
interface HookPage {
  /** What refers to nothing yet refers to it once its component is shown. */
  readonly element: Value;
  /** Hears of the state of a component, by its place: a page that keeps some is meant to be interactive. */
  onState(place: SourcePlace | undefined): void;
  /** Hears of what an effect of a component writes into the page by itself. */
  onWriting(writing: Writing, place: SourcePlace | undefined): void;
  /** Hears of each hook: what its component shows may be another in a browser. */
  onHook(): void;
}

/** React's hooks of state and effects by their names. */
export interface StateHooks {
  readonly hooks: readonly (readonly [string, Value])[];
  readonly useState: Callable;
  readonly useEffect: Callable;
}

/** React's hooks of state and effects, for the component that is being rendered. */
export function stateHooks(
  rendering: () => Component | undefined,
  { now }: Effects<Component>,
  { element, onState, onWriting, onHook }: HookPage,
): StateHooks {
  /** A value that a component keeps from one rendering to the next, and what changes it while effects happen. */
  function kept(make: () => Value): [Slot, (next: (before: Value) => Value) => void] {
    onHook();
    const owner = rendering();
    if (owner === undefined) return [{ value: make() }, nothing];
    const slot: Slot = owner.slots[owner.next] ?? { value: make() };
    owner.slots[owner.next] = slot;
    owner.next += 1;
    return [
      slot,
      (next) => {
        const happening = now();
        if (happening?.owner !== owner || !happening.isKnown) return;
        const value = next(slot.value);
        owner.hasChanged ||= !Object.is(value, slot.value);
        slot.value = value;
      },
    ];
  }

  const useState: Callable = (initial) => {
    onState(rendering()?.place);
    const [slot, change] = kept(() => (typeof initial === 'function' ? orUnread(initial) : initial));
    const setter: Callable = (next) =>
      void change((before) => (typeof next === 'function' ? next(before) : next));
    slot.setter = setter;
    return [slot.value, setter];
  };

  const useReducer: Callable = (reduce, initial, make) => {
    onState(rendering()?.place);
    const [slot, change] = kept(() => (typeof make === 'function' ? make(initial) : initial));
    const dispatch: Callable = (action) =>
      void change((before) => (typeof reduce === 'function' ? reduce(before, action) : before));
    slot.setter = dispatch;
    return [slot.value, dispatch];
  };

  const useEffect: Callable = (run, on) => {
    onHook();
    if (typeof run !== 'function') return undefined;
    const writing = writingOf(run);
    if (writing !== undefined) onWriting(writing, rendering()?.place);
    rendering()?.effects.push({ run, on: isList(on) ? on : undefined });
    return undefined;
  };

  /** No two elements of a page have the same. */
  let ids = 0;
  const useId: Callable = () => {
    ids += 1;
    return `react-id-${ids}`;
  };

  /** What refers to nothing yet refers to an element once its component is shown. */
  const useRef: Callable = (initial) => {
    onHook();
    let current = initial;
    return Object.defineProperty(record(), 'current', {
      enumerable: true,
      get: () => (now() === undefined ? current : (current ?? element)),
      set(value: Value) {
        current = value;
      },
    });
  };

  return {
    hooks: [
      ['useState', useState],
      ['useReducer', useReducer],
      ['useEffect', useEffect],
      ['useLayoutEffect', useEffect],
      ['useInsertionEffect', useEffect],
      ['useRef', useRef],
      ['useId', useId],
    ],
    useState,
    useEffect,
  };
}
