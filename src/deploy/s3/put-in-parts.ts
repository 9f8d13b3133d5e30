import type { Turn } from '../destination.ts';
import { digestOf } from '../files/digest.ts';
import type { Gate } from '../gate.ts';
import { sendParts } from '../store/parts.ts';
import { PART_SIZE } from '../store/store.ts';
import type { S3 } from './client.ts';
import { type ObjectInParts, uploadInParts } from './multipart-upload.ts';

const PERMISSION = 's3:PutObject';

/** A large file on disk, and the object it becomes. */
interface LargeFile extends Omit<ObjectInParts, 'permission'> {
  readonly source: string;
  readonly sha256: string;
}

/** Sends a large file in parts, each verified by the service. */
export async function putInParts(s3: S3, file: LargeFile, gate: Gate, turn: Turn): Promise<void> {
  const { key, source, size, sha256, subject } = file;
  // The protocol knows ten thousand parts.
  const partSize = Math.max(PART_SIZE, Math.ceil(size / 10_000));
  const sendAll = (uploadId: string): Promise<string[]> =>
    sendParts({ source, size, sha256, subject }, { partSize, gate, turn }, async (bytes, index) => {
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
    });
  await uploadInParts(s3, { ...file, permission: PERMISSION }, sendAll, turn);
}
