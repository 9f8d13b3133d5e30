import {
  type Callable,
  calledOf,
  expressionOf,
  instanceOf,
  isList,
  isMarkup,
  isRecord,
  listOf,
  type Markup,
  membersOf,
  record,
  stringOf,
  type Value,
  type ValueRecord,
} from '../value.ts';
import { nameOf } from '../words.ts';
import { BIG_INTEGER_METHODS } from './big-integers.ts';
import { localeOf, localeOptions, memberOfMade } from './instances.ts';
import { LIST_METHODS } from './list-methods.ts';
import { bound, type Methods, number, slow } from './method.ts';
import { tried } from './patterns.ts';

/** The longest text that a page may make by `repeat` or padding. */
const MAX_TEXT = 100_000;

function bounded(length: number): number {
  if (!(length <= MAX_TEXT)) throw new RangeError('the text would be too long');
  return length;
}

function replaced(self: string, expression: RegExp, by: Value): string {
  const whole =
    typeof by === 'function'
      ? self.replace(expression, (...found: unknown[]) => stringOf(by(...found.map(foundValue))))
      : self.replace(expression, stringOf(by));
  bounded(whole.length);
  return whole;
}

/** What a function hears of what is replaced: texts, where they stand, and those that have a name as a record. */
function foundValue(found: unknown): Value {
  return typeof found === 'object' && found !== null
    ? record(Object.entries(found as ValueRecord))
    : (found as string | number | undefined);
}

/** What stands in the place of a text that stands at a place: `$&` is the text itself. */
function standIn(by: Value, part: string, at: number, whole: string): string {
  if (typeof by === 'function') return stringOf(by(part, at, whole));
  return stringOf(by).replace(/\$([$&])/g, (_, sign) => (sign === '&' ? part : '$'));
}

const STRING_METHODS: Methods<string> = {
  at: (self, [index]) => self.at(number(index) ?? 0),
  charAt: (self, [index]) => self.charAt(number(index) ?? 0),
  charCodeAt: (self, [index]) => self.charCodeAt(number(index) ?? 0),
  codePointAt: (self, [index]) => self.codePointAt(number(index) ?? 0),
  concat: (self, values) => self + values.map(stringOf).join(''),
  endsWith: (self, [end, before]) => self.endsWith(stringOf(end), number(before)),
  includes: (self, [part, from]) => self.includes(stringOf(part), number(from)),
  indexOf: (self, [part, from]) => self.indexOf(stringOf(part), number(from)),
  lastIndexOf: (self, [part, from]) => self.lastIndexOf(stringOf(part), number(from)),
  localeCompare: (self, [other, locale, options]) =>
    self.localeCompare(stringOf(other), localeOf(locale), localeOptions(options)),
  padEnd: (self, [length, fill]) =>
    self.padEnd(bounded(number(length) ?? 0), fill === undefined ? ' ' : stringOf(fill)),
  padStart: (self, [length, fill]) =>
    self.padStart(bounded(number(length) ?? 0), fill === undefined ? ' ' : stringOf(fill)),
  repeat: (self, [times]) => {
    bounded(self.length * (number(times) ?? 0));
    return self.repeat(number(times) ?? 0);
  },
  match: (self, [part], tick) => {
    const expression = expressionOf(part);
    return expression === undefined ? null : (tried(self, expression, tick).match(expression) ?? null);
  },
  matchAll: (self, [part], tick) => {
    const expression = expressionOf(part);
    if (expression?.global !== true) throw new TypeError('a regular expression with g is expected');
    return [...tried(self, expression, tick).matchAll(expression)];
  },
  normalize: (self, [form]) => self.normalize(form === undefined ? undefined : stringOf(form)),
  replace: (self, [part, by], tick) => {
    const expression = expressionOf(part);
    if (expression !== undefined) return replaced(tried(self, expression, tick), expression, by);
    return self.replace(stringOf(part), (found, at: number) => standIn(by, found, at, self));
  },
  replaceAll: (self, [part, by], tick) => {
    const expression = expressionOf(part);
    if (expression !== undefined) return replaced(tried(self, expression, tick), expression, by);
    let length = self.length;
    return self.replaceAll(stringOf(part), (found, at: number) => {
      const own = standIn(by, found, at, self);
      length = bounded(length + own.length);
      return own;
    });
  },
  search: (self, [part], tick) => {
    const expression = expressionOf(part);
    return expression === undefined
      ? self.indexOf(stringOf(part))
      : tried(self, expression, tick).search(expression);
  },
  slice: (self, [start, end]) => self.slice(number(start), number(end)),
  split: (self, [separator, limit], tick) => {
    const expression = expressionOf(separator);
    if (expression !== undefined) return tried(self, expression, tick).split(expression, number(limit));
    return separator === undefined ? [self] : self.split(stringOf(separator), number(limit));
  },
  startsWith: (self, [start, from]) => self.startsWith(stringOf(start), number(from)),
  substr: (self, [start, length]) => {
    const from = number(start) ?? 0;
    const first = from < 0 ? Math.max(0, self.length + from) : from;
    return self.slice(first, first + Math.max(0, number(length) ?? self.length));
  },
  substring: (self, [start, end]) => self.substring(number(start) ?? 0, number(end)),
  toLocaleLowerCase: (self) => self.toLowerCase(),
  toLocaleUpperCase: (self) => self.toUpperCase(),
  toLowerCase: (self) => self.toLowerCase(),
  toString: (self: string) => self,
  toUpperCase: (self) => self.toUpperCase(),
  trim: (self) => self.trim(),
  trimEnd: (self) => self.trimEnd(),
  trimLeft: (self) => self.trimStart(),
  trimRight: (self) => self.trimEnd(),
  trimStart: (self) => self.trimStart(),
  valueOf: (self: string) => self,
};

const NUMBER_METHODS: Methods<number> = {
  toExponential: (self, [digits]) => self.toExponential(number(digits)),
  toFixed: (self, [digits]) => self.toFixed(Math.min(number(digits) ?? 0, 100)),
  toLocaleString: (self: number, [locale, options]: readonly Value[], tick: () => void) =>
    slow(tick, () => self.toLocaleString(localeOf(locale), localeOptions(options))),
  toPrecision: (self, [digits]) => self.toPrecision(number(digits)),
  toString: (self: number, [base]: readonly Value[]) => self.toString(number(base)),
  valueOf: (self: number) => self,
};

const PATTERN_METHODS: Methods<RegExp> = {
  exec: (self, [subject], tick) => self.exec(tried(stringOf(subject), self, tick)),
  test: (self, [subject], tick) => self.test(tried(stringOf(subject), self, tick)),
  toString: (self: RegExp) => String(self),
};

const PATTERN_FACTS: Readonly<Record<string, (self: RegExp) => Value>> = {
  flags: ({ flags }) => flags,
  lastIndex: ({ lastIndex }) => lastIndex,
  source: ({ source }) => source,
};

const BOOLEAN_METHODS: Methods<boolean> = { toString: (self: boolean) => String(self) };

const FUNCTION_METHODS: Methods<Callable> = {
  apply: (self, [object, values]) => calledOf(object, self, [...listOf(values)]),
  bind:
    (self, [object, ...first]) =>
    (...more) =>
      calledOf(object, self, [...first, ...more]),
  call: (self, [object, ...values]) => calledOf(object, self, values),
};

const RECORD_METHODS: Methods<ValueRecord> = {
  hasOwnProperty: (self: ValueRecord, [key]: readonly Value[]) => Object.hasOwn(self, stringOf(key)),
};

/** The member of a value: an own property of a record, or one of the known methods of its kind. */
export function memberOf(self: Value, key: string, tick: () => void): Value {
  if (typeof self === 'string') {
    if (key === 'length') return self.length;
    // An imported picture is its address here, and an object with it to some bundlers.
    if (key === 'src' && PICTURE.test(self)) return self;
    return /^\d+$/.test(key) ? self[Number(key)] : bound(STRING_METHODS, self, key, tick);
  }
  if (isList(self)) {
    if (key === 'length') return self.length;
    // What a regular expression has found knows where.
    if (key === 'index' && 'index' in self) return Number(self.index);
    // The texts of a template with a function before it, as they are written.
    if (key === 'raw' && 'raw' in self && Array.isArray(self.raw)) return self.raw.map(String);
    if (key === 'groups' && 'groups' in self) return record(Object.entries(self.groups ?? {}));
    return /^\d+$/.test(key) ? self[Number(key)] : bound(LIST_METHODS, self, key, tick);
  }
  if (typeof self === 'number') return bound(NUMBER_METHODS, self, key, tick);
  if (typeof self === 'bigint') return bound(BIG_INTEGER_METHODS, self, key, tick);
  const expression = expressionOf(self);
  if (expression !== undefined && Object.hasOwn(PATTERN_FACTS, key)) return PATTERN_FACTS[key]?.(expression);
  if (expression !== undefined) return bound(PATTERN_METHODS, expression, key, tick);
  const made = instanceOf(self);
  if (made !== undefined) return memberOfMade(made, key, tick);
  if (typeof self === 'boolean') return bound(BOOLEAN_METHODS, self, key, tick);
  if (typeof self === 'function')
    return (
      membersOf(self)?.[key] ?? (key === 'name' ? nameOf(self) : bound(FUNCTION_METHODS, self, key, tick))
    );
  if (isMarkup(self)) return memberOfElement(self, key);
  if (isRecord(self)) return key in self ? self[key] : bound(RECORD_METHODS, self, key, tick);
  if (self === undefined || self === null) throw new TypeError(`“${key}” of ${String(self)} cannot be read`);
  return undefined;
}

const PICTURE = /^\/.+\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** What a component reads of an element that it was given: `props`, `type`, `key`. */
function memberOfElement(self: Markup, key: string): Value {
  const element = self.element();
  if (key === 'props') return element?.props ?? record();
  if (key === 'type') return element?.type;
  return key === 'key' ? (element?.props.key ?? null) : undefined;
}
