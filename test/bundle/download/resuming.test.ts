import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../src/clock.ts';
import { Failure } from '../../../src/errors/failure.ts';
import {
  BUNDLE,
  breakOff,
  download,
  expectBundle,
  expectFailure,
  type Handler,
  inTurn,
  refuse,
  serve,
} from '../storage.ts';

const OTHER = gzipSync(Buffer.alloc(300_000, 'news'), { level: 0 });

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
