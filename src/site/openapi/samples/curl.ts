import type { SampleBody, SampleRequest } from './model.ts';
import { percentEncode } from './serialize.ts';

export function curlSample({ method, url, headers, body }: SampleRequest): string {
  // Asked for by its name, HEAD would make cURL wait for a body that never comes.
  const lines = [method === 'HEAD' ? 'curl --head' : `curl --request ${method}`, `--url ${shellQuote(url)}`];
  // cURL gives brackets and braces in a URL a meaning of its own unless told not to.
  if (/[[\]{}]/.test(url)) lines.push('--globoff');
  for (const [name, value] of headers) {
    // The server gives a part of what a digest is made of: cURL asks for it first.
    const isDigest = name === 'Authorization' && /^digest YOUR_CREDENTIALS$/i.test(value);
    lines.push(
      isDigest
        ? `--digest --user ${shellQuote('YOUR_USER:YOUR_PASSWORD')}`
        : `--header ${shellQuote(`${name}: ${value}`)}`,
    );
  }
  if (body !== undefined) lines.push(...bodyOptions(body));
  return lines.join(' \\\n  ');
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`--data ${shellQuote(onLinesOfItsOwn(JSON.stringify(body.value, null, 2)))}`];
    case 'text':
      return [`--data-raw ${shellQuote(body.text)}`];
    case 'form':
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${shellQuote(`${fieldName(name)}=${value}`)}`,
      );
    case 'multipart':
      // `--form` reads `@` and `<` as files; `--form-string` takes text as it is.
      return body.parts.map(({ name, value, file, type }) =>
        file
          ? `--form ${shellQuote(`${name}=@${value}${type === undefined ? '' : `;type=${type}`}`)}`
          : type !== undefined
            ? `--form ${shellQuote(`${name}="${value.replace(/[\\"]/g, '\\$&')}";type=${type}`)}`
            : `--form-string ${shellQuote(`${name}=${value}`)}`,
      );
    case 'file':
      return [`--data-binary ${shellQuote(`@${body.file}`)}`];
  }
}

/** Brackets that open and close stand below each other; to JSON, breaks around it mean nothing. */
function onLinesOfItsOwn(json: string): string {
  return json.includes('\n') ? `\n${json}\n` : json;
}

/** The name of a form's field, which cURL sends as it is: with the brackets that every receiver reads so. */
function fieldName(name: string): string {
  return percentEncode(name).replace(/%5[BD]/g, decodeURIComponent);
}

/** One word for a POSIX shell, whatever is in it. A NUL, which no argument can hold, is dropped. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`;
}
