import type { HttpResponse } from './http.ts';

/** Headers as undici gives them. Names in lower case; a repeated header is joined with `, `. */
export function flatten(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): HttpResponse['headers'] {
  const flat: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
