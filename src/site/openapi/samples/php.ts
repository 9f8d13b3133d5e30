import { formData } from './form-data.ts';
import { formText, prettyJson, singleQuoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

export function phpSample({ method, url, headers, body }: SampleRequest): string {
  const options = [
    `  CURLOPT_URL => ${singleQuoted(url)},`,
    '  CURLOPT_RETURNTRANSFER => true,',
    // Asked for by its name, HEAD would make cURL wait for a body that never comes.
    method === 'HEAD' ? '  CURLOPT_NOBODY => true,' : `  CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
  ];
  if (body !== undefined) options.push(`  CURLOPT_POSTFIELDS => ${phpBody(body)},`);
  const sent =
    body?.kind === 'multipart' && hasRepeated(body.parts.map(({ name }) => name))
      ? [...headers, MULTIPART]
      : headers;
  if (sent.length > 0) {
    options.push(
      '  CURLOPT_HTTPHEADER => [',
      ...sent.map(([name, value]) => `    ${singleQuoted(`${name}: ${value}`)},`),
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
      if (hasRepeated(body.fields.map(([name]) => name))) return singleQuoted(formText(body.fields));
      return phpArray(
        'http_build_query([',
        body.fields.map(([name, value]) => [name, singleQuoted(value)]),
        '])',
      );
    case 'file':
      return `file_get_contents(${singleQuoted(body.file)})`;
    case 'multipart':
      if (hasRepeated(body.parts.map(({ name }) => name))) return writtenOut(body.parts);
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

const MULTIPART = ['Content-Type', 'multipart/form-data; boundary=boundary'] as const;

/** Whether several values have one name, which an array holds once. */
function hasRepeated(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

/** A form whose parts are written out. */
function writtenOut(parts: (SampleBody & { kind: 'multipart' })['parts']): string {
  const lines = parts.flatMap(({ name, value, file, type }) => [
    "'--boundary'",
    singleQuoted(`Content-Disposition: ${formData(name, file ? value : undefined)}`),
    ...(type === undefined ? [] : [singleQuoted(`Content-Type: ${type}`)]),
    "''",
    file ? `file_get_contents(${singleQuoted(value)})` : singleQuoted(value),
  ]);
  const all = [...lines, "'--boundary--'", "''"];
  return ['implode("\\r\\n", [', ...all.map((line) => `    ${line},`), '  ])'].join('\n');
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
