import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { onLoopback } from './loopback.ts';

/** Every host there is, on loopback: who asks through the proxy of the environment is led to one server. */
export interface Web {
  /** What was asked, in order: `HEAD http://docs.acme.dev/x`. */
  readonly asked: readonly string[];
  /** The most requests of one host at once. */
  mostAtOnce(): number;
  /** For the environment of a child. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts it; hosts whose names begin with `no` are not known to anybody. */
export async function startWeb(
  answer: (address: string, request: IncomingMessage, response: ServerResponse, number: number) => void,
): Promise<Web> {
  const asked: string[] = [];
  const open = new Map<string, number>();
  let most = 0;
  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    const address = `http://${host}${request.url}`;
    asked.push(`${request.method} ${address}`);
    open.set(host, (open.get(host) ?? 0) + 1);
    most = Math.max(most, open.get(host) ?? 0);
    response.on('close', () => open.set(host, (open.get(host) ?? 0) - 1));
    answer(address, request, response, asked.filter((one) => one.endsWith(` ${address}`)).length);
  });
  server.on('connect', (_request, socket) => {
    const through = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(through).pipe(socket);
    });
    for (const end of [socket, through]) end.on('error', () => {});
  });
  const { port, origin: proxy, close } = await onLoopback(server);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    void close();
  });
  const env = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy, NO_PROXY: '' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return { asked, env, mostAtOnce: () => most };
}
