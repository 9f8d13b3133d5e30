import { isObject, type JsonObject, listOf, textOf } from '../json.ts';
import { findPlaces, type PathNode } from './json-path.ts';

/**
 * Applies the actions of an overlay to a description, in place (Overlay 1.1, 4.4.3): values are merged into what their
 * targets are, or their targets removed. An action that cannot be applied is left out and told, with what is wrong; what
 * follows one that takes too long is left out as well.
 */
export function applyOverlay(root: JsonObject, overlay: JsonObject, tell: (problem: string) => void): void {
  for (const action of listOf(overlay.actions).filter(isObject)) {
    try {
      applyAction(root, action);
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
      tell(`${textOf(action.target)}: ${error.message}`);
      if (error instanceof RangeError) return;
    }
  }
}

function applyAction(root: JsonObject, { target, copy, update, remove: isRemoved }: JsonObject): void {
  const find = (expression: unknown): PathNode[] => {
    const text = textOf(expression);
    return text === undefined ? [] : findPlaces(text, root);
  };
  const targets = find(target);
  // What is copied is what stood there before.
  const copied = find(copy)
    .slice(0, 1)
    .map((source) => cloned(source.value));
  const given = update === undefined ? copied : [...copied, update];
  if (isRemoved === true) remove(targets);
  else for (const one of given) for (const place of targets) merge(place, one);
}

function remove(targets: readonly PathNode[]): void {
  for (const [holder, nodes] of Map.groupBy(targets, (target) => target.holder)) {
    const keys = [...new Set(nodes.map(({ key }) => key))];
    // From behind, so that the places of items before them stay.
    if (Array.isArray(holder)) for (const key of keys.toSorted(descending)) holder.splice(Number(key), 1);
    else if (holder !== undefined) for (const key of keys) Reflect.deleteProperty(holder, key);
  }
}

function descending(a: string | number, b: string | number): number {
  return Number(b) - Number(a);
}

/** Objects are merged, lists get further items, and other values are replaced. */
function merge({ holder, key, value }: PathNode, update: unknown): void {
  if (Array.isArray(value)) {
    value.push(...[cloned(update)].flat());
  } else if (isObject(value) && isObject(update)) {
    for (const [name, further] of Object.entries(update)) {
      const inner = Object.hasOwn(value, name) ? value[name] : undefined;
      const isMerged =
        (Array.isArray(inner) && Array.isArray(further)) || (isObject(inner) && isObject(further));
      if (isMerged) merge({ holder: value, key: name, value: inner }, further);
      else set(value, name, cloned(further));
    }
  } else if (holder !== undefined) {
    set(holder, key, cloned(update));
  }
}

/** Names such as `__proto__` are names like others. */
function set(holder: object, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

/** A value that shares nothing with the one it was made of, which may be applied in several places. */
function cloned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloned);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloned(inner)]))
    : value;
}
