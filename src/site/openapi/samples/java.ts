import { formData } from './form-data.ts';
import { formText, indented, prettyJson, quoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

export function javaSample({ method, url, headers, body }: SampleRequest): string {
  const { imports, statements, publisher, headers: added } = javaBody(body);
  const all = [...headers.map(([name, value]) => [quoted(name), quoted(value)] as const), ...added];
  return [
    ...[
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpResponse',
      ...imports,
    ]
      .sort()
      .map((name) => `import ${name};`),
    '',
    ...statements,
    `var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...all.map(([name, value]) => `    .header(${name}, ${value})`),
    `    .method(${quoted(method)}, ${publisher})`,
    '    .build();',
    '',
    'var response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.body());',
  ].join('\n');
}

interface JavaBody {
  readonly imports: readonly string[];
  readonly statements: readonly string[];
  /** Java expressions. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly publisher: string;
}

function javaBody(body: SampleBody | undefined): JavaBody {
  const plain = { imports: [], statements: [], headers: [] };
  switch (body?.kind) {
    case undefined:
      return { ...plain, publisher: 'HttpRequest.BodyPublishers.noBody()' };
    case 'json':
      return withPayload(textBlock(prettyJson(body.value)));
    case 'text':
      return withPayload(quoted(body.text));
    case 'form':
      return withPayload(quoted(formText(body.fields)));
    case 'file':
      return {
        ...plain,
        imports: ['java.nio.file.Path'],
        publisher: `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(body.file)}))`,
      };
    case 'multipart':
      return multipartBody(body.parts);
  }
}

function withPayload(literal: string): JavaBody {
  return {
    imports: [],
    statements: [`var payload = ${literal};`, ''],
    headers: [],
    publisher: 'HttpRequest.BodyPublishers.ofString(payload)',
  };
}

/** The JDK has no multipart body, so its parts are written out. */
function multipartBody(parts: (SampleBody & { kind: 'multipart' })['parts']): JavaBody {
  const pieces = parts.flatMap(({ name, value, file, type }) => {
    const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`;
    const head = `--boundary\r\nContent-Disposition: ${formData(name, file ? value : undefined)}${kind}\r\n\r\n`;
    return file
      ? [
          `    HttpRequest.BodyPublishers.ofString(${quoted(head)}),`,
          `    HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(value)})),`,
          `    HttpRequest.BodyPublishers.ofString("\\r\\n"),`,
        ]
      : [`    HttpRequest.BodyPublishers.ofString(${quoted(`${head}${value}\r\n`)}),`];
  });
  return {
    imports: parts.some(({ file }) => file) ? ['java.nio.file.Path'] : [],
    statements: [
      'var body = HttpRequest.BodyPublishers.concat(',
      ...pieces,
      '    HttpRequest.BodyPublishers.ofString("--boundary--\\r\\n"));',
      '',
    ],
    headers: [['"Content-Type"', '"multipart/form-data; boundary=boundary"']],
    publisher: 'body',
  };
}

/**
 * A text block; JSON over several lines never holds three quotes in a row nor ends a line in a space, so only `\` needs
 * escaping. A single text is a plain literal, as its last quote would run into the closing ones.
 */
function textBlock(json: string): string {
  if (json.endsWith('"')) return quoted(json);
  return `"""\n${indented(json.toWellFormed().replaceAll('\\', '\\\\'), 4)}"""`;
}
