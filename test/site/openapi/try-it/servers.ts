import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Built } from '../../support.ts';

/** A request that came. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** More than JavaScript's numbers hold. */
export const LARGE = '12345678901234567890';

/** A server of a test. */
export interface Listening {
  /** Host and port. */
  readonly address: string;
  close(): void;
}

export interface ShopApi extends Listening {
  readonly seen: Seen[];
  /** The last stream that was asked for. */
  stream(): ServerResponse | undefined;
}

/** The API that the description of the shop is of. */
export async function startApi(): Promise<ShopApi> {
  const seen: Seen[] = [];
  let stream: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    response.setHeader('access-control-allow-origin', url.startsWith('/v1/orders/closed') ? 'null' : '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (method === 'OPTIONS') return response.end();
    if (url.startsWith('/v1/orders/stream')) {
      response.setHeader('content-type', 'text/event-stream');
      stream = response;
      response.write('data: one\n\ndata: two\n\n');
      return url.endsWith('endless') || response.end();
    }
    if (url.startsWith('/v1/orders/text')) {
      response.setHeader('content-type', 'text/plain; charset=iso-8859-1');
      stream = response;
      return response.write(Buffer.from('Größe ', 'latin1'));
    }
    response.setHeader('content-type', 'application/json');
    if (url.startsWith('/v1/orders/latin')) {
      response.setHeader('content-type', 'text/plain; charset=iso-8859-1');
      return response.end(Buffer.from('Größe', 'latin1'));
    }
    if (url.startsWith('/v1/orders/large')) return response.end(`{"id":${LARGE}}`);
    return response.writeHead(url.startsWith('/v1/orders/none') ? 404 : 200).end('{"item":"<b>Tea</b>"}');
  });
  return { ...(await listening(server)), seen, stream: () => stream };
}

/** A host of the site. */
export async function startHost(site: Built): Promise<Listening> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1).replace(/[?#].*$/, '');
    const found = site.files.get(path);
    const type = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response
      .writeHead(found === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
      .end(found);
  });
  return listening(server);
}

async function listening(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
