import { BROWSER_CONSTRUCTORS } from '../browser-names.ts';
import { shared } from '../built-ins/shared.ts';
import { Thrown } from '../interpreter-host.ts';
import {
  type Callable,
  fromData,
  isRecord,
  nothing,
  record,
  stringOf,
  type Value,
  withMembers,
} from '../value.ts';
import { wordsOf } from '../words.ts';
import type { Effects } from './effects.ts';
import type { Promises } from './promises.ts';
import { watcher } from './watcher.ts';

/** What effects of a component may learn of the page around it. */
export interface Surroundings {
  /** Whether the page is dark. */
  isDark(): boolean;
  /** The path of the page on its host. */
  address(): string;
  /** Hears of each name that is asked for. */
  onAsked(): void;
  /** Hears of data that an effect asks the network for, which never come. */
  onFetch(): void;
  /** The text of a file of the project by its address; undefined where that is of none. */
  fileText(address: string): string | undefined;
  /** Whether a selector means a part of the page that is around what is written. */
  isPart(selector: string): boolean;
  /** Hears of such a part that an effect takes away. */
  onHidden(selector: string): void;
}

/** The names that browsers alone know: what each means while an effect happens; before it, none means anything. */
export function browserIn(
  effects: Effects<unknown>,
  { isDark, address, onAsked, onFetch, fileText, isPart, onHidden }: Surroundings,
): (name: string) => Value {
  const { now, unknown, wait, stroke, end, observer, promises } = effects;
  const unknownThing = unknownIn(effects);
  const found = (selector: string): Value => {
    if (!isPart(selector)) return unknown();
    return pagePart(() => void (now()?.isKnown && onHidden(selector)), unknown);
  };
  const document = documentIn(isDark, found, unknown);
  const matchMedia = matchMediaIn(isDark, unknown);
  const window = partOf((name) => asked(name));
  const promise = withMembers(promises.maker, promises.members);
  const fetch: Callable = (address, options) => {
    const isAsked = !isRecord(options) || /^get$/i.test(stringOf(options.method ?? 'get'));
    const text = isAsked && typeof address === 'string' ? fileText(address) : undefined;
    if (text !== undefined) return promises.kept(responseOf(text, promises));
    onFetch();
    unknown();
    return promises.maker(nothing);
  };
  const storage = partOf((name) => EMPTY[name]);
  const location = partOf((name) => (name === 'pathname' ? address() : unknown()));
  const setTimeout: Callable = (call, time) =>
    now()?.occasion === 'again' ? undefined : stroke(call, time, false);
  const setInterval: Callable = (call, time) =>
    typeof call === 'function' && wordsOf(call).names.has('clearInterval')
      ? stroke(call, time, true)
      : undefined;

  function maker(name: string): Callable {
    if (name === 'IntersectionObserver') return observer;
    if (name === 'Promise') return promise;
    return /^(?:AbortController|MutationObserver|ResizeObserver)$/.test(name) ? watcher : () => unknownThing;
  }

  function asked(name: string): Value {
    onAsked();
    // What is made is there before the component is shown, too.
    if (BROWSER_CONSTRUCTORS.has(name)) {
      const made = maker(name);
      MAKERS.add(made);
      return made;
    }
    if (now() === undefined) {
      if (name === 'fetch') onFetch();
      return undefined;
    }
    if (name === 'requestAnimationFrame') return wait;
    if (name === 'document') return document;
    if (name === 'matchMedia') return matchMedia;
    if (name === 'setTimeout') return setTimeout;
    if (name === 'setInterval') return setInterval;
    if (name === 'clearInterval' || name === 'clearTimeout') return end;
    if (/^(?:cancel|clear)[A-Z]/.test(name)) return nothing;
    if (name === 'localStorage' || name === 'sessionStorage') return storage;
    if (name === 'fetch') return fetch;
    if (name === 'performance') return record([['now', () => 0]]);
    if (name === 'window' || name === 'globalThis') return window;
    return name === 'location' ? location : unknown();
  }
  return asked;
}

/** Functions that `new` may be written before. */
const MAKERS = new WeakSet<Callable>();

/** Whether `new` of this makes what browsers alone have. */
export function isBrowserMaker(value: Value): boolean {
  return typeof value === 'function' && MAKERS.has(value);
}

/** What a browser keeps for those who come for the first time: nothing. */
const EMPTY = shared({
  getItem: () => null,
  key: () => null,
  length: 0,
  ...Object.fromEntries(['clear', 'removeItem', 'setItem'].map((name) => [name, nothing])),
});

/** What `fetch` gives of a file of the project. */
function responseOf(text: string, { made, kept }: Promises): Value {
  return record([
    ['ok', true],
    ['status', 200],
    ['json', () => made(() => parsed(text))],
    ['text', () => kept(text)],
  ]);
}

function parsed(text: string): Value {
  try {
    return fromData(JSON.parse(text));
  } catch (error) {
    throw new Thrown(record([['message', (error as Error).message]]), {});
  }
}

const UNKNOWN = new WeakSet<object>();

/** Whether a value is of a browser, and nothing is known of it. */
export function isUnknown(value: Value): boolean {
  return typeof value === 'object' && value !== null && UNKNOWN.has(value);
}

/** An element on the page, or what a browser has made, of which nothing is known. */
export function unknownIn({ unknown }: Effects<unknown>): Value {
  const thing = new Proxy(record(), {
    has(_, key) {
      if (typeof key === 'string') unknown();
      return false;
    },
  });
  UNKNOWN.add(thing);
  return thing;
}

/** Names by which the root of a page may say its colors elsewhere; that of a hosted page does not. */
const ELSEWHERE = /^(?:data-)?(?:bs-|color-?)?(?:mode|scheme|theme)$/i;

/** The root of a page, which says by its class and by its style whether it is dark. */
function rootIn(isDark: () => boolean, unknown: () => undefined): Value {
  const scheme = (): string => (isDark() ? 'dark' : 'light');
  const contains: Callable = (name) => (name === 'dark' || name === 'light' ? scheme() === name : unknown());
  const classList = partOf((name) => (name === 'contains' ? contains : unknown()));
  const style = partOf((name) => (name === 'colorScheme' ? scheme() : unknown()));
  const dataset = partOf((name) => (ELSEWHERE.test(name) ? undefined : unknown()));
  const getAttribute: Callable = (name) => {
    if (name === 'class') return scheme();
    return ELSEWHERE.test(String(name)) ? null : unknown();
  };
  return partOf((name) => {
    if (name === 'classList') return classList;
    if (name === 'className') return scheme();
    if (name === 'getAttribute') return getAttribute;
    if (name === 'style') return style;
    return name === 'dataset' ? dataset : unknown();
  });
}

/** `document`: `found` gives parts of the page by their selectors. */
function documentIn(
  isDark: () => boolean,
  found: (selector: string) => Value,
  unknown: () => undefined,
): Value {
  const root = rootIn(isDark, unknown);
  const one: Callable = (selector) =>
    /^(?:html|:root)$/.test(String(selector)) ? root : found(String(selector));
  const all: Callable = (selector) => [found(String(selector)) ?? []].flat();
  const byId: Callable = (id) => found(`#${String(id)}`);
  return partOf((name) => {
    if (name === 'documentElement') return root;
    if (name === 'querySelector') return one;
    if (name === 'querySelectorAll') return all;
    return name === 'getElementById' ? byId : unknown();
  });
}

/** A part of the page around what is written, which an effect may take away: `part.style.display = 'none'`. */
function pagePart(hide: () => undefined, unknown: () => undefined): Value {
  const style = partOf(unknown, (key, value) => {
    if (key === 'display' && value === 'none') hide();
  });
  return partOf((name) => {
    if (name === 'style') return style;
    return name === 'remove' ? hide : unknown();
  });
}

/** `matchMedia('(prefers-color-scheme: dark)')`. */
function matchMediaIn(isDark: () => boolean, unknown: () => undefined): Callable {
  return (query) => {
    const wanted = /prefers-color-scheme:\s*(dark|light)/.exec(String(query))?.[1];
    if (wanted === undefined) return unknown();
    return partOf((name) => {
      if (name === 'matches') return isDark() === (wanted === 'dark');
      return /Listener$/.test(name) ? nothing : unknown();
    });
  };
}

/** A part of the browser that has what `member` says; what a page puts there is not kept, but `given` hears of it. */
function partOf(member: (name: string) => Value, given?: (name: string, value: Value) => void): Value {
  return new Proxy(record(), {
    has: (_, key) => typeof key === 'string',
    get: (_, key) => (typeof key === 'string' ? member(key) : undefined),
    set(_, key, value: Value) {
      if (typeof key === 'string') given?.(key, value);
      return true;
    },
  });
}
