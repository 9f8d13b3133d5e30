import type { Turn } from '../destination.ts';
import type { Gate } from '../gate.ts';
import { allParts } from '../store/parts.ts';
import { textOf } from '../store/xml.ts';
import type { S3 } from './client.ts';
import { type ObjectInParts, uploadInParts } from './multipart-upload.ts';

/** The most that a service copies in one request. */
export const LARGEST_COPY = 5 * 1024 ** 3;
const PERMISSION = 's3:GetObject and s3:PutObject';

/** A file of the store, and the object it is copied to. */
interface LargeCopy extends Omit<ObjectInParts, 'permission'> {
  /** As the header x-amz-copy-source has it. */
  readonly source: string;
}

/** Copies a file inside the store part by part, with these headers; false if it is not there. */
export function copyInParts(
  s3: S3,
  file: LargeCopy,
  { partSize, gate }: { readonly partSize: number; readonly gate: Gate },
  turn: Turn,
): Promise<boolean> {
  const { key, source, size } = file;
  const copyPart = async (uploadId: string, index: number): Promise<string | undefined> => {
    turn.signal.throwIfAborted();
    const start = index * partSize;
    const answer = await s3(
      {
        method: 'PUT',
        key,
        query: { partNumber: String(index + 1), uploadId },
        headers: {
          'x-amz-copy-source': source,
          'x-amz-copy-source-range': `bytes=${start}-${Math.min(start + partSize, size) - 1}`,
        },
        permission: PERMISSION,
      },
      turn,
      // A shorter file is not the one that is meant.
      ['NoSuchKey', 'InvalidRange', 'InvalidArgument', '416'],
    );
    return answer.ok ? (textOf(answer.body, 'ETag') ?? '') : undefined;
  };
  const copyAll = async (uploadId: string): Promise<string[] | undefined> => {
    const etags = await allParts(Math.ceil(size / partSize), gate, (index) => copyPart(uploadId, index));
    const copied = etags.filter((etag) => etag !== undefined);
    return copied.length < etags.length ? undefined : copied;
  };
  return uploadInParts(s3, { ...file, permission: PERMISSION }, copyAll, turn);
}
