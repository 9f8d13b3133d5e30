import type { ApiDocument } from '../description/document.ts';
import { objectOf } from '../json.ts';
import { type Media, mediaOf } from '../operation/media.ts';
import type { ApiOperation } from '../operation/operations.ts';
import type { Parameter } from '../operation/parameters.ts';
import { responsesIn } from '../operation/statuses.ts';

/**
 * What `Content-Type` and `Accept` say where they are described as parameters without a value: the types of the body that is
 * sent and of the first answer (OpenAPI 3.1, 4.8.12.1, takes them from there alone). Undefined for other parameters.
 */
export function contentHeader(
  document: ApiDocument,
  operation: ApiOperation,
  sent: Media | undefined,
  parameter: Parameter,
): string | undefined {
  if (parameter.in !== 'header') return undefined;
  switch (parameter.name.toLowerCase()) {
    case 'content-type':
      return sent?.type;
    case 'accept': {
      const [[, response] = []] = responsesIn(operation.raw.responses);
      return mediaOf(document, document.resolve(objectOf(response)))[0]?.type;
    }
    default:
      return undefined;
  }
}
