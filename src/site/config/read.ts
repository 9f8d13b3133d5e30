import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import { knownCodeThemes } from './code-themes.ts';
import type { JsonDocument } from './document.ts';
import { isRecord } from './document.ts';
import { withNavigationObject } from './navigation-object.ts';
import { withNumberNames } from './number-names.ts';
import { withOlderLinks } from './older-links.ts';
import { withPageObjects } from './page-objects.ts';
import type { JsonPlaces, Origins } from './places.ts';
import { withProductGroups } from './product-groups.ts';
import type { Settings } from './settings.ts';
import { settle } from './settings.ts';
import { readSettingsDocument } from './settings-document.ts';
import { reportUnknownKeys } from './unknown-keys.ts';
import { validate } from './validate.ts';

/** Settings as they were read. */
export interface ReadSettings {
  readonly settings: Settings;
  /** The files they stand in. */
  readonly files: readonly string[];
  readonly places: JsonPlaces;
}

/** Reads `docs.json`, which is there. Wrong values are reported; throws E_DOCS_JSON_INVALID where it is not JSON. */
export async function readSettings(
  files: ProjectFiles,
  report: Report,
): Promise<ReadSettings & { readonly origins: Origins }> {
  const document = await readSettingsDocument(files, report);
  const attached = withRootOpenapi(document.value, document, report);
  const listed = withNavigationObject(attached, document, report);
  const written = {
    ...listed,
    ...('navigation' in listed && {
      navigation: withPageObjects(
        withOlderLinks(withProductGroups(withNumberNames(listed.navigation, document, report))),
        document,
        report,
      ),
    }),
  };
  reportUnknownKeys(written, document, report);
  const { docs, placeOf } = validate(written, document, report);
  const settings = settle(docs);
  const codeblocks = await knownCodeThemes(settings.codeblocks, document, report);
  return {
    settings: { ...settings, codeblocks },
    files: document.files,
    places: { placeOf, placeOfText: document.placeOfText },
    origins: document.origins,
  };
}

/** `openapi` beside `api`, as older settings have it, in the place of a missing `api.openapi`, with a notice. */
function withRootOpenapi(
  value: Record<string, unknown>,
  document: JsonDocument,
  report: Report,
): Record<string, unknown> {
  const { openapi, api = {}, ...others } = value;
  if (openapi === undefined || !isRecord(api) || api.openapi !== undefined) return value;
  report({
    severity: 'notice',
    kind: 'unknown-setting',
    message: 'openapi: is read as "api.openapi"',
    hint: 'write "api": { "openapi": … }',
    ...document.placeOf(['openapi']),
  });
  return { ...others, api: { ...api, openapi } };
}
