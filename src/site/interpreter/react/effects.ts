import { Uninterpretable } from '../interpreter-host.ts';
import { type Callable, numberOf, record, type Value } from '../value.ts';
import { writtenOf } from '../words.ts';
import { createPromises, isPromise, type Outcome, outcomeOf, type Promises } from './promises.ts';
import { watcher } from './watcher.ts';

/** Calls, one from within the other, of what waits for the next frame. */
const MAX_FRAMES = 4;
/** Milliseconds from one frame to the next: all that moves has come to its end by then. */
const FRAME = 1_000_000;

/** Strokes of a clock that an effect sets going: one that types a text has come to its end by then. */
const MAX_STROKES = 300;
/** Callbacks of promises that one thing makes follow it. */
const MAX_SOON = 10_000;
/** Waits that visitors hardly notice. */
const SHORT_WAIT = 1000;
/** So many calls of one function, one after the other, tell a story: the first is nothing without the others. */
const SEQUENCE = 3;

/** What a clock calls: once, or at each stroke until it is ended. */
interface Stroke extends Put {
  readonly repeats: boolean;
  /** Milliseconds to wait for it. */
  readonly time: number;
}

/** Thrown where something waits without an end; nothing of a page catches it. */
class Endless extends Error {}

/** What is put off, and whether all was known by then. */
interface Put {
  readonly call: Callable;
  readonly isKnown: boolean;
}

/** When something happens: once a component is shown first, and never again; each time it depends on is another; by a press. */
type Occasion = 'first' | 'again' | 'press';

/** One effect of a component, or what a press does, while it happens. */
interface Happening<Owner> {
  readonly owner: Owner;
  readonly occasion: Occasion;
  readonly waiting: Put[];
  /** What follows promises, once what happens now is done. */
  readonly soon: Put[];
  /** What its clocks are to call, by their numbers. */
  readonly strokes: Map<number, Stroke>;
  /** Whether all that it asked for so far is known here. */
  isKnown: boolean;
  /** Strokes that it waited for, of promises. */
  waited: number;
}

/** Effects that happen one within the other, of components of the kind `Owner`. */
export interface Effects<Owner> {
  /** The one that happens now. */
  now(): Happening<Owner> | undefined;
  /** Lets one happen, with what it puts off to the next frames. */
  happen(owner: Owner, run: Callable, occasion: Occasion): void;
  /** Notes that the one that happens now asked for what is not known. */
  unknown(): undefined;
  /** Runs `work`, of which nothing is asked: what follows is known as well as what was before. */
  aside(work: () => Value): Value;
  /** Notes that something failed that may not in a browser: what follows is known by nobody. */
  failed(): void;
  /** Promises. */
  readonly promises: Promises;
  /** What comes of a value that is waited for, as far as clocks bring it; undefined where it never comes. */
  awaited(value: Value): Outcome | undefined;
  /** `requestAnimationFrame`. */
  readonly wait: Callable;
  /** `setTimeout`, `setInterval` of what ends itself. */
  stroke(call: Value, time: Value, repeats: boolean): Value;
  /** `clearTimeout`, `clearInterval`. */
  readonly end: Callable;
  /** `IntersectionObserver`: what is watched is in view. */
  readonly observer: Callable;
}

/** None happens yet. `keep` notes what an owner keeps; the returned function gives it that back. */
export function createEffects<Owner>(keep: (owner: Owner) => () => void): Effects<Owner> {
  let happening: Happening<Owner> | undefined;
  let clocks = 0;

  /** Does what was put off, and what follows it soon. */
  function does(effect: Happening<Owner>, { call, isKnown }: Put, time?: number): void {
    effect.isKnown = isKnown;
    call(time);
    followUp(effect);
  }

  function followUp(effect: Happening<Owner>): void {
    let left = MAX_SOON;
    while (effect.soon.length > 0)
      for (const { call, isKnown } of effect.soon.splice(0)) {
        left -= 1;
        if (left < 0) throw new Endless('promises');
        effect.isKnown = isKnown;
        call();
      }
  }

  /** Lets clocks strike once for a promise; tells whether one did. */
  function strikeOnce(effect: Happening<Owner>): boolean {
    for (const [clock, stroke] of effect.strokes) {
      if (!stroke.repeats) effect.strokes.delete(clock);
      if (stroke.time > SHORT_WAIT && effect.occasion !== 'press') continue;
      effect.waited += 1;
      if (effect.waited > MAX_STROKES) throw new Endless('clocks');
      does(effect, stroke);
      return true;
    }
    return false;
  }

  /** Lets the frames pass for which an effect waits. */
  function pass(effect: Happening<Owner>): void {
    for (let frame = 1; frame <= MAX_FRAMES && effect.waiting.length > 0; frame += 1) {
      for (const put of effect.waiting.splice(0)) does(effect, put, frame * FRAME);
    }
  }

  /** Lets the clocks of an effect come to their end; what one does that does not is not done. */
  function strike(effect: Happening<Owner>): void {
    const { owner, strokes, occasion } = effect;
    let giveBack = keep(owner);
    const first = new Set(strokes.keys());
    const written = new Set([...strokes.values()].map(({ call }) => writtenOf(call)?.node));
    const isSequence = first.size >= SEQUENCE && written.size === 1;
    for (let count = 0; count < MAX_STROKES && strokes.size > 0; count += 1) {
      for (const [clock, stroke] of [...strokes]) {
        const { repeats, time } = stroke;
        if (!strokes.has(clock)) continue;
        if (!repeats) strokes.delete(clock);
        // Who has pressed something waits for what comes of it.
        if (time > SHORT_WAIT && occasion !== 'press' && !(isSequence && first.has(clock))) {
          strokes.delete(clock);
          continue;
        }
        does(effect, stroke);
        // What waits a moment, and then is there, is no clock that goes on.
        if (!repeats && first.has(clock)) giveBack = keep(owner);
      }
    }
    if (strokes.size > 0) giveBack();
  }

  const wait: Callable = (call) => {
    if (typeof call === 'function' && happening !== undefined)
      happening.waiting.push({ call, isKnown: happening.isKnown });
    return 1;
  };

  const observer: Callable = (tell) => {
    const made = watcher();
    const entry = record([
      ['isIntersecting', true],
      ['intersectionRatio', 1],
    ]);
    if (typeof tell === 'function') wait(() => tell([entry], made));
    return made;
  };

  return {
    now: () => happening,
    happen(owner, run, occasion) {
      const outer = happening;
      const strokes = new Map<number, Stroke>();
      const effect = { owner, occasion, waiting: [], soon: [], strokes, isKnown: true, waited: 0 };
      const giveBack = keep(owner);
      happening = effect;
      try {
        run();
        followUp(effect);
        pass(effect);
        strike(effect);
        pass(effect);
      } catch (error) {
        // What never comes to its end is not done, nor what goes too deep for the host.
        if (error instanceof Endless || error instanceof RangeError) giveBack();
        // What an effect did before it met what cannot be interpreted has happened.
        else if (!(error instanceof Uninterpretable)) throw error;
      } finally {
        happening = outer;
      }
    },
    unknown() {
      // What readers bring by a press is theirs, whatever else is asked for.
      if (happening !== undefined && happening.occasion !== 'press') happening.isKnown = false;
      return undefined;
    },
    aside(work) {
      const isKnown = happening?.isKnown ?? false;
      const value = work();
      if (happening !== undefined) happening.isKnown = isKnown;
      return value;
    },
    failed() {
      if (happening !== undefined) happening.isKnown = false;
    },
    promises: createPromises((call) => {
      happening?.soon.push({ call: () => call() as undefined, isKnown: happening.isKnown });
    }),
    awaited(value) {
      if (happening === undefined || !isPromise(value)) return outcomeOf(value);
      const { isKnown } = happening;
      followUp(happening);
      while (outcomeOf(value) === undefined && strikeOnce(happening));
      happening.isKnown = isKnown;
      return outcomeOf(value);
    },
    wait,
    stroke(call, wait, repeats) {
      if (typeof call !== 'function' || happening === undefined) return undefined;
      clocks += 1;
      const time = numberOf(wait ?? 0);
      happening.strokes.set(clocks, { call, isKnown: happening.isKnown, repeats, time });
      return clocks;
    },
    end: (clock) => void (typeof clock === 'number' && happening?.strokes.delete(clock)),
    observer,
  };
}
