import {
  addMembers,
  type Callable,
  fromData,
  instanceOf,
  isList,
  isRecord,
  listOf,
  method,
  nothing,
  numberOf,
  record,
  stringOf,
  type Value,
  type ValueRecord,
  withMembers,
} from '../value.ts';
import { queryOf, urlOf } from './addresses.ts';
import { bigInteger } from './big-integers.ts';
import { ERRORS } from './errors.ts';
import { CONSTRUCTORS, timeOfReading } from './instances.ts';
import { FORMATS } from './intl.ts';
import { listOfLength } from './list-methods.ts';
import { number } from './method.ts';
import { safePattern } from './patterns.ts';
import { shared } from './shared.ts';

function callable(call: Callable, members: Readonly<Record<string, Value>>): Callable {
  return withMembers(call, shared(members));
}

function numeric(compute: (...values: number[]) => number): Callable {
  return (...values) => compute(...values.map(numberOf));
}

/** The entries of a record, or of a list by their numbers. */
function entriesOf(value: Value): [string, Value][] {
  if (isList(value) || typeof value === 'string')
    return listOf(value).map((item, index) => [String(index), item]);
  return isRecord(value) ? Object.entries(value) : [];
}

function assigned(target: Value, ...sources: Value[]): Value {
  const given = sources.flatMap(entriesOf);
  if (Object.isFrozen(target)) throw new TypeError('this object cannot be changed');
  if (typeof target === 'function') addMembers(target, given);
  else if (isRecord(target)) for (const [key, value] of given) (target as Record<string, Value>)[key] = value;
  else throw new TypeError('this object cannot be changed');
  return target;
}

function isWhole(value: Value): boolean {
  return Number.isInteger(value);
}

function patternOf(source: Value, flags: Value): Value {
  const safe = safePattern(stringOf(source), stringOf(flags ?? ''));
  if (safe === undefined) throw new TypeError('this regular expression is not supported');
  return safe;
}

function made(name: string): Callable {
  return (...values) => CONSTRUCTORS[name]?.(values);
}

const { abs, acos, asin, atan, atan2, cbrt, ceil, cos, exp, floor, hypot, log, log10, log2 } = Math;
const { max, min, pow, round, sign, sin, sqrt, tan, trunc, E, LN10, LN2, PI, SQRT2 } = Math;

const ROUNDED = { abs, cbrt, ceil, floor, hypot, log10, log2, max, min, pow, round, sign, sqrt, trunc };
const CURVES = { acos, asin, atan, atan2, cos, exp, log, sin, tan };

const parseNumber: Callable = (value) => Number.parseFloat(stringOf(value));
const parseWhole: Callable = (value, base) => Number.parseInt(stringOf(value), number(base));

/** The global names an expression may use; all are pure and the same on every run. */
export const GLOBALS: ValueRecord = record(
  Object.entries(
    shared({
      undefined,
      NaN: Number.NaN,
      Infinity: Number.POSITIVE_INFINITY,
      Array: callable((...values) => (values.length === 1 ? listOfLength(values[0]) : values), {
        isArray: (value) => isList(value),
        from: (value, make) => listFrom(value, make),
        of: (...values) => values,
      }),
      BigInt: bigInteger,
      Boolean: (value) => Boolean(value),
      Date: callable(made('Date'), {
        now: () => timeOfReading(undefined),
        parse: (value) => numberOf(made('Date')(value)),
        UTC: (...values) => numberOf(made('Date')(...values)),
      }),
      ...ERRORS,
      Intl: shared(FORMATS),
      JSON: shared({
        parse: (value) => parsedJson(stringOf(value)),
        stringify: (value, replace, indent) =>
          JSON.stringify(plain(value, replace), null, typeof indent === 'string' ? indent : number(indent)),
      }),
      Map: made('Map'),
      Math: shared({
        ...Object.fromEntries(
          Object.entries({ ...ROUNDED, ...CURVES }).map(([name, f]) => [name, numeric(f)]),
        ),
        ...{ E, LN10, LN2, PI, SQRT2 },
      }),
      Number: callable((value) => numberOf(value), {
        isFinite: (value) => Number.isFinite(value),
        isInteger: isWhole,
        isNaN: (value) => Number.isNaN(value),
        isSafeInteger: (value) => Number.isSafeInteger(value),
        parseFloat: parseNumber,
        parseInt: parseWhole,
        MAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER,
        MIN_SAFE_INTEGER: Number.MIN_SAFE_INTEGER,
        MAX_VALUE: Number.MAX_VALUE,
        MIN_VALUE: Number.MIN_VALUE,
        NEGATIVE_INFINITY: Number.NEGATIVE_INFINITY,
        POSITIVE_INFINITY: Number.POSITIVE_INFINITY,
        NaN: Number.NaN,
        EPSILON: Number.EPSILON,
      }),
      Object: callable((value) => value, {
        assign: assigned,
        create: (from) => record(isRecord(from) ? Object.entries(from) : []),
        defineProperty: (target, key, given) =>
          assigned(target, record([[stringOf(key), isRecord(given) ? given.value : undefined]])),
        entries: (value) => entriesOf(value),
        freeze: (value) => value,
        groupBy: (items, key) => groupedBy(items, key),
        fromEntries: (value) =>
          record(
            listOf(value).map((entry): [string, Value] => [stringOf(listOf(entry)[0]), listOf(entry)[1]]),
          ),
        getOwnPropertyNames: (value) => entriesOf(value).map(([key]) => key),
        hasOwn: (value, key) => isRecord(value) && Object.hasOwn(value, stringOf(key)),
        is: (one, other) => Object.is(one, other),
        keys: (value) => entriesOf(value).map(([key]) => key),
        prototype: shared({
          hasOwnProperty: method((self, [key]) => isRecord(self) && Object.hasOwn(self, stringOf(key))),
        }),
        values: (value) => entriesOf(value).map(([, item]) => item),
      }),
      RegExp: patternOf,
      Set: made('Set'),
      WeakMap: made('Map'),
      WeakSet: made('Set'),
      String: callable((value) => stringOf(value), {
        raw: (texts, ...values) =>
          listOf(isList(texts) && 'raw' in texts ? (texts.raw as readonly string[]) : texts)
            .map((part, n) => stringOf(part) + (n < values.length ? stringOf(values[n]) : ''))
            .join(''),
        fromCharCode: (...values) => String.fromCharCode(...values.map(numberOf)),
        fromCodePoint: (...values) => String.fromCodePoint(...values.map(numberOf)),
      }),
      URL: urlOf,
      URLSearchParams: queryOf,
      atob: (value) => decoded(atob, value),
      btoa: (value) => decoded(btoa, value),
      console: shared({ debug: nothing, error: nothing, info: nothing, log: nothing, warn: nothing }),
      decodeURI: (value) => decoded(decodeURI, value),
      decodeURIComponent: (value) => decoded(decodeURIComponent, value),
      encodeURI: (value) => encodeURI(stringOf(value)),
      encodeURIComponent: (value) => encodeURIComponent(stringOf(value)),
      isFinite: (value) => Number.isFinite(numberOf(value)),
      isNaN: (value) => Number.isNaN(numberOf(value)),
      parseFloat: parseNumber,
      parseInt: parseWhole,
      structuredClone: (value) => copied(value),
    }),
  ),
);

/** The constructors, for `new` and `instanceof`: name by function. */
export const CONSTRUCTED: ReadonlyMap<Value, string> = new Map(
  [
    ...Object.keys(ERRORS),
    ...['Array', 'Date', 'Map', 'RegExp', 'Set', 'URL', 'URLSearchParams', 'WeakMap', 'WeakSet'],
  ].map((name) => [GLOBALS[name], name]),
);

/** Whether `new` may be written before a call of it. */
export function isConstructor(value: Value): boolean {
  return CONSTRUCTED.has(value) || Object.values(FORMATS).some((make) => make === value);
}

function decoded(decode: (text: string) => string, value: Value): string {
  try {
    return decode(stringOf(value));
  } catch {
    throw new TypeError('this address is not well formed');
  }
}

function parsedJson(text: string): Value {
  try {
    return fromData(JSON.parse(text));
  } catch {
    throw new TypeError('this text is not JSON');
  }
}

function listFrom(value: Value, make: Value): Value {
  const isCountable = isList(value) || typeof value === 'string' || instanceOf(value) !== undefined;
  const items = isCountable ? listOf(value) : listOfLength(isRecord(value) ? value.length : 0);
  return items.map((item, index) => (typeof make === 'function' ? make(item, index) : item));
}

/** More of anything than a page shows. */
const MOST_ITEMS = 100_000;

/** The items of a list by what a function says of each. */
function groupedBy(items: Value, key: Value): Value {
  if (typeof key !== 'function') throw new TypeError('a function is expected');
  const groups = Object.groupBy(listOf(items), (item, index) => stringOf(key(item, index)));
  return record(Object.entries(groups).map(([name, group]) => [name, group ?? []]));
}

/** Lists and objects anew; what else there is no page changes. */
function copied(value: Value): Value {
  let left = MOST_ITEMS;
  const inside = (item: Value): Value => {
    if (left-- <= 0) throw new TypeError('the value is too large');
    if (isList(item)) return item.map(inside);
    return isRecord(item) ? record(Object.entries(item).map(([key, one]) => [key, inside(one)])) : item;
  };
  return inside(value);
}

/** Data for `JSON.stringify`: functions and markup left out, what a function replaces replaced. */
function plain(value: Value, replace: Value): unknown {
  let left = MOST_ITEMS;
  const replaced = (key: string, item: Value): unknown =>
    inside(typeof replace === 'function' ? replace(key, item) : item);
  const inside = (item: Value): unknown => {
    if (left-- <= 0) throw new TypeError('the value is too large');
    if (isList(item)) return item.map((one, n) => replaced(String(n), one));
    const time = instanceOf(item);
    if (time instanceof Date) return time;
    if (isRecord(item)) {
      const entries = Object.entries(item).filter(([key]) => !isList(replace) || replace.includes(key));
      return Object.fromEntries(entries.map(([key, value]) => [key, replaced(key, value)]));
    }
    return (typeof item === 'object' && item !== null) || typeof item === 'function' ? undefined : item;
  };
  return replaced('', value);
}
