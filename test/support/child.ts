import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A server of an npm package, running as a child process of the test. */
export interface ServerChild {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Ends the process by its id and waits until it is gone. */
  end(): Promise<void>;
}

/**
 * Starts `file` of an npm package with Node and the arguments `args` makes of a free port; resolves when it answers
 * at `ready`, a path.
 */
export function startPackage(
  name: string,
  file: string,
  args: (port: number) => readonly string[],
  ready = '/',
): Promise<ServerChild> {
  return startFile(join(import.meta.dirname, '../../node_modules', name, file), args, ready);
}

/** Starts a script with Node, as {@link startPackage} does. */
export async function startFile(
  entry: string,
  args: (port: number) => readonly string[],
  ready = '/',
): Promise<ServerChild> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry, ...args(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await answering(url + ready, child);
  return { url, end: () => endChild(child) };
}

/** Waits until a server answers; rejects when its process ends before. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined) return;
    await delay(100);
  }
  await endChild(child);
  throw new Error(`No answer from ${url}: ${said}`);
}

/** Ends a process of ours by its id and waits until it is gone. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
