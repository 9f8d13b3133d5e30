import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../src/errors/failure.ts';
import { secureConnectionProblem } from '../../src/http/certificate.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { networkWords } from '../../src/http/network-words.ts';
import { networkErrorCode, neverReached } from '../../src/http/retry.ts';
import { startRecordingServer } from '../support/http-server.ts';
import { onLoopback } from '../support/loopback.ts';

const signal = new AbortController().signal;
let proxy: Server | undefined;
const held: Duplex[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  proxy?.closeAllConnections();
  for (const socket of held.splice(0)) socket.destroy();
  await new Promise((resolve) => (proxy === undefined ? resolve(undefined) : proxy.close(resolve)));
  proxy = undefined;
});

/** A proxy that notes which hosts it is asked for, and reaches none of them. */
async function startProxy(
  answer: 'refuses' | 'wants a login' | 'hangs up' | 'says nothing' = 'refuses',
): Promise<string[]> {
  const asked: string[] = [];
  proxy = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    if (answer === 'refuses') socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    if (answer === 'wants a login') socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    if (answer === 'hangs up') socket.destroy();
    if (answer === 'says nothing') held.push(socket);
  });
  const { origin: url } = await onLoopback(proxy);
  vi.stubEnv('HTTP_PROXY', url);
  vi.stubEnv('HTTPS_PROXY', url);
  vi.stubEnv('NO_PROXY', '');
  return asked;
}

describe('the HTTP client', () => {
  it('goes through the proxy of the environment', async () => {
    const asked = await startProxy();
    const client = createHttpClient();
    await client.http({ method: 'GET', url: 'https://api.example.com/v1', signal }).catch(() => undefined);
    expect(asked).toEqual(['api.example.com:443']);
    await client.close();
  });

  it.each(['http', 'https'])(
    'says of a proxy that is not there that it is that, to an address of %s',
    async (scheme) => {
      for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) vi.stubEnv(name, 'http://me:hunter2@127.0.0.1:1');
      vi.stubEnv('NO_PROXY', '');
      const { http, close } = createHttpClient();
      const request = http({ method: 'GET', url: `${scheme}://docs.example.com/`, signal });
      const error = await request.catch((thrown: unknown) => thrown);
      await close();
      expect(networkWords(error)).toBe(
        'the proxy of the environment cannot be reached: nobody listens there (ECONNREFUSED 127.0.0.1:1)',
      );
      expect(neverReached(error)).toBe(true);
    },
  );

  it('says of a proxy that is spoken to with http how its address is written', async () => {
    const asked = await startProxy();
    vi.stubEnv(
      'HTTPS_PROXY',
      (process.env.HTTPS_PROXY ?? '').replace('http://127.0.0.1', 'https://localhost'),
    );
    const { http, close } = createHttpClient();
    const request = http({ method: 'GET', url: 'https://docs.example.com/', signal });
    const error = await request.catch((thrown: unknown) => thrown);
    await close();
    expect(networkWords(error)).toBe(
      'the proxy of the environment does not answer as https:// wants it (ERR_SSL_WRONG_VERSION_NUMBER)',
    );
    expect(secureConnectionProblem(error)?.fix).toContain('http:// in HTTPS_PROXY');
    expect(asked).toEqual([]);
  });

  it.each(['*', 'docs.example.com, *', '[::1] *'])(
    'asks no proxy where NO_PROXY is %j, which means every host',
    async (noProxy) => {
      const asked = await startProxy();
      vi.stubEnv('NO_PROXY', noProxy);
      const { http, close } = createHttpClient();
      const request = http({ method: 'GET', url: 'http://docs.example.invalid/', signal });
      const error = await request.catch((thrown: unknown) => thrown);
      await close();
      expect(asked).toEqual([]);
      expect(networkWords(error)).not.toContain('proxy');
    },
  );

  it.each(['fd00::1', '[fd00::1]', '[fd00::1]:80', 'FD00:0::1'])(
    'asks no proxy for a host of IPv6 that NO_PROXY names as %s',
    async (noProxy) => {
      const asked = await startProxy();
      vi.stubEnv('NO_PROXY', noProxy);
      const { http, close } = createHttpClient({ connectTimeoutMs: 200 });
      await http({ method: 'GET', url: 'http://[fd00::1]/', signal }).catch(() => undefined);
      await http({ method: 'GET', url: 'http://[fd00::2]/', signal }).catch(() => undefined);
      await close();
      expect(asked).toEqual(['[fd00::2]:80']);
    },
  );

  it('takes a proxy without a scheme for one of http, and says what its refusal is', async () => {
    const asked = await startProxy();
    vi.stubEnv('HTTPS_PROXY', (process.env.HTTPS_PROXY ?? '').replace('http://', ''));
    const client = createHttpClient();
    const error = await client
      .http({ method: 'GET', url: 'https://api.example.com/v1', signal })
      .catch((thrown: unknown) => thrown);
    expect(asked).toEqual(['api.example.com:443']);
    expect(networkWords(error)).toBe('the proxy of the environment answered 502');
    expect(neverReached(error)).toBe(true);
    await client.close();
  });

  it('says of a proxy that takes no such login what it wants', async () => {
    await startProxy('wants a login');
    const { http, close } = createHttpClient();
    const request = http({ method: 'GET', url: 'https://api.example.com/v1', signal });
    const error = await request.catch((thrown: unknown) => thrown);
    await close();
    expect(networkWords(error)).toBe(
      'the proxy of the environment wants another user and password than it is given (407)',
    );
  });

  it.each([false, true])(
    'asks a proxy that hangs up once, and says that it does (answer as a whole: %s)',
    async (whole) => {
      const asked = await startProxy('hangs up');
      const client = createHttpClient();
      const error = await client
        .http({ method: 'GET', url: 'https://api.example.com/v1', signal, whole })
        .catch((thrown: unknown) => thrown);
      expect(networkWords(error)).toContain('the proxy of the environment closed the connection');
      expect(neverReached(error)).toBe(true);
      expect(asked).toEqual(['api.example.com:443']);
      await client.close();
    },
  );

  it('gives up on a proxy that says nothing when the signal aborts', async () => {
    const asked = await startProxy('says nothing');
    const client = createHttpClient();
    const controller = new AbortController();
    const url = 'https://api.example.com/v1';
    const request = client.http({ method: 'GET', url, signal: controller.signal });
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort(new Error('stop'));
    await expect(request).rejects.toThrow('stop');
    await client.close();
  });

  it.each(['socks5://me:hunter2@127.0.0.1:1080', 'http://me:hunter2@:x'])(
    'says that the proxy %s is of no use, without its password, and closes all the same',
    async (proxy) => {
      vi.stubEnv('HTTPS_PROXY', proxy);
      const client = createHttpClient();
      const error = await client
        .http({ method: 'GET', url: 'https://api.example.com/v1', signal })
        .catch((thrown: unknown) => thrown);
      expect(codeOf(error)).toBe('E_INPUT_INVALID');
      expect(String(error)).toContain('HTTPS_PROXY');
      expect(String(error)).not.toContain('hunter2');
      await client.close();
    },
  );

  it('reaches this machine without the proxy, so that the embedded service works behind one', async () => {
    const asked = await startProxy();
    const server = await startRecordingServer((_, response) => response.end('here'));
    const client = createHttpClient();
    const response = await client.http({ method: 'GET', url: server.url, signal });
    expect(await text(response.body)).toBe('here');
    expect(asked).toEqual([]);
    await client.close();
    await server.close();
  });

  it('reaches this machine also where the proxy is of a kind that cannot be used', async () => {
    vi.stubEnv('HTTP_PROXY', 'socks5://127.0.0.1:1080');
    const server = await startRecordingServer((_, response) => response.end('here'));
    const client = createHttpClient();
    const response = await client.http({ method: 'GET', url: server.url, signal });
    expect(await text(response.body)).toBe('here');
    const elsewhere = client.http({ method: 'GET', url: 'http://docs.example.invalid/', signal });
    await expect(elsewhere).rejects.toThrow('socks5 is not http or https');
    await client.close();
    await server.close();
  });

  it('gives up when the signal aborts', async () => {
    const server = await startRecordingServer(() => {});
    const client = createHttpClient();
    const controller = new AbortController();
    const request = client.http({ method: 'GET', url: server.url, signal: controller.signal });
    controller.abort(new Error('stop'));
    await expect(request).rejects.toThrow('stop');
    await client.close();
    await server.close();
  });

  it('gives a small answer as a whole: status, headers, text, and the text as a stream', async () => {
    const server = await startRecordingServer((_, response) => {
      response.writeHead(207, { 'X-Some': 'thing', 'set-cookie': ['a=1', 'b=2'] });
      response.write(Buffer.from('é').subarray(0, 1));
      setImmediate(() => response.end(Buffer.concat([Buffer.from('é').subarray(1), Buffer.from('!')])));
    });
    const client = createHttpClient();
    const url = new URL('/a%20b?x=1', server.url).href;
    const body = Buffer.from('sent');
    const answer = await client.http({ method: 'PUT', url, body, signal, whole: true });
    expect(answer).toMatchObject({ status: 207, text: 'é!', headers: { 'x-some': 'thing' } });
    expect(answer.headers['set-cookie']).toBe('a=1, b=2');
    expect(await text(answer.body)).toBe('é!');
    expect(server.requests[0]).toMatchObject({ method: 'PUT', path: '/a%20b?x=1', body: 'sent' });
    await client.close();
    await server.close();
  });

  it('gives up on whole answers when the signal aborts, also on those that have not begun', async () => {
    const server = await startRecordingServer(() => {});
    const client = createHttpClient({ connections: 1 });
    const controller = new AbortController();
    const ask = () => client.http({ method: 'GET', url: server.url, signal: controller.signal, whole: true });
    const waiting = [ask(), ask(), ask()];
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    controller.abort(new Error('stop'));
    for (const one of waiting) await expect(one).rejects.toThrow('stop');
    await expect(ask()).rejects.toThrow('stop');
    await client.close();
    await server.close();
  });

  it('tells of a connection that breaks in the middle of a whole answer', async () => {
    const server = await startRecordingServer((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    const client = createHttpClient();
    const broken = client.http({ method: 'GET', url: server.url, signal, whole: true });
    await expect(broken).rejects.toSatisfy((error) => networkErrorCode(error) !== undefined);
    await client.close();
    await server.close();
  });

  it('gives up on a whole answer that comes to no end, in bytes or in time', async () => {
    const server = await startRecordingServer(({ path }, response) => {
      const piece = Buffer.alloc(path === '/slow' ? 1 : 16_384);
      const more = setInterval(() => response.write(piece), 1);
      response.once('close', () => clearInterval(more));
    });
    for (const [path, answerLimits] of [
      ['/large', { mostBytes: 100_000, longestMs: 60_000 }],
      ['/slow', { mostBytes: 100_000, longestMs: 50 }],
    ] as const) {
      const client = createHttpClient({ answerLimits });
      const error = await client
        .http({ method: 'GET', url: new URL(path, server.url), signal, whole: true })
        .catch((thrown: unknown) => thrown);
      expect(networkWords(error)).toBe('the answer does not come to an end (UND_ERR_ENDLESS)');
      expect(networkErrorCode(error)).toBe('UND_ERR_ENDLESS');
      await client.close();
    }
    await server.close();
  });
});
