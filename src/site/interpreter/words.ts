import type * as ES from 'estree-jsx';
import type { Callable, Scope } from './value.ts';

/** What a function of a page says: the texts it holds and the names it calls things by. */
export interface FunctionWords {
  readonly texts: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

interface Written {
  readonly node: ES.Node;
  readonly scope: Scope;
}

const WRITTEN = new WeakMap<Callable, Written>();
const NAMES = new WeakMap<Callable, string>();

/** Notes the name by which a function was declared; it keeps the first. */
export function keepName(callable: Callable, name: string): Callable {
  if (!NAMES.has(callable)) NAMES.set(callable, name);
  return callable;
}

/** The name by which a function of a page was declared: `child.type.name`. */
export function nameOf(callable: Callable): string | undefined {
  return NAMES.get(callable);
}

/** Keeps where a function was written, for {@link wordsOf}. */
export function keepWritten(callable: Callable, node: ES.Node, scope: Scope): Callable {
  WRITTEN.set(callable, { node, scope });
  return callable;
}

/** Where a function of a page was written, and the names it sees. */
export function writtenOf(callable: Callable): Written | undefined {
  return WRITTEN.get(callable);
}

/** The words of a function and of those it names, which are read and not run. */
export function wordsOf(callable: Callable): FunctionWords {
  const texts = new Set<string>();
  const names = new Set<string>();
  const seen = new Set<Callable>();
  const read = (one: Callable): void => {
    const written = WRITTEN.get(one);
    if (written === undefined || seen.has(one)) return;
    seen.add(one);
    for (const node of nodesOf(written.node)) {
      if (node.type === 'Literal' && typeof node.value === 'string') texts.add(node.value);
      else if (node.type === 'TemplateElement') texts.add(node.value.raw);
      else if (node.type === 'Identifier' && !names.has(node.name)) {
        names.add(node.name);
        const named = written.scope[node.name];
        if (typeof named === 'function') read(named);
      }
    }
  };
  read(callable);
  return { texts, names };
}

/** A node and all within it. */
export function* nodesOf(node: ES.Node): Generator<ES.Node> {
  yield node;
  for (const inner of Object.values(node) as unknown[]) {
    for (const one of Array.isArray(inner) ? inner : [inner]) {
      if (typeof one === 'object' && one !== null && typeof one.type === 'string') yield* nodesOf(one);
    }
  }
}
