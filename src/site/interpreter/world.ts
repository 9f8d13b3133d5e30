import { type Callable, record, type Value } from './value.ts';

/** What effects of a component may learn of the page around it. */
export interface Surroundings {
  /** Whether the page is dark. */
  isDark(): boolean;
  /** What nothing is known of. */
  unknown(): undefined;
}

const nothing: Callable = () => undefined;

/** `document`: a page that is dark says so by a class of its root. */
export function documentIn({ isDark, unknown }: Surroundings): Value {
  const contains: Callable = (name) => (name === 'dark' ? isDark() : unknown());
  const classList = partOf((name) => (name === 'contains' ? contains : unknown()));
  const root = partOf((name) => (name === 'classList' ? classList : unknown()));
  return partOf((name) => (name === 'documentElement' ? root : unknown()));
}

/** `matchMedia('(prefers-color-scheme: dark)')`. */
export function matchMediaIn({ isDark, unknown }: Surroundings): Callable {
  return (query) => {
    const wanted = /prefers-color-scheme:\s*(dark|light)/.exec(String(query))?.[1];
    if (wanted === undefined) return unknown();
    return partOf((name) => {
      if (name === 'matches') return isDark() === (wanted === 'dark');
      return /Listener$/.test(name) ? nothing : unknown();
    });
  };
}

/** What `new MutationObserver()` makes, or `new AbortController()`: nothing changes, and nothing is ended. */
export function watcher(): Value {
  return record([
    ['observe', nothing],
    ['unobserve', nothing],
    ['disconnect', nothing],
    ['abort', nothing],
  ]);
}

/** A part of the browser that has what `member` says; what a page puts there is not kept. */
export function partOf(member: (name: string) => Value): Value {
  return new Proxy(record(), {
    has: (_, key) => typeof key === 'string',
    get: (_, key) => (typeof key === 'string' ? member(key) : undefined),
    set: () => true,
  });
}
