import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Offset of the operating system in a gzip header, and the value for "unknown" (RFC 1952). */
const GZIP_OS = { offset: 9, unknown: 255 };

/**
 * Writes the bytes that come to a file, compressed. What is written depends on nothing but them (and the version of
 * zlib), on every system. Rejects as the source or the disk fails, or with the signal's reason; a part of the file may be there then.
 */
export async function writeGzip(
  source: AsyncIterable<unknown>,
  path: string,
  signal: AbortSignal,
): Promise<{ readonly sha256: string; readonly size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measure(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of compressed) {
      if (size === 0) chunk[GZIP_OS.offset] = GZIP_OS.unknown;
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const gzip = createGzip({ chunkSize: 256 * 1024 });
  await pipeline(source, gzip, measure, createWriteStream(path), { signal });
  return { sha256: hash.digest('hex'), size };
}
