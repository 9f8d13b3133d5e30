import type { Turn } from '../destination.ts';
import { digestOf } from '../digest.ts';
import type { Gate } from '../gate.ts';
import { sendParts } from '../parts.ts';
import { textOf } from '../xml.ts';
import type { S3 } from './client.ts';
import { completeUpload } from './complete.ts';

const PERMISSION = 's3:PutObject';

export interface LargeFile {
  readonly key: string;
  /** On disk. */
  readonly source: string;
  readonly size: number;
  readonly sha256: string;
  /** For messages: `bucket/key`. */
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a large file in parts, each verified by the service; what was begun is given up when a part fails. */
export async function putInParts(
  s3: S3,
  { key, source, size, sha256, subject, headers }: LargeFile,
  options: { readonly partSize: number; readonly gate: Gate },
  turn: Turn,
): Promise<void> {
  const begun = await s3(
    { method: 'POST', key, query: { uploads: '' }, headers, permission: PERMISSION },
    turn,
  );
  // The protocol knows ten thousand parts.
  const partSize = Math.max(options.partSize, Math.ceil(size / 10_000));
  const uploadId = begun.ok ? (textOf(begun.body, 'UploadId') ?? '') : '';
  try {
    const etags = await sendParts(
      { source, size, sha256, subject },
      { partSize, gate: options.gate, signal: turn.signal },
      async (bytes, index) => {
        const answer = await s3(
          {
            method: 'PUT',
            key,
            query: { partNumber: String(index + 1), uploadId },
            body: { open: () => bytes, ...digestOf(bytes) },
            permission: PERMISSION,
          },
          turn,
        );
        return answer.ok ? (answer.headers.etag ?? '') : '';
      },
    );
    const permission = PERMISSION;
    await completeUpload(s3, { key, uploadId, etags, size, headers, subject, permission }, turn);
  } catch (error) {
    await giveUp(s3, key, uploadId);
    throw error;
  }
}

/** Tells the service to forget the parts; it has a few seconds, also when the run is being cancelled. */
export async function giveUp(s3: S3, key: string, uploadId: string): Promise<void> {
  const turn: Turn = { signal: AbortSignal.timeout(3000), onThrottle() {} };
  await s3({ method: 'DELETE', key, query: { uploadId }, permission: 's3:AbortMultipartUpload' }, turn).catch(
    () => {
      // The upload's own failure is what the reader must see; left parts are the bucket's lifecycle rule's to sweep.
    },
  );
}
