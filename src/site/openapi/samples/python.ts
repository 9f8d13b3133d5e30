import { isObject, shown } from '../json.ts';
import { quoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

export function pythonSample({ method, url, headers, body: given }: SampleRequest): string {
  // `json=None` sends no body at all.
  const body: SampleBody | undefined =
    given?.kind === 'json' && given.value === null ? { kind: 'text', text: 'null' } : given;
  const lines = ['import requests', '', `url = ${quoted(url)}`];
  // `json=` says `application/json` itself.
  const sent = headers.filter(
    ([name, value]) => !(body?.kind === 'json' && name === 'Content-Type' && value === 'application/json'),
  );
  const options: string[] = [];
  if (sent.length > 0) {
    lines.push(`headers = ${pythonLiteral(Object.fromEntries(sent))}`);
    options.push('headers=headers');
  }
  if (body !== undefined) {
    const { statement, option } = pythonBody(body);
    lines.push(...statement);
    options.push(...option);
  }
  const call = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method)
    ? `requests.${method.toLowerCase()}(url`
    : `requests.request(${quoted(method)}, url`;
  lines.push('', `response = ${[call, ...options].join(', ')})`, '', 'print(response.text)');
  return lines.join('\n');
}

function pythonBody(body: SampleBody): { statement: string[]; option: string[] } {
  switch (body.kind) {
    case 'json':
      return { statement: [`payload = ${pythonLiteral(body.value)}`], option: ['json=payload'] };
    case 'text':
      return { statement: [`payload = ${quoted(body.text)}`], option: ['data=payload.encode()'] };
    case 'form':
      return { statement: [`payload = ${pythonPairs(body.fields)}`], option: ['data=payload'] };
    case 'file':
      return { statement: [`payload = open(${quoted(body.file)}, "rb")`], option: ['data=payload'] };
    case 'multipart': {
      const parts = body.parts.map(({ name, value, file, type }) => {
        const said = type === undefined ? '' : `, ${quoted(type)}`;
        const opened = `open(${quoted(value)}, "rb")`;
        if (!file) return `    (${quoted(name)}, (None, ${quoted(value)}${said})),`;
        const sent = said === '' ? opened : `(${quoted(value)}, ${opened}${said})`;
        return `    (${quoted(name)}, ${sent}),`;
      });
      return { statement: ['files = [', ...parts, ']'], option: ['files=files'] };
    }
  }
}

function pythonPairs(fields: readonly (readonly [string, string])[]): string {
  return ['[', ...fields.map(([name, value]) => `    (${quoted(name)}, ${quoted(value)}),`), ']'].join('\n');
}

/** A JSON value as Python writes it. */
function pythonLiteral(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${inner}${pythonLiteral(item, inner)}`).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return shown(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const items = entries.map(([key, item]) => `${inner}${quoted(key)}: ${pythonLiteral(item, inner)}`);
  return `{\n${items.join(',\n')}\n${indent}}`;
}
