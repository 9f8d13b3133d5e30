import { Failure } from '../../errors/failure.ts';
import type { Turn } from '../destination.ts';
import { digestOf } from '../digest.ts';
import { escapeXml } from '../xml.ts';
import type { S3 } from './client.ts';

export interface Upload {
  readonly key: string;
  readonly uploadId: string;
  readonly etags: readonly string[];
  /** Of the whole object. */
  readonly size: number;
  /** What the object was begun with. */
  readonly headers: Readonly<Record<string, string>>;
  /** For messages: `bucket/key`. */
  readonly subject: string;
  readonly permission: string;
}

/**
 * Makes one object of the parts of an upload. An upload that the service knows no more was made into one already where
 * such an object is there: then only the answer was lost.
 */
export async function completeUpload(
  s3: S3,
  { key, uploadId, etags, size, headers, subject, permission }: Upload,
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
