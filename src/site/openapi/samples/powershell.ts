import { formText, prettyJson } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'MERGE'];

/** PowerShell 7. */
export function powershellSample({ method, url, headers, body }: SampleRequest): string {
  const own = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const { statements, options } = body === undefined ? { statements: [], options: [] } : powershellBody(body);
  const call = [
    'Invoke-RestMethod',
    METHODS.includes(method) ? `-Method ${method}` : `-CustomMethod ${text(method)}`,
    `-Uri ${text(url)}`,
    // The check of header values knows fewer than there are.
    ...(own.length === 0 ? [] : ['-Headers $headers -SkipHeaderValidation']),
    ...(type === undefined ? [] : [`-ContentType ${text(type)}`]),
    ...options,
  ];
  return [
    ...(own.length === 0
      ? []
      : ['$headers = @{', ...own.map(([name, value]) => `    ${text(name)} = ${text(value)}`), '}']),
    ...statements,
    call.join(' '),
  ].join('\n');
}

function powershellBody(body: SampleBody): { statements: string[]; options: string[] } {
  switch (body.kind) {
    case 'json': {
      const json = prettyJson(body.value).toWellFormed();
      // Nothing in a quoted here-string is special, and no line of JSON can be its end mark.
      const literal = json.includes('\n') ? `@'\n${json}\n'@` : text(json);
      return { statements: [`$body = ${literal}`], options: ['-Body $body'] };
    }
    case 'text':
      return { statements: [`$body = ${text(body.text)}`], options: ['-Body $body'] };
    case 'form':
      return { statements: [`$body = ${text(formText(body.fields))}`], options: ['-Body $body'] };
    case 'file':
      return { statements: [], options: [`-InFile ${text(body.file)}`] };
    case 'multipart':
      return {
        statements: ['$form = @{', ...fields(body.parts), '}'],
        options: ['-Form $form'],
      };
  }
}

/** A table holds each name once, with a list where it has several values. */
function fields(parts: (SampleBody & { kind: 'multipart' })['parts']): string[] {
  const byName = new Map<string, string[]>();
  for (const { name, value, file } of parts) {
    const values = byName.get(name) ?? [];
    values.push(file ? `(Get-Item -Path ${text(value)})` : text(value));
    byName.set(name, values);
  }
  return [...byName].map(
    ([name, values]) => `    ${text(name)} = ${values.length === 1 ? values[0] : `@(${values.join(', ')})`}`,
  );
}

/** A quote is doubled; PowerShell takes those of typographers for quotes too. */
function text(value: string): string {
  return `'${value.toWellFormed().replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
}
