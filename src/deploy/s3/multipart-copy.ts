import type { Turn } from '../destination.ts';
import type { Gate } from '../gate.ts';
import { allParts } from '../parts.ts';
import { textOf } from '../xml.ts';
import type { S3 } from './client.ts';
import { completeUpload } from './complete.ts';
import { giveUp } from './multipart.ts';

/** The most that a service copies in one request. */
export const LARGEST_COPY = 5 * 1024 ** 3;
const PERMISSION = 's3:GetObject and s3:PutObject';

/** Copies a file inside the store part by part, with these headers; false if it is not there. */
export async function copyInParts(
  s3: S3,
  file: {
    readonly key: string;
    /** As the header x-amz-copy-source has it. */
    readonly source: string;
    readonly size: number;
    /** For messages: `bucket/key`. */
    readonly subject: string;
    readonly headers: Readonly<Record<string, string>>;
  },
  { partSize, gate }: { readonly partSize: number; readonly gate: Gate },
  turn: Turn,
): Promise<boolean> {
  const { key, source, size, subject, headers } = file;
  const begun = await s3(
    { method: 'POST', key, query: { uploads: '' }, headers, permission: PERMISSION },
    turn,
  );
  const uploadId = begun.ok ? (textOf(begun.body, 'UploadId') ?? '') : '';
  const copyPart = async (index: number): Promise<string | undefined> => {
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
  try {
    const etags = await allParts(Math.ceil(size / partSize), gate, copyPart);
    const copied = etags.filter((etag) => etag !== undefined);
    if (copied.length < etags.length) {
      await giveUp(s3, key, uploadId);
      return false;
    }
    const permission = PERMISSION;
    await completeUpload(s3, { key, uploadId, etags: copied, size, headers, subject, permission }, turn);
    return true;
  } catch (error) {
    await giveUp(s3, key, uploadId);
    throw error;
  }
}
