import type { SourcePlace } from '../../page.ts';
import { type BrowserHost, Uninterpretable } from '../interpreter-host.ts';
import type { Callable, Value } from '../value.ts';
import { wordsOf } from '../words.ts';
import { componentBase } from './class-components.ts';
import { createEffects } from './effects.ts';
import { type Choosing, choosingOf, createPresses, type Presses } from './presses.ts';
import { type Component, type Looked, stateHooks } from './state-hooks.ts';
import { browserIn, unknownIn } from './world.ts';
import type { Writing } from './writing.ts';

/** Renderings of one component before its effects count as never coming to an end. */
const MAX_PASSES = 4;

/** React's state and effects: components as they are shown once their effects have happened. */
export interface Mounting extends Presses, BrowserHost {
  /** The hooks by their names. */
  readonly hooks: readonly (readonly [string, Value])[];
  /** What classes are made of that are components. */
  readonly componentBase: Callable;
  /**
   * The HTML of what a component renders, called again where its effects changed its state. Where an effect asks
   * whether the page is dark, it is that of a light page and of a dark one. `place` is where the component is used.
   */
  mounted(place: SourcePlace, render: () => Value, html: Shown): string;
}

/** The HTML of what a component renders, which has looked up so much by what readers choose, and what they may choose. */
export type Shown = (
  value: Value,
  state: ComponentState,
  looked: readonly Looked[],
  choosing: Choosing,
) => string;

/** Whether a component keeps state, or stands in one that does. */
export type ComponentState = 'own' | 'around' | undefined;

/** What mounting needs of the page. */
export interface MountingPage {
  /** Hears of the state of a component, by its place: a page that keeps some is meant to be interactive. */
  onState(place: SourcePlace | undefined): void;
  /** Hears of data that an effect of a component asks the network for, which never come. */
  onFetch(place: SourcePlace | undefined): void;
  /** Hears of what an effect of a component writes into the page by itself. */
  onWriting(writing: Writing, place: SourcePlace | undefined): void;
  /** The text of a file of the project by its address; undefined where that is of none. */
  fileText(address: string): string | undefined;
  /** Hears of each hook: what its component shows may be another in a browser. */
  onHook(): void;
  /** The path of the page on its host. */
  address(): string;
  /** Whether a selector means a part of the page that is around what is written. */
  isPart(selector: string): boolean;
  /** Hears of such a part that an effect takes away. */
  onHidden(selector: string): void;
  /** The HTML of a component whose light and dark ones are these; the dark one is made without a trace on the page. */
  inBothSchemes(light: string, dark: () => string): string;
}

/** Opens the hooks of React to one page. */
export function createMounting({
  onState,
  onFetch,
  onWriting,
  fileText,
  onHook,
  address,
  isPart,
  onHidden,
  inBothSchemes,
}: MountingPage): Mounting {
  let component: Component | undefined;
  const effects = createEffects<Component>(({ slots }) => {
    const kept = slots.map(({ value }) => value);
    return () => {
      for (const [n, slot] of slots.entries()) slot.value = kept[n];
    };
  });
  /** The color scheme that is being shown; undefined where both are. */
  let scheme: 'light' | 'dark' | undefined;

  /** Whether what is being shown stands in a component that keeps state. */
  let isInState = false;

  function inState(is: boolean, work: () => string): string {
    const outer = isInState;
    isInState = is;
    try {
      return work();
    } finally {
      isInState = outer;
    }
  }

  function isDark(): boolean {
    const owner = effects.now()?.owner;
    if (owner !== undefined) owner.hasScheme = true;
    return scheme === 'dark';
  }

  const element = unknownIn(effects);
  const states = stateHooks(() => component, effects, { element, onState, onWriting, onHook });
  const asked = browserIn(effects, {
    isDark,
    address,
    fileText,
    isPart,
    onHidden,
    onAsked: onHook,
    onFetch() {
      hasFetched = true;
      const owner = effects.now()?.owner;
      if (isPressed) return;
      if (owner !== undefined) owner.hasFetched = true;
      onFetch((owner ?? component)?.place);
    },
  });

  /** Whether what happens is what a press does, and whether data were asked for. */
  let isPressed = false;
  let hasFetched = false;

  function fetches(work: () => void): boolean {
    [isPressed, hasFetched] = [true, false];
    try {
      work();
      return hasFetched;
    } finally {
      isPressed = false;
    }
  }

  /** Lets effects happen that are due; tells whether they changed the state of their component. */
  function settle(owner: Component): boolean {
    const due = owner.effects.filter(({ on }, n) => !isSame(on, owner.done[n]?.on));
    owner.done = owner.effects;
    owner.hasChanged = false;
    for (const { run, on } of due) effects.happen(owner, run, on?.length === 0 ? 'first' : 'again');
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
  function rendered(
    place: SourcePlace,
    render: () => Value,
  ): {
    value: Value;
    hasScheme: boolean;
    hasState: boolean;
    looked: readonly Looked[];
    choosing: Choosing;
  } {
    const outer = component;
    const owner: Component = {
      place,
      slots: [],
      next: 0,
      effects: [],
      done: [],
      awaiting: [],
      looked: [],
      hasChanged: false,
      hasFetched: false,
      hasScheme: false,
    };
    const once = (): Value => {
      owner.next = 0;
      owner.effects = [];
      owner.awaiting = [];
      owner.looked = [];
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
      looked: owner.looked,
      choosing: choosingOf(owner, effects, { render: () => settled(owner, once), fetches }),
    });
    return shown(settled(owner, once));
  }

  /** What a component renders in the end, by what it renders each time. */
  function settled(owner: Component, once: () => Value): Value {
    const first = once();
    try {
      let last = first;
      let hasLoaded = false;
      for (let pass = 0; pass < MAX_PASSES; pass += 1) {
        if (owner.slots.length === 0 && !owner.effects.some(meetsPage)) return last;
        let hasChanged = settle(owner);
        if (!hasChanged && !hasLoaded) {
          hasLoaded = true;
          for (const tell of owner.awaiting) effects.happen(owner, () => tell(element), 'first');
          hasChanged = owner.hasChanged;
        }
        if (!hasChanged) return last;
        last = once();
      }
    } catch (error) {
      if (!(error instanceof Uninterpretable)) throw error;
    }
    return first;
  }

  return {
    hooks: states.hooks,
    componentBase: componentBase(states),
    mounted(place, render, html) {
      const first = rendered(place, render);
      const state = first.hasState ? 'own' : isInState ? 'around' : undefined;
      const shown = ({ value, looked, choosing }: typeof first): string =>
        inState(state !== undefined, () => html(value, state, looked, choosing));
      if (scheme !== undefined || !first.hasScheme) return shown(first);
      const light = inScheme('light', () => shown(first));
      return inBothSchemes(light, () => inScheme('dark', () => shown(rendered(place, render))));
    },
    awaits(tell) {
      component?.awaiting.push(tell);
    },
    looksUp(all, chosen) {
      component?.looked.push({ all, chosen });
    },
    asked,
    failed() {
      onHook();
      effects.failed();
    },
    aside: effects.aside,
    awaited: effects.awaited,
    asynchronous(work) {
      if (effects.now() === undefined) return work();
      return effects.aside(() => effects.promises.made(work));
    },
    global: new Map(),
    ...createPresses(),
  };
}

/** Whether an effect may do something to the page around its component. */
function meetsPage({ run }: Component['effects'][number]): boolean {
  return wordsOf(run).names.has('document');
}

/** Whether an effect depends on the same values as before; one that depends on none named never does. */
function isSame(on: readonly Value[] | undefined, before: readonly Value[] | undefined): boolean {
  return (
    on !== undefined && on.length === before?.length && on.every((value, n) => Object.is(value, before[n]))
  );
}
