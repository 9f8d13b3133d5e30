import { nearest } from '../../../text/suggest.ts';
import type { Report } from '../../diagnostic.ts';
import type { Keys, PlaceOf } from '../description/key-places.ts';
import { type JsonObject, objectOf } from '../json.ts';
import type { ApiOperation } from '../operation/operations.ts';

/** Tells of schemes that ways in name and the description does not have, so that no page shows them. */
export function reportUnknownSchemes(
  raw: JsonObject,
  operations: readonly Pick<ApiOperation, 'raw' | 'keys'>[],
  file: string,
  placeOf: PlaceOf,
  report: Report,
): void {
  const schemes = objectOf(objectOf(raw.components).securitySchemes);
  const asked = new Map<string, Keys>();
  for (const { raw: holder, keys } of [{ raw, keys: [] }, ...operations]) {
    const ways = [holder.security].flat();
    for (const [index, way] of ways.entries()) {
      // The only way stands without a list at times.
      const at = [...keys, 'security', ...(Array.isArray(holder.security) ? [index] : [])];
      for (const name of Object.keys(objectOf(way))) if (!asked.has(name)) asked.set(name, [...at, name]);
    }
  }
  for (const [name, keys] of asked) {
    if (Object.hasOwn(schemes, name)) continue;
    const near = nearest(name, Object.keys(schemes));
    report({
      severity: 'warning',
      kind: 'api-reference',
      message: `security names ${JSON.stringify(name)}, which is none of the security schemes of ${file}: no page shows it.`,
      hint: near === undefined ? 'Describe it in components.securitySchemes.' : `did you mean ${near}?`,
      ...placeOf(keys),
    });
  }
}
