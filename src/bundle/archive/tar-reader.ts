import { type ArchivePart, brokenArchive, NO_BYTES } from './archive.ts';
import { type ByteQueue, createByteQueue } from './byte-queue.ts';
import { unsafeEntry } from './entry-path.ts';
import { expectExtension, NO_EXTENSIONS, readExtension } from './tar-extensions.ts';
import { BLOCK, isExtension, isZero, parseTarHeader } from './tar-header.ts';

/** Records of tar are 10 KiB by default; nobody makes larger ones than this. */
const MAX_PADDING = 2 ** 20;

/** Reads a tar archive that comes in pieces. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE. */
export interface TarReader {
  /** The parts that the next bytes bring. */
  read(chunk: Buffer): readonly ArchivePart[];
  /** To be called behind the last bytes. */
  end(): void;
}

/** A reader at the start of an archive. */
export function createTarReader(): TarReader {
  const bytes = createByteQueue();
  const steps = readTar(bytes);
  /** What is wrong if nothing follows; nothing at the end. */
  let missing: string = NO_END;
  return {
    read(chunk) {
      bytes.push(chunk);
      const parts: ArchivePart[] = [];
      for (;;) {
        const step = steps.next().value;
        if (typeof step !== 'string') {
          parts.push(step);
          continue;
        }
        missing = step;
        return parts;
      }
    },
    end() {
      if (missing !== '') throw brokenArchive(missing);
    },
  };
}

const NO_END = 'it is cut off: the mark at the end of the tar archive is missing';
const NO_MORE = 'it is cut off in the middle of a file';

/** The parts of an archive without end; a string where it needs more bytes: what is wrong when there are none. */
function* readTar(bytes: ByteQueue): Generator<ArchivePart | string, never> {
  let extensions = NO_EXTENSIONS;
  for (;;) {
    while (bytes.length < BLOCK) yield NO_END;
    const header = parseTarHeader(bytes.take(BLOCK), extensions.name);
    if (header === undefined) return yield* expectZeros(bytes);
    const { type, name } = header;
    if (isExtension(type)) {
      expectExtension(header, extensions);
      const whole = header.size + paddingOf(header.size);
      while (bytes.length < whole) yield NO_MORE;
      extensions = readExtension(type, bytes.take(whole).subarray(0, header.size), extensions);
      continue;
    }
    const size = extensions.size ?? header.size;
    extensions = NO_EXTENSIONS;
    if (type === '5' && size === 0) yield { kind: 'folder', name, size, bytes: NO_BYTES };
    else if (type === '0') {
      let bytesHere = bytes.takeSome(size);
      yield { kind: 'file', name, size, bytes: bytesHere };
      for (let left = size - bytesHere.length; left > 0; left -= bytesHere.length) {
        while (bytes.length === 0) yield NO_MORE;
        bytesHere = bytes.takeSome(left);
        yield { kind: 'more', bytes: bytesHere };
      }
      const padding = paddingOf(size);
      while (bytes.length < padding) yield NO_MORE;
      bytes.take(padding);
    } else throw unsafeEntry(name, `it is ${TYPES[type] ?? `of the unknown type ${JSON.stringify(type)}`}`);
  }
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

/** What fills the last block of a body. */
function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** Behind the mark at the end nothing may follow but the padding of the last record. */
function* expectZeros(bytes: ByteQueue): Generator<string, never> {
  let padding = 0;
  for (;;) {
    while (bytes.length === 0) yield '';
    const piece = bytes.takeSome(MAX_PADDING);
    if (!isZero(piece)) throw brokenArchive('something follows the end of the tar archive');
    padding += piece.length;
    if (padding > MAX_PADDING) throw brokenArchive('too much padding follows the end of the tar archive');
  }
}
