import { z } from 'zod';
import type { Report } from '../../diagnostic.ts';
import type { JsonDocument } from '../json/document.ts';
import type { JsonPath } from '../json/places.ts';
import { isRecord } from '../json/record.ts';
import { DocsJson } from '../schema.ts';
import { newerName } from './older-settings.ts';
import { meant, schemasAt } from './problems.ts';
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

interface UnknownKey {
  readonly path: JsonPath;
  /** What stands beside it, and what could. */
  readonly beside: Record<string, unknown>;
  readonly shapes: readonly object[];
}

/** Tells of the keys that no setting has, all at once; those that many entries of lists share, by the first. */
export function reportUnknownKeys(
  value: Record<string, unknown>,
  document: JsonDocument,
  report: Report,
): void {
  const shapes = [DocsJson.shape];
  const unknown = [
    ...Object.keys(value).flatMap((key) =>
      key in DocsJson.shape ? [] : [{ path: [key], beside: value, shapes }],
    ),
    ...KNOWN.flatMap((key) => unknownIn(value[key], [key])),
  ];
  const first = unknown[0];
  if (first === undefined) return;
  const alike = Map.groupBy(unknown, ({ path }) => sharedName(path));
  const named = [...alike.values()].flatMap(([one, ...others]) => {
    const times = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return one === undefined ? [] : [`${dotted(one.path)}${times}`];
  });
  const hints = [...alike].flatMap(([name, [one]]) => newerName(name) ?? misspelt(one) ?? []);
  report({
    severity: 'notice',
    kind: 'unknown-setting',
    message: `Settings without effect here: ${named.join(', ')}`,
    hint: hints.length === 0 ? undefined : hints.join(', '),
    ...document.placeOf(first.path),
  });
}

/** What is there already is not meant a second time. */
function misspelt(unknown: UnknownKey | undefined): string | undefined {
  if (unknown === undefined) return undefined;
  const { path, beside, shapes } = unknown;
  const key = String(path.at(-1));
  const free = shapes.flatMap((shape) => Object.keys(shape)).filter((name) => !(name in beside));
  const near = meant(key, free);
  return near === undefined ? undefined : `did you mean "${near}" by ${key}?`;
}

/** What entries of lists call a key alike, however deep they stand in the navigation. */
function sharedName(path: JsonPath): string {
  const [setting, ...inner] = path;
  const isListed = inner.some((key) => typeof key === 'number');
  return setting === 'navigation' && isListed
    ? `navigation.${path.at(-1)}`
    : dotted(path.filter((key) => typeof key !== 'number'));
}

function unknownIn(value: unknown, path: JsonPath): UnknownKey[] {
  const shapes =
    typeof value !== 'object' || value === null
      ? []
      : schemasAt(DocsJson, path).flatMap((schema) =>
          schema instanceof z.ZodObject ? [schema.shape] : schema instanceof z.ZodArray ? [{}] : [],
        );
  if (shapes.length === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => unknownIn(one, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    shapes.some((shape) => key in shape)
      ? unknownIn(one, [...path, key])
      : [{ path: [...path, key], beside: value, shapes }],
  );
}
