import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../json.ts';

/** A place in a document: what holds a value, and under which key; the document itself is held by nothing. */
export interface PathNode {
  readonly holder: object | undefined;
  readonly key: string | number;
  readonly value: unknown;
}

/** Finds the places of a document that an expression means, in its order. */
export type JsonPath = (root: unknown) => PathNode[];

type Child = readonly [key: string | number, value: unknown];
type Selector = (value: unknown, root: unknown) => Child[];
/** Finds places below a value, which may be that of a condition and not the document. */
type Query = (value: unknown, root: unknown) => PathNode[];
type Condition = (value: unknown, root: unknown) => boolean;
/** A value that is compared; undefined where there is none. */
type Operand = (value: unknown, root: unknown) => unknown;

/**
 * Reads a JSONPath expression (RFC 9535), without the functions `match` and `search` and lists read backwards. Throws a
 * SyntaxError that says what is not understood.
 */
export function parseJsonPath(text: string): JsonPath {
  if (text.length > LONGEST) throw new SyntaxError(`it is longer than ${LONGEST} characters`);
  let at = 0;
  let left = 0;

  /** Of a hostile project, an expression may mean nearly everything over and over again. */
  const spend = <Found>(found: Found[]): Found[] => {
    left -= found.length;
    if (left < 0) throw new SyntaxError('it goes through too many places');
    return found;
  };

  const read = (pattern: RegExp): string | undefined => {
    const sticky = new RegExp(`\\s*(?:${pattern.source})`, `${pattern.flags}y`);
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (found === null) return undefined;
    at = sticky.lastIndex;
    return found[0].trim();
  };
  const unknown = (): never => {
    throw new SyntaxError(`“${text.slice(at)}” is not understood`);
  };
  const expect = (pattern: RegExp): string => read(pattern) ?? unknown();

  const segments = (): Query => {
    const steps: Query[] = [];
    for (;;) {
      const start = read(/\.\.?|\[/);
      if (start === undefined) break;
      const isDeep = start.startsWith('..');
      const isList = start === '[' || (isDeep && read(/\[/) !== undefined);
      const selectors = isList ? listed() : [shorthand()];
      const one: Query = (value, root) =>
        selectors.flatMap((select) => select(value, root)).map(([key, child]) => nodeIn(value, key, child));
      steps.push(isDeep ? (value, root) => spend(below(value)).flatMap((inner) => one(inner, root)) : one);
    }
    return (value, root) => {
      let found: PathNode[] = [{ holder: undefined, key: '', value }];
      for (const step of steps) found = found.flatMap((node) => spend(step(node.value, root)));
      return found;
    };
  };

  const shorthand = (): Selector =>
    read(/\*/) === undefined ? named(expect(/[\p{L}\p{N}_][\p{L}\p{N}_-]*/u)) : childrenOf;

  const listed = (): Selector[] => {
    const selectors = [selector()];
    while (read(/,/) !== undefined) selectors.push(selector());
    expect(/\]/);
    return selectors;
  };

  const selector = (): Selector => {
    if (read(/\*/) !== undefined) return childrenOf;
    const name = quoted();
    if (name !== undefined) return named(name);
    if (read(/\?/) !== undefined) {
      const holds = either();
      return (value, root) => childrenOf(value).filter(([, child]) => holds(child, root));
    }
    const range = expect(/-?\d*\s*:\s*-?\d*(?:\s*:\s*\d*)?|-?\d+/);
    const [start, end, step] = range
      .split(':')
      .map((part) => (part.trim() === '' ? undefined : Number(part)));
    return range.includes(':') ? slice(start, end, step ?? 1) : indexed(start ?? 0);
  };

  const quoted = (): string | undefined => {
    const written = read(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/);
    if (written === undefined) return undefined;
    const inner = written.slice(1, -1).replaceAll("\\'", "'");
    return JSON.parse(written.startsWith('"') ? written : `"${inner.replace(/(?<!\\)"/g, '\\"')}"`);
  };

  const either = (): Condition => {
    const ways = [all()];
    while (read(/\|\|/) !== undefined) ways.push(all());
    return (value, root) => ways.some((holds) => holds(value, root));
  };

  const all = (): Condition => {
    const parts = [single()];
    while (read(/&&/) !== undefined) parts.push(single());
    return (value, root) => parts.every((holds) => holds(value, root));
  };

  const single = (): Condition => {
    if (read(/!(?!=)/) !== undefined) {
      const holds = single();
      return (value, root) => !holds(value, root);
    }
    if (read(/\(/) !== undefined) {
      const holds = either();
      expect(/\)/);
      return holds;
    }
    const query = queried();
    const left = query === undefined ? operand() : firstOf(query);
    const sign = query === undefined ? expect(SIGN) : read(SIGN);
    if (sign === undefined) return (value, root) => (query?.(value, root) ?? []).length > 0;
    const right = operand();
    return (value, root) => compare(sign, left(value, root), right(value, root));
  };

  /** `@.a` of the value that a condition is asked of, or `$.a` of the document. */
  const queried = (): Query | undefined => {
    const start = read(/[@$]/);
    if (start === undefined) return undefined;
    const query = segments();
    return start === '@' ? query : (_, root) => query(root, root);
  };

  const operand = (): Operand => {
    const query = queried();
    if (query !== undefined) return firstOf(query);
    const called = read(/(?:length|count|value)\s*\(/);
    if (called !== undefined) {
      const of = queried() ?? unknown();
      expect(/\)/);
      if (called.startsWith('count')) return (value, root) => of(value, root).length;
      return called.startsWith('length') ? (value, root) => sizeOf(firstOf(of)(value, root)) : firstOf(of);
    }
    const literal =
      quoted() ?? (JSON.parse(expect(/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/)) as unknown);
    return () => literal;
  };

  expect(/\$/);
  const path = segments();
  if (text.slice(at).trim() !== '') unknown();
  return (root) => {
    left = MOST_PLACES;
    return path(root, root);
  };
}

const LONGEST = 1000;
const MOST_PLACES = 5_000_000;

const SIGN = /[=!<>]=|[<>]/;

function nodeIn(value: unknown, key: string | number, child: unknown): PathNode {
  return { holder: value as object, key, value: child };
}

function childrenOf(value: unknown): Child[] {
  if (Array.isArray(value)) return value.map((child, index) => [index, child] as const);
  return isObject(value) ? Object.entries(value) : [];
}

/** A value and all below it. */
function below(value: unknown): unknown[] {
  return [value, ...childrenOf(value).flatMap(([, child]) => below(child))];
}

function named(name: string): Selector {
  return (value) => (isObject(value) && Object.hasOwn(value, name) ? [[name, value[name]]] : []);
}

function indexed(index: number): Selector {
  return (value) => {
    if (!Array.isArray(value)) return [];
    const found = index < 0 ? value.length + index : index;
    return found in value ? [[found, value[found]]] : [];
  };
}

function slice(start: number | undefined, end: number | undefined, step: number): Selector {
  return (value) =>
    Array.isArray(value)
      ? childrenOf(value)
          .slice(start, end)
          .filter((_, index) => index % step === 0)
      : [];
}

function firstOf(query: Query): Operand {
  return (value, root) => query(value, root)[0]?.value;
}

function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) || isObject(value) ? childrenOf(value).length : undefined;
}

function compare(sign: string, left: unknown, right: unknown): boolean {
  const isEqual = isDeepStrictEqual(left, right);
  if (sign === '==') return isEqual;
  if (sign === '!=') return !isEqual;
  if (isEqual && sign.endsWith('=')) return true;
  const areAlike = typeof left === typeof right && ['string', 'number'].includes(typeof left);
  if (!areAlike) return false;
  return sign.startsWith('<') ? (left as string) < (right as string) : (left as string) > (right as string);
}
