import { Failure } from '../../errors/failure.ts';
import type { Report } from '../diagnostic.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { placeOf } from '../project/place.ts';
import { knownCodeThemes } from './code-themes.ts';
import type { JsonDocument, JsonPath } from './document.ts';
import { isRecord, readJsonDocument } from './document.ts';
import { SWITCHES } from './navigation-schema.ts';
import { withProductGroups } from './product-groups.ts';
import type { Settings } from './settings.ts';
import { settle } from './settings.ts';
import { reportUnknownKeys } from './unknown-keys.ts';
import { validate } from './validate.ts';

/** The settings file at the root of a docs project. */
export const SETTINGS_FILE = 'docs.json';

export interface LoadedSettings {
  readonly settings: Settings;
  /** The files they stand in: `docs.json`, and what it refers to. */
  readonly files: readonly string[];
  /** Where a setting was written, by its path in the file. */
  readonly placeOf: (path: JsonPath) => SourcePlace;
  /** The place of a report on a text, made exact: a file alone becomes the line and column where that text is first. */
  readonly exactPlace: (place: SourcePlace, text: string) => SourcePlace;
  /** Where a text is first a value of the settings. */
  readonly placeOfValue: (text: string) => SourcePlace;
}

/**
 * Reads `docs.json`. Every wrong value is an error diagnostic with its place, and the default stands in for it;
 * unknown keys are one notice in all. Throws a Failure when the file is missing (E_DOCS_JSON_MISSING, saying where
 * it was looked for) or is not JSON (E_DOCS_JSON_INVALID, with line and column).
 */
export async function loadSettings(files: ProjectFiles, report: Report): Promise<LoadedSettings> {
  if (!files.has(SETTINGS_FILE)) throw missing(files);
  const document = await readJsonDocument(files, SETTINGS_FILE, report);
  if (!isRecord(document.value)) {
    throw new Failure('E_DOCS_JSON_INVALID', {
      what: `${SETTINGS_FILE} is not a JSON object`,
      value: `${SETTINGS_FILE}:1:1`,
      fix: 'write the settings as { "theme": …, "name": …, "colors": …, "navigation": … }',
    });
  }
  const listed = withNavigationObject(document.value, document, report);
  const written = {
    ...listed,
    ...('navigation' in listed && { navigation: withProductGroups(listed.navigation) }),
  };
  reportUnknownKeys(written, document, report);
  const { docs, placeOf: placeOfSetting } = validate(written, document, report);
  const settings = settle(docs);
  const codeblocks = await knownCodeThemes(settings.codeblocks, document, report);
  const exactPlace = createExactPlace(files, document);
  return {
    settings: { ...settings, codeblocks },
    files: document.files,
    placeOf: placeOfSetting,
    exactPlace,
    placeOfValue: (text) => exactPlace({ file: SETTINGS_FILE }, text),
  };
}

/** Finds texts in files of the project; the same mistake tends to be reported many times. */
function createExactPlace(files: ProjectFiles, document: JsonDocument): LoadedSettings['exactPlace'] {
  const known = new Map<string, SourcePlace>();
  const find = (place: SourcePlace, text: string): SourcePlace => {
    const setting =
      place.file === SETTINGS_FILE
        ? (document.placeOfText(text) ?? document.placeOfText(text.replace(/^\//, '')))
        : undefined;
    return setting ?? { ...place, ...(files.has(place.file) && placeOf(files.readText(place.file), text)) };
  };
  return (place, text) => {
    if (place.line !== undefined) return place;
    const key = `${place.file}\n${text}`;
    const exact = known.get(key) ?? find(place, text);
    known.set(key, exact);
    return exact;
  };
}

/** A list in place of the navigation object, as older settings have it: read by what its entries are, with a warning. */
function withNavigationObject(
  value: Record<string, unknown>,
  document: JsonDocument,
  report: Report,
): Record<string, unknown> {
  const { navigation } = value;
  if (!Array.isArray(navigation)) return value;
  report({
    severity: 'warning',
    kind: 'invalid-setting',
    message: 'navigation: must be an object; the list is read as its entries',
    hint: 'write "navigation": { "groups": [ … ] }',
    ...document.placeOf(['navigation']),
  });
  const switches = Object.entries(SWITCHES).flatMap(([key, label]) => {
    const entries = navigation.filter((entry) => isRecord(entry) && label in entry && !('group' in entry));
    return entries.length === 0 ? [] : [[key, entries] as const];
  });
  const taken = new Set(switches.flatMap(([, entries]) => entries));
  const pages = navigation.filter((entry) => !taken.has(entry));
  return {
    ...value,
    navigation: { ...Object.fromEntries(switches), ...(pages.length === 0 ? {} : { pages }) },
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
