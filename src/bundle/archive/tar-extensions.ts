import { brokenArchive } from './archive.ts';
import { unsafeEntry } from './entry-path.ts';
import { decodeName, parsePax, type TarHeader } from './tar-header.ts';

/** Names and pax records above this size are no honest ones. */
const MAX_EXTENSION_BYTES = 2 ** 20;
/** No archiver writes more headers in front of one entry: a global one, a pax one, a long name and a long link. */
const MAX_EXTENSIONS = 4;

/** What the headers in front of an entry say of it. */
export interface Extensions {
  readonly count: number;
  readonly name?: string | undefined;
  readonly size?: number | undefined;
}

export const NO_EXTENSIONS: Extensions = { count: 0 };

/** Refuses one more header of its kind, before its body is read. Throws E_BUNDLE_FORMAT. */
export function expectExtension(header: TarHeader, before: Extensions): void {
  if (header.size > MAX_EXTENSION_BYTES || before.count >= MAX_EXTENSIONS)
    throw brokenArchive('an entry of the tar archive has oversized headers');
}

/** What is known of an entry with one more header in front of it. Throws E_BUNDLE_FORMAT and E_BUNDLE_UNSAFE. */
export function readExtension(type: string, body: Buffer, before: Extensions): Extensions {
  const count = before.count + 1;
  // A long link name stands before a link, which is refused when it comes.
  if (type === 'K') return { ...before, count };
  if (type === 'L') return { ...before, count, name: decodeName(withoutNul(body)) };
  const records = parsePax(body);
  if (type === 'g') {
    if (records.has('path') || records.has('size'))
      throw brokenArchive('a global pax header of the tar archive names a path or a size');
    return { ...before, count };
  }
  if (records.keys().some((key) => key.startsWith('GNU.sparse.')))
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
