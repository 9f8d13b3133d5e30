import { type Callable, isRecord } from '../../interpreter/value.ts';

/** What stands for functions of packages, which never run, by the names that these give them. */
const FOREIGN = new WeakMap<Callable, string>();

/** What stands for a function of a package: it gives what it is given, a text or what a component has in it. */
export function foreign(name: string): Callable {
  const given: Callable = (first) => {
    if (isRecord(first)) return first.children;
    return typeof first === 'string' ? first : undefined;
  };
  FOREIGN.set(given, name);
  return given;
}

/** What its package calls a function; undefined for a function of the project. */
export function foreignName(callable: Callable): string | undefined {
  return FOREIGN.get(callable);
}
