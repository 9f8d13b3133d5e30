import { nearest } from '../../text/suggest.ts';
import type { Report } from '../diagnostic.ts';
import { placeAt } from '../project/place.ts';
import { type JsonObject, objectOf } from './json.ts';
import type { ApiOperation } from './operations.ts';

/** Tells of schemes that ways in name and the description does not have, so that no page shows them. */
export function reportUnknownSchemes(
  raw: JsonObject,
  operations: readonly Pick<ApiOperation, 'raw'>[],
  { file, text }: { readonly file: string; readonly text: string },
  report: Report,
): void {
  const schemes = objectOf(objectOf(raw.components).securitySchemes);
  const asked = [raw, ...operations.map((operation) => operation.raw)].flatMap(({ security }) =>
    [security].flat().flatMap((way) => Object.keys(objectOf(way))),
  );
  for (const name of new Set(asked)) {
    if (Object.hasOwn(schemes, name)) continue;
    const near = nearest(name, Object.keys(schemes));
    const at = text.indexOf(name, text.search(/\bsecurity["']?\s*:/));
    report({
      severity: 'warning',
      kind: 'api-reference',
      message: `security names ${JSON.stringify(name)}, which is none of the security schemes of ${file}: no page shows it.`,
      hint: near === undefined ? 'Describe it in components.securitySchemes.' : `did you mean ${near}?`,
      file,
      ...(at < 0 ? {} : placeAt(text, at)),
    });
  }
}
