import { isForUnreadTime } from './built-ins/instances.ts';

/**
 * Gives `target` what `make` comes to. What only the time decides at which a page is read is asked for again where it is
 * used: many components reckon with it, and show it but in a view that readers have to choose.
 */
export function putOff<T>(target: object, key: string, make: () => T, put: (value: T) => void): void {
  let value: T;
  try {
    value = make();
  } catch (error) {
    if (!isForUnreadTime(error)) throw error;
    Object.defineProperty(target, key, {
      configurable: true,
      enumerable: true,
      get() {
        throw error;
      },
      set(next: unknown) {
        Object.defineProperty(target, key, { writable: true, value: next });
      },
    });
    return;
  }
  put(value);
}
