import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Manifest } from '../bundle/manifest.ts';

/** The objects of a manifest that are taken apart; `true` has one piece for each of its entries. */
export type Split = true | { readonly [key: string]: Split };
/** Of a hundred thousand files the text would be 30 MB: it is never held as a whole. */
export const LARGE: Split = { files: true, retired: true, publishing: { files: true } };

/** Characters put together before they go on. */
const BATCH = 64 * 1024;

/** What a manifest is sent from: opened anew for each attempt, byte for byte what `JSON.stringify` gives. */
export interface ManifestStream {
  readonly open: () => Readable;
  readonly sha256: string;
  readonly md5: string;
  readonly size: number;
}

/** A manifest as a stream of JSON in UTF-8, with its digests. The manifest must not change meanwhile. */
export function manifestStream(manifest: Manifest): ManifestStream {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let size = 0;
  for (const bytes of batchesOf(manifest)) {
    sha256.update(bytes);
    md5.update(bytes);
    size += bytes.length;
  }
  const open = (): Readable => Readable.from(batchesOf(manifest), { objectMode: false });
  return { open, sha256: sha256.digest('hex'), md5: md5.digest('hex'), size };
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
