import { innerScope, isList, isRecord, type Scope, stringOf, type Value } from '../../interpreter/value.ts';

/** How deep lists of classes may stand within one another. */
const MAX_DEPTH = 8;

/** The packages whose one function puts names of classes together, by what they call it. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  clsx: ['default', 'clsx'],
  'clsx/lite': ['default', 'clsx'],
  classnames: ['default'],
  'tailwind-merge': ['twMerge', 'twJoin'],
};

/** What a package has that puts names of classes together, such as `clsx('a', on && 'b', { c: on })`. */
export function classPackage(source: string): Scope | undefined {
  if (!Object.hasOwn(NAMES, source)) return undefined;
  const join = (...values: readonly Value[]): string => namesIn(values, MAX_DEPTH).join(' ');
  return innerScope(
    null,
    NAMES[source]?.map((name) => [name, join]),
  );
}

function namesIn(value: Value, depth: number): readonly string[] {
  if (depth === 0 || !value || value === true) return [];
  if (isList(value)) return value.flatMap((one) => namesIn(one, depth - 1));
  if (isRecord(value)) return Object.keys(value).filter((name) => value[name]);
  return typeof value === 'string' || typeof value === 'number' ? [stringOf(value)] : [];
}
