/**
 * What an expression of a page may be worth. Objects have no prototype and functions are closures of the
 * interpreter, so that nothing of the host is reachable from a page.
 */
export type Value =
  | undefined
  | null
  | boolean
  | number
  | bigint
  | string
  | readonly Value[]
  | ValueRecord
  | Markup
  | Pattern
  | Instance
  | Callable;

export interface ValueRecord {
  readonly [key: string]: Value;
}

export type Callable = (...values: Value[]) => Value;

/** What is called for its effect alone, which is none here. */
export const nothing: Callable = () => undefined;

const MARKUP: unique symbol = Symbol('markup');

/** Rendered lazily, where it stands on the page. */
export interface Markup {
  readonly [MARKUP]: true;
  render(): string;
  /** What it is as an element; undefined where it is none. */
  readonly element: () => ShownElement | undefined;
  /** What it last came to, where that is {@link remembered}. */
  readonly became?: () => string | undefined;
  /** What a component made of it that was given it among its children. */
  readonly use?: ChildUse;
}

/** What a component makes of one of its children. */
export interface ChildUse {
  /** Whether it was shown, changed or not. */
  isShown: boolean;
  /** The children of the child, where they were looked at. */
  inside: Value;
}

/** An element as components see it that look at their children: `child.type`, `child.props.title`. */
export interface ShownElement {
  /** The component as a function, or the name of the element. */
  readonly type: Value;
  readonly props: ValueRecord;
  /** The same element with other properties. */
  with(props: ValueRecord): Markup;
}

/** Markup that is rendered where it is shown; `look` tells what it is as an element. */
export function markup(render: () => string, look?: () => ShownElement | undefined): Markup {
  let seen: ShownElement | undefined;
  return {
    [MARKUP]: true,
    render,
    element() {
      seen ??= look?.();
      return seen;
    },
  };
}

/** The same markup, which knows afterwards what it came to. */
export function remembered(value: Markup): Markup {
  let html: string | undefined;
  return {
    ...value,
    render() {
      html = value.render();
      return html;
    },
    became: () => html,
  };
}

/** Whether a value is markup. */
export function isMarkup(value: Value): value is Markup {
  return typeof value === 'object' && value !== null && MARKUP in value;
}

const PATTERN: unique symbol = Symbol('pattern');

/** A regular expression that is safe to use. */
export interface Pattern {
  readonly [PATTERN]: RegExp;
}

/** A regular expression as a value. */
export function pattern(expression: RegExp): Pattern {
  return { [PATTERN]: expression };
}

/** The regular expression of a value that is one. */
export function expressionOf(value: Value): RegExp | undefined {
  return typeof value === 'object' && value !== null && PATTERN in value ? value[PATTERN] : undefined;
}

const INSTANCE: unique symbol = Symbol('instance');

/** What `new` has made: a map, a set or a point in time. */
export interface Instance {
  readonly [INSTANCE]: Map<Value, Value> | Set<Value> | Date;
}

/** What `new` has made as a value. */
export function instance(made: Map<Value, Value> | Set<Value> | Date): Instance {
  return { [INSTANCE]: made };
}

/** What `new` has made, of a value that is such. */
export function instanceOf(value: Value): Map<Value, Value> | Set<Value> | Date | undefined {
  return typeof value === 'object' && value !== null && INSTANCE in value ? value[INSTANCE] : undefined;
}

const MEMBERS = new WeakMap<Callable, ValueRecord>();

/** A function with members: `Number`, which has `Number.isInteger`. */
export function withMembers(callable: Callable, members: ValueRecord): Callable {
  MEMBERS.set(callable, members);
  return callable;
}

/** Gives a function further members. */
export function addMembers(callable: Callable, members: Iterable<readonly [string, Value]>): void {
  withMembers(callable, record([...Object.entries(membersOf(callable) ?? {}), ...members]));
}

/** The members of a function; undefined where it has none. */
export function membersOf(callable: Callable): ValueRecord | undefined {
  return MEMBERS.get(callable);
}

const METHODS = new WeakMap<Callable, (self: Value, values: readonly Value[]) => Value>();

/** A function that knows the object it is called of. Only {@link calledOf} tells it of one: never of one of the host. */
export function method(call: (self: Value, values: readonly Value[]) => Value): Callable {
  const callable: Callable = (...values) => call(undefined, values);
  METHODS.set(callable, call);
  return callable;
}

/** Calls a function as a member of `self`. */
export function calledOf(self: Value, callable: Callable, values: Value[]): Value {
  const call = METHODS.get(callable);
  return call === undefined ? callable(...values) : call(self, values);
}

/** Whether a value is a list. */
export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** Whether a value is an object of the page: none of what is made by `new`, by JSX or as a regular expression. */
export function isRecord(value: Value): value is ValueRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    !isList(value) &&
    !isMarkup(value) &&
    !(PATTERN in value) &&
    !(INSTANCE in value)
  );
}

/** The items of a list, set or map, or the characters of a text; nothing of anything else. */
export function listOf(value: Value): readonly Value[] {
  if (isList(value)) return value;
  const made = instanceOf(value);
  if (made !== undefined) return made instanceof Date ? [] : [...made];
  return typeof value === 'string' ? [...value] : [];
}

/** A record without prototype; `__proto__` is a name like any other. */
export function record(entries: Iterable<readonly [string, Value]> = []): Record<string, Value> {
  const values: Record<string, Value> = Object.create(null);
  for (const [key, value] of entries) values[key] = value;
  return values;
}

/** Foreign JSON-like data (frontmatter) as a value; what is neither becomes undefined. */
export function fromData(data: unknown): Value {
  if (data === null || typeof data === 'boolean' || typeof data === 'number' || typeof data === 'string')
    return data;
  if (Array.isArray(data)) return data.map(fromData);
  if (data instanceof Date) return data.toISOString();
  if (typeof data === 'object')
    return record(Object.entries(data).map(([key, value]) => [key, fromData(value)]));
  return undefined;
}

/** More items than any page shows, and deeper than any list is meant. */
const MOST_ITEMS = 100_000;
const DEEPEST = 100;

/** What is in a list and in the lists in it, in order. A list that holds itself comes to an end. */
export function* itemsOf(list: readonly Value[]): Generator<Exclude<Value, readonly Value[]>> {
  let left = MOST_ITEMS;
  function* inside(items: readonly Value[], depth: number): Generator<Exclude<Value, readonly Value[]>> {
    for (const item of items) {
      if (left-- <= 0) return;
      if (!isList(item)) yield item;
      else if (item.length === 0) yield undefined;
      else if (depth < DEEPEST) yield* inside(item, depth + 1);
    }
  }
  yield* inside(list, 0);
}

/** The value as plain text: strings and numbers as they are, lists joined, the rest nothing. */
export function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return isList(value) ? [...itemsOf(value)].map(textOf).join('') : '';
}

/** As `Number(value)` would say it of a primitive or a time; everything else is not a number. */
export function numberOf(value: Value): number {
  const made = instanceOf(value);
  if (made instanceof Date) return made.getTime();
  if (isList(value)) return Number(stringOf(value));
  return typeof value === 'object' && value !== null ? Number.NaN : Number(value);
}

/** As `String(time)` says it in Greenwich. */
export function timeText(time: Date): string {
  if (Number.isNaN(time.getTime())) return 'Invalid Date';
  return time
    .toUTCString()
    .replace(/^(\w+), (\d+) (\w+) (\d+) (\S+) GMT$/, '$1 $3 $2 $4 $5 GMT+0000 (Coordinated Universal Time)');
}

/** As `String(value)` would say it, but never `[object Object]`. */
export function stringOf(value: Value): string {
  if (isList(value))
    return [...itemsOf(value)]
      .map((item) => (item === null || item === undefined ? '' : stringOf(item)))
      .join(',');
  const made = instanceOf(value);
  if (made instanceof Date) return timeText(made);
  const expression = expressionOf(value);
  if (expression !== undefined) return String(expression);
  if (isRecord(value)) {
    const own = typeof value.toString === 'function' ? value.toString() : '';
    return typeof own === 'string' ? own : '';
  }
  return typeof value === 'object' && value !== null ? '' : typeof value === 'function' ? '' : String(value);
}

/** Whether a value is an object, or holds one, of which there is nothing to show. */
export function isShapeless(value: Value): boolean {
  if (isList(value)) return [...itemsOf(value)].some(isShapeless);
  return typeof value === 'object' && value !== null && !isMarkup(value);
}

/** Names visible to an expression; an inner scope sees the outer one's. */
export type Scope = Record<string, Value>;

/** A scope with names of its own inside another; with no other it knows those alone. */
export function innerScope(outer: Scope | null, names: Iterable<readonly [string, Value]> = []): Scope {
  const scope: Scope = Object.create(outer);
  for (const [name, value] of names) scope[name] = value;
  return scope;
}
