import type { Report } from '../diagnostic.ts';
import { isRecord, type JsonDocument } from './document.ts';
import type { JsonPath } from './places.ts';
import { NAMES } from './switches.ts';
import { dotted } from './validate.ts';

const NAMING: ReadonlySet<string> = new Set(NAMES);

/** A navigation with the numbers that entries are called by, such as versions, as the texts they look like: a warning each. */
export function withNumberNames(
  value: unknown,
  document: JsonDocument,
  report: Report,
  path: JsonPath = ['navigation'],
): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => withNumberNames(one, document, report, [...path, index]));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const at = [...path, key];
      if (typeof part !== 'number' || !NAMING.has(key))
        return [key, withNumberNames(part, document, report, at)];
      report({
        severity: 'warning',
        kind: 'invalid-setting',
        message: `${dotted(at)}: ${part} is not a string; it is read as "${part}"`,
        hint: `write "${part}"`,
        ...document.placeOf(at),
      });
      return [key, String(part)];
    }),
  );
}
