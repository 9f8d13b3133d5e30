import { isList, numberOf, stringOf, type Value } from '../value.ts';
import { call, type Methods, number } from './method.ts';

/** The longest list that a page may make at once. */
const MOST_ITEMS = 10_000;

/** The list to change; the lists of a page are its own. Throws a TypeError for one that is shared. */
function own(self: readonly Value[], tick: () => void): Value[] {
  if (Object.isFrozen(self)) throw new TypeError('this list cannot be changed');
  for (let work = self.length; work > 0; work -= 1000) tick();
  return self as Value[];
}

type Compare = (a: Value, b: Value) => number;

function comparing(compare: Value, tick: () => void): Compare {
  return compare === undefined
    ? (a, b) => (stringOf(a) < stringOf(b) ? -1 : stringOf(a) > stringOf(b) ? 1 : 0)
    : (a, b) => numberOf(call(compare, tick, a, b));
}

function reduced(items: readonly Value[], start: readonly Value[], step: (all: Value, item: Value) => Value) {
  if (start.length > 0) return items.reduce<Value>(step, start[0]);
  if (items.length === 0) throw new TypeError('an empty list cannot be reduced without a first value');
  return items.slice(1).reduce<Value>(step, items[0]);
}

/** The items of a list with those of the lists in it, so many levels down. */
function flattened(items: readonly Value[], depth: number, tick: () => void): Value[] {
  return items.flatMap((item) => {
    tick();
    return isList(item) && depth >= 1 ? flattened(item, depth - 1, tick) : [item];
  });
}

export const LIST_METHODS: Methods<readonly Value[]> = {
  at: (self, [index]) => self.at(number(index) ?? 0),
  concat: (self, values) => values.reduce<readonly Value[]>((all, more) => all.concat(more), self),
  entries: (self) => self.map((item, index) => [index, item]),
  every: (self, [test], tick) => self.every((item, index) => call(test, tick, item, index, self)),
  fill: (self, [value, start, end], tick) => own(self, tick).fill(value, number(start), number(end)),
  filter: (self, [test], tick) => self.filter((item, index) => call(test, tick, item, index, self)),
  find: (self, [test], tick) => self.find((item, index) => call(test, tick, item, index, self)),
  findIndex: (self, [test], tick) => self.findIndex((item, index) => call(test, tick, item, index, self)),
  findLast: (self, [test], tick) => self.findLast((item, index) => call(test, tick, item, index, self)),
  findLastIndex: (self, [test], tick) =>
    self.findLastIndex((item, index) => call(test, tick, item, index, self)),
  flat: (self, [depth], tick) => flattened(self, number(depth) ?? 1, tick),
  flatMap: (self, [make], tick) => self.flatMap((item, index) => call(make, tick, item, index, self)),
  forEach: (self, [use], tick) => {
    for (const [index, item] of self.entries()) call(use, tick, item, index, self);
    return undefined;
  },
  includes: (self, [item, from]) => self.includes(item, number(from)),
  indexOf: (self, [item, from]) => self.indexOf(item, number(from)),
  join: (self, [separator]) =>
    self.map((item) => stringOf(item ?? '')).join(separator === undefined ? ',' : stringOf(separator)),
  keys: (self: readonly Value[]) => self.map((_, index) => index),
  lastIndexOf: (self, [item, from]) => self.lastIndexOf(item, number(from) ?? self.length),
  map: (self, [make], tick) => self.map((item, index) => call(make, tick, item, index, self)),
  pop: (self, _values, tick) => own(self, tick).pop(),
  push: (self, values, tick) => own(self, tick).push(...values),
  reduce: (self, [join, ...start], tick) => {
    let index = start.length > 0 ? 0 : 1;
    return reduced(self, start, (all, item) => call(join, tick, all, item, index++, self));
  },
  reduceRight: (self, [join, ...start], tick) => {
    let index = self.length - (start.length > 0 ? 0 : 1);
    return reduced(self.toReversed(), start, (all, item) => call(join, tick, all, item, --index, self));
  },
  reverse: (self, _values, tick) => own(self, tick).reverse(),
  shift: (self, _values, tick) => own(self, tick).shift(),
  slice: (self, [start, end]) => self.slice(number(start), number(end)),
  some: (self, [test], tick) => self.some((item, index) => call(test, tick, item, index, self)),
  sort: (self, [compare], tick) => own(self, tick).sort(comparing(compare, tick)),
  splice: (self, [start, count, ...items], tick) =>
    own(self, tick).splice(number(start) ?? 0, number(count) ?? self.length, ...items),
  toReversed: (self) => self.toReversed(),
  toSorted: (self, [compare], tick) => self.toSorted(comparing(compare, tick)),
  toSpliced: (self, [start, count, ...items]) =>
    self.toSpliced(number(start) ?? 0, number(count) ?? self.length, ...items),
  toString: (self: readonly Value[]) => stringOf(self),
  unshift: (self, values, tick) => own(self, tick).unshift(...values),
  values: (self: readonly Value[]) => self,
  with: (self, [index, value]) => self.with(number(index) ?? 0, value),
};

/** `Array(3)`, `Array.of`; a list of holes has `undefined` in them. */
export function listOfLength(length: Value): Value[] {
  const count = number(length) ?? 0;
  if (!(count >= 0 && count <= MOST_ITEMS)) throw new RangeError('the list would be too long');
  return Array.from({ length: count }, () => undefined);
}

/** `list[index] = value`, `list.length = n`. */
export function setItem(list: readonly Value[], key: string, value: Value, tick: () => void): void {
  const items = own(list, tick);
  if (key === 'length') items.length = Math.min(items.length, number(value) ?? 0);
  else if (/^\d+$/.test(key) && Number(key) <= items.length + MOST_ITEMS) {
    while (items.length < Number(key)) items.push(undefined);
    items[Number(key)] = value;
  } else throw new TypeError(`“${key}” of a list cannot be set`);
}

/** Whether a value is among the items, for `in`. */
export function hasIndex(value: Value, key: string): boolean {
  return isList(value) && /^\d+$/.test(key) && Number(key) < value.length;
}
