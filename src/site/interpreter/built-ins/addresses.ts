import { type Callable, isList, isRecord, listOf, record, stringOf, type Value } from '../value.ts';

/** `new URL(address, base)` */
export function urlOf(address: Value, base: Value): Value {
  const url = new URL(stringOf(address), base === undefined ? undefined : stringOf(base));
  const parts = record([
    ['searchParams', queryWith(url.searchParams)],
    ['toString', () => url.href],
  ]);
  for (const part of PARTS) {
    Object.defineProperty(parts, part, {
      enumerable: true,
      get: () => url[part],
      set(value: Value) {
        if (part !== 'origin') url[part] = stringOf(value);
      },
    });
  }
  return parts;
}

const PARTS = [
  'href',
  'origin',
  'protocol',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

/** `new URLSearchParams(…)` of a text, a record or pairs. */
export function queryOf(written: Value): Value {
  return queryWith(
    new URLSearchParams(isList(written) || isRecord(written) ? pairsOf(written) : stringOf(written ?? '')),
  );
}

function queryWith(query: URLSearchParams): Value {
  const members: readonly (readonly [string, Callable])[] = [
    ['append', (name, value) => void query.append(stringOf(name), stringOf(value))],
    ['delete', (name) => void query.delete(stringOf(name))],
    ['entries', () => [...query].map((pair) => [...pair])],
    ['forEach', (use) => void eachOf(query, use)],
    ['get', (name) => query.get(stringOf(name))],
    ['getAll', (name) => query.getAll(stringOf(name))],
    ['has', (name) => query.has(stringOf(name))],
    ['keys', () => [...query.keys()]],
    ['set', (name, value) => void query.set(stringOf(name), stringOf(value))],
    ['toString', () => query.toString()],
    ['values', () => [...query.values()]],
  ];
  return record(members);
}

function eachOf(query: URLSearchParams, use: Value): void {
  if (typeof use !== 'function') return;
  for (const [name, value] of query) use(value, name);
}

function pairsOf(written: Value): [string, string][] {
  const pairs = isList(written) ? written.map(listOf) : isRecord(written) ? Object.entries(written) : [];
  return pairs.map(([name, value]) => [stringOf(name), stringOf(value)]);
}
