import { type JsonObject, textOf } from '../json.ts';

/** Whether a string is the content of a file (OpenAPI 3.0: `format: binary`; 3.1: `contentMediaType`). */
export function isFileSchema({ format, contentMediaType }: JsonObject): boolean {
  if (format === 'binary' || format === 'base64') return true;
  const type = textOf(contentMediaType);
  return (
    type !== undefined && !/^(?:text|multipart)\/|[/+](?:json|xml|ya?ml)\b|urlencoded|\*\/\*/i.test(type)
  );
}
