import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { curlSample, shellQuote } from '../../../src/site/openapi/samples/curl.ts';
import { goSample } from '../../../src/site/openapi/samples/go.ts';
import { javaSample } from '../../../src/site/openapi/samples/java.ts';
import { javascriptSample, nodeSample } from '../../../src/site/openapi/samples/javascript.ts';
import { codeSamples, languagesOf } from '../../../src/site/openapi/samples/languages.ts';
import { singleQuoted } from '../../../src/site/openapi/samples/literal.ts';
import type { SampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { phpSample } from '../../../src/site/openapi/samples/php.ts';
import { pythonSample } from '../../../src/site/openapi/samples/python.ts';
import { rubySample } from '../../../src/site/openapi/samples/ruby.ts';
import { anyText } from '../../support/any-text.ts';
import { rendered } from './operation.ts';
import { documentOf, operationOf } from './project.ts';

const short = anyText({ maxLength: 40 });

const request: SampleRequest = { method: 'POST', url: 'https://a.example/x', headers: [], body: undefined };

/** One for all: a worker that has grown takes a tenth of a second for starting each. */
const shell = spawn('/bin/sh', { stdio: ['pipe', 'pipe', 'inherit'] });
afterAll(() => shell.stdin.end());

/** What a POSIX shell hands a command whose arguments these are. */
async function argumentsInShell(words: string): Promise<string[]> {
  shell.stdin.write(`set -- ${words}; printf '%s\\0' "$#" "$@"\n`);
  for (let out = Buffer.alloc(0); ; ) {
    out = Buffer.concat([out, (await once(shell.stdout, 'data'))[0]]);
    const [count, ...found] = out.toString('utf8').split('\0').slice(0, -1);
    if (found.length === Number(count)) return found;
  }
}

describe('shellQuote', () => {
  it('gives a shell exactly the text, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(short, { minLength: 1, maxLength: 5 }), async (texts) => {
        const sent = texts.map((text) => text.toWellFormed().replaceAll('\0', ''));
        expect(await argumentsInShell(sent.map(shellQuote).join(' '))).toEqual(sent);
      }),
      { numRuns: 60 },
    );
  });
});

describe('curlSample', () => {
  it('is one command whose arguments are the request, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(short, fc.jsonValue(), async (text, value) => {
        const header = text.toWellFormed().replaceAll('\0', '');
        const code = curlSample({ ...request, headers: [['X-Text', header]], body: { kind: 'json', value } });
        const [name, ...options] = await argumentsInShell(code.replaceAll(' \\\n', ' '));
        expect(name).toBe('curl');
        expect(options.slice(0, 6)).toEqual([
          '--request',
          'POST',
          '--url',
          request.url,
          '--header',
          `X-Text: ${header}`,
        ]);
        expect(options[6]).toBe('--data');
        expect(JSON.parse(options[7] ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 60 },
    );
  });

  it('sends text fields as text even where they look like files', () => {
    const body = {
      kind: 'multipart',
      parts: [
        { name: 'note', value: '@not-a-file', file: false },
        { name: 'file', value: 'photo.png', file: true },
      ],
    } as const;
    expect(curlSample({ ...request, body })).toContain(
      "--form-string 'note=@not-a-file' \\\n  --form 'file=@photo.png'",
    );
  });

  it('names the content type of a file that has one, as browsers, Node.js and Go do', () => {
    const body = {
      kind: 'multipart',
      parts: [{ name: 'file', value: 'a.bin', file: true, type: 'application/x-tar' }],
    } as const;
    expect(curlSample({ ...request, body })).toContain("--form 'file=@a.bin;type=application/x-tar'");
    expect(javascriptSample({ ...request, body })).toContain(
      'form.append("file", new Blob([file], { type: "application/x-tar" }), "a.bin");',
    );
    expect(nodeSample({ ...request, body })).toContain(
      'form.append("file", await openAsBlob("a.bin", { type: "application/x-tar" }), "a.bin");',
    );
    const go = goSample({ ...request, body });
    expect(go).toContain('"net/textproto"');
    expect(go).toContain(String.raw`form-data; name=\"file\"; filename=\"a.bin\"`);
    expect(go).toMatch(/"Content-Type": +\{"application\/x-tar"\},[\s\S]*io\.Copy\(part0, file0\)/);
  });

  it('keeps braces and brackets of an address from being expanded', () => {
    expect(curlSample({ ...request, url: 'https://a.example/?f[a]=1' })).toContain('--globoff');
  });
});

describe('javascriptSample', () => {
  it('runs and sends the request, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(short, fc.jsonValue(), async (text, value) => {
        const sent: { url: string; options: { headers: Record<string, string>; body: string } }[] = [];
        const code = javascriptSample({
          ...request,
          headers: [['X-Text', text]],
          body: { kind: 'json', value },
        });
        await runInNewContext(`(async () => {${code}\n})()`, {
          fetch: async (url: string, options: { headers: Record<string, string>; body: string }) => {
            sent.push({ url, options });
            return { text: async () => '' };
          },
          console: { log: () => {} },
        });
        expect(sent[0]?.url).toBe(request.url);
        expect(sent[0]?.options.headers['X-Text']).toBe(text.toWellFormed());
        expect(JSON.parse(sent[0]?.options.body ?? '')).toEqual(
          JSON.parse(JSON.stringify(value).toWellFormed()),
        );
      }),
      { numRuns: 60, examples: [['', JSON.parse('{"__proto__":{"a":1}}')]] },
    );
  });
});

describe('singleQuoted', () => {
  it('can be read back by the rules of PHP and Ruby', () => {
    fc.assert(
      fc.property(short, (text) => {
        const literal = singleQuoted(text);
        expect(literal).toMatch(/^'(?:[^'\\]|\\['\\])*'$/s);
        expect(literal.slice(1, -1).replace(/\\(['\\])/g, '$1')).toBe(text.toWellFormed());
      }),
    );
  });
});

describe('every language', () => {
  const json = {
    ...request,
    headers: [['X-Quote', `it's "so"`]],
    body: { kind: 'json', value: { a: [true, null, "it's"] } },
  } as const;

  it('writes a JSON request in the way of the language', () => {
    expect({
      curl: curlSample(json),
      python: pythonSample(json),
      javascript: javascriptSample(json),
      php: phpSample(json),
      go: goSample(json),
      java: javaSample(json),
      ruby: rubySample(json),
    }).toMatchSnapshot();
  });

  it.each([
    ['form', { kind: 'form', fields: [['a b', 'c&d']] }],
    [
      'multipart',
      {
        kind: 'multipart',
        parts: [
          { name: 'n', value: 'v', file: false },
          { name: 'f', value: 'f.bin', file: true },
        ],
      },
    ],
    ['text', { kind: 'text', text: 'plain\n`text`' }],
    ['file', { kind: 'file', file: 'file.bin' }],
  ] as const)('writes a %s body', (_, body) => {
    const all = [curlSample, pythonSample, javascriptSample, phpSample, goSample, javaSample, rubySample];
    expect(all.map((print) => print({ ...request, body })).join('\n\n==========\n\n')).toMatchSnapshot();
  });
});

describe('codeSamples', () => {
  const written = {
    'x-codeSamples': [
      { lang: 'JavaScript', source: 'sdk.go()\n' },
      { lang: 'bash', label: 'CLI', source: 'cli go' },
    ],
  };

  it('puts hand-written samples first and generates the other languages', async () => {
    const document = await documentOf({ '/a': { get: written } });
    const samples = codeSamples(document, operationOf(document), {});
    expect(samples.map(({ title }) => title)).toEqual([
      'JavaScript',
      'CLI',
      'Python',
      'PHP',
      'Go',
      'Java',
      'Ruby',
    ]);
    expect(samples[0]).toMatchObject({ title: 'JavaScript', language: 'javascript', code: 'sdk.go()' });
    expect(languagesOf(document)).toContain('bash');
  });

  it('keeps to the chosen languages, or to hand-written samples alone', async () => {
    const document = await documentOf({ '/a': { get: written } });
    const operation = operationOf(document);
    const titles = (settings: Parameters<typeof codeSamples>[2]) =>
      codeSamples(document, operation, settings).map(({ title }) => title);
    expect(titles({ languages: ['go', 'Python', 'cobol'] })).toEqual(['JavaScript', 'CLI', 'Go', 'Python']);
    expect(titles({ generated: false })).toEqual(['JavaScript', 'CLI']);
  });
});

it('cURL asks the server for what a digest is made of', async () => {
  const document = await documentOf(
    { '/a': { get: { security: [{ login: [] }] } } },
    { components: { securitySchemes: { login: { type: 'http', scheme: 'digest' } } } },
  );
  const [sample] = codeSamples(document, operationOf(document), { languages: ['curl'] });
  expect(sample?.code).toContain("\\\n  --digest --user 'YOUR_USER:YOUR_PASSWORD'");
  expect(sample?.code).not.toContain('--header');
});

describe('samples written in the description', () => {
  it('are all in the Markdown that are in the language of the first', async () => {
    const samples = [
      { lang: 'bash', label: 'One', source: 'cli one' },
      { lang: 'Python', source: 'go()' },
      { lang: 'shell', label: 'All', source: 'cli all' },
    ];
    const { markdown } = await rendered({ 'x-codeSamples': samples });
    expect(markdown).toContain('Request (One):\n\n```bash\ncli one\n```\n\nRequest (All):');
    expect(markdown).not.toContain('go()');
  });

  it('are told apart by their languages where they share a label', async () => {
    const sample = (lang: string, label: string) => ({ lang, label, source: 'x' });
    const samples = [sample('bash', 'List'), sample('javascript', 'List'), sample('bash', 'Remove')];
    const document = await documentOf({ '/a': { get: { 'x-codeSamples': samples } } });
    const titles = codeSamples(document, operationOf(document), { languages: ['bash'] });
    expect(titles.map(({ title }) => title)).toEqual(['List (cURL)', 'List (JavaScript)', 'Remove']);
  });

  it.each(['x-readme', 'x-code-samples'])(
    'may be written in the words of another viewer: %s',
    async (key) => {
      const written = [{ language: 'python', name: 'SDK', code: 'client.list()' }, { language: 'go' }];
      const get = { [key]: key === 'x-readme' ? { 'code-samples': written } : written };
      const document = await documentOf({ '/a': { get } });
      const [first, ...more] = codeSamples(document, operationOf(document), { languages: ['python', 'go'] });
      expect(first).toMatchObject({ title: 'SDK', language: 'python', code: 'client.list()' });
      expect(more.map(({ title }) => title)).toEqual(['Go']);
    },
  );
});
