import { formData } from './form-data.ts';
import { prettyJson, quoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

export function goSample({ method, url, headers, body }: SampleRequest): string {
  const { imports, statements, reader, contentType } = body === undefined ? NO_BODY : goBody(body);
  const packages = ['fmt', 'io', 'net/http', ...imports].sort();
  const lines = [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t${quoted(name)}`),
    ')',
    '',
    'func main() {',
    ...statements.map((line) => (line === '' ? '' : `\t${line}`)),
    `\treq, _ := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${reader})`,
    ...headers.map(([name, value]) => `\treq.Header.Set(${quoted(name)}, ${quoted(value)})`),
    ...(contentType === undefined ? [] : [`\treq.Header.Set("Content-Type", ${contentType})`]),
    '',
    '\tres, err := http.DefaultClient.Do(req)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer res.Body.Close()',
    '\ttext, _ := io.ReadAll(res.Body)',
    '\tfmt.Println(string(text))',
    '}',
  ];
  return lines.join('\n');
}

interface GoBody {
  readonly imports: readonly string[];
  readonly statements: readonly string[];
  readonly reader: string;
  readonly contentType?: string;
}

const NO_BODY: GoBody = { imports: [], statements: [], reader: 'nil' };

function goBody(body: SampleBody): GoBody {
  switch (body.kind) {
    case 'json':
      return goReader(rawString(prettyJson(body.value)));
    case 'text':
      return goReader(rawString(body.text));
    case 'form':
      return {
        imports: ['net/url', 'strings'],
        statements: [
          'form := url.Values{}',
          ...body.fields.map(([name, value]) => `form.Add(${quoted(name)}, ${quoted(value)})`),
          '',
        ],
        reader: 'strings.NewReader(form.Encode())',
      };
    case 'file':
      return {
        imports: ['os'],
        statements: [`file, _ := os.Open(${quoted(body.file)})`, ''],
        reader: 'file',
      };
    case 'multipart': {
      const files = body.parts.some(({ file }) => file);
      return {
        imports: [
          'bytes',
          'mime/multipart',
          ...(body.parts.some(({ type }) => type !== undefined) ? ['net/textproto'] : []),
          ...(files ? ['os'] : []),
        ],
        statements: [
          'var body bytes.Buffer',
          'form := multipart.NewWriter(&body)',
          ...body.parts.flatMap(({ name, value, file, type }, index) =>
            type === undefined && !file
              ? [`form.WriteField(${quoted(name)}, ${quoted(value)})`]
              : [
                  ...(type === undefined
                    ? [`part${index}, _ := form.CreateFormFile(${quoted(name)}, ${quoted(value)})`]
                    : [
                        `part${index}, _ := form.CreatePart(textproto.MIMEHeader{`,
                        `\t"Content-Disposition": {${quoted(formData(name, file ? value : undefined))}},`,
                        `\t"Content-Type":        {${quoted(type)}},`,
                        '})',
                      ]),
                  ...(file
                    ? [`file${index}, _ := os.Open(${quoted(value)})`, `io.Copy(part${index}, file${index})`]
                    : [`io.WriteString(part${index}, ${quoted(value)})`]),
                ],
          ),
          'form.Close()',
          '',
        ],
        reader: '&body',
        contentType: 'form.FormDataContentType()',
      };
    }
  }
}

function goReader(literal: string): GoBody {
  return {
    imports: ['strings'],
    statements: [`payload := strings.NewReader(${literal})`, ''],
    reader: 'payload',
  };
}

/** A raw string where it can hold the text: it has no escapes, and drops carriage returns. */
function rawString(text: string): string {
  return /[`\r\0\uFEFF]/.test(text) ? quoted(text) : `\`${text.toWellFormed()}\``;
}
