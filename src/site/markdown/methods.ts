import { tried } from './patterns.ts';
import {
  type Callable,
  expressionOf,
  isList,
  isRecord,
  numberOf,
  record,
  stringOf,
  type Value,
  type ValueRecord,
} from './value.ts';

type Method<T> = (self: T, values: readonly Value[], tick: () => void) => Value;

type Methods<T> = { readonly [name: string]: Method<T> };

function text(value: Value): string {
  return stringOf(value);
}

function number(value: Value): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function callback(value: Value): Callable {
  if (typeof value !== 'function') throw new TypeError('a function is expected');
  return value;
}

/** The longest text that a page may make by `repeat` or padding. */
const MAX_TEXT = 100_000;

function bounded(length: number): number {
  if (!(length <= MAX_TEXT)) throw new RangeError('the text would be too long');
  return length;
}

function replaced(self: string, expression: RegExp, by: Value): string {
  const whole =
    typeof by === 'function'
      ? self.replace(expression, (...found: (string | number)[]) => text(by(...found.slice(0, -2))))
      : self.replace(expression, text(by));
  bounded(whole.length);
  return whole;
}

const STRING_METHODS: Methods<string> = {
  at: (self, [index]) => self.at(number(index) ?? 0),
  charAt: (self, [index]) => self.charAt(number(index) ?? 0),
  concat: (self, values) => self + values.map(text).join(''),
  endsWith: (self, [end]) => self.endsWith(text(end)),
  includes: (self, [part]) => self.includes(text(part)),
  indexOf: (self, [part]) => self.indexOf(text(part)),
  lastIndexOf: (self, [part]) => self.lastIndexOf(text(part)),
  padEnd: (self, [length, fill]) =>
    self.padEnd(bounded(number(length) ?? 0), fill === undefined ? ' ' : text(fill)),
  padStart: (self, [length, fill]) =>
    self.padStart(bounded(number(length) ?? 0), fill === undefined ? ' ' : text(fill)),
  repeat: (self, [times]) => {
    bounded(self.length * (number(times) ?? 0));
    return self.repeat(number(times) ?? 0);
  },
  match: (self, [part], tick) => {
    const expression = expressionOf(part);
    return expression === undefined ? null : (tried(self, tick).match(expression) ?? null);
  },
  replace: (self, [part, by], tick) => {
    const expression = expressionOf(part);
    if (expression !== undefined) return replaced(tried(self, tick), expression, by);
    return self.replace(text(part), () => (typeof by === 'function' ? text(by(part)) : text(by)));
  },
  replaceAll: (self, [part, by], tick) => {
    const expression = expressionOf(part);
    if (expression !== undefined) return replaced(tried(self, tick), expression, by);
    const pieces = self.split(text(part));
    bounded((pieces.length - 1) * text(by).length);
    return pieces.join(text(by));
  },
  slice: (self, [start, end]) => self.slice(number(start), number(end)),
  split: (self, [separator, limit], tick) => {
    const expression = expressionOf(separator);
    if (expression !== undefined) return tried(self, tick).split(expression, number(limit));
    return separator === undefined ? [self] : self.split(text(separator), number(limit));
  },
  startsWith: (self, [start]) => self.startsWith(text(start)),
  substring: (self, [start, end]) => self.substring(number(start) ?? 0, number(end)),
  toLowerCase: (self) => self.toLowerCase(),
  toString: (self: string) => self,
  toUpperCase: (self) => self.toUpperCase(),
  trim: (self) => self.trim(),
  trimEnd: (self) => self.trimEnd(),
  trimStart: (self) => self.trimStart(),
};

const NUMBER_METHODS: Methods<number> = {
  toFixed: (self, [digits]) => self.toFixed(Math.min(number(digits) ?? 0, 100)),
  toLocaleString: (self: number) => self.toLocaleString('en-US'),
  toString: (self: number) => String(self),
};

const PATTERN_METHODS: Methods<RegExp> = {
  test: (self, [subject], tick) => tried(text(subject), tick).search(self) >= 0,
  toString: (self: RegExp) => String(self),
};

const LIST_METHODS: Methods<readonly Value[]> = {
  at: (self, [index]) => self.at(number(index) ?? 0),
  concat: (self, values) => values.reduce<readonly Value[]>((all, more) => all.concat(more), self),
  every: (self, [test], tick) => self.every((item, index) => call(test, tick, item, index, self)),
  filter: (self, [test], tick) => self.filter((item, index) => call(test, tick, item, index, self)),
  find: (self, [test], tick) => self.find((item, index) => call(test, tick, item, index, self)),
  findIndex: (self, [test], tick) => self.findIndex((item, index) => call(test, tick, item, index, self)),
  flat: (self) => self.flat(1),
  flatMap: (self, [make], tick) => self.flatMap((item, index) => call(make, tick, item, index, self)),
  forEach: (self, [use], tick) => {
    for (const [index, item] of self.entries()) call(use, tick, item, index, self);
    return undefined;
  },
  includes: (self, [item]) => self.includes(item),
  indexOf: (self, [item]) => self.indexOf(item),
  join: (self, [separator]) =>
    self.map((item) => stringOf(item ?? '')).join(separator === undefined ? ',' : text(separator)),
  map: (self, [make], tick) => self.map((item, index) => call(make, tick, item, index, self)),
  reduce: (self, [join, ...start], tick) => {
    const step: Callable = (all, item, index) => call(join, tick, all, item, index, self);
    if (start.length > 0) return self.reduce<Value>((all, item, index) => step(all, item, index), start[0]);
    if (self.length === 0) throw new TypeError('an empty list cannot be reduced without a first value');
    return self.slice(1).reduce<Value>((all, item, index) => step(all, item, index + 1), self[0]);
  },
  reverse: (self) => self.toReversed(),
  slice: (self, [start, end]) => self.slice(number(start), number(end)),
  some: (self, [test], tick) => self.some((item, index) => call(test, tick, item, index, self)),
  sort: (self, [compare], tick) =>
    compare === undefined
      ? self.toSorted((a, b) => (stringOf(a) < stringOf(b) ? -1 : stringOf(a) > stringOf(b) ? 1 : 0))
      : self.toSorted((a, b) => numberOf(call(compare, tick, a, b))),
  toReversed: (self) => self.toReversed(),
  toString: (self: readonly Value[]) => stringOf(self),
};

function call(value: Value, tick: () => void, ...values: Value[]): Value {
  tick();
  return callback(value)(...values);
}

/** The member of a value: an own property of a record, or one of the known methods of texts, numbers and lists. */
export function memberOf(self: Value, key: string, tick: () => void): Value {
  if (typeof self === 'string') {
    if (key === 'length') return self.length;
    return /^\d+$/.test(key) ? self[Number(key)] : bound(STRING_METHODS, self, key, tick);
  }
  if (isList(self)) {
    if (key === 'length') return self.length;
    return /^\d+$/.test(key) ? self[Number(key)] : bound(LIST_METHODS, self, key, tick);
  }
  if (typeof self === 'number') return bound(NUMBER_METHODS, self, key, tick);
  const expression = expressionOf(self);
  if (expression !== undefined) return bound(PATTERN_METHODS, expression, key, tick);
  if (isRecord(self)) return key in self ? self[key] : undefined;
  if (self === undefined || self === null) throw new TypeError(`“${key}” of ${String(self)} cannot be read`);
  return undefined;
}

function bound<T>(methods: Methods<T>, self: T, key: string, tick: () => void): Value {
  const method = Object.hasOwn(methods, key) ? methods[key] : undefined;
  return method && ((...values) => method(self, values, tick));
}

function callables(names: Readonly<Record<string, Callable>>): ValueRecord {
  return record(Object.entries(names));
}

/** The few global names an expression may use; all are pure and the same on every run. */
export const GLOBALS: ValueRecord = record([
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  [
    'Object',
    callables({
      keys: (value) => (isRecord(value) ? Object.keys(value) : []),
      values: (value) => (isRecord(value) ? Object.values(value) : []),
      entries: (value) => (isRecord(value) ? Object.entries(value) : []),
    }),
  ],
  ['Array', callables({ isArray: (value) => isList(value), from: (value, make) => listFrom(value, make) })],
  [
    'Math',
    callables({
      abs: (value) => Math.abs(numberOf(value)),
      ceil: (value) => Math.ceil(numberOf(value)),
      floor: (value) => Math.floor(numberOf(value)),
      max: (...values) => Math.max(...values.map(numberOf)),
      min: (...values) => Math.min(...values.map(numberOf)),
      round: (value) => Math.round(numberOf(value)),
    }),
  ],
  [
    'JSON',
    callables({ stringify: (value, _replace, indent) => JSON.stringify(plain(value), null, number(indent)) }),
  ],
  ['String', (value) => stringOf(value)],
  ['Number', (value) => numberOf(value)],
  ['Boolean', (value) => Boolean(value)],
  ['encodeURIComponent', (value) => encodeURIComponent(stringOf(value))],
  ['encodeURI', (value) => encodeURI(stringOf(value))],
]);

function listFrom(value: Value, make: Value): Value {
  const length = isRecord(value) ? Math.min(number(value.length) ?? 0, 10_000) : 0;
  const items = isList(value)
    ? value
    : typeof value === 'string'
      ? [...value]
      : Array.from({ length }, () => undefined);
  return typeof make === 'function' ? items.map((item, index) => make(item, index)) : items;
}

/** Data for `JSON.stringify`: functions and markup left out. */
function plain(value: Value): unknown {
  if (isList(value)) return value.map(plain);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return typeof value === 'object' || typeof value === 'function' ? null : value;
}
