/** Bytes that come in pieces and are taken in other sizes. Nothing is copied where it lies in one piece. */
export interface ByteQueue {
  /** Bytes that can be taken. */
  readonly length: number;
  push(piece: Buffer): void;
  /** The next `size` bytes, which must be there. */
  take(size: number): Buffer;
  /** Some of the next bytes, at least one and at most `most`, where any are there. */
  takeSome(most: number): Buffer;
}

/** An empty queue. */
export function createByteQueue(): ByteQueue {
  let pieces: Buffer[] = [];
  let first: Buffer = Buffer.alloc(0);
  let length = 0;
  const takeSome = (most: number): Buffer => {
    if (first.length === 0) first = pieces.shift() ?? first;
    const taken = first.subarray(0, most);
    first = first.subarray(taken.length);
    length -= taken.length;
    return taken;
  };
  return {
    get length() {
      return length;
    },
    push(piece) {
      length += piece.length;
      pieces.push(piece);
    },
    take(size) {
      if (first.length < size) {
        first = Buffer.concat([first, ...pieces]);
        pieces = [];
      }
      return takeSome(size);
    },
    takeSome,
  };
}
