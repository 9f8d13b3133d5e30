import { hash } from 'node:crypto';

/** What follows the index in its file: a digest of it. */
const FOOTER = 8;
const LINE_END = 0x0a;
/** Stands between keys: no name of a file holds it. */
const BETWEEN = '\0';
/** Numbers for each key. */
const NUMBERS = 3;

/** The entries of a packed cache, by number. Thousands of them are read in every build, so none is an object. */
export interface PackIndex {
  /** Of the program that wrote it; opaque. */
  readonly version: string;
  readonly packs: readonly { readonly name: string; readonly size: number }[];
  readonly keys: readonly string[];
  /** For each key the number of one in `packs`, where its entry begins there, and its size. */
  readonly spans: Float64Array;
}

/** What stands before keys and spans. */
interface Header extends Pick<PackIndex, 'version' | 'packs'> {
  /** How many bytes the keys take. */
  readonly keys: number;
}

/** Whether an index can tell a key. */
export function isIndexable(key: string): boolean {
  return !key.includes(BETWEEN);
}

/** An index as the bytes of a file: a line of JSON, the keys, the spans, a digest of it all. */
export function writeIndex({ version, packs, keys, spans }: PackIndex): Buffer {
  const names = Buffer.from(keys.join(BETWEEN));
  const header = `${JSON.stringify({ version, packs, keys: names.length } satisfies Header)}\n`;
  const numbers = Buffer.from(spans.buffer, spans.byteOffset, spans.byteLength);
  const index = Buffer.concat([Buffer.from(header), names, numbers]);
  return Buffer.concat([index, footerOf(index)]);
}

/** Reads what {@link writeIndex} wrote. Throws where it is anything else. */
export function readIndex(bytes: Buffer): PackIndex {
  const index = bytes.subarray(0, -FOOTER);
  if (!footerOf(index).equals(bytes.subarray(-FOOTER))) throw new Error('it is broken');
  const start = index.indexOf(LINE_END) + 1;
  const header: Header = JSON.parse(index.subarray(0, start).toString());
  const end = start + header.keys;
  const keys = header.keys === 0 ? [] : index.toString('utf8', start, end).split(BETWEEN);
  const numbers = Uint8Array.from(index.subarray(end));
  if (numbers.length !== keys.length * NUMBERS * Float64Array.BYTES_PER_ELEMENT)
    throw new Error('it ends early');
  const spans = new Float64Array(numbers.buffer);
  if (spans.some((one, at) => at % NUMBERS === 0 && header.packs[one] === undefined))
    throw new Error('it tells of what it does not name');
  return { version: header.version, packs: header.packs, keys, spans };
}

function footerOf(index: Uint8Array): Buffer {
  return hash('sha256', index, 'buffer').subarray(0, FOOTER);
}
