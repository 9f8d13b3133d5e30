import { brokenArchive } from './archive.ts';

export const BLOCK = 512;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** One header block of a tar archive (POSIX ustar, with the extensions of GNU tar). */
export interface TarHeader {
  /** Empty where it tells of another entry. */
  readonly name: string;
  readonly size: number;
  /** The type flag: '0' a file, '5' a folder, 'x' and 'g' pax records, 'L' a long name, … */
  readonly type: string;
}

/** Whether a header of this type tells of the entry behind it. */
export function isExtension(type: string): boolean {
  return type === 'x' || type === 'g' || type === 'L' || type === 'K';
}

/**
 * Reads a header block; undefined for the block of zeros that ends an archive. `longName` is what headers before it
 * call its entry: its own name is cut then, in the middle of a letter or behind a slash. Throws E_BUNDLE_FORMAT.
 */
export function parseTarHeader(block: Buffer, longName?: string | undefined): TarHeader | undefined {
  if (isZero(block)) return undefined;
  if (readNumber(block, 148, 8) !== checksum(block))
    throw brokenArchive('the checksum of a tar header is wrong');
  const flag = block.toString('latin1', 156, 157);
  const size = readNumber(block, 124, 12);
  if (isExtension(flag)) return { name: '', size, type: flag };
  const name = longName ?? readName(block);
  const isOldFolder = (flag === '0' || flag === '\0') && name.endsWith('/');
  const type = isOldFolder ? '5' : flag === '\0' || flag === '7' ? '0' : flag;
  return { name, size, type };
}

/** Whether bytes begin as a tar archive does, be it a damaged one: with a header, or with its end. */
export function isTarHeader(bytes: Buffer): boolean {
  if (bytes.length < BLOCK) return false;
  const block = bytes.subarray(0, BLOCK);
  if (isZero(block) || block.toString('latin1', 257, 262) === 'ustar') return true;
  try {
    return readNumber(block, 148, 8) === checksum(block);
  } catch {
    // Something stands where a number should.
    return false;
  }
}

function readName(block: Buffer): string {
  const name = readText(block, 0, 100);
  // Only POSIX archives have a prefix there; GNU tar keeps times in its place.
  const isPosix = block.toString('latin1', 257, 263) === 'ustar\0';
  const prefix = isPosix ? readText(block, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The records `length key=value\n` of a pax header. Throws E_BUNDLE_FORMAT. */
export function parsePax(body: Buffer): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  for (let start = 0; start < body.length; ) {
    const space = body.indexOf(0x20, start);
    const digits = space === -1 ? '' : body.toString('latin1', start, space);
    const end = /^\d{1,7}$/.test(digits) ? start + Number(digits) : -1;
    const equals = body.indexOf(0x3d, space);
    if (end <= space || end > body.length || body[end - 1] !== 0x0a || equals === -1 || equals >= end)
      throw brokenArchive('a pax header of the tar archive is malformed');
    records.set(decodeName(body.subarray(space + 1, equals)), decodeName(body.subarray(equals + 1, end - 1)));
    start = end;
  }
  return records;
}

/** Text of an archive is UTF-8; other bytes could stand for one name here and another elsewhere. */
export function decodeName(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw brokenArchive('a name in the archive is not UTF-8', error);
  }
}

/** Whether bytes are zero, as those are that end an archive. */
export function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

function readText(block: Buffer, offset: number, length: number): string {
  let end = offset;
  // Whether a byte is there that is no ASCII.
  let bits = 0;
  for (; end < offset + length && block[end] !== 0; end += 1) bits |= block[end] ?? 0;
  return bits < 0x80 ? block.toString('latin1', offset, end) : decodeName(block.subarray(offset, end));
}

/** An octal number, or with the top bit set a big-endian binary one (GNU, for files above 8 GB). */
function readNumber(block: Buffer, offset: number, length: number): number {
  if (block[offset] === 0x80) {
    const field = block.subarray(offset + 1, offset + length);
    const value = field.reduce((sum, byte) => sum * 256 + byte, 0);
    if (Number.isSafeInteger(value)) return value;
  }
  const text = block
    .toString('latin1', offset, offset + length)
    .replace(/[\0 ]+$/, '')
    .trimStart();
  if (!/^[0-7]*$/.test(text)) throw brokenArchive('a number in a tar header is malformed');
  return text === '' ? 0 : Number.parseInt(text, 8);
}

/** The sum of all bytes, those of the checksum itself taken as spaces. */
function checksum(block: Buffer): number {
  let sum = 8 * 0x20;
  for (let at = 0; at < BLOCK; at += 1) if (at < 148 || at >= 156) sum += block[at] ?? 0;
  return sum;
}
