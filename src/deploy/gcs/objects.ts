import { z } from 'zod';
import type { ManifestFile } from '../../bundle/manifest.ts';
import type { Turn } from '../destination.ts';
import { noStore } from '../store/no-store.ts';
import { hexOfBase64 } from '../store/store.ts';
import { bodyInMemory, type ReadBody } from '../store/store-client.ts';
import { answerOf, headersOf, objectOf, objectsOf, type Place, subjectOf, Uploaded } from './place.ts';

/** The operations of the storage service's JSON API that a publish needs besides uploads. */

/** Objects in one answer; the service's limit. */
export const LISTED_AT_ONCE = 1000;

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

/** Replaces the headers of an object without its bytes; false if there is no such object. */
export async function patchObject(
  { client, bucket }: Place,
  path: string,
  file: ManifestFile,
  turn: Turn,
): Promise<boolean> {
  const headers = { ...headersOf(file), contentEncoding: file.contentEncoding ?? null };
  const answer = await client(
    {
      method: 'PATCH',
      url: `${objectOf(bucket, path)}?fields=name`,
      headers: { 'content-type': 'application/json' },
      body: bodyInMemory(JSON.stringify(headers)),
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
  const body = bodyInMemory(JSON.stringify(headersOf(file)));
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
        body,
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
      maxResults: String(LISTED_AT_ONCE),
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
