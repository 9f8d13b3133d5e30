import type { ManifestFile } from '../../bundle/manifest.ts';
import { decode } from '../../text/percent.ts';
import type { Turn } from '../destination.ts';
import { noStore } from '../store/no-store.ts';
import { elements, textOf } from '../store/xml.ts';
import type { S3 } from './client.ts';

/** Where a file's SHA-256 is kept with the object whose ETag is no MD5, since it came in parts. */
export const SHA256_HEADER = 'x-amz-meta-sha256';

/** Keys in an answer; the protocol's limit. */
const MOST_KEYS = 1000;

/** Requests that list so many files: of those that came in parts the headers are asked for. */
export function listRequests(files: number, inParts: number): number {
  return Math.ceil(files / MOST_KEYS) + inParts;
}

interface ListedPlace {
  readonly s3: S3;
  /** The bucket's name, for messages. */
  readonly bucket: string;
  readonly prefix: string;
}

/** Everything below the prefix: path → size and MD5, or, for what came in parts, all that its headers tell. */
export async function listFiles(place: ListedPlace, turn: Turn): Promise<Map<string, Partial<ManifestFile>>> {
  const files = new Map<string, Partial<ManifestFile>>();
  const { s3, prefix } = place;
  for await (const object of listObjects(place, turn)) {
    const path = object.key.slice(prefix.length);
    if (path === '') continue;
    const inOnePiece = /^[0-9a-f]{32}$/.test(object.etag);
    files.set(
      path,
      inOnePiece ? { md5: object.etag, size: object.size } : await headOf(s3, object.key, object.size, turn),
    );
  }
  return files;
}

interface ListedObject {
  readonly key: string;
  readonly etag: string;
  readonly size: number;
}

async function* listObjects({ s3, bucket, prefix }: ListedPlace, turn: Turn): AsyncGenerator<ListedObject> {
  let token: string | undefined;
  do {
    const answer = await s3(
      {
        method: 'GET',
        key: '',
        query: {
          'list-type': '2',
          'encoding-type': 'url',
          prefix,
          ...(token === undefined ? {} : { 'continuation-token': token }),
        },
        permission: 's3:ListBucket',
      },
      turn,
    );
    if (!answer.ok) return;
    if (!answer.body.includes('<ListBucketResult')) throw noStore(bucket);
    const encoded = textOf(answer.body, 'EncodingType') === 'url';
    for (const entry of elements(answer.body, 'Contents')) {
      const key = textOf(entry, 'Key') ?? '';
      yield {
        key: encoded ? decode(key.replaceAll('+', '%20')) : key,
        etag: (textOf(entry, 'ETag') ?? '').replaceAll('"', ''),
        size: Number(textOf(entry, 'Size')),
      };
    }
    const isMore = textOf(answer.body, 'IsTruncated') === 'true';
    const next = isMore ? textOf(answer.body, 'NextContinuationToken') : undefined;
    // Nothing would come to an end.
    if (next !== undefined && next === token) throw noStore(bucket);
    token = next;
  } while (token !== undefined);
}

async function headOf(s3: S3, key: string, size: number, turn: Turn): Promise<Partial<ManifestFile>> {
  const answer = await s3({ method: 'HEAD', key, permission: 's3:GetObject' }, turn, ['NoSuchKey']);
  if (!answer.ok) return { size };
  const { headers } = answer;
  const sha256 = headers[SHA256_HEADER];
  if (sha256 === undefined) return { size };
  const encoding = headers['content-encoding'];
  return {
    size,
    sha256,
    contentType: headers['content-type'] ?? '',
    cacheControl: headers['cache-control'] ?? '',
    ...(encoding === undefined ? {} : { contentEncoding: encoding }),
  };
}
