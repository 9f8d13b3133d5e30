import { describe, expect, it } from 'vitest';
import { codeSamples, languagesOf } from '../../../src/site/openapi/samples/languages.ts';
import { documentOf, operationOf } from './project.ts';

const CHOSEN = ['node', 'TypeScript', 'powershell', 'swift', 'c#', '.net', 'c', 'cpp', 'kt', 'rs', 'flutter'];

async function samplesOf(content: object, languages: readonly string[]): Promise<Record<string, string>> {
  const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
  const samples = codeSamples(document, operationOf(document), { languages });
  return Object.fromEntries(samples.map(({ title, code }) => [title, code]));
}

const json = (value: unknown) => ({ 'application/json': { example: value } });
const FORM = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        photo: { type: 'string', format: 'binary' },
        note: { type: 'string', example: 'hi' },
        meta: { type: 'object', example: { a: 1 } },
      },
    },
    encoding: { meta: { contentType: 'application/json' } },
  },
};

describe('the languages that a project may ask for', () => {
  it('are those of the hosted services, in the order asked for, with their colors at hand', async () => {
    const samples = await samplesOf(json({}), [...CHOSEN, 'cobol']);
    expect(Object.keys(samples)).toEqual([
      ...['Node.js', 'TypeScript', 'PowerShell', 'Swift', 'C#', '.NET', 'C', 'C++', 'Kotlin', 'Rust', 'Dart'],
    ]);
    const document = await documentOf({});
    expect(languagesOf(document, CHOSEN)).toEqual(expect.arrayContaining(['kotlin', 'rust', 'dart']));
    expect(languagesOf(document)).not.toContain('kotlin');
  });

  it('send every file and field of a form', async () => {
    for (const [title, code] of Object.entries(await samplesOf(FORM, CHOSEN))) {
      expect(code, title).toMatch(/photo/);
      expect(code, title).toMatch(/file\.bin|\bfile, "file/);
      expect(code, title).toContain('note');
      expect(code, title).toContain('hi');
      if (title !== 'PowerShell') expect(code, title).toContain('application/json');
    }
  });

  it('write the parts of a form so that names keep their quotes', async () => {
    const properties = { 'a"b': { type: 'string' }, 'f"': { type: 'string', format: 'binary' } };
    const form = { 'multipart/form-data': { schema: { type: 'object', properties } } };
    for (const [title, code] of Object.entries(await samplesOf(form, ['java', 'kt', 'swift']))) {
      expect(code, title).toContain(String.raw`form-data; name=\"a%22b\"\r\n\r\n`);
      expect(code, title).toContain(String.raw`form-data; name=\"f%22\"; filename=\"file.bin\"\r\n\r\n`);
    }
  });

  it('write any text so that it stays the same', async () => {
    const text = `"""#\\# \${x} $y ' \u2019 ??= \u2028`;
    const line = { 'text/plain': { example: `${text}\t\u0001\n` } };
    const literals: Readonly<Record<string, string>> = {
      PowerShell: `'"""#\\# \${x} $y '' \u2019\u2019 ??= \u2028\t\u0001\n'`,
      Swift: `"\\"\\"\\"#\\\\# \${x} $y ' \u2019 ??= \\u{2028}\\t\\u{1}\\n"`,
      'C#': `"\\"\\"\\"#\\\\# \${x} $y ' \u2019 ??= \\u2028\\t\\u0001\\n"`,
      C: `"\\"\\"\\"#\\\\# \${x} $y ' \u2019 ?\\?= \u2028\\t\\001\\n"`,
      Kotlin: `"\\"\\"\\"#\\\\# \\\${x} \\$y ' \u2019 ??= \u2028\\t\\u0001\\n"`,
      Rust: `"\\"\\"\\"#\\\\# \${x} $y ' \u2019 ??= \\u{2028}\\t\\u{1}\\n"`,
      Dart: `'"""#\\\\# \\\${x} \\$y \\' \u2019 ??= \\u{2028}\\t\\u{1}\\n'`,
    };
    const samples = await samplesOf(line, CHOSEN);
    for (const [title, literal] of Object.entries(literals)) expect(samples[title]).toContain(literal);
  });

  it('put JSON into raw literals that nothing in it ends', async () => {
    const samples = await samplesOf(json({ a: `\\#"# \${x}`, b: "'''" }), CHOSEN);
    expect(samples.Swift).toContain('Data(##"""\n{');
    expect(samples.Rust).toMatch(/r##"\{[\s\S]*\}"##/);
    expect(samples.Kotlin).toContain(`\${'$'}{x}`);
    expect(samples.Dart).not.toContain("r'''");
    expect(samples.PowerShell).toContain("@'\n{");
    expect(samples['C#']).toMatch(/"""\n {4}\{[\s\S]*\n {4}\}\n {4}"""/);
  });

  it('leave JavaScript out where a sample in a language like it is written by hand', async () => {
    const written = [{ lang: 'typescript', source: 'client.a()' }];
    const document = await documentOf({ '/a': { get: { 'x-codeSamples': written } } });
    const samples = codeSamples(document, operationOf(document), {});
    expect(samples.map(({ title }) => title)).toEqual([
      ...['TypeScript', 'cURL', 'Python', 'PHP', 'Go', 'Java', 'Ruby'],
    ]);
  });

  it('written by hand are highlighted in their language, whatever name it is given', async () => {
    const langs = ['cURL', 'Node.js', 'C#', 'Elixir'];
    const written = langs.map((lang) => ({ lang, source: 'x' }));
    const document = await documentOf({ '/a': { get: { 'x-codeSamples': written } } });
    const samples = codeSamples(document, operationOf(document), { generated: false });
    expect(samples.map(({ language }) => language)).toEqual(['bash', 'javascript', 'csharp', 'elixir']);
    const all = codeSamples(document, operationOf(document), { languages: ['curl', 'node', 'c#'] });
    expect(all).toHaveLength(4);
  });
});
