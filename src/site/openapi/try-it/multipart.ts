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
 * send as files, and for parts of another `type`, which are told by their order. `random` makes the boundary, which
 * must not be in any part.
 */
export function multipartForm(
  parts: readonly MultipartPart[],
  type: string,
  random: () => string,
): MultipartForm {
  const isForm = /^multipart\/(?:form-data\b|\*)/i.test(type);
  if (isForm && parts.every(([, value, type]) => type === undefined || value instanceof File)) {
    const data = new FormData();
    for (const [name, value] of parts) data.append(name, value);
    return { body: data, type: undefined };
  }
  const boundary = `form-${random()}`;
  const pieces = parts.flatMap((part) => {
    const [name, value] = part;
    const isFile = value instanceof File;
    const ofType = typeOf(part);
    const head = [
      `--${boundary}`,
      ...(isForm ? [`Content-Disposition: ${formData(name, isFile ? value.name : undefined)}`] : []),
      ...(ofType === undefined ? [] : [`Content-Type: ${ofType}`]),
    ];
    return [`${head.join('\r\n')}\r\n\r\n`, isFile ? value : value.replace(/\r\n?|\n/g, '\r\n'), '\r\n'];
  });
  const [root] = parts;
  // What is related says of what type its first part is (RFC 2387).
  const related = /^multipart\/related\b/i.test(type)
    ? `; type="${(root && typeOf(root)) ?? 'text/plain'}"`
    : '';
  const kind = isForm ? 'multipart/form-data' : (type.split(';')[0] ?? type).trim();
  return {
    body: new Blob([...pieces, `--${boundary}--\r\n`]),
    type: `${kind}${related}; boundary=${boundary}`,
  };
}

function typeOf([, value, own]: MultipartPart): string | undefined {
  return value instanceof File ? value.type || own || 'application/octet-stream' : own;
}
