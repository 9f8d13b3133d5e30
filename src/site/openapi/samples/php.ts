import { formText, prettyJson, singleQuoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

export function phpSample({ method, url, headers, body }: SampleRequest): string {
  const options = [
    `  CURLOPT_URL => ${singleQuoted(url)},`,
    '  CURLOPT_RETURNTRANSFER => true,',
    `  CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
  ];
  if (body !== undefined) options.push(`  CURLOPT_POSTFIELDS => ${phpBody(body)},`);
  if (headers.length > 0) {
    options.push(
      '  CURLOPT_HTTPHEADER => [',
      ...headers.map(([name, value]) => `    ${singleQuoted(`${name}: ${value}`)},`),
      '  ],',
    );
  }
  return [
    '<?php',
    '',
    '$curl = curl_init();',
    'curl_setopt_array($curl, [',
    ...options,
    ']);',
    '',
    'echo curl_exec($curl);',
  ].join('\n');
}

function phpBody(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      // No line of JSON can be the end mark, and nothing in a nowdoc is special.
      return `<<<'JSON'\n${prettyJson(body.value)}\nJSON`;
    case 'text':
      return singleQuoted(body.text);
    case 'form':
      // An array holds each name once.
      if (new Set(body.fields.map(([name]) => name)).size < body.fields.length)
        return singleQuoted(formText(body.fields));
      return phpArray(
        'http_build_query([',
        body.fields.map(([name, value]) => [name, singleQuoted(value)]),
        '])',
      );
    case 'file':
      return `file_get_contents(${singleQuoted(body.file)})`;
    case 'multipart':
      return phpArray(
        '[',
        body.parts.map(({ name, value, file, type }) => [
          name,
          file
            ? `new CURLFile(${singleQuoted(value)})`
            : type !== undefined
              ? `new CURLStringFile(${[value, name, type].map(singleQuoted).join(', ')})`
              : singleQuoted(value),
        ]),
        ']',
      );
  }
}

function phpArray(
  open: string,
  entries: readonly (readonly [name: string, code: string])[],
  close: string,
): string {
  return [open, ...entries.map(([name, code]) => `    ${singleQuoted(name)} => ${code},`), `  ${close}`].join(
    '\n',
  );
}
