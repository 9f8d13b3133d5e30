import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ManifestFile } from '../../bundle/manifest.ts';
import type { OutgoingFile, Turn } from '../destination.ts';
import { changedMidway } from '../digest.ts';
import type { FileWithMd5 } from '../md5.ts';
import { base64OfHex, bodyOf, hexOfBase64, noStore } from '../store.ts';
import type { ReadBody, StoreAnswer, StoreClient } from '../store-client.ts';
import { relatedBody } from './related.ts';

/** The operations of the storage service's JSON API that a publish needs. */

interface Place {
  readonly client: StoreClient;
  readonly bucket: Bucket;
}

export interface Bucket {
  readonly name: string;
  /** Empty, or with a `/` at its end. */
  readonly prefix: string;
  /** The service's address, without a `/` at its end. */
  readonly endpoint: string;
}

const subjectOf = ({ name, prefix }: Bucket, path: string): string => `${name}/${prefix}${path}`;

const objectsOf = ({ endpoint, name }: Bucket): string =>
  `${endpoint}/storage/v1/b/${encodeURIComponent(name)}/o`;

const objectOf = (bucket: Bucket, path: string): string =>
  `${objectsOf(bucket)}/${encodeURIComponent(bucket.prefix + path)}`;

const uploadOf = ({ endpoint, name }: Bucket, query: Record<string, string>): string =>
  `${endpoint}/upload/storage/v1/b/${encodeURIComponent(name)}/o?${new URLSearchParams(query)}`;

/** To replace is to delete, too. */
const CREATE = 'storage.objects.create and storage.objects.delete';

/** The text of an object, empty where it goes to `read`; undefined if there is none. */
export async function readObject(
  { client, bucket }: Place,
  path: string,
  turn: Turn,
  read?: ReadBody,
): Promise<string | undefined> {
  const answer = await client(
    {
      method: 'GET',
      url: `${objectOf(bucket, path)}?alt=media`,
      subject: subjectOf(bucket, path),
      // Who may not list is told 403 for what is not there.
      permission: 'storage.objects.get and storage.objects.list',
      read,
    },
    turn,
    [404],
  );
  return answer.status === 404 ? undefined : answer.body;
}

/** The MD5 of an object; undefined if there is none. */
export async function md5Of(
  { client, bucket }: Place,
  path: string,
  turn: Turn,
): Promise<string | undefined> {
  const url = `${objectOf(bucket, path)}?fields=md5Hash`;
  const subject = subjectOf(bucket, path);
  const answer = await client(
    { method: 'GET', url, subject, permission: 'storage.objects.get' },
    turn,
    [404],
  );
  return answer.status === 404 ? undefined : hexOfBase64(answerOf(Uploaded, answer, subject).md5Hash);
}

/** One request with headers and bytes; the service verifies them by MD5. */
export async function putObject({ client, bucket }: Place, outgoing: FileWithMd5, turn: Turn): Promise<void> {
  const { path, file } = outgoing;
  const boundary = randomUUID();
  const answer = await client(
    {
      method: 'POST',
      url: uploadOf(bucket, { uploadType: 'multipart', fields: 'md5Hash' }),
      headers: { 'content-type': `multipart/related; boundary=${boundary}` },
      body: relatedBody(boundary, metadataOf(bucket, outgoing), file.contentType, bodyOf(outgoing)),
      subject: subjectOf(bucket, path),
      permission: CREATE,
    },
    turn,
  );
  verify(answer, file, subjectOf(bucket, path));
}

/** A session is lost seldom, and then all of it is sent again. */
const MOST_SESSIONS = 3;
const LOST = [404, 410];

/**
 * A resumable upload: begun with the headers, then the bytes as a stream. Bytes that are sent again after a failure
 * the service ignores where it has them; a session that it has lost is begun anew.
 */
export async function putResumable(place: Place, outgoing: FileWithMd5, turn: Turn): Promise<void> {
  const { path, file } = outgoing;
  const subject = subjectOf(place.bucket, path);
  const headers = { 'content-range': `bytes 0-${file.size - 1}/${file.size}` };
  const send = async (session: number): Promise<StoreAnswer> => {
    const url = await beginUpload(place, outgoing, turn);
    const request = {
      method: 'PUT',
      url,
      headers,
      body: bodyOf(outgoing),
      subject,
      permission: CREATE,
    } as const;
    const isLast = session === MOST_SESSIONS;
    const answer = await place.client(request, turn, isLast ? [] : LOST);
    return LOST.includes(answer.status) ? send(session + 1) : answer;
  };
  verify(await send(1), file, subject);
}

/** The address that the bytes go to. */
async function beginUpload({ client, bucket }: Place, outgoing: FileWithMd5, turn: Turn): Promise<string> {
  const { path, file } = outgoing;
  const subject = subjectOf(bucket, path);
  const metadata = Buffer.from(JSON.stringify(metadataOf(bucket, outgoing)));
  const { headers } = await client(
    {
      method: 'POST',
      url: uploadOf(bucket, { uploadType: 'resumable', fields: 'md5Hash' }),
      headers: {
        'content-type': 'application/json',
        'x-upload-content-type': file.contentType,
        'x-upload-content-length': String(file.size),
      },
      body: { open: () => metadata, size: metadata.length },
      subject,
      permission: CREATE,
    },
    turn,
  );
  const session = headers.location === undefined ? null : URL.parse(headers.location, bucket.endpoint);
  if (session === null) throw noStore(subject);
  return session.href;
}

/** Replaces the headers of an object without its bytes; false if there is no such object. */
export async function patchObject(
  { client, bucket }: Place,
  { path, file }: OutgoingFile,
  turn: Turn,
): Promise<boolean> {
  const headers = Buffer.from(
    JSON.stringify({ ...headersOf(file), contentEncoding: file.contentEncoding ?? null }),
  );
  const answer = await client(
    {
      method: 'PATCH',
      url: `${objectOf(bucket, path)}?fields=name`,
      headers: { 'content-type': 'application/json' },
      body: { open: () => headers, size: headers.length },
      subject: subjectOf(bucket, path),
      permission: 'storage.objects.update',
    },
    turn,
    [404],
  );
  if (answer.status === 404) return false;
  answerOf(Named, answer, subjectOf(bucket, path));
  return true;
}

const Named = z.looseObject({ name: z.string() });
const Rewritten = z.looseObject({ done: z.boolean(), rewriteToken: z.string().optional() });

/** Copies an object within the bucket, with these headers; false if there is no such object. */
export async function copyObject(
  { client, bucket }: Place,
  { from, to, file }: { readonly from: string; readonly to: string; readonly file: ManifestFile },
  turn: Turn,
): Promise<boolean> {
  const headers = Buffer.from(JSON.stringify(headersOf(file)));
  const target = `b/${encodeURIComponent(bucket.name)}/o/${encodeURIComponent(bucket.prefix + to)}`;
  const url = `${objectOf(bucket, from)}/rewriteTo/${target}`;
  let token: string | undefined;
  // Large objects are copied piece by piece, as long as the service asks to be called again.
  do {
    const answer = await client(
      {
        method: 'POST',
        url: token === undefined ? url : `${url}?${new URLSearchParams({ rewriteToken: token })}`,
        headers: { 'content-type': 'application/json' },
        body: { open: () => headers, size: headers.length },
        subject: subjectOf(bucket, to),
        permission: 'storage.objects.get, storage.objects.create and storage.objects.delete',
      },
      turn,
      [404],
    );
    if (answer.status === 404) return false;
    const rewritten = answerOf(Rewritten, answer, subjectOf(bucket, to));
    token = rewritten.done ? undefined : rewritten.rewriteToken;
  } while (token !== undefined);
  return true;
}

/** Deletes an object; one that is gone already is as wanted. */
export async function deleteObject({ client, bucket }: Place, path: string, turn: Turn): Promise<void> {
  await client(
    {
      method: 'DELETE',
      url: objectOf(bucket, path),
      subject: subjectOf(bucket, path),
      permission: 'storage.objects.delete',
    },
    turn,
    [404],
  );
}

const Listing = z.looseObject({
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.looseObject({
        name: z.string(),
        size: z.coerce.number(),
        /** Absent where an object was composed of others. */
        md5Hash: z.string().optional(),
        contentType: z.string().optional(),
        cacheControl: z.string().optional(),
        contentEncoding: z.string().optional(),
      }),
    )
    .optional(),
});

/** Everything below the prefix, with digests and headers. */
export async function listObjects(
  { client, bucket }: Place,
  turn: Turn,
): Promise<Map<string, Partial<ManifestFile>>> {
  const { prefix } = bucket;
  const files = new Map<string, Partial<ManifestFile>>();
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({
      prefix,
      maxResults: '1000',
      fields: 'nextPageToken,items(name,size,md5Hash,contentType,cacheControl,contentEncoding)',
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    const answer = await client(
      {
        method: 'GET',
        url: `${objectsOf(bucket)}?${query}`,
        subject: bucket.name,
        permission: 'storage.objects.list',
      },
      turn,
    );
    const page = answerOf(Listing, answer, bucket.name);
    for (const { name, size, md5Hash, contentType, cacheControl, contentEncoding } of page.items ?? []) {
      const path = name.slice(prefix.length);
      if (path === '') continue;
      files.set(path, {
        size,
        ...(md5Hash === undefined ? {} : { md5: hexOfBase64(md5Hash) }),
        contentType: contentType ?? '',
        cacheControl: cacheControl ?? '',
        contentEncoding: contentEncoding || undefined,
      });
    }
    const next = page.nextPageToken || undefined;
    // Nothing would come to an end.
    if (next !== undefined && next === pageToken) throw noStore(bucket.name);
    pageToken = next;
  } while (pageToken !== undefined);
  return files;
}

function metadataOf({ prefix }: Bucket, { path, file }: FileWithMd5): Record<string, string> {
  return {
    name: prefix + path,
    md5Hash: base64OfHex(file.md5),
    ...headersOf(file),
  };
}

function headersOf({ contentType, cacheControl, contentEncoding }: ManifestFile): Record<string, string> {
  return { contentType, cacheControl, ...(contentEncoding === undefined ? {} : { contentEncoding }) };
}

/** What the service answered; throws where it is no answer of the service. */
function answerOf<T>(schema: z.ZodType<T>, { body }: StoreAnswer, subject: string): T {
  try {
    return schema.parse(JSON.parse(body));
  } catch (error) {
    throw noStore(subject, error);
  }
}

const Uploaded = z.looseObject({ md5Hash: z.string() });

/** Holds what the service says it has against what was to be sent. */
function verify(answer: StoreAnswer, file: FileWithMd5['file'], subject: string): void {
  const { md5Hash } = answerOf(Uploaded, answer, subject);
  const arrived = hexOfBase64(md5Hash);
  if (arrived !== file.md5) {
    throw changedMidway(subject, `the service has the MD5 ${arrived}, the manifest ${file.md5}`);
  }
}
