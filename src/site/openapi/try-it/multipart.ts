import { formData } from '../samples/form-data.ts';

/** A part of a form: a text, which may have a content type of its own, or a file. */
export type MultipartPart = readonly [name: string, value: string | File, type: string | undefined];

/** A form as it is sent, and its content type where the browser does not give it. */
export interface MultipartForm {
  readonly body: Blob | FormData;
  readonly type: string | undefined;
}

/**
 * Writes a form as `multipart/form-data`. A browser does so itself, but for texts with a content type, which it would
 * send as files. `random` makes the boundary, which must not be in any part.
 */
export function multipartForm(parts: readonly MultipartPart[], random: () => string): MultipartForm {
  if (parts.every(([, value, type]) => type === undefined || value instanceof File)) {
    const data = new FormData();
    for (const [name, value] of parts) data.append(name, value);
    return { body: data, type: undefined };
  }
  const boundary = `form-${random()}`;
  const pieces = parts.flatMap(([name, value, type]) =>
    value instanceof File
      ? [headOf(boundary, name, value.type || 'application/octet-stream', value.name), value, '\r\n']
      : [headOf(boundary, name, type), value.replace(/\r\n?|\n/g, '\r\n'), '\r\n'],
  );
  return {
    body: new Blob([...pieces, `--${boundary}--\r\n`]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

function headOf(boundary: string, name: string, type: string | undefined, file?: string): string {
  const ofType = type === undefined ? '' : `Content-Type: ${type}\r\n`;
  return `--${boundary}\r\nContent-Disposition: ${formData(name, file)}\r\n${ofType}\r\n`;
}
