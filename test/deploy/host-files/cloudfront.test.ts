import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { hostFilesOf } from '../../../src/deploy/host-files/host-files.ts';
import { sampleSite } from './sample.ts';

interface Answer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location: { readonly value: string } };
}

/** Runs the function as CloudFront does: with an event of its shape, and nothing but the language. */
async function asked(paths: readonly string[], redirects?: string): Promise<Record<string, string>> {
  const site = await sampleSite(redirects === undefined ? {} : { _redirects: redirects });
  const { files } = await hostFilesOf(site, 'cloudfront');
  const text = files['.docs-export/cloudfront-function.js'];
  const handler = runInNewContext(`${text}; handler`) as (event: object) => Answer;
  return Object.fromEntries(
    paths.map((path) => {
      const [uri = '', query = ''] = path.split('?');
      const querystring: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
      for (const [name, value] of new URLSearchParams(query)) {
        const before = querystring[name];
        const multiValue = [...(before?.multiValue ?? (before ? [before] : [])), { value }];
        querystring[name] = before === undefined ? { value } : { value: before.value, multiValue };
      }
      const request = { method: 'GET', uri, querystring, headers: {}, cookies: {} };
      const event = {
        version: '1.0',
        context: { eventType: 'viewer-request' },
        viewer: { ip: '1.2.3.4' },
        request,
      };
      const answer = handler(event);
      return [path, answer.uri ?? `${answer.statusCode} ${answer.headers?.location.value}`];
    }),
  );
}

describe('the function for CloudFront', () => {
  test('leads addresses to the objects of pages, and leaves files alone', async () => {
    const expected = {
      '/': '/index.html',
      '/new': '/new.html',
      '/new.html': '/new.html',
      '/guides/': '/guides/index.html',
      '/guides/start': '/guides/start.html',
      '/guides/second%20part%20%C3%A9': '/guides/second%20part%20%C3%A9.html',
      '/releases/v1.2': '/releases/v1.2.html',
      '/assets/app.1a2b3c4d.js': '/assets/app.1a2b3c4d.js',
      '/LICENSE': '/LICENSE',
      '/nowhere': '/nowhere.html',
      '/blog/kept': '/blog/kept.html',
      '/blog/picture.svg': '/blog/picture.svg',
    };
    expect(await asked(Object.keys(expected))).toEqual(expected);
  });

  test('leads to no other host by an address with two slashes', async () => {
    const expected = {
      '//evil.example/': '301 /evil.example',
      '//evil.example': '/evil.example',
      '/was//evil.example': '301 /evil.example',
      '/was/a/b': '301 /a/b',
    };
    expect(await asked(Object.keys(expected), '/was/* /:splat 301\n')).toEqual(expected);
    expect(await asked(['/was//evil.example'], '/was* /:splat 301\n')).toEqual({
      '/was//evil.example': '301 /evil.example',
    });
  });

  test('redirects, with the reader’s query and with what stood for a star or a name', async () => {
    const expected = {
      '/old': '301 /new',
      '/old/?a=1&b=2&b=3&c=': '301 /new?a=1&b=2&b=3&c',
      '/gone?a=1': '302 https://example.com/elsewhere?from=docs',
      '/caf%C3%A9': '301 /new',
      '/price$': '301 /new#plans',
      '/forced': '301 /new',
      '/blog/first': '301 /guides/first',
      '/blog/2020/some%20post?x=1': '301 /guides/2020/some%20post?x=1',
      '/users/ann/profile': '302 /people/ann',
      '/api/v1/things': '308 /new',
      '/guides': '301 /guides/',
      '/guides/start/': '301 /guides/start',
    };
    expect(await asked(Object.keys(expected))).toEqual(expected);
  });

  test('is no way to names that every object has', async () => {
    expect(await asked(['/constructor', '/__proto__/'], '')).toEqual({
      '/constructor': '/constructor.html',
      '/__proto__/': '301 /__proto__',
    });
  });

  test('is refused where CloudFront would refuse it, with the reason', async () => {
    const many = Array.from({ length: 400 }, (_, n) => `/old/page-${n} /new/page-${n} 301`).join('\n');
    await expect(asked([], many)).rejects.toThrow(/10240 bytes, and _redirects has 400 rules.*E_GUARD_LIMIT/);
  });
});
