import { z } from 'zod';
import type { ManifestFile } from '../../bundle/manifest.ts';
import { noStore } from '../store/no-store.ts';
import type { StoreAnswer, StoreClient } from '../store/store-client.ts';

/** Where all operations of the JSON API happen. */
export interface Place {
  readonly client: StoreClient;
  readonly bucket: Bucket;
}

/** Where a bucket is. */
export interface Bucket {
  readonly name: string;
  /** Empty, or with a `/` at its end. */
  readonly prefix: string;
  /** The service's address, without a `/` at its end. */
  readonly endpoint: string;
}

/** An object as messages name it: `bucket/prefix/path`. */
export const subjectOf = ({ name, prefix }: Bucket, path: string): string => `${name}/${prefix}${path}`;

/** The address of all objects of a bucket. */
export const objectsOf = ({ endpoint, name }: Bucket): string =>
  `${endpoint}/storage/v1/b/${encodeURIComponent(name)}/o`;

/** The address of one of them. */
export const objectOf = (bucket: Bucket, path: string): string =>
  `${objectsOf(bucket)}/${encodeURIComponent(bucket.prefix + path)}`;

/** The headers of a file as fields of an object. */
export function headersOf({
  contentType,
  cacheControl,
  contentEncoding,
}: ManifestFile): Record<string, string> {
  return { contentType, cacheControl, ...(contentEncoding === undefined ? {} : { contentEncoding }) };
}

/** What the service answered; throws where it is no answer of the service. */
export function answerOf<T>(schema: z.ZodType<T>, { body }: StoreAnswer, subject: string): T {
  try {
    return schema.parse(JSON.parse(body));
  } catch (error) {
    throw noStore(subject, error);
  }
}

/** What is asked for of an object that is written. */
export const Uploaded = z.looseObject({ md5Hash: z.string() });
