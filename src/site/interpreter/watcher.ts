import { type Callable, record, type Value } from './value.ts';

/** What is called for its effect alone, which is none here. */
export const nothing: Callable = () => undefined;

/** What `new MutationObserver()` makes, or `new AbortController()`: nothing changes, and nothing is ended. */
export function watcher(): Value {
  return record([
    ['observe', nothing],
    ['unobserve', nothing],
    ['disconnect', nothing],
    ['abort', nothing],
  ]);
}
