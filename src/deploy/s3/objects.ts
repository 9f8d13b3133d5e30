import type { ManifestFile } from '../../bundle/manifest.ts';
import type { OutgoingFile, Turn } from '../destination.ts';
import type { Gate } from '../gate.ts';
import { bodyOf, IN_ONE_PIECE } from '../store/store.ts';
import type { ReadBody } from '../store/store-client.ts';
import { addressOf, type Bucket } from './address.ts';
import type { S3 } from './client.ts';
import { copyInParts, LARGEST_COPY } from './copy-in-parts.ts';
import { SHA256_HEADER } from './listing.ts';
import { putInParts } from './put-in-parts.ts';

/** The operations on single objects that a publish needs. */

/** A bucket, and the way to ask for what is in it. */
interface Place {
  readonly s3: S3;
  readonly bucket: Bucket;
  /** The region that the bucket is taken to be in. */
  readonly region: string;
  /** Lets few parts of large files through at once. */
  readonly gate: Gate;
}

/** The service copies by itself: parts may be large. */
const COPY_PART_SIZE = 512 * 1024 * 1024;
/** Without s3:ListBucket the service answers 403 for what is not there. */
const READ = 's3:GetObject and s3:ListBucket';

/** Sends a file; the ETag of the object, where it is sent in one request. */
export async function putObject(
  { s3, bucket, gate }: Place,
  outgoing: OutgoingFile,
  turn: Turn,
): Promise<string | undefined> {
  const { path, file, source } = outgoing;
  const key = bucket.prefix + path;
  const headers = headersOf(file);
  if (typeof source === 'string' && file.size > IN_ONE_PIECE) {
    const { size, sha256 } = file;
    const large = { key, source, size, sha256, subject: `${bucket.name}/${key}`, headers };
    await putInParts(s3, large, gate, turn);
    return undefined;
  }
  const body = { ...bodyOf(outgoing), sha256: file.sha256, md5: file.md5 };
  const answer = await s3({ method: 'PUT', key, headers, body, permission: 's3:PutObject' }, turn);
  return answer.ok ? answer.headers.etag : undefined;
}

/** Copies an object inside the bucket, with the headers of `file`; false if there is none. */
export async function copyObject(
  { s3, bucket, region, gate }: Place,
  { from, to, file }: { readonly from: string; readonly to: string; readonly file: ManifestFile },
  turn: Turn,
): Promise<boolean> {
  const source = addressOf({ ...bucket, endpoint: undefined, pathStyle: true }, region, bucket.prefix + from);
  const headers = {
    ...headersOf(file),
    'x-amz-copy-source': source.path,
    'x-amz-metadata-directive': 'REPLACE',
  };
  const key = bucket.prefix + to;
  const permission = 's3:GetObject and s3:PutObject';
  if (file.size > LARGEST_COPY) {
    const subject = `${bucket.name}/${key}`;
    const large = { key, source: source.path, size: file.size, subject, headers: headersOf(file) };
    return copyInParts(s3, large, { partSize: COPY_PART_SIZE, gate }, turn);
  }
  const copied = await s3({ method: 'PUT', key, headers, permission }, turn, ['NoSuchKey']);
  return copied.ok;
}

/** The headers of an object, where it is there; where a service lets nobody ask so, it counts as not there. */
export async function headObject({ s3, bucket }: Place, path: string, turn: Turn) {
  const refusals = ['NoSuchKey', '403', '405', '501'];
  const there = await s3({ method: 'HEAD', key: bucket.prefix + path, permission: READ }, turn, refusals);
  return there.ok ? there.headers : undefined;
}

/** The text of an object, empty where it goes to `read`; undefined if there is none. */
export async function readObject(
  { s3, bucket }: Place,
  path: string,
  turn: Turn,
  read?: ReadBody,
): Promise<string | undefined> {
  const request = { method: 'GET', key: bucket.prefix + path, permission: READ, read } as const;
  const answer = await s3(request, turn, ['NoSuchKey']);
  return answer.ok ? answer.body : undefined;
}

function headersOf(file: OutgoingFile['file']): Record<string, string> {
  return {
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    ...(file.contentEncoding === undefined ? {} : { 'content-encoding': file.contentEncoding }),
    ...(file.size > IN_ONE_PIECE ? { [SHA256_HEADER]: file.sha256 } : {}),
  };
}
