import { deserialize, serialize } from 'node:v8';
import { digestOfFile } from '../cache/digest.ts';
import { listed } from '../cache/journal.ts';
import { type SeenFiles, stillSo } from '../cache/seen.ts';
import type { Diagnostic, Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache } from '../site.ts';
import { SETTINGS_FILE } from './file.ts';
import { createJsonPlaces, type Origins } from './json/places.ts';
import type { ReadSettings } from './read.ts';
import type { Settings } from './settings.ts';

interface Kept {
  readonly settings: Settings;
  /** The files they stand in besides the one that the key tells. */
  readonly seen: SeenFiles;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The settings of a project that has a `docs.json`: as kept, else read, which takes its schema and a parser to be loaded.
 * Those with an error are read each time. Throws as `readSettings` does.
 */
export async function keptSettings(
  files: ProjectFiles,
  report: Report,
  cache: BuildCache | undefined,
): Promise<ReadSettings> {
  const digestOf = (file: string): string => digestOfFile(files, file);
  const key = `settings ${digestOf(SETTINGS_FILE)}`;
  // Apart, since hardly a build asks for a place.
  const originsKey = `${key} origins`;
  const kept = cache && stillSo<Kept>(cache.get(key), digestOf);
  if (cache !== undefined && kept !== undefined && cache.keep(originsKey)) {
    kept.diagnostics.forEach(report);
    const load = (): Origins => deserialize(cache.get(originsKey) ?? new Uint8Array());
    return {
      settings: kept.settings,
      files: [SETTINGS_FILE, ...kept.seen.map(([file]) => file)],
      places: createJsonPlaces(files, load),
    };
  }
  const { readSettings } = await import('./read.ts');
  const { report: keep, diagnostics } = listed(report);
  const { origins, ...read } = await readSettings(files, keep);
  // Where a value was cut out as wrong, paths are no longer those in the file.
  if (cache !== undefined && diagnostics.every(({ severity }) => severity !== 'error')) {
    const others = read.files.filter((file) => file !== SETTINGS_FILE);
    const seen = others.map((file) => [file, digestOf(file)] as const);
    cache.put(key, serialize({ settings: read.settings, seen, diagnostics } satisfies Kept));
    cache.put(originsKey, serialize(origins));
  }
  return read;
}
