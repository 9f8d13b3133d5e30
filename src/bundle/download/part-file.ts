import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Failure } from '../../errors/failure.ts';
import { onDisk } from '../disk-failure.ts';
import { writeAll } from '../write-all.ts';
import type { BundleContent, Resumption } from './bundle-request.ts';

/** A file that is being downloaded, and the state of its hash. */
export interface PartFile {
  /** Bytes written and hashed. */
  readonly received: number;
  /** Whether nothing is known to be missing. */
  readonly isWhole: boolean;
  /** Whether the server tells how many bytes there are. */
  readonly isMeasured: boolean;
  /** What to ask the server for the rest with; undefined when the whole must be asked for. */
  readonly resumption: Resumption | undefined;
  /** Whether this content continues what is there. */
  accepts(content: BundleContent): boolean;
  /** Throws E_BUNDLE_LIMIT and E_BUNDLE_WRITE; what the body throws. Keeps what was written until then. */
  append(
    content: Omit<BundleContent, 'body'> & { readonly body: AsyncIterable<Buffer> },
    maxBytes: number,
    onProgress?: (bytes: number, total: number | undefined) => void,
  ): Promise<void>;
  /** The first bytes, as many as there are up to `size`. Throws E_BUNDLE_WRITE. */
  head(size: number): Promise<Buffer>;
  /** Forgets everything. */
  restart(): Promise<void>;
  /** Closes the file; may be called again. */
  close(): Promise<void>;
  finish(): Promise<{ readonly received: number; readonly sha256: string }>;
}

/** Creates the file, or empties it. */
export async function createPartFile(path: string): Promise<PartFile> {
  const handle = await open(path, 'w+');
  let hash = createHash('sha256');
  let received = 0;
  let etag: string | undefined;
  let total: number | undefined;
  let isOpen = true;

  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  };
  return {
    get received() {
      return received;
    },
    get isWhole() {
      return total === undefined || received === total;
    },
    get isMeasured() {
      return total !== undefined;
    },
    get resumption() {
      return received > 0 && etag !== undefined ? { from: received, etag } : undefined;
    },
    accepts: (content) =>
      content.start === received &&
      (received === 0 || (content.etag === etag && (content.total === total || total === undefined))),
    async append(content, maxBytes, onProgress) {
      etag = content.etag;
      total = content.total;
      if (total !== undefined && total > maxBytes) throw tooLarge(maxBytes);
      onProgress?.(received, total);
      for await (const piece of content.body) {
        if (received + piece.length > maxBytes) throw tooLarge(maxBytes);
        await onDisk(() => writeAll(handle, piece, received));
        hash.update(piece);
        received += piece.length;
        onProgress?.(received, total);
      }
    },
    async head(size) {
      const { buffer, bytesRead } = await onDisk(() => handle.read(Buffer.alloc(size), 0, size, 0));
      return buffer.subarray(0, bytesRead);
    },
    async restart() {
      await handle.truncate(0);
      hash = createHash('sha256');
      received = 0;
      etag = undefined;
      total = undefined;
    },
    close,
    async finish() {
      await close();
      return { received, sha256: hash.digest('hex') };
    },
  };
}

function tooLarge(maxBytes: number): Failure {
  return new Failure('E_BUNDLE_LIMIT', {
    what: 'The bundle is too large to download',
    value: `more than ${maxBytes.toLocaleString('en')} bytes`,
  });
}
