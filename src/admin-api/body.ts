import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { HttpResponse } from '../http/http.ts';

/** The largest answer of the Admin API is a few hundred bytes. */
const MOST_BYTES = 4 * 2 ** 20;

/** What was not asked for, and comes all the same from proxies and caches in between. */
const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body of an answer as text, decompressed; of one that is far too large the beginning. Rejects on network errors. */
export async function readBody({ body, headers }: HttpResponse): Promise<string> {
  const decoder = DECODERS[(headers['content-encoding'] ?? '').trim().toLowerCase()]?.();
  const pieces: Uint8Array[] = [];
  let size = 0;
  const gather = async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const piece of source) {
      pieces.push(piece);
      size += piece.length;
      if (size > MOST_BYTES) return;
    }
  };
  try {
    if (decoder === undefined) await gather(body);
    else await pipeline(body, decoder, gather as (source: AsyncIterable<string | Buffer>) => Promise<void>);
  } catch (error) {
    // What cannot be decompressed is no JSON either, and is told as such.
    if (!isZlibError(error)) throw error;
  } finally {
    (body as Readable).destroy();
  }
  return decoded(Buffer.concat(pieces).subarray(0, MOST_BYTES), headers['content-type']);
}

/** JSON is UTF-8, unless a service says otherwise. */
function decoded(bytes: Uint8Array, contentType = ''): string {
  const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // Nobody knows that name.
    return new TextDecoder().decode(bytes);
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(Z_|ERR__|ERR_BROTLI)/.test(String(error.code));
}
