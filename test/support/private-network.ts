import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { onLoopback } from './loopback.ts';

export interface PrivateRequest {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface PrivateAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: string | Uint8Array;
}

export interface PrivateNetwork {
  /** HTTPS_PROXY and NODE_EXTRA_CA_CERTS, as the step's `env` would set them. */
  readonly env: Readonly<Record<string, string>>;
  /** The certificate that all hosts show, as PEM. */
  readonly certificate: string;
  /** `POST https://host/path` of all requests in order. */
  log(): string[];
  /** Hosts the proxy was asked to connect to, each once. */
  tunnels(): string[];
  close(): Promise<void>;
}

const run = promisify(execFile);

/**
 * Hosts that only a proxy reaches, and that show certificates of an authority nobody knows: a company's network. Keys
 * and certificates are made by openssl in `folder`.
 */
export async function startPrivateNetwork(
  folder: string,
  hosts: readonly string[],
  answer: (request: PrivateRequest) => PrivateAnswer | Promise<PrivateAnswer>,
): Promise<PrivateNetwork> {
  const { key, cert, authority } = await makeCertificates(folder, hosts);
  const requests: PrivateRequest[] = [];
  const tunnels = new Set<string>();
  const server = createTlsServer({ key, cert }, async (incoming, response) => {
    const { host = '' } = incoming.headers;
    const request = {
      host,
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: (await buffer(incoming)).toString(),
    };
    requests.push(request);
    const { status = 200, headers = { 'content-type': 'application/json' }, body } = await answer(request);
    response.writeHead(status, headers);
    response.end(body);
  });
  const { port } = await onLoopback(server);
  const proxy = createServer((_request, response) => response.writeHead(405).end());
  proxy.on('connect', (request, socket) => {
    tunnels.add(request.url ?? '');
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const one of [socket, upstream]) one.on('error', () => socket.destroy());
  });
  // A server forgets the connections that became tunnels, and yet waits for their end.
  const sockets = new Set<Socket>();
  for (const one of [proxy, server]) one.on('connection', (socket) => sockets.add(socket));
  const { origin: proxyOrigin } = await onLoopback(proxy);
  return {
    env: { HTTPS_PROXY: proxyOrigin, NODE_EXTRA_CA_CERTS: authority },
    certificate: cert,
    log: () => requests.map(({ method, host, path }) => `${method} https://${host}${path}`),
    tunnels: () => [...tunnels],
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([proxy, server].map((one) => new Promise((resolve) => one.close(resolve))));
    },
  };
}

async function makeCertificates(folder: string, hosts: readonly string[]) {
  const at = (name: string): string => join(folder, name);
  const openssl = (...args: readonly string[]) => run('openssl', [...args]);
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await openssl(
    ...['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=Private authority'],
    ...['-keyout', at('ca.key'), '-out', at('ca.pem')],
  );
  await openssl(
    ...['req', ...curve, '-subj', '/CN=private', '-keyout', at('host.key'), '-out', at('host.csr')],
  );
  await writeFile(at('host.ext'), `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}\n`);
  await openssl(
    ...['x509', '-req', '-in', at('host.csr'), '-CA', at('ca.pem'), '-CAkey', at('ca.key')],
    ...['-CAcreateserial', '-days', '2', '-extfile', at('host.ext'), '-out', at('host.pem')],
  );
  return {
    key: await readFile(at('host.key'), 'utf8'),
    cert: await readFile(at('host.pem'), 'utf8'),
    authority: at('ca.pem'),
  };
}
