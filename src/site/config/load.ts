import { Failure } from '../../errors/failure.ts';
import type { Report } from '../diagnostic.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { placesOf } from '../project/place.ts';
import type { BuildCache } from '../site.ts';
import { SETTINGS_FILE } from './file.ts';
import type { JsonPath, JsonPlaces } from './json/places.ts';
import { keptSettings } from './kept.ts';
import type { Settings } from './settings.ts';

export interface LoadedSettings {
  readonly settings: Settings;
  /** The files they stand in: `docs.json`, and what it refers to. */
  readonly files: readonly string[];
  /** Where a setting was written, by its path in the file. */
  readonly placeOf: (path: JsonPath) => SourcePlace;
  /** The place of a report on a text, made exact: a file alone becomes the line and column where that text is first. */
  readonly exactPlace: (place: SourcePlace, text: string) => SourcePlace;
  /** Where a text is first a value of the settings, of the named one where it is of that. */
  readonly placeOfValue: (text: string, setting?: string) => SourcePlace;
}

/**
 * Loads the settings of a project, from the cache where it knows them. Every wrong value is an error diagnostic with its
 * place, and the default stands in for it; unknown keys are one notice in all. Throws a Failure when the file is missing
 * (E_DOCS_JSON_MISSING, saying where it was looked for) or is not JSON (E_DOCS_JSON_INVALID, with line and column).
 */
export async function loadSettings(
  files: ProjectFiles,
  report: Report,
  cache?: BuildCache,
): Promise<LoadedSettings> {
  if (!files.has(SETTINGS_FILE)) throw missing(files);
  const { settings, files: own, places } = await keptSettings(files, report, cache);
  const exactPlace = createExactPlace(files, places);
  return {
    settings,
    files: own,
    placeOf: places.placeOf,
    exactPlace,
    placeOfValue: (text, setting) =>
      (setting === undefined ? undefined : places.placeOfText(text, setting)) ??
      exactPlace({ file: SETTINGS_FILE }, text),
  };
}

/** Finds texts in files of the project; the same mistake tends to be reported many times. */
function createExactPlace(files: ProjectFiles, { placeOfText }: JsonPlaces): LoadedSettings['exactPlace'] {
  const known = new Map<string, SourcePlace>();
  /** One file, such as an API description, tends to be told of many times. */
  let read: { readonly file: string; readonly placeOf: ReturnType<typeof placesOf> } | undefined;
  const find = (place: SourcePlace, text: string): SourcePlace => {
    const setting =
      place.file === SETTINGS_FILE ? (placeOfText(text) ?? placeOfText(text.replace(/^\//, ''))) : undefined;
    if (setting !== undefined || !files.has(place.file)) return setting ?? place;
    if (read?.file !== place.file) read = { file: place.file, placeOf: placesOf(files.readText(place.file)) };
    return { ...place, ...read.placeOf(text) };
  };
  return (place, text) => {
    if (place.line !== undefined) return place;
    const key = `${place.file}\n${text}`;
    const exact = known.get(key) ?? find(place, text);
    known.set(key, exact);
    return exact;
  };
}

function missing(files: ProjectFiles): Failure {
  if (files.has('mint.json')) {
    return new Failure('E_DOCS_JSON_MISSING', {
      what: `No ${SETTINGS_FILE} was found`,
      value: 'mint.json',
      why: `mint.json is the older form of ${SETTINGS_FILE}, which is not read any more`,
      fix: `rename it to ${SETTINGS_FILE}, add a "theme", and write "navigation": { "groups": [ … ] } around its list of groups, "navbar" for its "topbarLinks" and "topbarCtaButton", "footer": { "socials": … } for its "footerSocials"`,
    });
  }
  const elsewhere = files.paths.filter((path) => path.endsWith(`/${SETTINGS_FILE}`)).slice(0, 3);
  return new Failure('E_DOCS_JSON_MISSING', {
    what: `No ${SETTINGS_FILE} was found`,
    why: `looked for ${SETTINGS_FILE} at the root of the docs folder, which holds ${files.paths.length} files`,
    fix:
      elsewhere.length > 0
        ? `point the docs folder at the folder of ${elsewhere.join(' or ')}`
        : `point the docs folder at the folder that holds ${SETTINGS_FILE}`,
  });
}
