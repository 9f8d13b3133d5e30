import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { ManifestFile } from '../bundle/manifest.ts';
import type { Inventory, LocalSite } from './destination.ts';
import { digestOf } from './digest.ts';
import { createGate } from './gate.ts';
import { sameHeaders } from './inventory.ts';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file's compressed form. */
export interface Compressed {
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

/** Below, headers cost more than compression saves; CDNs have the same bound. */
const LEAST_BYTES = 1000;
/** Compressed in memory; texts above are no pages, and go as they are. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What browsers ask for, and nothing else does as a rule. */
const FOR_BROWSERS = /^text\/(html|css|javascript)\b|[/+](javascript|json)\b|^image\/svg\+xml\b|\/wasm\b/;
const TEXT = /^text\/|[/+](javascript|json|xml|yaml)\b|\/wasm\b/;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Bytes that depend on the content (and the version of zlib) alone. */
async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    // On pages of documentation 10 makes files 1/7 smaller than gzip, and takes a third of the time of 11.
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 10, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return brotliOf(bytes, { params });
  }
  const packed = await gzipOf(bytes, { level: 9 });
  // The header names the operating system: 255 is "unknown" (RFC 1952), so that all machines make the same bytes.
  packed[9] = 255;
  return packed;
}

export function createCompressor(tempDirectory: string): Compressor {
  const gate = createGate(availableParallelism());
  const done = new Map<string, Promise<Compressed | undefined>>();
  let folder: Promise<string> | undefined;
  const write = async (source: string | Uint8Array, { sha256, size }: ManifestFile, encoding: Encoding) => {
    const bytes = await encode(typeof source === 'string' ? await readFile(source) : source, encoding);
    if (bytes.length >= size) return undefined;
    folder ??= mkdtemp(join(tempDirectory, 'precompress-'));
    const file = join(await folder, `${sha256}.${encoding}`);
    await writeFile(file, bytes);
    return { file, digests: digestOf(bytes) };
  };
  return {
    compress(source, content, encoding) {
      const key = `${content.sha256}.${encoding}`;
      const known = done.get(key) ?? gate(() => write(source, content, encoding));
      done.set(key, known);
      return known;
    },
    async close() {
      await Promise.allSettled(done.values());
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
    },
  };
}

/** Whether a file is worth compressing. */
function isWorthwhile({ contentType, contentEncoding, size }: ManifestFile, types: RegExp): boolean {
  return (
    contentEncoding === undefined && size >= LEAST_BYTES && size <= MOST_BYTES && types.test(contentType)
  );
}

/**
 * The site with its files compressed in their place, for stores that hold one object a key and serve it with its
 * `Content-Encoding` to whoever asks. So only what browsers read is: a program that fetches `llms.txt` or a sitemap
 * need not understand it. What the store has already in this form is not compressed again.
 */
export async function compressedInPlace(
  site: LocalSite,
  inventory: Inventory,
  encoding: Encoding,
  options: { readonly compressor: Compressor; readonly signal: AbortSignal },
): Promise<LocalSite> {
  const files: Record<string, ManifestFile> = { ...site.manifest.files };
  const elsewhere = new Map(site.elsewhere);
  await eachFile(site, FOR_BROWSERS, options, async (path, file, source) => {
    const encoded = { ...file, contentEncoding: encoding };
    const { sha256, stored, ...present } = inventory.files.get(path) ?? {};
    if (sha256 === file.sha256 && stored !== undefined && sameHeaders(encoded, present)) {
      files[path] = { ...encoded, stored };
      return;
    }
    const made = await options.compressor.compress(source, file, encoding);
    if (made === undefined) return;
    files[path] = { ...encoded, stored: made.digests };
    elsewhere.set(path, made.file);
  });
  return { ...site, manifest: { ...site.manifest, files }, elsewhere };
}

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * The site with compressed files beside its texts (`page.html.br`, `page.html.gz`), which web servers send to those
 * who understand them. `place` is the folder of the inventory: what was made for the same content is taken from there.
 */
export async function compressedBeside(
  site: LocalSite,
  inventory: Inventory,
  encodings: readonly Encoding[],
  options: { readonly compressor: Compressor; readonly signal: AbortSignal; readonly place: string },
): Promise<LocalSite> {
  const files: Record<string, ManifestFile> = { ...site.manifest.files };
  const elsewhere = new Map(site.elsewhere);
  await eachFile(site, TEXT, options, async (path, file, source) => {
    for (const encoding of encodings) {
      const beside = path + ENDINGS[encoding];
      if (Object.hasOwn(site.manifest.files, beside)) continue;
      const { cacheControl } = file;
      const contentType = encoding === 'gzip' ? 'application/gzip' : 'application/octet-stream';
      const before = inventory.files.get(path)?.sha256 === file.sha256 ? inventory.files.get(beside) : {};
      const { sha256, md5, size } = before ?? {};
      if (sha256 !== undefined && md5 !== undefined && size !== undefined) {
        files[beside] = { sha256, md5, size, contentType, cacheControl };
        elsewhere.set(beside, join(options.place, beside));
        continue;
      }
      const made = await options.compressor.compress(source, file, encoding);
      if (made === undefined) continue;
      files[beside] = { ...made.digests, contentType, cacheControl };
      elsewhere.set(beside, made.file);
    }
  });
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...site, manifest: { ...site.manifest, files: Object.fromEntries(sorted) }, elsewhere };
}

async function eachFile(
  { directory, manifest, elsewhere }: LocalSite,
  types: RegExp,
  { signal }: { readonly signal: AbortSignal },
  work: (path: string, file: ManifestFile, source: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const waiting = Object.entries(manifest.files).values();
  const worker = async (): Promise<void> => {
    for (const [path, file] of waiting) {
      if (!isWorthwhile(file, types)) continue;
      signal.throwIfAborted();
      await work(path, file, elsewhere?.get(path) ?? join(directory, path));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: availableParallelism() }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
