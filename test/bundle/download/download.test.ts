import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Http } from '../../../src/http/http.ts';
import { inTemporaryFolder } from '../archives.ts';
import {
  BUNDLE,
  breakOff,
  download,
  expectBundle,
  expectFailure,
  type Handler,
  inTurn,
  refuse,
  SECRET,
  serve,
} from '../storage.ts';

describe('downloading the bundle', () => {
  it('stores the archive under its name and tells size and digest', async () => {
    const progress: [number, number | undefined][] = [];
    const result = await download(serve(BUNDLE), { onProgress: (...args) => progress.push(args) });
    expectBundle(result);
    expect(progress[0]).toEqual([0, BUNDLE.length]);
    expect(progress.at(-1)).toEqual([BUNDLE.length, BUNDLE.length]);
  });

  it('sends no Authorization and no cookie, and asks for the bytes as they are', async () => {
    const { requests } = await download(serve(BUNDLE));
    const headers = requests[0]?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual(['accept-encoding', 'connection', 'host', 'user-agent']);
    expect(headers['accept-encoding']).toBe('identity');
  });

  it('takes a body without a length', async () => {
    expectBundle(await download((_, response) => response.end(BUNDLE)));
    const chunked: Handler = (_, response) => {
      response.write(BUNDLE.subarray(0, 1000));
      response.end(BUNDLE.subarray(1000));
    };
    expectBundle(await download(chunked));
  });

  it('calls a .zip a .zip', async () => {
    const { bundle, left } = await download(refuse(200, 'PK\u0003\u0004…'));
    expect(path.basename(bundle?.path ?? '')).toBe('bundle.zip');
    expect(left).toEqual(['bundle.zip']);
  });

  it('replaces what a run before has left', async () => {
    await inTemporaryFolder(async (directory) => {
      await writeFile(path.join(directory, 'bundle.part'), 'left over');
      await writeFile(path.join(directory, 'bundle.tar.gz'), 'old');
      const { bundle } = await download(serve(BUNDLE), { directory });
      expect((await readFile(bundle?.path ?? '')).equals(BUNDLE)).toBe(true);
      expect(await readdir(directory)).toEqual(['bundle.tar.gz']);
    });
  });
});

describe('redirects', () => {
  const hop: Handler = (request, response) => {
    const at = Number(/hop(\d)/.exec(request.url ?? '')?.[1] ?? 0);
    refuse(302, 'moved', { location: `/hop${at + 1}?${SECRET}` })(request, response, 0);
  };

  it('are followed up to five times, with the range', async () => {
    const result = await download(
      inTurn(hop, breakOff(BUNDLE, 1000), hop, hop, hop, hop, hop, serve(BUNDLE)),
    );
    expectBundle(result);
    expect(result.requests.at(-1)?.headers.range).toMatch(/^bytes=[1-9]/);
  });

  it('are not followed for ever, or away from HTTP', async () => {
    const endless = await download(hop);
    expectFailure(endless, 'E_BUNDLE_DOWNLOAD');
    expect(endless.requests).toHaveLength(6);
    expect(
      expectFailure(await download(refuse(302, '', { location: 'file:///etc/passwd' })), 'E_BUNDLE_DOWNLOAD')
        .message,
    ).not.toContain('passwd');
  });

  it('are not followed from https to http, where anybody on the way could change the bundle', async () => {
    const asked: string[] = [];
    const http: Http = async ({ url }) => {
      asked.push(url instanceof URL ? url.href : url);
      const location = asked.length === 1 ? '/moved' : `http://storage.example.com/b?${SECRET}`;
      return { status: 302, headers: { location }, body: Readable.from([]) };
    };
    const link = async () => 'https://storage.example.com/b';
    const { message, fix } = expectFailure(
      await download(serve(BUNDLE), { link, http }),
      'E_BUNDLE_DOWNLOAD',
    );
    expect(message).toMatch(/storage\.example\.com: it redirects from https to http/);
    expect(message).not.toContain(SECRET);
    expect(fix).toContain('begins with https://');
    expect(asked).toEqual(['https://storage.example.com/b', 'https://storage.example.com/moved']);
  });
});

describe('an abort', () => {
  it('ends the download with its reason and leaves nothing', async () => {
    const controller = new AbortController();
    const reason = new Error('stop');
    const result = await download(
      (_, response) => {
        response.write(BUNDLE.subarray(0, 1000), () => setTimeout(() => controller.abort(reason), 10));
      },
      { signal: controller.signal },
    );
    expect(result.error).toBe(reason);
    expect(result.left).toEqual([]);
  });
});
