import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Failure } from '../errors/failure.ts';
import { type ArchiveEntry, brokenArchive, type EntryBody, NO_BODY } from './archive.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import { unsafeEntry } from './entry-path.ts';
import { BLOCK, decodeName, isZero, parsePax, parseTarHeader, type TarHeader } from './tar-header.ts';

/** Names and pax records above this size are no honest ones. */
const MAX_EXTENSION_BYTES = 2 ** 20;
/** Records of tar are 10 KiB by default; nobody makes larger ones than this. */
const MAX_PADDING = 2 ** 20;
/** Large pieces keep the inflating thread busy while this one hashes. */
const CHUNK = 2 ** 18;

/** The entries of a `.tar.gz` file in order. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE; the signal's reason on abort. */
export async function* readTarGz(
  path: string,
  archiveBytes: number,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  const source = createReadStream(path, { highWaterMark: CHUNK, signal });
  pipeline(source, gunzip, () => {
    // Errors of either stream surface where gunzip is read.
  });
  try {
    yield* readTar(unzipped(gunzip, signal));
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

/** The entries of a tar stream in order, each with its body; see {@link readTarGz}. */
async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  const reader = createByteReader(source);
  let extensions = NO_EXTENSIONS;
  for (;;) {
    const block = await reader.take(BLOCK);
    if (block.length < BLOCK)
      throw brokenArchive('it is cut off: the mark at the end of the tar archive is missing');
    const header = parseTarHeader(block);
    if (header === undefined) break;
    if (isExtension(header.type)) {
      extensions = await readExtension(reader, header, extensions);
      continue;
    }
    const name = extensions.name ?? header.name;
    const size = extensions.size ?? header.size;
    extensions = NO_EXTENSIONS;
    if (header.type === '5' && size === 0) yield { name, kind: 'folder', size: 0, body: NO_BODY };
    else if (header.type === '0') {
      yield { name, kind: 'file', size, body: bodyOf(reader, size) };
      await skipPadding(reader, size);
    } else
      throw unsafeEntry(
        name,
        `it is ${TYPES[header.type] ?? `of the unknown type ${JSON.stringify(header.type)}`}`,
      );
  }
  await expectZeros(reader);
}

const TYPES: Readonly<Record<string, string>> = {
  '1': 'a hard link',
  '2': 'a symbolic link',
  '3': 'a device',
  '4': 'a device',
  '5': 'a folder with contents',
  '6': 'a pipe',
  S: 'a sparse file',
};

/** What the headers in front of an entry say of it. */
interface Extensions {
  readonly count: number;
  readonly name?: string | undefined;
  readonly size?: number | undefined;
}

const NO_EXTENSIONS: Extensions = { count: 0 };

/** No archiver writes more headers in front of one entry: a global one, a pax one, a long name and a long link. */
const MAX_EXTENSIONS = 4;

function isExtension(type: string): boolean {
  return type === 'x' || type === 'g' || type === 'L' || type === 'K';
}

async function readExtension(reader: ByteReader, header: TarHeader, before: Extensions): Promise<Extensions> {
  const count = before.count + 1;
  if (header.size > MAX_EXTENSION_BYTES || count > MAX_EXTENSIONS)
    throw brokenArchive('an entry of the tar archive has oversized headers');
  const body = await reader.take(header.size);
  if (body.length < header.size) throw cutOff();
  await skipPadding(reader, header.size);
  // A long link name stands before a link, which is refused when it comes.
  if (header.type === 'K') return { ...before, count };
  if (header.type === 'L') return { ...before, count, name: decodeName(withoutNul(body)) };
  const records = parsePax(body);
  if (header.type === 'g') {
    if (records.has('path') || records.has('size'))
      throw brokenArchive('a global pax header of the tar archive names a path or a size');
    return { ...before, count };
  }
  if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.')))
    throw unsafeEntry(records.get('path') ?? before.name ?? '', 'it is a sparse file');
  return {
    count,
    name: records.get('path') || before.name,
    size: records.has('size') ? paxSize(records.get('size') ?? '') : before.size,
  };
}

function paxSize(text: string): number {
  const size = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(size))
    throw brokenArchive('a size in a pax header of the tar archive is malformed');
  return size;
}

function withoutNul(bytes: Buffer): Buffer {
  const end = bytes.indexOf(0);
  return end === -1 ? bytes : bytes.subarray(0, end);
}

function bodyOf(reader: ByteReader, size: number): EntryBody {
  return {
    async whole() {
      const bytes = await reader.take(size);
      if (bytes.length < size) throw cutOff();
      return bytes;
    },
    async *pieces() {
      let left = size;
      for await (const piece of reader.pieces(size)) {
        left -= piece.length;
        yield piece;
      }
      if (left > 0) throw cutOff();
    },
  };
}

async function skipPadding(reader: ByteReader, size: number): Promise<void> {
  const padding = (BLOCK - (size % BLOCK)) % BLOCK;
  if ((await reader.take(padding)).length < padding) throw cutOff();
}

/** Behind the mark at the end nothing may follow but the padding of the last record. */
async function expectZeros(reader: ByteReader): Promise<void> {
  for await (const piece of reader.pieces(MAX_PADDING))
    if (!isZero(piece)) throw brokenArchive('something follows the end of the tar archive');
  if ((await reader.take(1)).length > 0)
    throw brokenArchive('too much padding follows the end of the tar archive');
}

function cutOff(): Failure {
  return brokenArchive('it is cut off in the middle of a file');
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}
