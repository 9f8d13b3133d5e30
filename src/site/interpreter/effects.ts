import { Uninterpretable } from './interpreter-host.ts';
import { type Callable, record } from './value.ts';
import { watcher } from './watcher.ts';

/** Calls, one from within the other, of what waits for the next frame. */
const MAX_FRAMES = 4;
/** Milliseconds from one frame to the next: all that moves has come to its end by then. */
const FRAME = 1_000_000;

/** One effect of a component while it happens. */
export interface Happening<Owner> {
  readonly owner: Owner;
  /** Whether it happens when its component is shown first, and never again. */
  readonly isOnce: boolean;
  readonly waiting: { readonly call: Callable; readonly isKnown: boolean }[];
  /** Whether all that it asked for so far is known here. */
  isKnown: boolean;
}

/** Effects that happen one within the other, of components of the kind `Owner`. */
export interface Effects<Owner> {
  /** The one that happens now. */
  now(): Happening<Owner> | undefined;
  /** Lets one happen, with what it puts off to the next frames. */
  happen(owner: Owner, run: Callable, isOnce: boolean): void;
  /** Notes that the one that happens now asked for what is not known. */
  unknown(): undefined;
  /** `requestAnimationFrame`. */
  readonly wait: Callable;
  /** `IntersectionObserver`: what is watched is in view. */
  readonly observer: Callable;
}

/** None happens yet. */
export function createEffects<Owner>(): Effects<Owner> {
  let happening: Happening<Owner> | undefined;

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
    happen(owner, run, isOnce) {
      const outer = happening;
      const effect: Happening<Owner> = { owner, isOnce, waiting: [], isKnown: true };
      happening = effect;
      try {
        run();
        for (let frame = 1; frame <= MAX_FRAMES && effect.waiting.length > 0; frame += 1) {
          for (const { call, isKnown } of effect.waiting.splice(0)) {
            effect.isKnown = isKnown;
            call(frame * FRAME);
          }
        }
      } catch (error) {
        // What an effect did before it met what cannot be interpreted has happened.
        if (!(error instanceof Uninterpretable)) throw error;
      } finally {
        happening = outer;
      }
    },
    unknown() {
      if (happening !== undefined) happening.isKnown = false;
      return undefined;
    },
    wait,
    observer,
  };
}
