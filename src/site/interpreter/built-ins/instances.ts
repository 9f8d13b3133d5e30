import { Uninterpretable } from '../interpreter-host.ts';
import { instance, instanceOf, isList, isRecord, listOf, numberOf, timeText, type Value } from '../value.ts';
import { bound, call, type Methods, slow } from './method.ts';

/** Maps, sets and points in time. Times are those of Greenwich: a site is the same wherever it is built. */

const MAP_METHODS: Methods<Map<Value, Value>> = {
  clear: (self) => void self.clear(),
  delete: (self, [key]) => self.delete(key),
  entries: (self) => [...self],
  forEach: (self, [use], tick) => {
    for (const [key, value] of self) call(use, tick, value, key);
    return undefined;
  },
  get: (self, [key]) => self.get(key),
  has: (self, [key]) => self.has(key),
  keys: (self) => [...self.keys()],
  set: (self, [key, value]) => instance(self.set(key, value)),
  values: (self) => [...self.values()],
};

const SET_METHODS: Methods<Set<Value>> = {
  add: (self, [item]) => instance(self.add(item)),
  clear: (self) => void self.clear(),
  delete: (self, [item]) => self.delete(item),
  difference: (self, [other]) => instance(self.difference(new Set(listOf(other)))),
  entries: (self) => [...self].map((item) => [item, item]),
  forEach: (self, [use], tick) => {
    for (const item of self) call(use, tick, item, item);
    return undefined;
  },
  has: (self, [item]) => self.has(item),
  intersection: (self, [other]) => instance(self.intersection(new Set(listOf(other)))),
  keys: (self) => [...self],
  union: (self, [other]) => instance(self.union(new Set(listOf(other)))),
  values: (self) => [...self],
};

/** The parts of a time, which are told and set by `getHours` and `setUTCHours` alike. */
const TIME_PARTS = ['Date', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'] as const;

function partMethods(part: (typeof TIME_PARTS)[number]): Methods<Date> {
  const get = (self: Date): number => self[`getUTC${part}`]();
  const set = (self: Date, values: readonly Value[]): number => {
    const setParts: (...parts: number[]) => number = self[`setUTC${part}`];
    return setParts.apply(self, values.map(numberOf));
  };
  return { [`get${part}`]: get, [`getUTC${part}`]: get, [`set${part}`]: set, [`setUTC${part}`]: set };
}

const DATE_METHODS: Methods<Date> = {
  ...Object.fromEntries(TIME_PARTS.flatMap((part) => Object.entries(partMethods(part)))),
  getDay: (self) => self.getUTCDay(),
  getTime: (self) => self.getTime(),
  getTimezoneOffset: () => 0,
  getUTCDay: (self) => self.getUTCDay(),
  setTime: (self, [time]) => self.setTime(numberOf(time)),
  toDateString: (self) => timeText(self).replace(/ [\d:]+ GMT.*$/, ''),
  toISOString: (self) => self.toISOString(),
  toJSON: (self) => self.toISOString(),
  toLocaleDateString: (self, [locale, options], tick) =>
    slow(tick, () => self.toLocaleDateString(localeOf(locale), timeOptions(options))),
  toLocaleString: (self: Date, [locale, options]: readonly Value[], tick: () => void) =>
    slow(tick, () => self.toLocaleString(localeOf(locale), timeOptions(options))),
  toLocaleTimeString: (self, [locale, options], tick) =>
    slow(tick, () => self.toLocaleTimeString(localeOf(locale), timeOptions(options))),
  toString: (self: Date) => timeText(self),
  toTimeString: (self) => timeText(self).replace(/^.* (?=[\d:]+ GMT)/, ''),
  toUTCString: (self) => self.toUTCString(),
  valueOf: (self: Date) => self.getTime(),
};

/** The language that numbers and times are written in; American English where the page does not say. */
export function localeOf(value: Value): string {
  const locale = isList(value) ? value[0] : value;
  return typeof locale === 'string' && locale !== 'default' ? locale : 'en-US';
}

/** `{ style: 'currency' }` and the like, as the host takes them. */
export function localeOptions(value: Value): Record<string, string | number | boolean> {
  const given = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    given.flatMap(([key, item]) =>
      typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean' ? [[key, item]] : [],
    ),
  );
}

/** The same for times, which are told in UTC where the page names no zone. */
export function timeOptions(value: Value): Intl.DateTimeFormatOptions {
  return { timeZone: 'UTC', ...localeOptions(value) };
}

/** Times at which pages are read, with the year, which is all that may be known of one. */
const unread = new WeakMap<object, number | undefined>();

/** The time at which a page is read: of use for the year alone, as it stands in copyright lines. */
export function timeOfReading(year: number | undefined): Value {
  return instance(unreadTime(year));
}

/** What built-in functions ask of a time. */
const ASKED = ['getTime', 'toISOString', 'toJSON', 'valueOf'];

function unreadTime(year: number | undefined): Date {
  const unknown = { value: failUnread };
  const time = Object.defineProperties(
    new Date(Number.NaN),
    Object.fromEntries(ASKED.map((name) => [name, unknown])),
  );
  unread.set(time, year);
  return time;
}

function failUnread(): never {
  throw new UnreadTime();
}

/** Values of which only the time tells at which a page is read whether they are anything at all. */
const undecided = new WeakSet<object>();

function unreadValue(): Value {
  const time = unreadTime(undefined);
  undecided.add(time);
  return instance(time);
}

/** Whether a value stands in for another, see {@link orUnread}. */
export function isUndecided(value: Value): boolean {
  const made = typeof value === 'object' ? instanceOf(value) : undefined;
  return made !== undefined && undecided.has(made);
}

/** What `make` comes to, or what stands in for it where only the time tells that. */
export function orUnread(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (!isForUnreadTime(error)) throw error;
    return unreadValue();
  }
}

function memberOfUnread(year: number | undefined, key: string): Value {
  if (year === undefined || (key !== 'getFullYear' && key !== 'getUTCFullYear')) throw new UnreadTime();
  return () => year;
}

/** Whether it is the time at which a page is read, with which nothing can be reckoned. */
export function isUnread(value: Value): boolean {
  const made = typeof value === 'object' ? instanceOf(value) : undefined;
  return made !== undefined && unread.has(made);
}

/**
 * What a comparison with the time at which a page is read comes to, which is not before the year of the build;
 * undefined where that does not decide it.
 */
export function comparedWithReading(
  operator: string,
  left: Value,
  right: Value,
  year: number | undefined,
): boolean | undefined {
  if (!/^[<>]=?$/.test(operator) || isUnread(left) === isUnread(right) || year === undefined)
    return undefined;
  const other = numberOf(isUnread(left) ? right : left);
  return other < Date.UTC(year, 0, 1) ? isUnread(left) === operator.startsWith('>') : undefined;
}

/** Only the reading of a page would tell a time, or what hangs on it. */
export class UnreadTime extends TypeError {
  constructor() {
    super('the time at which a page is read is not known');
    this.name = 'UnreadTime';
  }
}

/** Whether that is what something could not be interpreted for. */
export function isForUnreadTime(error: unknown): error is Error {
  return (
    error instanceof UnreadTime || (error instanceof Uninterpretable && error.cause instanceof UnreadTime)
  );
}

/** A time of a page: a text without a zone is one of Greenwich. */
function dateOf(values: readonly Value[]): Date {
  const [first] = values;
  if (first === undefined) throw new UnreadTime();
  if (values.length > 1) {
    const [year = 0, month = 0, ...rest] = values.map(numberOf);
    return new Date(Date.UTC(year, month, ...rest));
  }
  if (typeof first !== 'string') return new Date(numberOf(first));
  const known = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)(?:\s*\(.*\))?$/i.test(first);
  if (known || /^\d{4}(?:-\d\d){0,2}$/.test(first)) return new Date(first);
  return new Date(/^\d{4}-\d\d-\d\dT/.test(first) ? `${first}Z` : `${first} UTC`);
}

/** What `new` makes, by name. */
export const CONSTRUCTORS: Readonly<Record<string, (values: readonly Value[]) => Value>> = {
  Date: (values) => instance(dateOf(values)),
  Map: ([entries]) => instance(new Map(listOf(entries).map((entry) => [listOf(entry)[0], listOf(entry)[1]]))),
  Set: ([items]) => instance(new Set(listOf(items))),
};

type Made = NonNullable<ReturnType<typeof instanceOf>>;

/** The member of what `new` has made. */
export function memberOfMade(made: Made, key: string, tick: () => void): Value {
  if (unread.has(made)) return memberOfUnread(unread.get(made), key);
  if (made instanceof Date) return bound(DATE_METHODS, made, key, tick);
  if (key === 'size') return made.size;
  return made instanceof Map ? bound(MAP_METHODS, made, key, tick) : bound(SET_METHODS, made, key, tick);
}

/** Whether a value was made by the constructor of this name. */
export function isMadeBy(name: string, value: Value): boolean {
  const made = instanceOf(value);
  if (name === 'Date') return made instanceof Date;
  if (name === 'Map') return made instanceof Map;
  if (name === 'Set') return made instanceof Set;
  if (/Error$/.test(name) && isRecord(value) && Object.hasOwn(value, 'message'))
    return name === 'Error' ? /Error$/.test(String(value.name)) : value.name === name;
  return name === 'Array' && isList(value);
}
