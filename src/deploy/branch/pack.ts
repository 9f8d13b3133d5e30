import { createHash, hash } from 'node:crypto';
import { closeSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Writes blobs as a pack of a repository, with its index: gitformat-pack(5). */
export interface PackWriter {
  /** Takes a blob of `size` bytes, deflated; `id` is asked for its id when all pieces were taken. */
  add(size: number, deflated: AsyncIterable<Buffer> | Iterable<Buffer>, id: () => string): Promise<void>;
  /** Puts the pack into place, where as many blobs were added as were announced. */
  end(): void;
  /** Closes the file; without `end` nothing of it is seen. */
  close(): void;
}

interface Entry {
  readonly id: string;
  readonly crc: number;
  readonly offset: number;
}

const BLOB = 3;
const FANOUT = 256;
/** Offsets from here on stand in a table of their own. */
const LARGE = 2 ** 31;

/** Begins a pack of `count` blobs in a repository’s folder of packs. */
export function createPack(folder: string, count: number): PackWriter {
  const temporary = join(folder, 'tmp_pack_blobs');
  const file = openSync(temporary, 'w');
  const hashing = createHash('sha1');
  const entries: Entry[] = [];
  let offset = 0;
  const write = (...pieces: readonly Buffer[]): void => {
    for (const piece of pieces) {
      hashing.update(piece);
      offset += piece.length;
    }
    writeAll(file, pieces);
  };
  write(Buffer.from('PACK'), words(2, count));
  return {
    async add(size, deflated, id) {
      const start = offset;
      let before: readonly Buffer[] = [headerOf(size)];
      let crc = 0;
      for await (const piece of deflated) {
        const pieces = [...before, piece];
        for (const one of pieces) crc = crc32(one, crc);
        write(...pieces);
        before = [];
      }
      entries.push({ id: id(), crc, offset: start });
    },
    end() {
      const digest = hashing.digest();
      writeAll(file, [digest]);
      const name = join(folder, `pack-${digest.toString('hex')}`);
      renameSync(temporary, `${name}.pack`);
      // git looks for indexes: a pack without one is not there yet.
      writeFileSync(`${name}.idx`, indexOf(entries, digest));
    },
    close: () => closeSync(file),
  };
}

function writeAll(file: number, pieces: readonly Buffer[]): void {
  // One call is enough but for a disk that takes only a part.
  for (
    let left = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
    left !== undefined && left.length > 0;
  )
    left = left.subarray(writeSync(file, left));
}

/** Kind and size: seven bits a byte, the first with four beside the kind, the lowest first. */
function headerOf(size: number): Buffer {
  const bytes = [(BLOB << 4) | (size % 16)];
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80;
    bytes.push(rest % 128);
  }
  return Buffer.from(bytes);
}

/** Version 2 of the index of a pack: ids in order, checksums and places, each with a table of its own. */
export function indexOf(entries: readonly Entry[], pack: Buffer): Buffer {
  const sorted = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const starts = new Array<number>(FANOUT).fill(0);
  for (const { id } of sorted) {
    const first = Number.parseInt(id.slice(0, 2), 16);
    starts[first] = (starts[first] ?? 0) + 1;
  }
  for (let first = 1; first < FANOUT; first += 1)
    starts[first] = (starts[first] ?? 0) + (starts[first - 1] ?? 0);
  const large = sorted.filter(({ offset }) => offset >= LARGE);
  const places = new Map(large.map(({ id }, index) => [id, LARGE + index]));
  const index = Buffer.concat([
    Buffer.from([0xff, 0x74, 0x4f, 0x63]),
    words(2, ...starts),
    ...sorted.map(({ id }) => Buffer.from(id, 'hex')),
    ...sorted.map(({ crc }) => words(crc)),
    ...sorted.map(({ id, offset }) => words(places.get(id) ?? offset)),
    ...large.map(({ offset }) => words(Math.floor(offset / 2 ** 32), offset % 2 ** 32)),
    pack,
  ]);
  return Buffer.concat([index, hash('sha1', index, 'buffer')]);
}

/** Numbers of 32 bits, the highest byte first. */
function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
}
