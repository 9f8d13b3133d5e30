import type { Report } from '../../diagnostic.ts';
import { dotted } from '../checks/validate.ts';
import type { JsonDocument } from '../json/document.ts';
import { withObjects } from '../json/objects.ts';
import { NAMES } from '../switches.ts';

const NAMING: ReadonlySet<string> = new Set(NAMES);

/** A navigation with the numbers that entries are called by, such as versions, as the texts they look like: a warning each. */
export function withNumberNames(value: unknown, document: JsonDocument, report: Report): unknown {
  return withObjects(value, ['navigation'], (object, path) => {
    const named = Object.entries(object).map(([key, part]) => {
      if (typeof part !== 'number' || !NAMING.has(key)) return [key, part];
      const at = [...path, key];
      report({
        severity: 'warning',
        kind: 'invalid-setting',
        message: `${dotted(at)}: ${part} is not a string; it is read as "${part}"`,
        hint: `write "${part}"`,
        ...document.placeOf(at),
      });
      return [key, String(part)];
    });
    return Object.fromEntries(named);
  });
}
