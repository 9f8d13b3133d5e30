import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDisk } from '../bundle/disk-failure.ts';

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
