const LONGEST_NUMBER = 10;

/** Bytes that grow. Small numbers are written many times quicker than through a string for each. */
export interface GrowingBytes {
  size(): number;
  text(text: string): void;
  /** An ASCII character, by its code. */
  character(code: number): void;
  /** A number below 2 ** 32 that is whole and not negative, in decimal digits. */
  number(value: number): void;
  copy(from: Uint8Array, start: number, end: number): void;
  /** What is written so far. */
  written(): Uint8Array;
}

/** `expected` bytes or a few more are had without growing. */
export function createBytes(expected = 0): GrowingBytes {
  let bytes = Buffer.allocUnsafe(expected + (1 << 16));
  let size = 0;
  const reserve = (count: number): void => {
    if (size + count <= bytes.length) return;
    const before = bytes;
    bytes = Buffer.allocUnsafe(Math.max(bytes.length * 2, size + count));
    bytes.set(before.subarray(0, size));
  };
  return {
    size: () => size,
    text(text) {
      reserve(text.length * 3);
      size += bytes.write(text, size);
    },
    character(code) {
      reserve(1);
      bytes[size] = code;
      size += 1;
    },
    number(value) {
      reserve(LONGEST_NUMBER);
      let digits = 1;
      for (let bound = 10; value >= bound; bound *= 10) digits += 1;
      size += digits;
      let left = value;
      for (let at = 1; at <= digits; at += 1) {
        bytes[size - at] = 48 + (left % 10);
        left = Math.trunc(left / 10);
      }
    },
    copy(from, start, end) {
      reserve(end - start);
      bytes.set(from.subarray(start, end), size);
      size += end - start;
    },
    written: () => bytes.subarray(0, size),
  };
}
