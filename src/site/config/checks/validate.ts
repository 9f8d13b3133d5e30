import type { Report } from '../../diagnostic.ts';
import { SETTINGS_FILE } from '../file.ts';
import type { JsonDocument } from '../json/document.ts';
import type { JsonPath } from '../json/places.ts';
import { isRecord } from '../json/record.ts';
import { DocsJson } from '../schema.ts';
import { type CutValue, cutOut } from './cut.ts';
import { problemsOf, schemasAt } from './problems.ts';
import { unreadValues } from './unread.ts';

/** What stands in for a required setting that is missing or wrong. */
const REQUIRED = { theme: 'mint', name: 'Documentation', colors: { primary: '#0f766e' } } as const;

export interface ValidSettings {
  readonly docs: DocsJson;
  /** Where the value at a path of `docs` was written. */
  readonly placeOf: JsonDocument['placeOf'];
}

/**
 * Takes wrong values out, one round after another, until the rest is valid: an error each. What is read leniently is
 * left out with a warning.
 */
export function validate(
  value: Record<string, unknown>,
  document: JsonDocument,
  report: Report,
): ValidSettings {
  let candidate = cutOut({ value, writtenPath: (path) => path }, []);
  const told = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const { writtenPath } = candidate;
    const placeOf = (path: JsonPath) => document.placeOf(writtenPath(path));
    const parsed = DocsJson.safeParse(candidate.value);
    if (parsed.success) {
      for (const path of unreadValues(candidate.value, parsed.data))
        reportUnread(candidate, path, document, report);
      return { docs: parsed.data, placeOf };
    }
    const problems = problemsOf(DocsJson, candidate.value);
    for (const { path, message } of problems) {
      const written = writtenPath(path);
      // What was taken out as wrong may be missed in a later round: one problem, told once.
      if (told.has(written.join('\n'))) continue;
      told.add(written.join('\n'));
      report({
        severity: 'error',
        kind: 'invalid-setting',
        message: `${dotted(written)}: ${message}`,
        ...document.placeOf(written),
      });
    }
    const rest = cutOut(
      candidate,
      problems.map(({ path }) => path),
    );
    candidate = { ...rest, value: withRequired(rest.value) };
  }
  return { docs: DocsJson.parse(REQUIRED), placeOf: document.placeOf };
}

/** What is wrong with a value of the settings that is left out. */
function reportUnread(
  { value: settings, writtenPath }: CutValue,
  path: JsonPath,
  document: JsonDocument,
  report: Report,
): void {
  const value = path.reduce<unknown>((here, key) => Reflect.get(Object(here), key), settings);
  const name = dotted(writtenPath(path));
  const found = schemasAt(DocsJson, path).map((schema) => problemsOf(schema, value, path));
  const depthOf = ([first]: (typeof found)[number]): number => first?.path.length ?? 0;
  // Of several forms, the one that fits furthest says best what is wrong.
  const [furthest] = found.filter((some) => some.length > 0).toSorted((a, b) => depthOf(b) - depthOf(a));
  const problems = furthest ?? [{ path: [], message: 'has a form that is not read' }];
  for (const problem of problems) {
    const written = writtenPath([...path, ...problem.path]);
    report({
      severity: 'warning',
      kind: 'invalid-setting',
      message: `${dotted(written)}: ${problem.message}; ${problem.path.length === 0 ? 'it' : name} is left out`,
      ...document.placeOf(written),
    });
  }
}

/** A path as settings are called: `colors.primary`. */
export function dotted(path: JsonPath): string {
  return path.length === 0 ? SETTINGS_FILE : path.join('.');
}

function withRequired(value: unknown): Record<string, unknown> {
  const given = isRecord(value) ? value : {};
  const colors = isRecord(given.colors) ? { ...REQUIRED.colors, ...given.colors } : REQUIRED.colors;
  return { ...REQUIRED, ...given, colors };
}
