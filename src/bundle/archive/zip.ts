import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { Failure } from '../../errors/failure.ts';
import { type ArchivePart, brokenArchive, NO_BYTES } from './archive.ts';
import { unsafeEntry } from './entry-path.ts';

const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
/** The upper byte of `versionMadeBy` of archives whose attributes hold a Unix mode: Unix and macOS. */
const UNIX_SYSTEMS = new Set([3, 19]);

/** The parts of a `.zip` file in the order of its directory. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE. */
export async function* readZip(path: string): AsyncGenerator<readonly ArchivePart[]> {
  const { getFileNameLowLevel, openPromise } = await import('yauzl');
  // Names are decoded here, not by yauzl: it would turn backslashes into slashes.
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch(rethrowBroken);
  try {
    for await (const entry of zip.eachEntry()) {
      const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry;
      const name = getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
      const kind = kindOf(entry, name);
      if (kind === 'folder') {
        if (entry.uncompressedSize > 0) throw unsafeEntry(name, 'it is a folder with contents');
        yield [{ kind, name, size: 0, bytes: NO_BYTES }];
        continue;
      }
      if (!entry.canDecodeFileData())
        throw brokenArchive(`${JSON.stringify(name)} is encrypted or compressed in an unknown way`);
      const stream = await zip.openReadStreamPromise(entry);
      yield [{ kind, name, size: entry.uncompressedSize, bytes: NO_BYTES }];
      for await (const bytes of verified(stream, entry, name)) yield [{ kind: 'more', bytes }];
    }
  } catch (error) {
    rethrowBroken(error);
  } finally {
    zip.close();
  }
}

function kindOf(entry: Entry, name: string): 'file' | 'folder' {
  const mode = UNIX_SYSTEMS.has(entry.versionMadeBy >>> 8)
    ? (entry.externalFileAttributes >>> 16) & FILE_TYPE
    : 0;
  if (mode !== 0 && mode !== REGULAR && mode !== FOLDER) throw unsafeEntry(name, 'it is a link or a device');
  return mode === FOLDER || name.endsWith('/') ? 'folder' : 'file';
}

/** The bytes of an entry. yauzl checks their number; the checksum is checked here. */
async function* verified(stream: Readable, entry: Entry, name: string): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch (error) {
    rethrowBroken(error);
  }
  if (sum !== entry.crc32) throw brokenArchive(`the checksum of ${JSON.stringify(name)} is wrong`);
}

function rethrowBroken(error: unknown): never {
  if (error instanceof Failure || isSystemError(error)) throw error;
  throw brokenArchive('its zip directory or one of its entries is damaged', error);
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
