import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { onDisk } from '../../bundle/disk-failure.ts';
import type { ManifestFile } from '../../bundle/manifest.ts';
import { createGate } from '../gate.ts';
import { digestOf, requireSha256 } from './digest.ts';

/** Content codings of HTTP, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file's compressed form. */
interface Compressed {
  /** On disk. */
  readonly file: string;
  readonly digests: NonNullable<ManifestFile['stored']>;
}

/** Compresses files into a folder that is gone in the end; the same content once. */
export interface Compressor {
  /** Undefined where nothing is won. `source` is a file on disk with this content, or its bytes. */
  compress(
    source: string | Uint8Array,
    content: ManifestFile,
    encoding: Encoding,
  ): Promise<Compressed | undefined>;
  close(): Promise<void>;
}

/** The level of each encoding. */
type Effort = Readonly<Record<Encoding, number>>;

/** On pages of documentation Brotli at 10 makes files 1/7 smaller than gzip, and takes a third of the time of 11. */
const THOROUGH: Effort = { br: 10, gzip: 9 };
/** For readers who wait: a few milliseconds for a page. */
export const QUICK: Effort = { br: 5, gzip: 6 };

/** Below, headers cost more than compression saves; CDNs have the same bound. */
const LEAST_BYTES = 1000;
/** Compressed in memory; texts above are no pages, and go as they are. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Types whose files become smaller; images, fonts and archives are small already. */
export const COMPRESSIBLE = /^text\/|[/+](javascript|json|xml|yaml)\b|\/wasm\b/;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Bytes that depend on the content (and the version of zlib) alone. */
async function encode(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br') {
    const params = { [zlib.BROTLI_PARAM_QUALITY]: effort.br, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return brotliOf(bytes, { params });
  }
  const packed = await gzipOf(bytes, { level: effort.gzip });
  // The header names the operating system: 255 is "unknown" (RFC 1952), so that all machines make the same bytes.
  packed[9] = 255;
  return packed;
}

/** A compressor that keeps its files in a new folder below `tempDirectory`. */
export function createCompressor(tempDirectory: string, effort = THOROUGH): Compressor {
  const gate = createGate(availableParallelism());
  const done = new Map<string, Promise<Compressed | undefined>>();
  let folder: Promise<string> | undefined;
  const madeFolder = (): Promise<string> => {
    folder ??= mkdtemp(join(tempDirectory, 'compressed-')).catch((error: unknown) => {
      folder = undefined;
      throw error;
    });
    return folder;
  };
  const write = async (source: string | Uint8Array, { sha256, size }: ManifestFile, encoding: Encoding) => {
    const content = typeof source === 'string' ? await readFile(source) : source;
    if (typeof source === 'string') requireSha256(hash('sha256', content), sha256, source);
    const bytes = await encode(content, encoding, effort);
    if (bytes.length >= size) return undefined;
    const file = await onDisk(async () => {
      const path = join(await madeFolder(), `${sha256}.${encoding}`);
      await writeFile(path, bytes);
      return path;
    });
    return { file, digests: digestOf(bytes) };
  };
  return {
    compress(source, content, encoding) {
      const key = `${content.sha256}.${encoding}`;
      const known = done.get(key);
      if (known !== undefined) return known;
      const making = gate(() => write(source, content, encoding));
      done.set(key, making);
      // What failed may succeed later, when the disk has room again.
      making.catch(() => done.delete(key));
      return making;
    },
    async close() {
      await Promise.allSettled(done.values());
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
    },
  };
}

/** Whether a file of these types is worth compressing. */
export function isCompressible(
  { contentType, contentEncoding, size }: ManifestFile,
  types = COMPRESSIBLE,
): boolean {
  return (
    contentEncoding === undefined && size >= LEAST_BYTES && size <= MOST_BYTES && types.test(contentType)
  );
}
