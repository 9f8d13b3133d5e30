import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type DownloadedBundle, type DownloadOptions, downloadBundle } from '../../src/bundle/download.ts';
import type { Clock } from '../../src/clock.ts';
import { codeOf, Failure } from '../../src/errors/failure.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { startPrivateNetwork } from '../support/private-network.ts';
import { inTemporaryFolder, tar } from './archives.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

interface Result {
  readonly bundle: DownloadedBundle | undefined;
  readonly error: unknown;
  /** What is in the folder afterwards. */
  readonly left: readonly string[];
  readonly content: Buffer | undefined;
  readonly requests: readonly { url: string; headers: IncomingHttpHeaders }[];
  readonly minted: number;
  readonly pauses: readonly number[];
}

const BUNDLE = gzipSync(Buffer.alloc(300_000, 'site'), { level: 0 });
const OTHER = gzipSync(Buffer.alloc(300_000, 'news'), { level: 0 });
const SECRET = 'X-Amz-Signature=abcdef0123456789';

const client = createHttpClient();
afterAll(() => client.close());

/** Downloads from a server that answers with `handler`, without waiting between attempts. */
async function download(handler: Handler, options: Partial<DownloadOptions> = {}): Promise<Result> {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    handler(request, response, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let minted = 0;
  const pauses: number[] = [];
  const clock: Clock = {
    now: () => Date.UTC(2030, 0, 1),
    async sleep(milliseconds, signal) {
      signal.throwIfAborted();
      pauses.push(milliseconds);
    },
  };
  try {
    return await inTemporaryFolder(async (folder) => {
      const directory = path.join(folder, 'work');
      const outcome = await downloadBundle({
        link: async () => {
          minted += 1;
          return `http://127.0.0.1:${port}/bundles/${minted}?${SECRET}`;
        },
        directory,
        http: client.http,
        clock,
        signal: new AbortController().signal,
        ...options,
      }).then(
        (bundle) => ({ bundle, error: undefined }),
        (error: unknown) => ({ bundle: undefined, error }),
      );
      const left = await readdir(directory).catch(() => []);
      const content = outcome.bundle === undefined ? undefined : await readFile(outcome.bundle.path);
      return { ...outcome, left, content, requests, minted, pauses };
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** An object storage: ranges are honoured while the ETag matches. */
function serve(content: Buffer, etag = '"one"'): Handler {
  return (request, response) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const isPart = from > 0 && request.headers['if-range'] === etag;
    const body = isPart ? content.subarray(from) : content;
    if (isPart) response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
    response.writeHead(isPart ? 206 : 200, { etag, 'content-length': body.length });
    response.end(body);
  };
}

/** Sends the head of `content` and then breaks the connection. */
function breakOff(
  content: Buffer,
  bytes: number,
  headers: Record<string, string> = { etag: '"one"' },
): Handler {
  return (request, response) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const isPart = from > 0 && headers.etag !== undefined;
    if (isPart) response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
    response.writeHead(isPart ? 206 : 200, {
      ...headers,
      'content-length': content.length - (isPart ? from : 0),
    });
    const start = isPart ? from : 0;
    response.write(content.subarray(start, start + bytes), () => setTimeout(() => response.destroy(), 5));
  };
}

/** Answers the first requests one by one, and all others like the last. */
function inTurn(...handlers: readonly Handler[]): Handler {
  return (request, response, count) =>
    handlers[Math.min(count, handlers.length) - 1]?.(request, response, count);
}

function refuse(status: number, body = '', headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}

function expectBundle(result: Result, content = BUNDLE): void {
  expect(result.error).toBeUndefined();
  expect(result.left).toEqual(['bundle.tar.gz']);
  expect(result.bundle?.bytes).toBe(content.length);
  expect(result.bundle?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(result.content?.equals(content)).toBe(true);
}

function expectFailure(result: Result, code: string): Failure {
  expect(codeOf(result.error)).toBe(code);
  expect(result.left).toEqual([]);
  if (!(result.error instanceof Failure)) throw result.error;
  return result.error;
}

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

describe('a download that breaks off', () => {
  it('goes on where it stopped', async () => {
    const result = await download(inTurn(breakOff(BUNDLE, 100_000), breakOff(BUNDLE, 50_000), serve(BUNDLE)));
    expectBundle(result);
    const ranges = result.requests.map(({ headers }) =>
      Number(/^bytes=(\d+)-$/.exec(headers.range ?? 'bytes=0-')?.[1]),
    );
    expect(ranges).toHaveLength(3);
    expect(ranges[0]).toBe(0);
    expect(ranges[1]).toBeGreaterThan(0);
    expect(ranges[2]).toBeGreaterThan(ranges[1] ?? 0);
    expect(result.requests[1]?.headers['if-range']).toBe('"one"');
    expect(result.pauses).toHaveLength(2);
  });

  it('begins again when the server has another file by now', async () => {
    const result = await download(inTurn(breakOff(BUNDLE, 100_000), serve(OTHER, '"two"')));
    expectBundle(result, OTHER);
  });

  it.each<[string, (from: number) => Record<string, string>]>([
    ['another file', (from) => ({ etag: '"two"', 'content-range': `bytes ${from}-300099/${BUNDLE.length}` })],
    ['another size', (from) => ({ etag: '"one"', 'content-range': `bytes ${from}-399999/400000` })],
    ['another place', () => ({ etag: '"one"', 'content-range': `bytes 7-300099/${BUNDLE.length}` })],
    ['no place at all', () => ({ etag: '"one"' })],
  ])('begins again when it is sent a part of %s', async (_, headersOf) => {
    const wrongPart: Handler = (request, response) => {
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1]);
      response.writeHead(206, headersOf(from));
      response.end('wrong part');
    };
    const result = await download(inTurn(breakOff(BUNDLE, 100_000), wrongPart, serve(BUNDLE)));
    expectBundle(result);
    expect(result.requests.at(-1)?.headers.range).toBeUndefined();
  });

  it.each([200, 412, 416])('begins again when the server answers %s to a range', async (status) => {
    const second = status === 200 ? serve(BUNDLE, 'W/"x"') : refuse(status);
    expectBundle(await download(inTurn(breakOff(BUNDLE, 100_000), second, serve(BUNDLE))));
  });

  it('does not resume without a strong ETag', async () => {
    for (const headers of [{}, { etag: 'W/"weak"' }] as Record<string, string>[]) {
      const result = await download(inTurn(breakOff(BUNDLE, 100_000, headers), serve(BUNDLE)));
      expectBundle(result);
      expect(result.requests[1]?.headers.range).toBeUndefined();
    }
  });

  it('earns new attempts by progress, so that a long download may break off often', async () => {
    const large = gzipSync(Buffer.alloc(12 * 2 ** 20, 'site'), { level: 0 });
    const result = await download((request, response, count) =>
      (count < 10 ? breakOff(large, 1_200_000) : serve(large))(request, response, count),
    );
    expectBundle(result, large);
  });

  it('gives up when it gets nowhere', async () => {
    const result = await download(breakOff(BUNDLE, 10));
    const failure = expectFailure(result, 'E_BUNDLE_DOWNLOAD');
    expect(result.requests).toHaveLength(5);
    expect(failure.message).not.toContain('bundles');
  });

  /** Time passes with each look at the clock. */
  const hastyClock = (): Clock => {
    let time = 0;
    return {
      now() {
        time += 10_000;
        return time;
      },
      sleep: async (_, signal) => signal.throwIfAborted(),
    };
  };
  /** Sends `content` in small pieces, until the reader has had enough. */
  const drip =
    (content: Buffer): Handler =>
    async (request, response) => {
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      if (from > 0)
        response.setHeader('content-range', `bytes ${from}-${content.length - 1}/${content.length}`);
      response.writeHead(from > 0 ? 206 : 200, { etag: '"one"', 'content-length': content.length - from });
      for (let at = from; at < content.length && !response.destroyed; at += 10)
        await new Promise((resolve) =>
          response.write(content.subarray(at, at + 10), () => setImmediate(resolve)),
        );
    };

  it('does not wait for a server that only drips, and goes on where it gave up', async () => {
    const result = await download(inTurn(drip(BUNDLE), serve(BUNDLE)), { clock: hastyClock() });
    expectBundle(result);
    expect(result.requests.map(({ headers }) => headers.range)).toEqual([
      undefined,
      expect.stringMatching(/^bytes=[1-9]\d*-$/),
    ]);
  });

  it('says so where every server only drips', async () => {
    const { message } = expectFailure(
      await download(drip(BUNDLE), { clock: hastyClock() }),
      'E_BUNDLE_DOWNLOAD',
    );
    expect(message).toMatch(/only drips, with less than 1 kB a second .*check the network and the proxy/);
  });

  it('ends when the server begins again each time', async () => {
    const large = gzipSync(Buffer.alloc(6 * 2 ** 20, 'site'), { level: 0 });
    const result = await download(breakOff(large, 2_000_000, {}));
    expectFailure(result, 'E_BUNDLE_DOWNLOAD');
    expect(result.requests.length).toBeLessThan(12);
  });
});

describe('a link that has expired', () => {
  it.each<[string, Handler]>([
    ['403', refuse(403, '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>')],
    ['404', refuse(404)],
    ['410', refuse(410)],
    ['400 ExpiredToken', refuse(400, '<Error><Code>ExpiredToken</Code></Error>')],
  ])('is minted again: %s', async (_, refusal) => {
    const result = await download(inTurn(refusal, serve(BUNDLE)));
    expectBundle(result);
    expect(result.minted).toBe(2);
    expect(result.requests.map(({ url }) => url.split('?')[0])).toEqual(['/bundles/1', '/bundles/2']);
  });

  it('does not lose what has arrived', async () => {
    const result = await download(inTurn(breakOff(BUNDLE, 100_000), refuse(403), serve(BUNDLE)));
    expectBundle(result);
    expect(result.requests[2]).toMatchObject({
      url: expect.stringMatching('^/bundles/2'),
      headers: { range: expect.stringMatching(/^bytes=[1-9]/) },
    });
  });

  it('is said so, with the words of the storage, when a fresh one does not help', async () => {
    const result = await download(refuse(403, '<Error><Code>AccessDenied</Code></Error>'));
    const { message } = expectFailure(result, 'E_BUNDLE_DOWNLOAD');
    expect(message).toMatch(
      /127\.0\.0\.1:\d+: it answered 403 AccessDenied: run again: a fresh link is made/,
    );
    expect(message).not.toContain('check the network');
    expect(message).not.toMatch(/Signature|bundles|abcdef/);
  });

  it('hands on the failure to mint one', async () => {
    const failure = new Failure('E_API_UNREACHABLE', { what: 'gone' });
    const { error } = await download(serve(BUNDLE), { link: () => Promise.reject(failure) });
    expect(error).toBe(failure);
  });
});

describe('a server in trouble', () => {
  it('is asked again after the time it names', async () => {
    const result = await download(
      inTurn(
        refuse(503, '', { 'retry-after': '7' }),
        refuse(429, '', { 'retry-after': 'Tue, 01 Jan 2030 00:00:09 GMT' }),
        serve(BUNDLE),
      ),
    );
    expectBundle(result);
    expect(result.pauses).toEqual([7000, 9000]);
    expect(result.minted).toBe(1);
  });

  it('is told of before each pause, by its host', async () => {
    const told: string[] = [];
    await download(inTurn(refuse(500), serve(BUNDLE)), { onRetry: (reason) => told.push(reason) });
    expect(told).toEqual([expect.stringMatching(/downloaded: 127\.0\.0\.1:\d+: it answered 500$/)]);
  });

  it('is not asked again after an answer that will stay', async () => {
    const result = await download(refuse(400, 'no'));
    expectFailure(result, 'E_BUNDLE_DOWNLOAD');
    expect(result.requests).toHaveLength(1);
  });

  it.each<[string, string | Buffer, string]>([
    ['a web page', '\n<!doctype html><html>Please log in</html>', 'it is a web page'],
    ['an XML document', '<?xml version="1.0"?><Error/>', 'it is an XML document'],
    ['a JSON document', '{"error":"gone"}', 'it is a JSON document'],
    ['nothing', '', 'it is empty'],
    ['a bare tar archive', tar({ name: 'index.html', body: 'x' }), 'it is a tar archive without compression'],
    ['another compression', Buffer.from('28b52ffd04', 'hex'), 'it is compressed with Zstandard'],
    ['anything else', 'hello', 'its first bytes are neither'],
  ])('cannot pass %s for the bundle', async (_, body, why) => {
    const result = await download((_request, response) => response.end(body));
    const failure = expectFailure(result, 'E_BUNDLE_FORMAT');
    expect(failure.why).toContain(why);
    // Of an archive of another kind no proxy is to blame.
    const isArchive = /tar archive|Zstandard/.test(why);
    expect(failure.fix).toContain(isArchive ? 'for a .tar.gz' : 'no proxy');
    const mayPass = !isArchive && body !== 'hello';
    expect([result.requests.length, result.minted]).toEqual(mayPass ? [5, 5] : [1, 1]);
  });

  it.each(['<!doctype html><title>Sign in</title>', '', '{"message":"no upstream"}'])(
    'is asked for again by a fresh link where %j stands in its place for a moment, also in its middle',
    async (body) => {
      const page: Handler = (_, response) => response.end(body);
      const result = await download(inTurn(page, breakOff(BUNDLE, 100_000), page, serve(BUNDLE)));
      expectBundle(result);
      expect(result.minted).toBe(3);
    },
  );

  it.each<[string, Handler]>([
    ['announced', serve(BUNDLE)],
    [
      'not announced',
      (_, response) => {
        response.write(BUNDLE);
        response.end();
      },
    ],
  ])('cannot fill the disk: a size above the limit is refused, %s', async (_, handler) => {
    expectFailure(await download(handler, { limits: { maxBytes: 1000 } }), 'E_BUNDLE_LIMIT');
  });

  it('that cannot be reached is named by its host only', async () => {
    const result = await download(serve(BUNDLE), {
      link: async () => `http://127.0.0.1:1/secret-path?${SECRET}`,
    });
    expect(expectFailure(result, 'E_BUNDLE_DOWNLOAD').message).toMatch(/127\.0\.0\.1:1: .*ECONNREFUSED/);
    expect((result.error as Failure).message).not.toMatch(/secret-path|Signature/);
  });

  it('whose certificate is of an unknown authority is told with what to set', async () => {
    const network = await inTemporaryFolder(async (folder) =>
      startPrivateNetwork(folder, ['storage.corp.example'], () => ({ body: BUNDLE })),
    );
    vi.stubEnv('HTTPS_PROXY', network.env.HTTPS_PROXY ?? '');
    const behindProxy = createHttpClient();
    try {
      const link = async () => `https://storage.corp.example/bundle?${SECRET}`;
      const result = await download(serve(BUNDLE), { link, http: behindProxy.http });
      const { message, fix } = expectFailure(result, 'E_BUNDLE_DOWNLOAD');
      expect(message).toMatch(/downloaded: storage\.corp\.example: .*certificate/);
      expect(message).not.toContain(SECRET);
      expect(fix).toMatch(/NODE_EXTRA_CA_CERTS/);
    } finally {
      vi.unstubAllEnvs();
      await behindProxy.close();
      await network.close();
    }
  });

  it('is not asked at all through a link that is none', async () => {
    for (const link of ['not a link', 'ftp://127.0.0.1/x', 'file:///etc/passwd'])
      expectFailure(await download(serve(BUNDLE), { link: async () => link }), 'E_BUNDLE_DOWNLOAD');
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
