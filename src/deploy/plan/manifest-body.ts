import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Manifest } from '../../bundle/manifest.ts';
import { digestOf } from '../files/digest.ts';

/** The objects of a manifest that are taken apart; `true` has one piece for each of its entries. */
export type Split = true | { readonly [key: string]: Split };
/** Of a hundred thousand files the text would be 30 MB: it is never held as a whole. */
export const LARGE: Split = { files: true, retired: true, publishing: { files: true, others: true } };

/** Characters put together before they go on. */
const BATCH = 64 * 1024;

/** Up to so many files a manifest is a few MB, made at once: in pieces, and twice, it takes three times as long. */
const MOST_AT_ONCE = 10_000;

/** What a manifest is sent from, byte for byte what `JSON.stringify` gives in UTF-8, with its digests. */
export interface ManifestBody {
  /** The bytes; of a large one a stream, opened anew for each attempt. The manifest must not change meanwhile. */
  readonly source: Uint8Array | (() => Readable);
  readonly sha256: string;
  readonly md5: string;
  readonly size: number;
}

/** A manifest as it is sent. */
export function manifestBody(manifest: Manifest, mostAtOnce = MOST_AT_ONCE): ManifestBody {
  if (entriesIn(manifest, LARGE) > mostAtOnce) return streamOf(manifest);
  const source = Buffer.from(JSON.stringify(manifest));
  return { source, ...digestOf(source) };
}

/** Entries of all objects that are taken apart. */
function entriesIn(value: object, split: Split): number {
  if (split === true) return Object.keys(value).length;
  return Object.entries(split).reduce((sum, [key, inner]) => {
    const one = (value as Readonly<Record<string, unknown>>)[key];
    return typeof one === 'object' && one !== null ? sum + entriesIn(one, inner) : sum;
  }, 0);
}

function streamOf(manifest: Manifest): ManifestBody {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let size = 0;
  for (const bytes of batchesOf(manifest)) {
    sha256.update(bytes);
    md5.update(bytes);
    size += bytes.length;
  }
  const source = (): Readable => Readable.from(batchesOf(manifest), { objectMode: false });
  return { source, sha256: sha256.digest('hex'), md5: md5.digest('hex'), size };
}

function* batchesOf(manifest: Manifest): Generator<Buffer> {
  let batch = '';
  for (const piece of piecesOf(manifest, LARGE)) {
    batch += piece;
    if (batch.length < BATCH) continue;
    yield Buffer.from(batch);
    batch = '';
  }
  yield Buffer.from(batch);
}

function* piecesOf(value: Readonly<Record<string, unknown>>, split: Split): Generator<string> {
  let before = '{';
  for (const key of Object.keys(value)) {
    const one = value[key];
    if (one === undefined) continue;
    const inner = split === true ? undefined : split[key];
    const name = `${before}${JSON.stringify(key)}:`;
    before = ',';
    if (inner === undefined) {
      yield name + JSON.stringify(one);
    } else {
      yield name;
      yield* piecesOf(one as Readonly<Record<string, unknown>>, inner);
    }
  }
  yield before === '{' ? '{}' : '}';
}
