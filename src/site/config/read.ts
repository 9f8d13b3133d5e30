import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import { knownCodeThemes } from './checks/code-themes.ts';
import { reportUnknownKeys } from './checks/unknown-keys.ts';
import { validate } from './checks/validate.ts';
import { withNavigationObject } from './forms/navigation-object.ts';
import { withNumberNames } from './forms/number-names.ts';
import { withOlderLinks } from './forms/older-links.ts';
import { withPageObjects } from './forms/page-objects.ts';
import { withProductGroups } from './forms/product-groups.ts';
import { withRootOpenapi } from './forms/root-openapi.ts';
import { withVariables } from './forms/variables.ts';
import type { JsonPlaces, Origins } from './json/places.ts';
import type { Settings } from './settings.ts';
import { settle } from './settings.ts';
import { readSettingsDocument } from './settings-document.ts';

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
  const document = withVariables(await readSettingsDocument(files, report), files, report);
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
