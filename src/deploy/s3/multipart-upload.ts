import { Failure } from '../../errors/failure.ts';
import type { Turn } from '../destination.ts';
import { digestOf } from '../files/digest.ts';
import { escapeXml, textOf } from '../store/xml.ts';
import type { S3 } from './client.ts';

/** An object that comes in parts. */
export interface ObjectInParts {
  readonly key: string;
  readonly size: number;
  readonly headers: Readonly<Record<string, string>>;
  /** For messages: `bucket/key`. */
  readonly subject: string;
  readonly permission: string;
}

/**
 * Makes one object of parts. `send` sends them all and answers with their ETags, in order; with undefined, as where it
 * fails, what was begun is given up. Tells whether the object is there.
 */
export async function uploadInParts(
  s3: S3,
  object: ObjectInParts,
  send: (uploadId: string) => Promise<readonly string[] | undefined>,
  turn: Turn,
): Promise<boolean> {
  const { key, headers, permission } = object;
  const begun = await s3({ method: 'POST', key, query: { uploads: '' }, headers, permission }, turn);
  const uploadId = begun.ok ? (textOf(begun.body, 'UploadId') ?? '') : '';
  try {
    const etags = await send(uploadId);
    if (etags === undefined) await giveUp(s3, key, uploadId);
    else await complete(s3, object, { uploadId, etags }, turn);
    return etags !== undefined;
  } catch (error) {
    await giveUp(s3, key, uploadId);
    throw error;
  }
}

/** An upload that the service knows no more was made into an object already, where such a one is there. */
async function complete(
  s3: S3,
  { key, size, headers, subject, permission }: ObjectInParts,
  { uploadId, etags }: { readonly uploadId: string; readonly etags: readonly string[] },
  turn: Turn,
): Promise<void> {
  const list = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  );
  const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
  const answer = await s3(
    {
      method: 'POST',
      key,
      query: { uploadId },
      headers: { 'content-type': 'application/xml' },
      body: { open: () => body, ...digestOf(body) },
      permission,
    },
    turn,
    ['NoSuchUpload'],
  );
  if (answer.ok) return;
  // Only the answer was lost then.
  const there = await s3({ method: 'HEAD', key, permission: 's3:GetObject' }, turn, ['404', '403']);
  const wanted = { ...headers, 'content-length': String(size) };
  if (there.ok && Object.entries(wanted).every(([name, value]) => there.headers[name] === value)) return;
  throw new Failure('E_DEPLOY_UNREACHABLE', {
    what: 'The parts of a large file were lost',
    value: subject,
    why: 'the bucket’s service no longer knows the upload they belong to',
    fix: 'run again: what arrived is reused (a lifecycle rule that ends uploads early can be the cause)',
  });
}

/** Tells the service to forget the parts; it has a few seconds, also when the run is being cancelled. */
async function giveUp(s3: S3, key: string, uploadId: string): Promise<void> {
  const turn: Turn = { signal: AbortSignal.timeout(3000) };
  await s3({ method: 'DELETE', key, query: { uploadId }, permission: 's3:AbortMultipartUpload' }, turn).catch(
    () => {
      // The upload's own failure is what the reader must see; left parts are the bucket's lifecycle rule's to sweep.
    },
  );
}
