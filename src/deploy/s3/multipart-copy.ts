import type { Turn } from '../destination.ts';
import { digestOf } from '../digest.ts';
import type { Gate } from '../gate.ts';
import { allParts } from '../parts.ts';
import { escapeXml, textOf } from '../xml.ts';
import type { S3 } from './client.ts';
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
    readonly headers: Readonly<Record<string, string>>;
  },
  { partSize, gate }: { readonly partSize: number; readonly gate: Gate },
  turn: Turn,
): Promise<boolean> {
  const { key, source, size, headers } = file;
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
    if (etags.includes(undefined)) {
      await giveUp(s3, key, uploadId);
      return false;
    }
    const list = etags.map(
      (etag, index) =>
        `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag ?? '')}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    await s3(
      {
        method: 'POST',
        key,
        query: { uploadId },
        headers: { 'content-type': 'application/xml' },
        body: { open: () => body, ...digestOf(body) },
        permission: PERMISSION,
      },
      turn,
    );
    return true;
  } catch (error) {
    await giveUp(s3, key, uploadId);
    throw error;
  }
}
