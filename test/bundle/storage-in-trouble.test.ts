import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../src/errors/failure.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { startPrivateNetwork } from '../support/private-network.ts';
import { inTemporaryFolder, tar } from './archives.ts';
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
} from './storage.ts';

describe('a server in trouble', () => {
  it('is asked again after the time it names', async () => {
    const result = await download(
      inTurn(
        refuse(503, '', { 'retry-after': '7' }),
        refuse(429, '', {
          date: 'Tue, 01 Jan 2030 00:00:00 GMT',
          'retry-after': 'Tue, 01 Jan 2030 00:00:09 GMT',
        }),
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

  it('is not listened to for ever where what it says of a failure has no end', async () => {
    let said = 0;
    const endless: Handler = (_, response) => {
      response.writeHead(400);
      const more = (): void => {
        said += 1;
        if (said < 2000) response.write('no'.repeat(10_000), more);
        else response.end();
      };
      more();
    };
    expectFailure(await download(endless), 'E_BUNDLE_DOWNLOAD');
    expect(said).toBeLessThan(2000);
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
