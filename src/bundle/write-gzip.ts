import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** Magic, deflate, no flags, no time, the default level, an unknown system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Bytes that are compressed by themselves; each block knows the bytes before it that deflate can point to. */
const BLOCK = 2 ** 18;
const WINDOW = 2 ** 15;
/** Blocks at once, as many as Node has threads for such work. */
const AT_ONCE = 4;

/**
 * Writes the bytes that come to a file, compressed on several processors. What is written depends on nothing but them
 * (and the version of zlib), on every system. Rejects as the source or the disk fails, or with the signal's reason; a
 * part of the file may be there then.
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
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(source, gzipped, measure, createWriteStream(path), { signal });
  return { sha256: hash.digest('hex'), size };
}

async function* gzipped(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  yield HEADER;
  const begun: Promise<Buffer>[] = [];
  let [sum, size] = [0, 0];
  try {
    for await (const block of blocksOf(source as AsyncIterable<Uint8Array>)) {
      sum = crc32(block.bytes, sum);
      size += block.bytes.length;
      begun.push(compressed(block));
      if (begun.length === AT_ONCE) yield (await begun.shift()) as Buffer;
    }
    while (begun.length > 0) yield (await begun.shift()) as Buffer;
  } finally {
    await Promise.allSettled(begun);
  }
  const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]); // the last block, which is empty, checksum and size
  end.writeUInt32LE(sum, 2);
  end.writeUInt32LE(size % 2 ** 32, 6);
  yield end;
}

interface Block {
  readonly bytes: Buffer;
  readonly before: Buffer;
}

/** All but the last are of one size. The memory of a block is taken again for the one {@link AT_ONCE} after it. */
async function* blocksOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
  const memories = Array.from({ length: AT_ONCE }, () => Buffer.allocUnsafeSlow(WINDOW + BLOCK));
  let memory = memories[0] as Buffer;
  let [count, used, known] = [0, 0, 0];
  const block = (): Block => ({
    bytes: memory.subarray(WINDOW, WINDOW + used),
    before: memory.subarray(WINDOW - known, WINDOW),
  });
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; ) {
      const taken = chunk.subarray(start, start + BLOCK - used);
      memory.set(taken, WINDOW + used);
      start += taken.length;
      used += taken.length;
      if (used < BLOCK) continue;
      yield block();
      count += 1;
      const next = memories[count % AT_ONCE] as Buffer;
      memory.copy(next, 0, BLOCK);
      memory = next;
      [used, known] = [0, WINDOW];
    }
  }
  if (used > 0) yield block();
}

const deflate = promisify(deflateRaw);

function compressed({ bytes, before }: Block): Promise<Buffer> {
  return deflate(bytes, {
    ...(before.length > 0 && { dictionary: before }),
    level: isDense(bytes) ? constants.Z_NO_COMPRESSION : constants.Z_DEFAULT_COMPRESSION,
    finishFlush: constants.Z_SYNC_FLUSH,
    chunkSize: 2 ** 16,
  });
}

/** Bits of information in each byte from which on there is nothing to compress: most files of pictures and fonts. */
const DENSE = 7.8;
/** One byte of so many is looked at. */
const STEP = 17;

function isDense(bytes: Uint8Array): boolean {
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = 0; at < bytes.length; at += STEP) {
    const byte = bytes[at] ?? 0;
    counts[byte] = (counts[byte] ?? 0) + 1;
    seen += 1;
  }
  const bits = counts.reduce((sum, count) => (count === 0 ? sum : sum - count * Math.log2(count / seen)), 0);
  return bits > DENSE * seen;
}
