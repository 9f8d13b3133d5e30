import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '../../src/http/client.ts';
import { startRecordingServer } from '../support/http-server.ts';

const signal = new AbortController().signal;
let proxy: Server | undefined;

afterEach(async () => {
  vi.unstubAllEnvs();
  proxy?.closeAllConnections();
  await new Promise((resolve) => (proxy === undefined ? resolve(undefined) : proxy.close(resolve)));
  proxy = undefined;
});

/** A proxy that notes which hosts it is asked for, and reaches none of them. */
async function startProxy(): Promise<string[]> {
  const asked: string[] = [];
  proxy = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
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
});
