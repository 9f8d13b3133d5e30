/**
 * The packets of the SSH File Transfer Protocol, version 3 (draft-ietf-secsh-filexfer-02): the one that servers speak.
 */

/** Kinds of packets, requests and answers (section 3). */
export const PACKET = {
  init: 1,
  version: 2,
  open: 3,
  close: 4,
  read: 5,
  write: 6,
  fstat: 8,
  opendir: 11,
  readdir: 12,
  remove: 13,
  mkdir: 14,
  rmdir: 15,
  stat: 17,
  rename: 18,
  status: 101,
  handle: 102,
  data: 103,
  name: 104,
  attrs: 105,
  extended: 200,
} as const;

/** What a status says (section 7). */
export const STATUS = {
  ok: 0,
  eof: 1,
  noSuchFile: 2,
  permissionDenied: 3,
  failure: 4,
  unsupported: 8,
} as const;

/** How a file is opened (section 6.3). */
export const OPEN = { read: 0x01, write: 0x02, create: 0x08, truncate: 0x10 } as const;

/** A field of a packet: 32 bits, 64 bits, or a string of bytes. */
export type Field = number | bigint | string | Uint8Array;

/** The bytes of a packet: its length, kind, and fields. */
export function packetOf(kind: number, ...fields: readonly Field[]): Buffer {
  const parts = fields.flatMap(bytesOfField);
  const length = parts.reduce((sum, part) => sum + part.length, 1);
  const head = Buffer.allocUnsafe(5);
  head.writeUInt32BE(length);
  head[4] = kind;
  return Buffer.concat([head, ...parts]);
}

function bytesOfField(field: Field): Uint8Array[] {
  if (typeof field === 'bigint') {
    const bytes = Buffer.allocUnsafe(8);
    bytes.writeBigUInt64BE(field);
    return [bytes];
  }
  if (typeof field === 'number') {
    const bytes = Buffer.allocUnsafe(4);
    bytes.writeUInt32BE(field);
    return [bytes];
  }
  const bytes = typeof field === 'string' ? Buffer.from(field) : field;
  return [...bytesOfField(bytes.length), bytes];
}

/** A packet that came, without its length. */
export interface Packet {
  readonly kind: number;
  readonly body: Fields;
}

/** Reads the fields of a packet one after the other; throws a RangeError where it ends too soon. */
export interface Fields {
  uint32(): number;
  uint64(): number;
  bytes(): Buffer;
  text(): string;
  /** Bytes that have not been read. */
  left(): number;
}

function fieldsOf(packet: Buffer): Fields {
  let at = 0;
  const past = (size: number): number => {
    at += size;
    return at - size;
  };
  const uint32 = (): number => packet.readUInt32BE(past(4));
  const bytes = (): Buffer => {
    const size = uint32();
    if (at + size > packet.length) throw new RangeError('a field is longer than its packet');
    return packet.subarray(past(size), at);
  };
  return {
    uint32,
    uint64: () => Number(packet.readBigUInt64BE(past(8))),
    bytes,
    text: () => bytes().toString(),
    left: () => packet.length - at,
  };
}

/** More than any server sends at once: what says so is none. */
const LONGEST = 1024 * 1024;

/**
 * Parts a stream into packets, and tells each. Throws a RangeError where what comes is no packet: a shell that greets,
 * for example.
 */
export function createPacketReader(onPacket: (packet: Packet) => void): (bytes: Buffer) => void {
  let waiting: Buffer[] = [];
  let size = 0;
  /** Bytes of the packet that is on its way, its length included. */
  let wanted = 4;
  return (bytes) => {
    waiting.push(bytes);
    size += bytes.length;
    while (size >= wanted) {
      const all = waiting.length === 1 && waiting[0] !== undefined ? waiting[0] : Buffer.concat(waiting);
      waiting = [all];
      const length = all.readUInt32BE(0);
      if (length < 1 || length > LONGEST) throw new RangeError(`no packet is ${length} bytes long`);
      wanted = 4 + length;
      if (size < wanted) return;
      waiting = [all.subarray(wanted)];
      size -= wanted;
      onPacket({ kind: all[4] ?? 0, body: fieldsOf(all.subarray(5, wanted)) });
      wanted = 4;
    }
  };
}

/** What a server says of a file (section 5). */
export interface Attributes {
  readonly size: number | undefined;
  /** The bits of its kind and permissions. */
  readonly mode: number | undefined;
  /** Seconds since 1970. */
  readonly modified: number | undefined;
}

/** No attributes: the server's own for what is made. */
export const NO_ATTRIBUTES = 0;

export function attributesIn(body: Fields): Attributes {
  const flags = body.uint32();
  const size = flags & 0x1 ? body.uint64() : undefined;
  if (flags & 0x2) [body.uint32(), body.uint32()];
  const mode = flags & 0x4 ? body.uint32() : undefined;
  const [, modified] = flags & 0x8 ? [body.uint32(), body.uint32()] : [];
  const extended = flags & 0x80000000 ? body.uint32() : 0;
  for (let pair = 0; pair < extended; pair += 1) [body.bytes(), body.bytes()];
  return { size, mode, modified };
}

const KINDS = 0o170000;
export const isFolder = ({ mode = 0 }: Attributes): boolean => (mode & KINDS) === 0o040000;
export const isPlainFile = ({ mode = 0 }: Attributes): boolean => (mode & KINDS) === 0o100000;
