import { chargeError } from './charges.ts';
import { type InterpreterHost, Uninterpretable } from './interpreter-host.ts';

/** What readers have not chosen comes to, or what a browser is to do: nothing, where it needs what is there only then. */
export function unchosen<T>(make: () => T, { tick }: Pick<InterpreterHost, 'tick'>): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Uninterpretable)) throw error;
    chargeError(tick);
    return undefined;
  }
}
