import type { JsonPath } from '../json/places.ts';
import { isRecord } from '../json/record.ts';

/**
 * Where values were written that were read as if they were not there: those of settings that are read leniently, in a
 * form that these do not have. The outermost of each.
 */
export function unreadValues(written: unknown, read: unknown, path: JsonPath = []): JsonPath[] {
  if (written === undefined || written === null) return [];
  if (read === undefined) return [path];
  if (Array.isArray(written) && Array.isArray(read))
    return written.flatMap((one, index) => unreadValues(one, read[index], [...path, index]));
  if (!isRecord(written) || !isRecord(read)) return [];
  return Object.entries(written).flatMap(([key, one]) => unreadValues(one, read[key], [...path, key]));
}
