import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A server that runs as a child process of the test. */
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

interface ConfiguredServer {
  readonly config: (place: { readonly folder: string; readonly port: number }) => string;
  /** With the file of its configuration, and the folder that holds it. */
  readonly args: (config: string, folder: string) => readonly string[];
  /** A path at which it answers as soon as it is ready. */
  readonly ready?: string;
}

/** Starts a program that serves what its configuration says, at a free port, with a folder that goes with it. */
export async function startConfigured(
  program: string,
  { config, args, ready = '/' }: ConfiguredServer,
): Promise<ServerChild> {
  const folder = await mkdtemp(join(tmpdir(), `${basename(program)}-`));
  const port = await freePort();
  const file = join(folder, 'config');
  await writeFile(file, config({ folder, port }));
  // What it keeps goes below its home.
  const env = { HOME: folder };
  const child = spawn(program, args(file, folder), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const url = `http://127.0.0.1:${port}`;
  await answering(url + ready, child);
  return {
    url,
    async end() {
      await endChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a server answers; rejects when its process ends before. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  for (let tries = 0; tries < 3000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined) return;
    await delay(20);
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

/**
 * Different ports that were free a moment ago. They are below those that a system gives away by itself, to connections,
 * too: before a server takes one, another test could have it.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/** A port that was free a moment ago, as {@link freePorts} finds it. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
}
