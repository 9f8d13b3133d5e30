import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

/** Archives made by hand, byte by byte, so that they may be as wrong as a test wants. */

export interface TarPart {
  readonly name: string | Buffer;
  readonly body?: string | Buffer;
  /** The type flag; '0' unless told. */
  readonly type?: string;
  /** The size in the header; the body's unless told. */
  readonly size?: number | string;
  readonly magic?: string;
  readonly prefix?: string;
  readonly link?: string;
  readonly breakChecksum?: boolean;
}

const END = Buffer.alloc(1024);

export function tarPart(part: TarPart): Buffer {
  const body = Buffer.from(part.body ?? '');
  const block = Buffer.alloc(512);
  (typeof part.name === 'string' ? Buffer.from(part.name) : part.name).copy(block, 0, 0, 100);
  block.write('0000644\0', 100);
  const size = part.size ?? body.length;
  block.write(typeof size === 'string' ? size : `${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  block.write('00000000000\0', 136);
  block.write(part.type ?? '0', 156, 'latin1');
  block.write(part.link ?? '', 157);
  block.write(part.magic ?? 'ustar\u000000', 257, 'latin1');
  block.write(part.prefix ?? '', 345);
  block.write('        ', 148);
  const sum = block.reduce((total, byte) => total + byte, part.breakChecksum === true ? 1 : 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return Buffer.concat([block, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}

export function tar(...parts: readonly TarPart[]): Buffer {
  return Buffer.concat([...parts.map(tarPart), END]);
}

export function tarGz(...parts: readonly TarPart[]): Buffer {
  return gzipSync(tar(...parts));
}

/** A pax header for the entry after it. */
export function pax(records: Readonly<Record<string, string>>, type = 'x'): TarPart {
  const lines = Object.entries(records).map(([key, value]) => {
    const rest = Buffer.byteLength(` ${key}=${value}\n`);
    let length = rest + String(rest).length;
    if (rest + String(length).length !== length) length += 1;
    return `${length} ${key}=${value}\n`;
  });
  return { name: 'PaxHeaders/x', type, body: lines.join('') };
}

export interface ZipPart {
  readonly name: string | Buffer;
  readonly body?: string | Buffer;
  /** A Unix mode, with its file type; none unless told. */
  readonly mode?: number;
  readonly stored?: boolean;
  /** The size the directory claims. */
  readonly size?: number;
  readonly crc?: number;
  readonly flags?: number;
  readonly method?: number;
}

export function zip(...parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const body = Buffer.from(part.body ?? '');
    const data = part.stored === true ? body : deflateRawSync(body);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(part.flags ?? 0x800, 2);
    fields.writeUInt16LE(part.method ?? (part.stored === true ? 0 : 8), 4);
    fields.writeUInt32LE(part.crc ?? crc32(body), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(part.size ?? body.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE((part.mode ?? 0) * 0x10000, 6);
    entry.writeUInt32LE(offset, 10);
    central.push(
      Buffer.from('PK\u0001\u0002', 'latin1'),
      Buffer.from([20, part.mode === undefined ? 0 : 3]),
      fields,
      entry,
      name,
    );
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, data]);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Runs `work` in a new folder that is removed afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundle-test-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
