import type { Report } from '../../diagnostic.ts';
import type { JsonDocument } from '../json/document.ts';
import { isRecord } from '../json/record.ts';

/** `openapi` beside `api`, as older settings have it, in the place of a missing `api.openapi`, with a notice. */
export function withRootOpenapi(
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
