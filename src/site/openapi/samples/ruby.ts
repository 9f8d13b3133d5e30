import { indented, prettyJson, singleQuoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

export function rubySample({ method, url, headers, body }: SampleRequest): string {
  return [
    'require "net/http"',
    '',
    `url = URI(${singleQuoted(url)})`,
    `request = ${rubyRequest(method)}`,
    ...headers.map(([name, value]) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
    ...(body === undefined ? [] : rubyBody(body)),
    '',
    'response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") do |http|',
    '  http.request(request)',
    'end',
    'puts response.body',
  ].join('\n');
}

function rubyRequest(method: string): string {
  const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  return known
    ? `Net::HTTP::${name}.new(url)`
    : `Net::HTTPGenericRequest.new(${singleQuoted(method)}, true, true, url)`;
}

function rubyBody(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      // Nothing in a quoted heredoc is special, and no line of JSON can be its end mark.
      return ["request.body = <<~'JSON'", indented(prettyJson(body.value), 2), 'JSON'];
    case 'text':
      return [`request.body = ${singleQuoted(body.text)}`];
    case 'form':
      return ['request.set_form_data([', ...body.fields.map(rubyPair), '])'];
    case 'file':
      return [`request.body = File.binread(${singleQuoted(body.file)})`];
    case 'multipart':
      // Ruby sends the content type of what has the name of a file only.
      return [
        'request.set_form([',
        ...body.parts.map(({ name, value, file, type }) =>
          file
            ? `  [${singleQuoted(name)}, File.open(${singleQuoted(value)})],`
            : `  [${singleQuoted(name)}, ${singleQuoted(value)}${type === undefined ? '' : `, { filename: ${singleQuoted(name)}, content_type: ${singleQuoted(type)} }`}],`,
        ),
        "], 'multipart/form-data')",
      ];
  }
}

function rubyPair([name, value]: readonly [string, string]): string {
  return `  [${singleQuoted(name)}, ${singleQuoted(value)}],`;
}
