import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf, type Failure } from '../../errors/failure.ts';
import {
  type ArchivePart,
  archiveKind,
  brokenArchive,
  describeStranger,
  HEAD_BYTES,
  NO_BYTES,
} from './archive.ts';
import { isTarHeader } from './tar-header.ts';
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
  let head: Buffer = NO_BYTES;
  try {
    for await (const chunk of unzipped(gunzip, signal)) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      yield tar.read(chunk);
    }
    tar.end();
  } catch (error) {
    throw codeOf(error) === 'E_BUNDLE_FORMAT' ? (strangerIn(head) ?? error) : error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
  // zlib stops at what follows its stream; a reader that goes on would see another archive.
  if (gunzip.bytesWritten < archiveBytes) throw brokenArchive('something follows the end of the gzip stream');
}

/** The failure of a gzip stream that holds something else than a tar archive, where that can be told by its head. */
function strangerIn(head: Buffer): Failure | undefined {
  if (isTarHeader(head)) return undefined;
  if (archiveKind(head) === 'tar.gz')
    return brokenArchive('it is compressed twice, one gzip stream in another', undefined, COMPRESSED);
  const words = archiveKind(head) === 'zip' ? 'a zip archive' : describeStranger(head).words;
  return words === undefined || words === 'empty'
    ? undefined
    : brokenArchive(`its gzip stream holds no tar archive: what is in it is ${words}`);
}

const COMPRESSED =
  'ask those who run the service, or the storage or the proxy before it, not to compress the .tar.gz again';

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
