import { nearest } from '../../../text/suggest.ts';
import type { Report } from '../../diagnostic.ts';
import { VARIABLES } from '../codeblocks.ts';
import type { JsonDocument } from '../json/document.ts';
import type { JsonPath } from '../json/places.ts';
import { isRecord } from '../json/record.ts';
import type { Settings } from '../settings.ts';

/** Reports code themes that the highlighter does not have; the usual ones stand in (spec/docs-json, styling). */
export async function knownCodeThemes(
  codeblocks: Settings['codeblocks'],
  document: JsonDocument,
  report: Report,
): Promise<Settings['codeblocks']> {
  const named = themesIn(codeblocks, ['styling', 'codeblocks']);
  if (named.length === 0) return codeblocks;
  const { bundledThemes } = await import('shiki/themes');
  const unknown = named.filter(([, name]) => name !== VARIABLES && !(name in bundledThemes));
  for (const [path, name] of unknown) {
    const near = nearest(name, ['system', 'dark', VARIABLES, ...Object.keys(bundledThemes)]);
    report({
      severity: 'warning',
      kind: 'unknown-code-theme',
      message: `${path.join('.')}: there is no code theme "${name}"; the usual one is used`,
      hint: near === undefined ? undefined : `did you mean ${near}?`,
      ...document.placeOf(path),
    });
  }
  return unknown.reduce<unknown>((rest, [path]) => without(rest, path.slice(2)), codeblocks);
}

/** A setting without the theme at a path; that of the other mode stays. */
function without(value: unknown, [key, ...below]: JsonPath): unknown {
  if (key === undefined || !isRecord(value)) return undefined;
  return { ...value, [key]: without(value[key], below) };
}

function themesIn(value: unknown, path: JsonPath): [path: JsonPath, name: string][] {
  if (typeof value === 'string') return value === 'system' || value === 'dark' ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key === 'theme' || key === 'light' || key === 'dark')
    .flatMap(([key, inner]) => themesIn(inner, [...path, key]));
}
