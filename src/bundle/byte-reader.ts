/** Reads a stream of pieces in the sizes that are asked for. */
export interface ByteReader {
  /** Exactly `size` bytes, or fewer at the end of the stream. */
  take(size: number): Promise<Buffer>;
  /** The next `size` bytes as they come; ends early with the stream. */
  pieces(size: number): AsyncGenerator<Buffer>;
}

/** A reader over a stream. Pieces are handed on without copying where they lie in one. */
export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const next = async (most: number): Promise<Buffer | undefined> => {
    while (rest.length === 0) {
      const step = await iterator.next();
      if (step.done === true) return undefined;
      rest = step.value;
    }
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.length);
    return piece;
  };
  async function* pieces(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const piece = await next(left);
      if (piece === undefined) return;
      left -= piece.length;
      yield piece;
    }
  }
  return {
    pieces,
    async take(size) {
      if (rest.length >= size) {
        const piece = rest.subarray(0, size);
        rest = rest.subarray(size);
        return piece;
      }
      const taken: Buffer[] = [];
      for await (const piece of pieces(size)) taken.push(piece);
      return Buffer.concat(taken);
    },
  };
}
