import { Failure } from '../../errors/failure.ts';

/** What an archive holds, part after part: a folder, a file with its first bytes, or more bytes of that file. */
export type ArchivePart =
  | {
      readonly kind: 'folder' | 'file';
      /** As it stands in the archive: not to be trusted. */
      readonly name: string;
      /** Bytes of the whole file, unpacked; just as many follow, or an E_BUNDLE_FORMAT. 0 for a folder. */
      readonly size: number;
      readonly bytes: Buffer;
    }
  | { readonly kind: 'more'; readonly bytes: Buffer };

export const NO_BYTES = Buffer.alloc(0);

export type ArchiveKind = 'tar.gz' | 'zip';

/** Bytes of the head that {@link archiveKind} looks at. */
export const MAGIC_BYTES = 4;

/** What an archive is, by its first bytes; undefined when it is neither. */
export function archiveKind(head: Uint8Array): ArchiveKind | undefined {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'tar.gz';
  const signature = Buffer.from(head.subarray(0, MAGIC_BYTES)).toString('latin1');
  return signature === 'PK\u0003\u0004' || signature === 'PK\u0005\u0006' ? 'zip' : undefined;
}

/** What begins so, of the answers of somebody else that are met in place of an archive, and of other archives. */
const ANSWERS: readonly (readonly [start: RegExp, words: string])[] = [
  [/^\s*(\xef\xbb\xbf)?\s*<(?!\?xml)/, 'a web page'],
  [/^\s*<\?xml/, 'an XML document'],
  [/^\s*[{[]/, 'a JSON document'],
];
const ARCHIVES: typeof ANSWERS = [
  [/^\x28\xb5\x2f\xfd/, 'compressed with Zstandard'],
  [/^\xfd7zXZ/, 'compressed with xz'],
  [/^BZh\d/, 'compressed with bzip2'],
  [/^7z\xbc\xaf/, 'a 7z archive'],
  [/^.{257}ustar/s, 'a tar archive without compression'],
];
/** Bytes of the head that {@link describeStranger} looks at. */
export const HEAD_BYTES = 512;

/** What something is that {@link archiveKind} does not know, in words for a message where that can be told. */
export function describeStranger(head: Buffer): { readonly words?: string; readonly isArchive: boolean } {
  if (head.length === 0) return { words: 'empty', isArchive: false };
  const text = head.toString('latin1');
  const archive = ARCHIVES.find(([start]) => start.test(text));
  const [, words] = archive ?? ANSWERS.find(([start]) => start.test(text)) ?? [];
  return { ...(words !== undefined && { words }), isArchive: archive !== undefined };
}

/** The E_BUNDLE_FORMAT failure of an archive that cannot be read. */
export function brokenArchive(why: string, cause?: unknown, fix = 'generate the bundle again'): Failure {
  return new Failure('E_BUNDLE_FORMAT', {
    what: 'The bundle cannot be unpacked',
    why,
    fix: `nothing was kept of it; ${fix}`,
    cause,
  });
}
