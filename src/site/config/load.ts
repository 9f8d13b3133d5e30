import type { z } from 'zod';
import { Failure } from '../../errors/failure.ts';
import type { Report } from '../diagnostic.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { placeOf } from '../project/place.ts';
import { knownCodeThemes } from './code-themes.ts';
import type { JsonDocument, JsonPath } from './document.ts';
import { isRecord, readJsonDocument } from './document.ts';
import { SWITCHES } from './navigation-schema.ts';
import { newerNames } from './older-settings.ts';
import { withProductGroups } from './product-groups.ts';
import {
  Appearance,
  Background,
  Colors,
  DocsJson,
  Fonts,
  Icons,
  Logo,
  Styling,
  Thumbnails,
} from './schema.ts';
import type { Settings } from './settings.ts';
import { settle } from './settings.ts';
import { unreadValues } from './unread.ts';

/** The settings file at the root of a docs project. */
export const SETTINGS_FILE = 'docs.json';

/** What stands in for a required setting that is missing or wrong. */
const REQUIRED = { theme: 'mint', name: 'Documentation', colors: { primary: '#0f766e' } } as const;

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
  const settings = settle(validate(written, document, report));
  const codeblocks = await knownCodeThemes(settings.codeblocks, document, report);
  const exactPlace = createExactPlace(files, document);
  return {
    settings: { ...settings, codeblocks },
    files: document.files,
    placeOf: document.placeOf,
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

/** Takes wrong values out, one round after another, until the rest is valid. */
function validate(value: Record<string, unknown>, document: JsonDocument, report: Report): DocsJson {
  let candidate: Record<string, unknown> = value;
  const told = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const parsed = DocsJson.safeParse(candidate, { reportInput: true });
    if (parsed.success) {
      reportUnread(unreadValues(candidate, parsed.data), document, report);
      return parsed.data;
    }
    const problems = parsed.error.issues.map((issue) => deepest(issue));
    for (const { path, message } of problems) {
      // What was taken out as wrong may be missed in a later round: one problem, told once.
      if (told.has(path.join('\n'))) continue;
      told.add(path.join('\n'));
      report({
        severity: 'error',
        kind: 'invalid-setting',
        message: `${dotted(path)}: ${message}`,
        ...document.placeOf(path),
      });
    }
    // Longest paths first, later elements before earlier ones, so that indexes stay true while cutting.
    const cuts = problems.map(({ path }) => path).sort((a, b) => compareForCut(b, a));
    candidate = withRequired(cuts.reduce<unknown>((rest, path) => without(rest, path), candidate));
  }
  return DocsJson.parse(REQUIRED);
}

function reportUnread(paths: readonly JsonPath[], document: JsonDocument, report: Report): void {
  for (const path of paths) {
    report({
      severity: 'warning',
      kind: 'invalid-setting',
      message: `${dotted(path)}: has a form that is not read, and is left out`,
      ...document.placeOf(path),
    });
  }
}

interface Problem {
  readonly path: JsonPath;
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

/** The branch of a union that got furthest says best what is wrong. */
function deepest(issue: Issue, base: JsonPath = []): Problem {
  const path = [...base, ...issue.path.filter((key) => typeof key !== 'symbol')];
  if (issue.code === 'invalid_union') {
    const inner = issue.errors
      .map((branch) => branch[0])
      .filter((one) => one !== undefined)
      .sort((a, b) => b.path.length - a.path.length)[0];
    if (inner !== undefined && (inner.path.length > 0 || issue.errors.length === 1))
      return deepest(inner, path);
    const types = issue.errors.flatMap(([one]) =>
      one?.code === 'invalid_type' ? [article(one.expected)] : [],
    );
    return { path, message: types.length === 0 ? 'has the wrong form' : `must be ${alternatives(types)}` };
  }
  return { path, message: wording(issue) };
}

function wording(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? `is missing; give ${article(issue.expected)}`
      : `must be ${article(issue.expected)}`;
  }
  const shown = typeof issue.input === 'string' ? `${JSON.stringify(issue.input)} ` : '';
  if (issue.code === 'invalid_value') {
    return issue.input === undefined
      ? `is missing; give one of ${issue.values.join(', ')}`
      : `${shown}is not one of ${issue.values.join(', ')}`;
  }
  return `${shown}${issue.message}`;
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function dotted(path: JsonPath): string {
  return path.length === 0 ? SETTINGS_FILE : path.join('.');
}

function compareForCut(a: JsonPath, b: JsonPath): number {
  if (a.length !== b.length) return a.length - b.length;
  for (const [index, key] of a.entries()) {
    const other = b[index];
    if (key === other) continue;
    if (typeof key === 'number' && typeof other === 'number') return key - other;
    return String(key) < String(other) ? -1 : 1;
  }
  return 0;
}

/** The value without what stands at a path; where nothing stands there, without its parent. */
function without(value: unknown, path: JsonPath): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return undefined;
  if (Array.isArray(value) && typeof key === 'number') {
    if (rest.length === 0) return value.toSpliced(key, 1);
    const inner = without(value[key], rest);
    return inner === undefined ? value.toSpliced(key, 1) : value.with(key, inner);
  }
  if (!isRecord(value) || !(key in value)) return undefined;
  const { [key]: inner, ...others } = value;
  if (rest.length === 0) return others;
  const kept = without(inner, rest);
  return kept === undefined ? others : { ...value, [key]: kept };
}

function withRequired(value: unknown): Record<string, unknown> {
  const given = isRecord(value) ? value : {};
  const colors = isRecord(given.colors) ? { ...REQUIRED.colors, ...given.colors } : REQUIRED.colors;
  return { ...REQUIRED, ...given, colors };
}

const KNOWN: Readonly<Record<string, z.ZodObject>> = {
  colors: Colors,
  logo: Logo,
  appearance: Appearance,
  fonts: Fonts,
  icons: Icons,
  background: Background,
  styling: Styling,
  thumbnails: Thumbnails,
};

function reportUnknownKeys(value: Record<string, unknown>, document: JsonDocument, report: Report): void {
  const unknown: string[][] = Object.keys(value)
    .filter((key) => !(key in DocsJson.shape))
    .map((key) => [key]);
  for (const [setting, schema] of Object.entries(KNOWN)) {
    const own = value[setting];
    if (!isRecord(own)) continue;
    unknown.push(...Object.keys(own).flatMap((key) => (key in schema.shape ? [] : [[setting, key]])));
  }
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
