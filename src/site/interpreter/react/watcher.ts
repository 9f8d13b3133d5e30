import { shared } from '../built-ins/shared.ts';
import { nothing, record, type Value } from '../value.ts';

const SIGNAL = shared({ aborted: false, addEventListener: nothing, removeEventListener: nothing });

/** What `new MutationObserver()` makes, or `new AbortController()`: nothing changes, and nothing is ended. */
export function watcher(): Value {
  return record([
    ['observe', nothing],
    ['unobserve', nothing],
    ['disconnect', nothing],
    ['abort', nothing],
    ['signal', SIGNAL],
  ]);
}
