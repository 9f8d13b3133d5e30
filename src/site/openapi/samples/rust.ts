import { braceEscaped, prettyJson } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

/** Rust with the crate that most programs ask HTTP with. */
export function rustSample({ method, url, headers, body }: SampleRequest): string {
  // A form says itself what it is.
  const sent = headers.filter(([name]) => body?.kind !== 'form' || name.toLowerCase() !== 'content-type');
  const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  return [
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(body === undefined ? [] : statements(body)),
    '    let response = reqwest::blocking::Client::new()',
    `        .request(${known ? `reqwest::Method::${method}` : `reqwest::Method::from_bytes(b${text(method)})?`}, ${text(url)})`,
    ...sent.map(([name, value]) => `        .header(${text(name)}, ${text(value)})`),
    ...(body === undefined ? [] : [`        ${call(body)}`]),
    '        .send()?;',
    '',
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function statements(body: SampleBody): string[] {
  if (body.kind === 'json') return [`    let payload = ${raw(prettyJson(body.value))};`, ''];
  if (body.kind === 'text') return [`    let payload = ${text(body.text)};`, ''];
  if (body.kind !== 'multipart') return [];
  const form = [
    '    let form = reqwest::blocking::multipart::Form::new()',
    ...body.parts.map(({ name, value, file, type }) => {
      if (file) return `        .file(${text(name)}, ${text(value)})?`;
      if (type === undefined) return `        .text(${text(name)}, ${text(value)})`;
      return `        .part(${text(name)}, reqwest::blocking::multipart::Part::text(${text(value)}).mime_str(${text(type)})?)`;
    }),
  ];
  return [`${form.join('\n')};`, ''];
}

function call(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
    case 'text':
      return '.body(payload)';
    case 'form':
      return `.form(&[${body.fields.map(([name, value]) => `(${text(name)}, ${text(value)})`).join(', ')}])`;
    case 'file':
      return `.body(std::fs::File::open(${text(body.file)})?)`;
    case 'multipart':
      return '.multipart(form)';
  }
}

/** A raw string with as many signs around it as what is in it asks for. */
function raw(json: string): string {
  if (json.includes('\r')) return text(json);
  let signs = '#';
  while (json.includes(`"${signs}`)) signs += '#';
  return `r${signs}"${json.toWellFormed()}"${signs}`;
}

function text(value: string): string {
  return `"${braceEscaped(value, /["\\]/g, /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu)}"`;
}
