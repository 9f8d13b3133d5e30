import { formData } from './form-data.ts';
import { formText, indented, prettyJson } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

const PUBLISHERS = 'HttpRequest.BodyPublishers';

/** Kotlin with the HTTP client of the JDK. */
export function kotlinSample({ method, url, headers, body }: SampleRequest): string {
  const { statements, publisher, isMultipart } = kotlinBody(body);
  const all = [...headers, ...(isMultipart ? [MULTIPART] : [])];
  const code = [
    ...statements,
    `val request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    ...all.map(([name, value]) => `    .header(${text(name)}, ${text(value)})`),
    `    .method(${text(method)}, ${publisher})`,
    '    .build()',
    '',
    'val response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString())',
    'println(response.body())',
  ];
  return [
    'import java.net.URI',
    'import java.net.http.HttpClient',
    'import java.net.http.HttpRequest',
    'import java.net.http.HttpResponse',
    ...(code.some((line) => line.includes('Path.of(')) ? ['import java.nio.file.Path'] : []),
    '',
    'fun main() {',
    ...code.map((line) => indented(line, 4)),
    '}',
  ].join('\n');
}

const MULTIPART = ['Content-Type', 'multipart/form-data; boundary=boundary'] as const;

function kotlinBody(body: SampleBody | undefined): {
  statements: string[];
  publisher: string;
  isMultipart?: boolean;
} {
  const sent = (literal: string) => ({
    statements: [`val payload = ${literal}`, ''],
    publisher: `${PUBLISHERS}.ofString(payload)`,
  });
  switch (body?.kind) {
    case undefined:
      return { statements: [], publisher: `${PUBLISHERS}.noBody()` };
    case 'json':
      return sent(rawJson(prettyJson(body.value)));
    case 'text':
      return sent(text(body.text));
    case 'form':
      return sent(text(formText(body.fields)));
    case 'file':
      return { statements: [], publisher: `${PUBLISHERS}.ofFile(Path.of(${text(body.file)}))` };
    case 'multipart':
      return {
        statements: [
          `val body = ${PUBLISHERS}.concat(`,
          ...body.parts.flatMap(partLines),
          `    ${PUBLISHERS}.ofString("--boundary--\\r\\n"),`,
          ')',
          '',
        ],
        publisher: 'body',
        isMultipart: true,
      };
  }
}

function partLines({
  name,
  value,
  file,
  type,
}: (SampleBody & { kind: 'multipart' })['parts'][number]): string[] {
  const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`;
  const head = `--boundary\r\nContent-Disposition: ${formData(name, file ? value : undefined)}${kind}\r\n\r\n`;
  if (!file) return [`    ${PUBLISHERS}.ofString(${text(`${head}${value}\r\n`)}),`];
  return [
    `    ${PUBLISHERS}.ofString(${text(head)}),`,
    `    ${PUBLISHERS}.ofFile(Path.of(${text(value)})),`,
    `    ${PUBLISHERS}.ofString("\\r\\n"),`,
  ];
}

/** A raw string, in which only the sign of a template is special. */
function rawJson(json: string): string {
  if (!json.includes('\n')) return text(json);
  const raw = json.toWellFormed().replaceAll('$', () => `\${'$'}`);
  return `"""\n${indented(raw, 4)}\n""".trimIndent()`;
}

/** Kotlin has the escapes of JSON but one, and templates. */
function text(value: string): string {
  return JSON.stringify(value.toWellFormed())
    .replace(/\\[\s\S]/g, (pair) => (pair === '\\f' ? '\\u000c' : pair))
    .replaceAll('$', () => '\\$');
}
