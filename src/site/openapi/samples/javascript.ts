import { indented, prettyJson, quoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

export function javascriptSample({ method, url, headers, body }: SampleRequest): string {
  const lines: string[] = [];
  const options = [`  method: ${quoted(method)},`];
  if (headers.length > 0) {
    options.push(
      '  headers: {',
      ...headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`),
      '  },',
    );
  }
  if (body !== undefined) {
    const { statements, expression } = javascriptBody(body);
    lines.push(...statements);
    options.push(`  body: ${indented(expression, 2).trimStart()},`);
  }
  lines.push(
    `const response = await fetch(${quoted(url)}, {`,
    ...options,
    '});',
    '',
    'console.log(await response.text());',
  );
  return lines.join('\n');
}

function javascriptBody(body: SampleBody): { statements: string[]; expression: string } {
  switch (body.kind) {
    case 'json':
      return { statements: [], expression: `JSON.stringify(${objectLiteral(body.value)})` };
    case 'text':
      return { statements: [], expression: quoted(body.text) };
    case 'form': {
      const fields = body.fields.map(([name, value]) => `  [${quoted(name)}, ${quoted(value)}],`);
      return { statements: [], expression: ['new URLSearchParams([', ...fields, '])'].join('\n') };
    }
    case 'file':
      return {
        statements: ['// file: a File, from an <input type="file"> for instance', ''],
        expression: 'file',
      };
    case 'multipart': {
      const parts = body.parts.map(({ name, value, file, type }) =>
        file
          ? `form.append(${quoted(name)}, file, ${quoted(value)});`
          : type !== undefined
            ? `form.append(${quoted(name)}, new Blob([${quoted(value)}], { type: ${quoted(type)} }));`
            : `form.append(${quoted(name)}, ${quoted(value)});`,
      );
      const note = body.parts.some(({ file }) => file)
        ? ['// file: a File, from an <input type="file"> for instance']
        : [];
      return { statements: [...note, 'const form = new FormData();', ...parts, ''], expression: 'form' };
    }
  }
}

/** A value as JavaScript writes it. Only as a computed key is `__proto__` a property like others. */
function objectLiteral(value: unknown): string {
  return prettyJson(value).replace(/^( *)"__proto__":/gm, '$1["__proto__"]:');
}
