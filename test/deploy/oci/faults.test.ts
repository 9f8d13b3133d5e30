import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalSite } from '../../../src/deploy/destination.ts';
import type { ServerChild } from '../../support/child.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { onLoopback } from '../../support/loopback.ts';
import { missingRegistry, startRegistry } from '../../support/registry.ts';
import { siteOf } from '../fixtures.ts';
import { push } from '../pushing.ts';

const SITE = {
  'index.html': '<h1>Home</h1>',
  'large.bin': new Uint8Array(3_000_000).map((_, n) => (n * n) >> 7),
};
/** Nothing that is known on this machine. */
const env = { PATH: process.env.PATH, HOME: '/nowhere' };

/** Answers a request itself and tells so, or leaves it to the registry; `number` counts those it was asked about. */
type Fault = (request: IncomingMessage, response: ServerResponse, number: number) => boolean;

describe.skipIf(missingRegistry !== undefined)(
  `a registry behind something that fails${missingRegistry ? ` (${missingRegistry})` : ''}`,
  () => {
    let registry: ServerChild;
    beforeAll(async () => {
      registry = await startRegistry();
    });
    afterAll(() => registry.end());

    /** Does some work with an address that leads to the registry, but for what `fault` does. */
    async function behind<T>(fault: Fault, work: (host: string) => Promise<T>): Promise<T> {
      let number = 0;
      const server = createServer((incoming, response) => {
        number += 1;
        if (fault(incoming, response, number)) return;
        const { method, url = '', headers } = incoming;
        const onward = send(new URL(url, registry.url), { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        });
        onward.on('error', () => response.destroy());
        incoming.on('close', () => incoming.complete || onward.destroy());
        incoming.pipe(onward);
      });
      const { port, close } = await onLoopback(server);
      try {
        return await work(`127.0.0.1:${port}`);
      } finally {
        await close();
      }
    }

    test('a layer whose upload breaks off is uploaded anew', async () => {
      const site = await siteOf(SITE);
      let cut = 0;
      const fault: Fault = (request) => {
        if (request.method !== 'PUT' || !request.url?.includes('/uploads/') || cut > 0) return false;
        cut += 1;
        let size = 0;
        request.on('data', (piece: Buffer) => {
          size += piece.length;
          if (size > 300_000) request.socket.destroy();
        });
        return false;
      };
      const pushed = await behind(fault, (host) => push(site, `oci://${host}/a/docs`, { env }));
      expect(cut).toBe(1);
      expect(pushed).toMatchObject({ status: 'published', error: undefined });
    });

    test.each([undefined, 'http://', 'ftp://127.0.0.1/'])(
      'an upload that goes on nowhere is told as the fault of the registry: %s',
      async (location) => {
        const fault: Fault = (request, response) => {
          if (request.method !== 'POST') return false;
          response.writeHead(202, location === undefined ? {} : { location }).end();
          return true;
        };
        const { error } = await behind(fault, async (host) =>
          push(await siteOf(SITE), `oci://${host}/e/docs`, { env }),
        );
        expect(error).toMatch(/it does not say where to go on.*E_DEPLOY_NOT_FOUND/);
      },
    );

    const isBlob = ({ method, url }: IncomingMessage): boolean =>
      method === 'GET' && /\/blobs\/sha256:/.test(url ?? '');

    async function again(site: LocalSite, fault: Fault, image: string) {
      await behind(
        () => false,
        (host) => push(site, `oci://${host}/${image}`, { env }),
      );
      return behind(fault, (host) => push(site, `oci://${host}/${image}`, { env }));
    }

    test('a blob that lies elsewhere is found there, whatever page stands in the redirect', async () => {
      const pushed = await again(
        await siteOf(SITE),
        (request, response) => {
          if (!isBlob(request) || request.url?.endsWith('?elsewhere')) return false;
          const location = `http://${request.headers.host}${request.url}?elsewhere`;
          response.writeHead(302, { location, 'content-type': 'text/html; charset=utf-8' });
          response.end(
            `<!doctype html>\n<html lang=en>\n<title>Redirecting...</title>\n<a href="${location}">…</a>\n`,
          );
          return true;
        },
        'b/docs',
      );
      expect(pushed).toMatchObject({ status: 'unchanged', error: undefined });
    });

    test('a store of blobs that is busy for a moment is asked again', async () => {
      let busy = 0;
      const pushed = await again(
        await siteOf(SITE),
        (request, response) => {
          if (!isBlob(request)) return false;
          if (!request.url?.endsWith('?elsewhere')) {
            response
              .writeHead(307, { location: `http://${request.headers.host}${request.url}?elsewhere` })
              .end();
            return true;
          }
          busy += 1;
          if (busy > 1) return false;
          response.writeHead(503).end();
          return true;
        },
        'c/docs',
      );
      expect(busy).toBe(2);
      expect(pushed).toMatchObject({ status: 'unchanged', error: undefined });
    });

    test('where the store of blobs refuses, nothing is published over what it holds', async () => {
      const image = 'd/docs';
      const newer = await siteOf(SITE);
      const run = (number: number) => ({ ...newer, manifest: { ...newer.manifest, run: number } });
      await behind(
        () => false,
        (host) => push(run(2), `oci://${host}/${image}`, { env }),
      );
      const refused = await behind(
        (request, response) => {
          if (!isBlob(request)) return false;
          if (request.url?.endsWith('?elsewhere'))
            response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
          else
            response
              .writeHead(307, { location: `http://${request.headers.host}${request.url}?elsewhere` })
              .end();
          return true;
        },
        async (host) => push(run(1), `oci://${host}/${image}`, { env }),
      );
      expect(refused.status).toBe('failed');
      expect(refused.error).toMatch(
        /^The registry’s store of layers refused one: .*it answers with status 403/,
      );
    });

    test('a service of tokens that is busy for a moment is asked again', async () => {
      let asked = 0;
      const pushed = await behind(
        (request, response) => {
          const base = `http://${request.headers.host}`;
          if (request.url?.startsWith('/token')) {
            asked += 1;
            if (asked <= 2) response.writeHead(503).end('busy');
            else
              response
                .writeHead(200, { 'content-type': 'application/json' })
                .end('{"token":"a-token-of-the-test"}');
            return true;
          }
          if (request.headers.authorization === 'Bearer a-token-of-the-test') {
            delete request.headers.authorization;
            return false;
          }
          response.writeHead(401, {
            'www-authenticate': `Bearer realm="${base}/token",service="registry.test"`,
          });
          response.end('{"errors":[{"code":"UNAUTHORIZED"}]}');
          return true;
        },
        async (host) => push(await siteOf(SITE), `oci://${host}/e/docs`, { env }),
      );
      expect(asked).toBe(3);
      expect(pushed).toMatchObject({ status: 'published', error: undefined });
    });
  },
);

test('a service of tokens that keeps failing is named, and no login is blamed', async () => {
  for (const [status, answer, why] of [
    [503, 'busy', 'it answers with status 503'],
    [200, 'a-secret-that-is-no-json', 'what it answers holds no token'],
  ] as const) {
    const server = await startRecordingServer(({ path, headers }, response) => {
      if (path.startsWith('/token')) return response.writeHead(status).end(answer);
      response.writeHead(401, { 'www-authenticate': `Bearer realm="http://${headers.host}/token"` }).end();
    });
    try {
      const { error } = await push(await siteOf(SITE), `oci://${server.url.host}/me/docs`, { env });
      expect(error).toBe(
        `The registry’s service of tokens keeps failing: ${server.url.host}: ${why}: run again; where it stays so, ask those who run the registry [E_DEPLOY_UNREACHABLE]`,
      );
    } finally {
      await server.close();
    }
  }
});
