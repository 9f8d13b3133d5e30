import { formText, prettyJson } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

/** C with libcurl; it is C++ as well. */
export function cSample({ method, url, headers, body }: SampleRequest): string {
  const set = (option: string, value: string): string =>
    `curl_easy_setopt(curl, CURLOPT_${option},${value.startsWith('\n') ? '' : ' '}${value});`;
  const { statements, after } = cBody(body, set);
  const code = [
    'CURL *curl = curl_easy_init();',
    set('URL', text(url)),
    method === 'HEAD' ? set('NOBODY', '1L') : set('CUSTOMREQUEST', text(method)),
    ...(headers.length === 0
      ? []
      : [
          '',
          'struct curl_slist *headers = NULL;',
          ...headers.map(
            ([name, value]) => `headers = curl_slist_append(headers, ${text(`${name}: ${value}`)});`,
          ),
          set('HTTPHEADER', 'headers'),
        ]),
    ...(statements.length === 0 ? [] : ['', ...statements]),
    '',
    'CURLcode result = curl_easy_perform(curl);',
    '',
    ...(headers.length === 0 ? [] : ['curl_slist_free_all(headers);']),
    ...after,
    'curl_easy_cleanup(curl);',
    'return (int)result;',
  ];
  const isFile = body?.kind === 'file';
  return [
    '#include <curl/curl.h>',
    ...(isFile ? ['#include <stdio.h>'] : []),
    '',
    'int main(void) {',
    ...code.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`)),
    '}',
  ].join('\n');
}

function cBody(
  body: SampleBody | undefined,
  set: (option: string, value: string) => string,
): { statements: string[]; after: string[] } {
  switch (body?.kind) {
    case undefined:
      return { statements: [], after: [] };
    case 'json':
      return { statements: [set('POSTFIELDS', lines(prettyJson(body.value)))], after: [] };
    case 'text':
      return { statements: [set('POSTFIELDS', lines(body.text))], after: [] };
    case 'form':
      return { statements: [set('POSTFIELDS', text(formText(body.fields)))], after: [] };
    case 'file':
      return {
        statements: [
          `FILE *file = fopen(${text(body.file)}, "rb");`,
          set('UPLOAD', '1L'),
          set('READDATA', 'file'),
        ],
        after: ['fclose(file);'],
      };
    case 'multipart':
      return {
        statements: [
          'curl_mime *form = curl_mime_init(curl);',
          ...(body.parts.length === 0 ? [] : ['curl_mimepart *part;']),
          ...body.parts.flatMap(({ name, value, file, type }) => [
            'part = curl_mime_addpart(form);',
            `curl_mime_name(part, ${text(name)});`,
            file
              ? `curl_mime_filedata(part, ${text(value)});`
              : `curl_mime_data(part, ${text(value)}, CURL_ZERO_TERMINATED);`,
            ...(type === undefined ? [] : [`curl_mime_type(part, ${text(type)});`]),
          ]),
          set('MIMEPOST', 'form'),
        ],
        after: ['curl_mime_free(form);'],
      };
  }
}

/** A literal for each line, which the compiler joins. */
function lines(value: string): string {
  const all = value.split(/(?<=\n)/);
  return all.length < 2 ? text(value) : `\n${all.map((line) => `  ${text(line)}`).join('\n')}`;
}

/** Controls in octal, as no digit after three can be taken for one of them; `??` would begin a trigraph. */
function text(value: string): string {
  const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  const escaped = value
    .toWellFormed()
    .replace(/["\\]/g, '\\$&')
    .replace(/\?(?=\?)/g, '?\\')
    .replace(
      /\p{Cc}/gu,
      (character) =>
        named[character] ??
        [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
    );
  return `"${escaped}"`;
}
