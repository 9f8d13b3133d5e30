import { Failure } from '../errors/failure.ts';

/** One entry of an archive, read in order. */
export interface ArchiveEntry {
  /** As it stands in the archive: not to be trusted. */
  readonly name: string;
  readonly kind: 'file' | 'folder';
  /** Bytes, unpacked; 0 for a folder. */
  readonly size: number;
  /** Must be read, in one of its ways, before the next entry is asked for. */
  readonly body: EntryBody;
}

/** The bytes of a file, exactly `size` of them, or an E_BUNDLE_FORMAT. */
export interface EntryBody {
  /** All at once, for small files: a hundred thousand of them are read much faster so. */
  whole(): Promise<Buffer>;
  /** As they come, for large files. */
  pieces(): AsyncIterable<Buffer>;
}

export const NO_BODY: EntryBody = { whole: async () => Buffer.alloc(0), async *pieces() {} };

export type ArchiveKind = 'tar.gz' | 'zip';

/** Bytes of the head that {@link archiveKind} looks at. */
export const MAGIC_BYTES = 4;

/** What an archive is, by its first bytes; undefined when it is neither. */
export function archiveKind(head: Uint8Array): ArchiveKind | undefined {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'tar.gz';
  const signature = Buffer.from(head.subarray(0, MAGIC_BYTES)).toString('latin1');
  return signature === 'PK\u0003\u0004' || signature === 'PK\u0005\u0006' ? 'zip' : undefined;
}

/** The E_BUNDLE_FORMAT failure of an archive that cannot be read. */
export function brokenArchive(why: string, cause?: unknown): Failure {
  return new Failure('E_BUNDLE_FORMAT', {
    what: 'The bundle cannot be unpacked',
    why,
    fix: 'nothing was kept of it; generate the bundle again',
    cause,
  });
}
