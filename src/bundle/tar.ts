import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type ArchivePart, brokenArchive } from './archive.ts';
import { createTarReader } from './tar-reader.ts';

/** Large pieces keep the inflating thread busy while this one works on the last. */
const CHUNK = 2 ** 18;

/**
 * The parts of a `.tar.gz` file in order, as many at once as its next bytes bring: a promise for each of a hundred
 * thousand files takes longer than to read them. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE; the signal's reason on
 * abort.
 */
export async function* readTarGz(
  path: string,
  archiveBytes: number,
  signal: AbortSignal,
): AsyncGenerator<readonly ArchivePart[]> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  const source = createReadStream(path, { highWaterMark: CHUNK, signal });
  pipeline(source, gunzip, () => {
    // Errors of either stream surface where gunzip is read.
  });
  const tar = createTarReader();
  try {
    for await (const chunk of unzipped(gunzip, signal)) yield tar.read(chunk);
    tar.end();
  } finally {
    source.destroy();
    gunzip.destroy();
  }
  // zlib stops at what follows its stream; a reader that goes on would see another archive.
  if (gunzip.bytesWritten < archiveBytes) throw brokenArchive('something follows the end of the gzip stream');
}

async function* unzipped(gunzip: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    yield* gunzip;
  } catch (error) {
    signal.throwIfAborted();
    throw isZlibError(error) ? brokenArchive('its gzip stream is damaged or cut off', error) : error;
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}
