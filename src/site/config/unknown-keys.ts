import { z } from 'zod';
import type { Report } from '../diagnostic.ts';
import type { JsonDocument } from './document.ts';
import { isRecord } from './document.ts';
import { newerNames } from './older-settings.ts';
import type { JsonPath } from './places.ts';
import { schemasAt } from './problems.ts';
import { DocsJson } from './schema.ts';
import { dotted } from './validate.ts';

/** Settings whose every key is known. */
const KNOWN = [
  'colors',
  'logo',
  'favicon',
  'appearance',
  'fonts',
  'icons',
  'background',
  'styling',
  'thumbnails',
  'navigation',
  'navbar',
  'footer',
  'banner',
  'search',
  'seo',
  'errors',
  'api',
  'contextual',
  'markdown',
  'metadata',
  'interaction',
];

/** Tells of the keys that no setting has, all at once; those that many entries of lists share, by the first. */
export function reportUnknownKeys(
  value: Record<string, unknown>,
  document: JsonDocument,
  report: Report,
): void {
  const unknown = [
    ...Object.keys(value).flatMap((key) => (key in DocsJson.shape ? [] : [[key]])),
    ...KNOWN.flatMap((key) => unknownIn(value[key], [key])),
  ];
  const first = unknown[0];
  if (first === undefined) return;
  const alike = Map.groupBy(unknown, sharedName);
  const named = [...alike.values()].flatMap(([path, ...others]) => {
    const times = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return path === undefined ? [] : [`${dotted(path)}${times}`];
  });
  report({
    severity: 'notice',
    kind: 'unknown-setting',
    message: `Settings without effect here: ${named.join(', ')}`,
    hint: newerNames([...alike.keys()]),
    ...document.placeOf(first),
  });
}

/** What entries of lists call a key alike, however deep they stand in the navigation. */
function sharedName(path: JsonPath): string {
  const [setting, ...inner] = path;
  const isListed = inner.some((key) => typeof key === 'number');
  return setting === 'navigation' && isListed
    ? `navigation.${path.at(-1)}`
    : dotted(path.filter((key) => typeof key !== 'number'));
}

function unknownIn(value: unknown, path: JsonPath): JsonPath[] {
  const shapes =
    typeof value !== 'object' || value === null
      ? []
      : schemasAt(DocsJson, path).flatMap((schema) =>
          schema instanceof z.ZodObject ? [schema.shape] : schema instanceof z.ZodArray ? [undefined] : [],
        );
  if (shapes.length === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => unknownIn(one, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    shapes.some((shape) => shape !== undefined && key in shape)
      ? unknownIn(one, [...path, key])
      : [[...path, key]],
  );
}
