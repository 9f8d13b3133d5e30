import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { onDisk } from '../bundle/disk-failure.ts';

/** A port number; 0 means a free one. */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(port) || port > 65535) throw new InvalidArgumentError('Write a port from 0 to 65535.');
  return port;
}

/** An address to listen on. An empty one would mean all of them, and show the site to everybody around. */
export function readAddress(text: string): string {
  if (text.trim() !== '') return text.trim();
  throw new InvalidArgumentError('Name an address; is a variable of the shell not set?');
}

/** Resolves when the user stops the program. */
export async function untilStopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** Works in a new folder among the system's temporary ones, and removes it. Rejects with E_BUNDLE_WRITE. */
export async function inTemporaryFolder(
  prefix: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await onDisk(() => mkdtemp(join(tmpdir(), prefix)));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
