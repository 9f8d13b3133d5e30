import { formText, indented, prettyJson, quoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

/** C# with the HTTP client of .NET. */
export function csharpSample({ method, url, headers, body }: SampleRequest): string {
  const own = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const lines = [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${text(method)}), ${text(url)});`,
    ...own.map(([name, value]) => `request.Headers.TryAddWithoutValidation(${text(name)}, ${text(value)});`),
    ...(body === undefined ? [] : contentLines(body, type)),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ];
  const needs = lines.some((line) => line.includes('MediaTypeHeaderValue'));
  return [...(needs ? ['using System.Net.Http.Headers;', ''] : []), ...lines].join('\n');
}

function contentLines(body: SampleBody, type: string | undefined): string[] {
  if (body.kind === 'multipart') {
    return [
      'var form = new MultipartFormDataContent();',
      ...body.parts.flatMap(({ name, value, file, type: own }, index) => {
        if (file)
          return [
            `form.Add(new StreamContent(File.OpenRead(${text(value)})), ${text(name)}, ${text(value)});`,
          ];
        if (own === undefined) return [`form.Add(new StringContent(${text(value)}), ${text(name)});`];
        return [
          `var part${index} = new StringContent(${text(value)});`,
          `part${index}.Headers.ContentType = MediaTypeHeaderValue.Parse(${text(own)});`,
          `form.Add(part${index}, ${text(name)});`,
        ];
      }),
      'request.Content = form;',
    ];
  }
  const content =
    body.kind === 'file'
      ? `new StreamContent(File.OpenRead(${text(body.file)}))`
      : `new StringContent(${payload(body)})`;
  return [
    `request.Content = ${content};`,
    ...(type === undefined
      ? []
      : [`request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${text(type)});`]),
  ];
}

function payload(body: Exclude<SampleBody, { kind: 'multipart' | 'file' }>): string {
  if (body.kind === 'form') return text(formText(body.fields));
  if (body.kind === 'text') return text(body.text);
  const json = prettyJson(body.value);
  // JSON never holds three quotes in a row; on one line they would run into the closing ones.
  return json.includes('\n') ? `"""\n${indented(json.toWellFormed(), 4)}\n    """` : text(json);
}

/** These characters end a line in C#, and so cannot stand in a literal. */
function text(value: string): string {
  return quoted(value).replace(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
