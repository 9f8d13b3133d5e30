import { Uninterpretable } from '../interpreter-host.ts';
import { type Callable, numberOf, record, type Value } from '../value.ts';
import { writtenOf } from '../words.ts';
import { watcher } from './watcher.ts';

/** Calls, one from within the other, of what waits for the next frame. */
const MAX_FRAMES = 4;
/** Milliseconds from one frame to the next: all that moves has come to its end by then. */
const FRAME = 1_000_000;

/** Strokes of a clock that an effect sets going: one that types a text has come to its end by then. */
const MAX_STROKES = 300;
/** Waits that visitors hardly notice. */
const SHORT_WAIT = 1000;
/** So many calls of one function, one after the other, tell a story: the first is nothing without the others. */
const SEQUENCE = 3;

/** What a clock calls: once, or at each stroke until it is ended. */
interface Stroke {
  readonly call: Callable;
  readonly isKnown: boolean;
  readonly repeats: boolean;
  /** Milliseconds to wait for it. */
  readonly time: number;
}

/** When something happens: once a component is shown first, and never again; each time it depends on is another; by a press. */
export type Occasion = 'first' | 'again' | 'press';

/** One effect of a component, or what a press does, while it happens. */
export interface Happening<Owner> {
  readonly owner: Owner;
  readonly occasion: Occasion;
  readonly waiting: { readonly call: Callable; readonly isKnown: boolean }[];
  /** What its clocks are to call, by their numbers. */
  readonly strokes: Map<number, Stroke>;
  /** Whether all that it asked for so far is known here. */
  isKnown: boolean;
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
  aside(work: () => Value): void;
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

  /** Lets the frames pass for which an effect waits. */
  function pass(effect: Happening<Owner>): void {
    for (let frame = 1; frame <= MAX_FRAMES && effect.waiting.length > 0; frame += 1) {
      for (const { call, isKnown } of effect.waiting.splice(0)) {
        effect.isKnown = isKnown;
        call(frame * FRAME);
      }
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
      for (const [clock, { call, isKnown, repeats, time }] of [...strokes]) {
        if (!strokes.has(clock)) continue;
        if (!repeats) strokes.delete(clock);
        // Who has pressed something waits for what comes of it.
        if (time > SHORT_WAIT && occasion !== 'press' && !(isSequence && first.has(clock))) {
          strokes.delete(clock);
          continue;
        }
        effect.isKnown = isKnown;
        call();
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
      const effect: Happening<Owner> = { owner, occasion, waiting: [], strokes: new Map(), isKnown: true };
      happening = effect;
      try {
        run();
        pass(effect);
        strike(effect);
        pass(effect);
      } catch (error) {
        // What an effect did before it met what cannot be interpreted has happened.
        if (!(error instanceof Uninterpretable)) throw error;
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
      work();
      if (happening !== undefined) happening.isKnown = isKnown;
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
