import { spawn } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { settleApi } from '../../../src/site/config/api.ts';
import type { ApiDocument } from '../../../src/site/openapi/description/document.ts';
import type { ApiOperation } from '../../../src/site/openapi/operation/operations.ts';
import { codeSamples } from '../../../src/site/openapi/samples/languages.ts';
import { consolePart } from '../../../src/site/openapi/try-it/render.ts';
import { tryItScript } from '../../../src/site/theme/assets.generated.ts';
import { wordsIn } from '../../../src/site/words/words.ts';
import { freshPage, it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { load } from './project.ts';
import { descriptionOf, ROWS } from './requests/description.ts';
import { type Received, slugOf } from './requests/row.ts';

/** What clients may write either way in an address, one way. */
function plain(url: string): string {
  return url.replace(/%(?:21|27|28|29|2A|7E)/g, decodeURIComponent);
}

/** A part of a form: its name and value, its content type and the name of its file where it has them. */
function partOf(part: string): (string | undefined)[] {
  const [head = '', ...rest] = part.replace(/^\r\n|\r\n$/g, '').split('\r\n\r\n');
  const [, name] = /\bname="([^"]*)"/.exec(head) ?? [];
  const [, file] = /filename="([^"]*)"/.exec(head) ?? [];
  const [, type] = /content-type: *([^\r\n;]+)/i.exec(head) ?? [];
  const content = rest.join('\r\n\r\n');
  // What a file is called, and by that its type, is up to whoever sends it.
  if (file?.startsWith('file.')) return [name ?? '', content, 'file.bin'];
  // A text with a content type of its own is a file without a name where browsers make the form.
  const usual = [undefined, 'blob', 'application/octet-stream'];
  return [name, content, type, file].filter((one) => !usual.includes(one));
}

/** A body as a server reads it. */
function bodyOf(type: string, bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  if (text === '') return undefined;
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? [];
  if (boundary !== undefined) return text.split(`--${boundary}`).slice(1, -1).map(partOf);
  if (type.includes('urlencoded')) return [...new URLSearchParams(text)];
  return type.includes('json') ? JSON.parse(text) : text;
}

function received({ method = '', url = '', headers }: IncomingMessage, bytes: Buffer): Received {
  const type = headers['content-type'] ?? '';
  const own = Object.entries(headers).filter(([name]) => /^(?:x-|cookie$|authorization$)/.test(name));
  return {
    method,
    url: plain(url),
    headers: {
      ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      ...(type === '' ? {} : { 'content-type': type.replace(/;.*/, '') }),
    },
    body: bodyOf(type, bytes),
  };
}

async function listening(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const addressOf = (server: Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Runs a program to its end, and gives what it wrote to its standard error. */
function errorsOf(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, timeout: 50_000, stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    child.on('error', reject).on('close', () => resolve(text));
  });
}

/** Sends the forms of all consoles as they are, with files, one by one, and gives what has gone wrong. */
const SEND = `(async () => {
  const files = new DataTransfer();
  files.items.add(new File(['bytes'], 'file.bin', { type: 'application/octet-stream' }));
  const problems = [];
  for (const form of document.querySelectorAll('.api-try form')) {
    for (const cookie of document.cookie.split('; ')) document.cookie = cookie + '; path=/; max-age=0';
    for (const input of form.querySelectorAll('input[type=file]')) input.files = files.files;
    if (!form.checkValidity()) problems.push('Not valid: ' + form.parentElement.dataset.path);
    const line = form.querySelector('.api-answer-line');
    form.requestSubmit();
    while (/^(Sending|$)/.test(line.textContent)) await new Promise((resolve) => setTimeout(resolve, 5));
    if (!/^200 /.test(line.textContent)) problems.push(line.parentElement.textContent);
  }
  return problems;
})()`;

const hasPython = (await errorsOf('python3', ['-c', 'import requests'], '.').catch(() => 'no')) === '';

describe('what a server receives is what the OpenAPI specification says', () => {
  const seen: Received[] = [];
  let api: Server;
  let document: ApiDocument | undefined;
  let folder: string;

  beforeAll(async () => {
    api = await listening(async (request, response) => {
      const { origin = '*', ...headers } = request.headers;
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
      response.setHeader('access-control-allow-methods', headers['access-control-request-method'] ?? '');
      const bytes = await buffer(request);
      if (request.method !== 'OPTIONS') seen.push(received(request, bytes));
      response.end('{}');
    });
    ({ document } = await load({ 'api.json': descriptionOf(addressOf(api)) }));
    folder = await mkdtemp(join(tmpdir(), 'requests-'));
    for (const name of ['file.bin', 'file.png']) await writeFile(join(folder, name), 'bytes');
  });
  beforeEach(() => {
    seen.length = 0;
  });
  afterAll(async () => {
    api?.closeAllConnections();
    api?.close();
    if (folder !== undefined) await rm(folder, { recursive: true });
  });

  const operations = (): (readonly [ApiDocument, ApiOperation])[] =>
    ROWS.map(({ name }) => {
      const operation = document?.operations.find(({ title }) => title === name);
      if (document === undefined || operation === undefined) throw new Error(`There is no ${name}.`);
      return [document, operation];
    });
  /** The samples of all rows in a language. */
  const samples = (language: string): string[] =>
    operations().map(
      ([document, operation]) => codeSamples(document, operation, { languages: [language] })[0]?.code ?? '',
    );
  const byRow = (): Record<string, readonly Received[]> =>
    Object.fromEntries(
      ROWS.map(({ name }) => [
        name,
        seen.filter(({ url }) => new RegExp(`/${slugOf(name)}(?![\\w-])`).test(url)),
      ]),
    );
  const expected = (client: 'python' | 'javascript' | 'console' | 'curl') =>
    Object.fromEntries(ROWS.map(({ name, sent, but }) => [name, [{ ...sent, ...but?.[client] }]]));

  it('by the sample of cURL', async () => {
    const script = samples('curl')
      .map((command) => `${command} --silent --show-error`)
      .join('\n');
    expect(await errorsOf('/bin/sh', ['-c', script], folder)).toBe('');
    expect(byRow()).toEqual(expected('curl'));
  });

  it.skipIf(!hasPython)('by the sample of Python (skipped where there is no requests)', async () => {
    await writeFile(join(folder, 'samples.json'), JSON.stringify(samples('python')));
    const run = 'import json\nfor code in json.load(open("samples.json")): exec(code, {})';
    expect(await errorsOf('python3', ['-c', run], folder)).toBe('');
    expect(byRow()).toEqual(expected('python'));
  });

  it('by the sample of JavaScript', async () => {
    const file = new File([await (await openAsBlob(join(folder, 'file.bin'))).bytes()], 'file.bin', {
      type: 'application/octet-stream',
    });
    for (const code of samples('javascript'))
      await new Function('file', 'console', `return (async () => {${code}\n})()`)(file, { log: () => {} });
    expect(byRow()).toEqual(expected('javascript'));
  });

  it.skipIf(chromiumPath === undefined)(
    'by the console (skipped where there is no Chromium)',
    async ({ browser }) => {
      const settings = settleApi({ examples: { prefill: true } });
      const consoles = operations().map(
        ([document, operation]) => consolePart(document, operation, settings, wordsIn('en')).html,
      );
      await using host = await listening((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(`<!doctype html>${consoles.join('')}<script>${tryItScript}</script>`);
      });
      const page = await freshPage(browser);
      await page.goto(`http://${addressOf(host)}/`);
      expect(await page.evaluate(SEND)).toEqual([]);
      host.closeAllConnections();
      expect(byRow()).toEqual(expected('console'));
    },
  );
});
