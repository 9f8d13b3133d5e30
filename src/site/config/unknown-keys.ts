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
];

/** Tells of the keys that no setting has, all at once. */
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
  report({
    severity: 'notice',
    kind: 'unknown-setting',
    message: `Settings without effect here: ${unknown.map(dotted).join(', ')}`,
    hint: newerNames(unknown.map(dotted)),
    ...document.placeOf(first),
  });
}

function unknownIn(value: unknown, path: JsonPath): JsonPath[] {
  if (!isRecord(value)) return [];
  const shapes = schemasAt(DocsJson, path).flatMap((schema) =>
    schema instanceof z.ZodObject ? [schema.shape] : [],
  );
  if (shapes.length === 0) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    shapes.some((shape) => key in shape) ? unknownIn(one, [...path, key]) : [[...path, key]],
  );
}
