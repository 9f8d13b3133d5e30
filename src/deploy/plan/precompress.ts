import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { hashFile } from '../../bundle/hash-file.ts';
import type { ManifestFile } from '../../bundle/manifest.ts';
import { eachAtOnce } from '../../process/each-at-once.ts';
import { LONGEST_NAME } from '../../site/project/names.ts';
import { type Inventory, type LocalSite, sourceOf } from '../destination.ts';
import { COMPRESSIBLE, type Compressor, type Encoding, isCompressible } from '../files/compressor.ts';
import { sameHeaders } from './inventory.ts';

/** What browsers ask for, and nothing else does as a rule. */
const FOR_BROWSERS = /^text\/(html|css|javascript)\b|[/+](javascript|json)\b|^image\/svg\+xml\b|\/wasm\b/;

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
 * who understand them. What was made for the same content is taken from `place`, the folder of the inventory, or stays where it is, on another
 * machine.
 */
export async function compressedBeside(
  site: LocalSite,
  inventory: Inventory,
  encodings: readonly Encoding[],
  options: {
    readonly compressor: Compressor;
    readonly signal: AbortSignal;
    readonly place?: string | undefined;
  },
): Promise<LocalSite> {
  const files: Record<string, ManifestFile> = { ...site.manifest.files };
  const elsewhere = new Map(site.elsewhere);
  await eachFile(site, COMPRESSIBLE, options, async (path, file, source) => {
    for (const encoding of encodings) {
      const beside = path + ENDINGS[encoding];
      if (Object.hasOwn(site.manifest.files, beside) || isTooLong(beside)) continue;
      const { cacheControl } = file;
      const contentType = encoding === 'gzip' ? 'application/gzip' : 'application/octet-stream';
      const isSame = inventory.files.get(path)?.sha256 === file.sha256;
      const { sha256, size } = (isSame && inventory.files.get(beside)) || {};
      const there = options.place === undefined ? undefined : join(options.place, beside);
      if (sha256 !== undefined && size !== undefined && (there === undefined || holds(there, sha256))) {
        files[beside] = { sha256, size, contentType, cacheControl };
        if (there !== undefined) elsewhere.set(beside, there);
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

/** Whether no folder takes a file of this name. */
function isTooLong(path: string): boolean {
  return Buffer.byteLength(basename(path)) > LONGEST_NAME;
}

function holds(file: string, sha256: string): boolean {
  return existsSync(file) && hashFile('sha256', file).digest === sha256;
}

/** Does the work for each file of these types, as many at once as there are processors. */
async function eachFile(
  site: LocalSite,
  types: RegExp,
  { signal }: { readonly signal: AbortSignal },
  work: (path: string, file: ManifestFile, source: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const files = Object.entries(site.manifest.files).filter(([, file]) => isCompressible(file, types));
  await eachAtOnce(files, { count: availableParallelism(), signal }, ([path, file]) =>
    work(path, file, sourceOf(site, path)),
  );
}
