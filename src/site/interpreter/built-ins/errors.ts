import { type Callable, record, stringOf } from '../value.ts';

/** `new Error(message)` and its kin. */
function errorMaker(name: string): Callable {
  return (message) => {
    const said = stringOf(message ?? '');
    const error = record([
      ['name', name],
      ['message', said],
    ]);
    // Not to be seen where the error is spread or shown as JSON.
    return Object.defineProperty(error, 'toString', {
      value: () => (said === '' ? name : `${name}: ${said}`),
    });
  };
}

/** What throws, by its name. */
export const ERRORS = Object.fromEntries(
  ['Error', 'RangeError', 'SyntaxError', 'TypeError'].map((name) => [name, errorMaker(name)]),
);
