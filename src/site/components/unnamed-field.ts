import { nearest } from '../../text/suggest.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { FIELD_NAMES, FIELDS } from '../markdown/anchors/field-id.ts';
import type { Element } from '../markdown/rendering.ts';

/** Tells of a field without a name: readers see a description and not of what, and nothing is sent of it. */
export function unnamedField({ name, props, place, scope }: Element): Diagnostic | undefined {
  const given = Object.keys(props);
  if (!FIELDS.has(name) || scope !== undefined || given.some((key) => FIELD_NAMES.has(key))) return undefined;
  const meant = given.flatMap((key) => nearest(key, FIELD_NAMES) ?? [])[0];
  const names =
    name === 'ResponseField' ? 'name="…"' : 'path, query, header, cookie or body, as in query="…"';
  return {
    severity: 'warning',
    kind: 'unnamed-field',
    message: `<${name}> has no name, and readers do not see what it describes`,
    hint: meant === undefined ? `write ${names}` : `did you mean ${meant}?`,
    ...place,
  };
}
