import { indented, prettyJson, quoted } from './literal.ts';
import type { SampleBody, SampleRequest } from './model.ts';

/** JavaScript as browsers run it. */
export function javascriptSample(request: SampleRequest): string {
  return sampleWith(request, 'file', [BROWSER_FILE]);
}

/** The same for Node.js, which reads files itself. */
export function nodeSample(request: SampleRequest): string {
  return sampleWith(request, undefined, ['import { openAsBlob } from "node:fs";', '']);
}

/** The same with the type of the file that the reader has to bring. */
export function typescriptSample(request: SampleRequest): string {
  return sampleWith(request, 'file', [BROWSER_FILE, 'declare const file: File;', '']);
}

const BROWSER_FILE = '// file: a File, from an <input type="file"> for instance';

/** `file` is what a file is called; undefined where it is read by its name. `note` stands before code that has one. */
function sampleWith(
  { method, url, headers, body }: SampleRequest,
  file: string | undefined,
  note: readonly string[],
): string {
  const lines: string[] = [];
  const options = [`  method: ${quoted(method)},`];
  if (headers.length > 0) {
    options.push(
      '  headers: {',
      ...headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`),
      '  },',
    );
  }
  const isBodyless = ['GET', 'HEAD'].includes(method);
  if (body !== undefined && isBodyless)
    lines.push(`// fetch sends no body with ${method}; other clients do.`);
  else if (body !== undefined) {
    const { statements, expression } = javascriptBody(body, file, note);
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

function javascriptBody(
  body: SampleBody,
  file: string | undefined,
  note: readonly string[],
): { statements: string[]; expression: string } {
  const fileNamed = (name: string, type?: string): string => {
    const own = type === undefined ? '' : `{ type: ${quoted(type)} }`;
    if (file === undefined) return `await openAsBlob(${[quoted(name), own].filter(Boolean).join(', ')})`;
    return own === '' ? file : `new Blob([${file}], ${own})`;
  };
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
      return { statements: [...note, ...(note.at(-1) === '' ? [] : [''])], expression: fileNamed(body.file) };
    case 'multipart': {
      const parts = body.parts.map(({ name, value, file: isFile, type }) =>
        isFile
          ? `form.append(${quoted(name)}, ${fileNamed(value, type)}, ${quoted(value)});`
          : type !== undefined
            ? `form.append(${quoted(name)}, new Blob([${quoted(value)}], { type: ${quoted(type)} }));`
            : `form.append(${quoted(name)}, ${quoted(value)});`,
      );
      const before = body.parts.some((part) => part.file) ? note : [];
      return { statements: [...before, 'const form = new FormData();', ...parts, ''], expression: 'form' };
    }
  }
}

/** A value as JavaScript writes it. Only as a computed key is `__proto__` a property like others. */
function objectLiteral(value: unknown): string {
  return prettyJson(value).replace(/^( *)"__proto__":/gm, '$1["__proto__"]:');
}
