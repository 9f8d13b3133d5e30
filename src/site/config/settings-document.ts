import { Failure } from '../../errors/failure.ts';
import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import { SETTINGS_FILE } from './file.ts';
import { type JsonDocument, readJsonDocument } from './json/document.ts';
import { isRecord } from './json/record.ts';

/** The JSON of `docs.json`. */
export type SettingsDocument = JsonDocument & { readonly value: Record<string, unknown> };

/** The JSON of `docs.json`, which is there; throws E_DOCS_JSON_INVALID where it is none, or no object. */
export async function readSettingsDocument(files: ProjectFiles, report: Report): Promise<SettingsDocument> {
  const document = await readJsonDocument(files, SETTINGS_FILE, report);
  const { value } = document;
  if (isRecord(value)) return { ...document, value };
  throw new Failure('E_DOCS_JSON_INVALID', {
    what: `${SETTINGS_FILE} is not a JSON object`,
    value: `${SETTINGS_FILE}:1:1`,
    fix: 'write the settings as { "theme": …, "name": …, "colors": …, "navigation": … }',
  });
}
