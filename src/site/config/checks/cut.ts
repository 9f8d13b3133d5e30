import type { JsonPath } from '../json/places.ts';
import { isRecord } from '../json/record.ts';

/** A value from which parts were taken out, which still knows where the rest of it was written. */
export interface CutValue {
  readonly value: unknown;
  /** The path that a part of it had before. */
  readonly writtenPath: (path: JsonPath) => JsonPath;
}

/**
 * The value without what stands at some paths; where nothing stands at one, without its parent. What is given for one
 * mode only holds for the other, too.
 */
export function cutOut({ value, writtenPath }: CutValue, paths: readonly JsonPath[]): CutValue {
  const whole = paths.reduce(inOtherMode, value);
  const points = paths.flatMap((path) => {
    if (valueAt(whole, path) !== undefined) return valueAt(value, path) === undefined ? [] : [path];
    return path.length > 1 && valueAt(whole, path.slice(0, -1)) !== undefined ? [path.slice(0, -1)] : [];
  });
  const known = new Map(points.map((path) => [JSON.stringify(path), path]));
  const isOutermost = (path: JsonPath): boolean =>
    !path.some((_, length) => known.has(JSON.stringify(path.slice(0, length))));
  // Later elements before earlier ones, so that indexes stay true while cutting.
  const cuts = [...known.values()].filter(isOutermost).sort((a, b) => inOrder(b, a));
  return {
    value: cuts.reduce(without, whole),
    writtenPath: (path) => writtenPath(cuts.reduceRight(beforeCut, path)),
  };
}

/** The path that a part had before an element of a list around it was cut. */
function beforeCut(path: JsonPath, cut: JsonPath): JsonPath {
  const depth = cut.length - 1;
  const [gone, index] = [cut[depth], path[depth]];
  if (typeof gone !== 'number' || typeof index !== 'number' || index < gone) return path;
  return cut.slice(0, depth).every((key, at) => key === path[at]) ? path.with(depth, index + 1) : path;
}

function inOrder(a: JsonPath, b: JsonPath): number {
  for (const [index, key] of a.entries()) {
    const other = b[index];
    if (key === other || other === undefined) continue;
    if (typeof key === 'number' && typeof other === 'number') return key - other;
    return String(key) < String(other) ? -1 : 1;
  }
  return a.length - b.length;
}

/** The value with that of the light mode for the dark one, or the other way round, where only one is given. */
function inOtherMode(value: unknown, path: JsonPath): unknown {
  const [mode, parent] = [path.at(-1), valueAt(value, path.slice(0, -1))];
  if ((mode !== 'light' && mode !== 'dark') || !isRecord(parent) || parent[mode] !== undefined) return value;
  const other = parent[mode === 'light' ? 'dark' : 'light'];
  return typeof other === 'string' ? withValue(value, path, other) : value;
}

function withValue(value: unknown, [key, ...rest]: JsonPath, own: unknown): unknown {
  if (key === undefined) return own;
  if (Array.isArray(value) && typeof key === 'number')
    return value.with(key, withValue(value[key], rest, own));
  return isRecord(value) ? { ...value, [key]: withValue(value[key], rest, own) } : value;
}

function valueAt(value: unknown, path: JsonPath): unknown {
  let here = value;
  for (const key of path) {
    if (!(Array.isArray(here) || isRecord(here)) || !Object.hasOwn(here, key)) return undefined;
    here = Reflect.get(here, key);
  }
  return here;
}

function without(value: unknown, [key, ...rest]: JsonPath): unknown {
  if (Array.isArray(value) && typeof key === 'number')
    return rest.length === 0 ? value.toSpliced(key, 1) : value.with(key, without(value[key], rest));
  if (!isRecord(value) || key === undefined) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...value, [key]: without(inner, rest) };
}
