import { braceEscaped, formText, prettyJson } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

/** Dart with the package of its own authors for HTTP. */
export function dartSample({ method, url, headers, body }: SampleRequest): string {
  const kind = body?.kind === 'multipart' ? 'MultipartRequest' : 'Request';
  const code = [
    `final request = http.${kind}(${text(method)}, Uri.parse(${text(url)}));`,
    ...headers.map(([name, value]) => `request.headers[${text(name)}] = ${text(value)};`),
    ...(body === undefined ? [] : dartBody(body)),
    '',
    'final response = await http.Response.fromStream(await request.send());',
    'print(response.body);',
  ];
  const needs = (name: string): boolean => code.some((line) => line.includes(name));
  return [
    ...(needs(' File(') ? ["import 'dart:io';", ''] : []),
    "import 'package:http/http.dart' as http;",
    ...(needs('MediaType.parse(') ? ["import 'package:http_parser/http_parser.dart';"] : []),
    '',
    'Future<void> main() async {',
    ...code.map((line) => (line === '' ? '' : `  ${line}`)),
    '}',
  ].join('\n');
}

function dartBody(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`request.body = ${raw(prettyJson(body.value))};`];
    case 'text':
      return [`request.body = ${text(body.text)};`];
    case 'form':
      return [`request.body = ${text(formText(body.fields))};`];
    case 'file':
      return [`request.bodyBytes = await File(${text(body.file)}).readAsBytes();`];
    case 'multipart':
      return body.parts.map(({ name, value, file, type }) => {
        if (file)
          return `request.files.add(await http.MultipartFile.fromPath(${text(name)}, ${text(value)}));`;
        // A map holds each name once.
        const isRepeated = body.parts.filter((part) => part.name === name).length > 1;
        if (type === undefined && isRepeated)
          return `request.files.add(http.MultipartFile.fromString(${text(name)}, ${text(value)}));`;
        if (type === undefined) return `request.fields[${text(name)}] = ${text(value)};`;
        return `request.files.add(http.MultipartFile.fromString(${text(name)}, ${text(value)}, contentType: MediaType.parse(${text(type)})));`;
      });
  }
}

function raw(json: string): string {
  return json.includes('\n') && !json.includes("'''") ? `r'''\n${json.toWellFormed()}'''` : text(json);
}

function text(value: string): string {
  return `'${braceEscaped(value, /['\\$]/g)}'`;
}
