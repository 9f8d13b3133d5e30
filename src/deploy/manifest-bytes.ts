import type { Manifest } from '../bundle/manifest.ts';

/** The objects of a manifest that are taken apart; `true` has one piece for each of its entries. */
type Split = true | { readonly [key: string]: Split };
const LARGE: Split = { files: true, retired: true, publishing: { files: true } };

/**
 * A manifest as JSON in UTF-8, byte for byte what `JSON.stringify` gives, written piece by piece into memory of its
 * size. For a hundred thousand files the text alone would be 30 MB, beside as much for the bytes.
 */
export function manifestBytes(manifest: Manifest): Buffer {
  let size = 0;
  for (const piece of piecesOf(manifest, LARGE)) size += Buffer.byteLength(piece);
  const bytes = Buffer.allocUnsafeSlow(size);
  let end = 0;
  for (const piece of piecesOf(manifest, LARGE)) end += bytes.write(piece, end);
  return bytes;
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
