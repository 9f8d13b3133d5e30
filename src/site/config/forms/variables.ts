import type { Report } from '../../diagnostic.ts';
import { fillVariables, unfilled } from '../../markdown/variables.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { dotted } from '../checks/validate.ts';
import type { JsonDocument } from '../json/document.ts';
import { createJsonPlaces, type JsonPath, type Origin, pathKey } from '../json/places.ts';
import { isRecord } from '../json/record.ts';
import { textsOf } from '../settings.ts';
import type { SettingsDocument } from '../settings-document.ts';

/**
 * Settings with each `{{name}}` in them that is one of their `variables` replaced; others are told. What is so made has its
 * place, too.
 */
export function withVariables(
  document: SettingsDocument,
  files: ProjectFiles,
  report: Report,
): SettingsDocument {
  const { variables } = document.value;
  if (!isRecord(variables)) return document;
  const values = textsOf(variables);
  const made = new Map<string, Origin>();
  const fill = (value: unknown, path: JsonPath): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => fill(one, [...path, index]));
    if (isRecord(value)) return filled(value, path);
    if (typeof value !== 'string') return value;
    const text = fillVariables(value, values);
    // Those in Markdown are told of where that is read.
    const isTold = path[0] !== 'variables' && path[0] !== 'errors' && !path.includes('banner');
    for (const { message, hint } of isTold ? unfilled(text, values) : [])
      report({
        severity: 'warning',
        kind: 'unbound-name',
        message: `${dotted(path)}: ${message}`,
        hint,
        ...document.placeOf(path),
      });
    const origin = text === value ? undefined : document.origins.values.get(pathKey(path));
    if (origin !== undefined) for (const key of [text, pathKey([path[0] ?? '', text])]) made.set(key, origin);
    return text;
  };
  const filled = (object: Record<string, unknown>, path: JsonPath): Record<string, unknown> =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, fill(value, [...path, key])]));
  // In the order in which they are written.
  const value = { ...filled(document.value, []), variables };
  const origins: JsonDocument['origins'] = {
    ...document.origins,
    texts: new Map([...made, ...document.origins.texts]),
  };
  return { ...document, value, origins, ...createJsonPlaces(files, () => origins) };
}
