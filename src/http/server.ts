import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../clock.ts';
import { Failure } from '../errors/failure.ts';

/**
 * Starts to listen and resolves to the server's address, `http://127.0.0.1:8080`. Port 0 takes a free one.
 * Rejects with `E_PORT` when the address cannot be had.
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new Failure('E_PORT', {
      what: 'The server cannot listen',
      value: `${host}:${port}`,
      why: cause.message,
      fix: REMEDIES[cause.code ?? ''] ?? 'choose an address of this machine, as 127.0.0.1 or 0.0.0.0 for all',
      cause,
    });
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`;
}

/** What to do where it is not the address that cannot be had. */
const REMEDIES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'choose another port, or end the program that uses it',
  EACCES: 'choose a port above 1023, or 0 for a free one',
};

/** How often a closing server looks for connections that have become idle. */
const LOOK_MS = 50;

/** Stops to listen, lets answers under way finish for `graceMs`, then cuts what is left. */
export async function closeServer(server: Server, clock: Clock, graceMs: number): Promise<void> {
  const ended = new AbortController();
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => ended.abort());
  for (let waited = 0; waited < graceMs && !ended.signal.aborted; waited += LOOK_MS) {
    // A connection that is kept alive becomes idle after its answer; nothing else would close it soon.
    server.closeIdleConnections();
    await clock.sleep(LOOK_MS, ended.signal).catch(() => undefined);
  }
  server.closeAllConnections();
  await closed;
}
