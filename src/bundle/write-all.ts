import type { FileHandle } from 'node:fs/promises';

/** Writes bytes from `position` on to the last one: a disk that is nearly full may take only some of them at once. */
export async function writeAll(
  handle: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
