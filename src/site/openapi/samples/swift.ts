import { formData } from './form-data.ts';
import { braceEscaped, formText, prettyJson } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

/** Swift with Foundation. */
export function swiftSample({ method, url, headers, body }: SampleRequest): string {
  const all = body?.kind === 'multipart' ? [...headers, MULTIPART] : headers;
  return [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${text(url)})!)`,
    `request.httpMethod = ${text(method)}`,
    ...all.map(([name, value]) => `request.setValue(${text(value)}, forHTTPHeaderField: ${text(name)})`),
    ...(body === undefined ? [] : swiftBody(body)),
    '',
    'let (data, _) = try await URLSession.shared.data(for: request)',
    'print(String(decoding: data, as: UTF8.self))',
  ].join('\n');
}

const MULTIPART = ['Content-Type', 'multipart/form-data; boundary=boundary'] as const;

function swiftBody(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`request.httpBody = Data(${raw(prettyJson(body.value))}.utf8)`];
    case 'text':
      return [`request.httpBody = Data(${text(body.text)}.utf8)`];
    case 'form':
      return [`request.httpBody = Data(${text(formText(body.fields))}.utf8)`];
    case 'file':
      return [`request.httpBody = try ${fileData(body.file)}`];
    case 'multipart':
      return [
        '',
        'var body = Data()',
        ...body.parts.flatMap(({ name, value, file, type }) => {
          const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`;
          const head = `--boundary\r\nContent-Disposition: ${formData(name, file ? value : undefined)}${kind}\r\n\r\n`;
          if (!file) return [`body.append(Data(${text(`${head}${value}\r\n`)}.utf8))`];
          return [
            `body.append(Data(${text(head)}.utf8))`,
            `body.append(try ${fileData(value)})`,
            'body.append(Data("\\r\\n".utf8))',
          ];
        }),
        'body.append(Data("--boundary--\\r\\n".utf8))',
        'request.httpBody = body',
      ];
  }
}

function fileData(name: string): string {
  return `Data(contentsOf: URL(fileURLWithPath: ${text(name)}))`;
}

/** A raw string over several lines, with as many signs around it as keep what is in it from meaning anything. */
function raw(json: string): string {
  if (!json.includes('\n')) return text(json);
  let signs = '#';
  while (json.includes(`\\${signs}`)) signs += '#';
  return `${signs}"""\n${json.toWellFormed()}\n"""${signs}`;
}

function text(value: string): string {
  return `"${braceEscaped(value, /["\\]/g)}"`;
}
