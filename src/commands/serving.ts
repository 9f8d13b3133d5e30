import { InvalidArgumentError } from 'commander';

/** A port number; 0 means a free one. */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(port) || port > 65535) throw new InvalidArgumentError('Write a port from 0 to 65535.');
  return port;
}

/** Resolves when the user stops the program. */
export async function untilStopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
