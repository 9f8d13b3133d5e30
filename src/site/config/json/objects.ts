import type { JsonPath } from './places.ts';
import { isRecord } from './record.ts';

/**
 * JSON with each object in it as `read` gives it, from the outermost inwards: what stands in what it gives is read, too.
 * `path` is where the value stands.
 */
export function withObjects(
  value: unknown,
  path: JsonPath,
  read: (object: Record<string, unknown>, path: JsonPath) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((one, index) => withObjects(one, [...path, index], read));
  const given = isRecord(value) ? read(value, path) : value;
  if (!isRecord(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, part]) => [key, withObjects(part, [...path, key], read)]),
  );
}
