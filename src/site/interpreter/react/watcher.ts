import { nothing, record, type Value } from '../value.ts';

/** What `new MutationObserver()` makes, or `new AbortController()`: nothing changes, and nothing is ended. */
export function watcher(): Value {
  return record([
    ['observe', nothing],
    ['unobserve', nothing],
    ['disconnect', nothing],
    ['abort', nothing],
  ]);
}
