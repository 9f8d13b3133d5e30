import { createEffects } from './effects.ts';
import { Uninterpretable } from './interpreter-host.ts';
import { type Callable, isList, numberOf, record, type Value } from './value.ts';
import { wordsOf } from './words.ts';
import { documentIn, matchMediaIn, partOf, watcher } from './world.ts';

/** Renderings of one component before its effects count as never coming to an end. */
const MAX_PASSES = 4;
/** Waits that visitors hardly notice. */
const SHORT_WAIT = 1000;

/** React's state and effects: components as they are shown once their effects have happened. */
export interface Mounting {
  /** The hooks by their names. */
  readonly hooks: readonly (readonly [string, Value])[];
  /**
   * The HTML of what a component renders, called again where its effects changed its state. Where an effect asks
   * whether the page is dark, it is that of a light page and of a dark one.
   */
  mounted(render: () => Value, html: (value: Value, hasState: boolean) => string): string;
  /** Notes what the component that is being rendered wants to be told of once something it shows has come. */
  awaits(tell: Callable): void;
  /** What a name means that browsers alone know. What an effect does after it asked for one is not known. */
  asked(name: string): Value;
  /** What code puts into `globalThis` or `window` while it is rendered, for other code of the page. */
  readonly global: Map<string, Value>;
}

interface Effect {
  readonly run: Callable;
  /** What it depends on; undefined where it happens after each rendering. */
  readonly on: readonly Value[] | undefined;
}

/** One component while it is rendered and while its effects happen. */
interface Component {
  readonly slots: { value: Value }[];
  next: number;
  effects: Effect[];
  done: readonly Effect[];
  /** What is to be told that something it shows has come. */
  awaiting: Callable[];
  hasChanged: boolean;
  /** Whether what it shows depends on the color scheme. */
  hasScheme: boolean;
}

const nothing: Callable = () => undefined;

/** What mounting needs of the page. */
export interface MountingPage {
  /** Hears of state: a page that keeps some is meant to be interactive. */
  onState(): void;
  /** Hears of data that an effect asks the network for, which never come. */
  onFetch(): void;
  /** Hears of each hook: what its component shows may be another in a browser. */
  onHook(): void;
  /** The path of the page on its host. */
  address(): string;
  /** The HTML of a component whose light and dark ones are these; the dark one is made without a trace on the page. */
  inBothSchemes(light: string, dark: () => string): string;
}

/** Opens the hooks of React to one page. */
export function createMounting({ onState, onFetch, onHook, address, inBothSchemes }: MountingPage): Mounting {
  let component: Component | undefined;
  const effects = createEffects<Component>();
  const { now, unknown, wait } = effects;
  /** The color scheme that is being shown; undefined where both are. */
  let scheme: 'light' | 'dark' | undefined;

  /** A value that a component keeps from one rendering to the next, and what changes it while effects happen. */
  function kept(make: () => Value): [Value, (next: (before: Value) => Value) => void] {
    onHook();
    const owner = component;
    if (owner === undefined) return [make(), nothing];
    const slot = owner.slots[owner.next] ?? { value: make() };
    owner.slots[owner.next] = slot;
    owner.next += 1;
    return [
      slot.value,
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
    onState();
    const [value, change] = kept(() => (typeof initial === 'function' ? initial() : initial));
    return [value, (next) => void change((before) => (typeof next === 'function' ? next(before) : next))];
  };

  const useReducer: Callable = (reduce, initial, make) => {
    onState();
    const [value, change] = kept(() => (typeof make === 'function' ? make(initial) : initial));
    const dispatch: Callable = (action) =>
      void change((before) => (typeof reduce === 'function' ? reduce(before, action) : before));
    return [value, dispatch];
  };

  const useEffect: Callable = (run, on) => {
    onHook();
    if (typeof run === 'function' && buildsElements(run)) onState();
    if (typeof run === 'function') component?.effects.push({ run, on: isList(on) ? on : undefined });
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

  /** An element on the page, of which nothing is known. */
  const element = new Proxy(record(), {
    has(_, key) {
      if (typeof key === 'string') unknown();
      return false;
    },
  });

  const browser = partOf((name) => asked(name));
  const location = partOf((name) => (name === 'pathname' ? address() : unknown()));
  function isDark(): boolean {
    const owner = now()?.owner;
    if (owner !== undefined) owner.hasScheme = true;
    return scheme === 'dark';
  }

  const surroundings = { isDark, unknown };
  const page = documentIn(surroundings);
  const matchMedia = matchMediaIn(surroundings);

  function asked(name: string): Value {
    onHook();
    if (now() === undefined) return undefined;
    if (name === 'requestAnimationFrame') return wait;
    if (name === 'IntersectionObserver') return effects.observer;
    if (/^(?:AbortController|MutationObserver|ResizeObserver)$/.test(name)) return watcher;
    if (name === 'document') return page;
    if (name === 'matchMedia') return matchMedia;
    if (name === 'setTimeout')
      return (call, time) => (now()?.isOnce && numberOf(time ?? 0) <= SHORT_WAIT ? wait(call) : undefined);
    if (/^(?:cancel|clear)[A-Z]|^setInterval$/.test(name)) return nothing;
    if (name === 'fetch') onFetch();
    if (name === 'performance') return record([['now', () => 0]]);
    if (name === 'window' || name === 'globalThis') return browser;
    return name === 'location' ? location : unknown();
  }

  /** Lets effects happen that are due; tells whether they changed the state of their component. */
  function settle(owner: Component): boolean {
    const due = owner.effects.filter(({ on }, n) => !isSame(on, owner.done[n]?.on));
    owner.done = owner.effects;
    owner.hasChanged = false;
    for (const { run, on } of due) effects.happen(owner, run, on?.length === 0);
    return owner.hasChanged;
  }

  function inScheme(name: 'light' | 'dark', work: () => string): string {
    scheme = name;
    try {
      return work();
    } finally {
      scheme = undefined;
    }
  }

  /** What a component renders once its effects have happened. */
  function rendered(render: () => Value): { value: Value; hasScheme: boolean; hasState: boolean } {
    const outer = component;
    const owner: Component = {
      slots: [],
      next: 0,
      effects: [],
      done: [],
      awaiting: [],
      hasChanged: false,
      hasScheme: false,
    };
    const once = (): Value => {
      owner.next = 0;
      owner.effects = [];
      owner.awaiting = [];
      component = owner;
      try {
        return render();
      } finally {
        component = outer;
      }
    };
    const shown = (value: Value) => ({
      value,
      hasScheme: owner.hasScheme,
      hasState: owner.slots.length > 0,
    });
    const first = once();
    try {
      let last = first;
      let hasLoaded = false;
      for (let pass = 0; pass < MAX_PASSES; pass += 1) {
        if (owner.slots.length === 0) return shown(last);
        let hasChanged = settle(owner);
        if (!hasChanged && !hasLoaded) {
          hasLoaded = true;
          for (const tell of owner.awaiting) effects.happen(owner, () => tell(element), true);
          hasChanged = owner.hasChanged;
        }
        if (!hasChanged) return shown(last);
        last = once();
      }
    } catch (error) {
      if (!(error instanceof Uninterpretable)) throw error;
    }
    return shown(first);
  }

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
    mounted(render, html) {
      const { value, hasScheme, hasState } = rendered(render);
      if (scheme !== undefined || !hasScheme) return html(value, hasState);
      const light = inScheme('light', () => html(value, hasState));
      return inBothSchemes(light, () => inScheme('dark', () => html(rendered(render).value, hasState)));
    },
    awaits(tell) {
      component?.awaiting.push(tell);
    },
    asked,
    global: new Map(),
  };
}

/** Whether a function adds to the page what only a script makes, such as a frame. */
function buildsElements(run: Callable): boolean {
  const { names } = wordsOf(run);
  return names.has('document') && names.has('createElement');
}

/** Whether an effect depends on the same values as before; one that depends on none named never does. */
function isSame(on: readonly Value[] | undefined, before: readonly Value[] | undefined): boolean {
  return (
    on !== undefined &&
    before !== undefined &&
    on.length === before.length &&
    on.every((value, n) => Object.is(value, before[n]))
  );
}
