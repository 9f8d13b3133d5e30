import { randomUUID } from 'node:crypto';
import type { Turn } from '../destination.ts';
import { changedMidway } from '../files/digest.ts';
import type { FileWithMd5 } from '../plan/md5.ts';
import { noStore } from '../store/no-store.ts';
import { base64OfHex, bodyOf, hexOfBase64 } from '../store/store.ts';
import { bodyInMemory, otherFailure, type StoreAnswer } from '../store/store-client.ts';
import { answerOf, type Bucket, headersOf, type Place, subjectOf, Uploaded } from './place.ts';
import { relatedBody } from './related.ts';

/** To replace is to delete, too. */
const CREATE = 'storage.objects.create and storage.objects.delete';

const uploadOf = ({ endpoint, name }: Bucket, query: Record<string, string>): string =>
  `${endpoint}/upload/storage/v1/b/${encodeURIComponent(name)}/o?${new URLSearchParams(query)}`;

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
      body: bodyOf(outgoing, turn.onSent),
      subject,
      permission: CREATE,
    } as const;
    const answer = await place.client(request, turn, LOST);
    if (!LOST.includes(answer.status)) return answer;
    if (session < MOST_SESSIONS) return send(session + 1);
    throw otherFailure(
      answer.status,
      subject,
      `it lost the upload ${session} times (status ${answer.status})`,
    );
  };
  verify(await send(1), file, subject);
}

/** The address that the bytes go to. */
async function beginUpload({ client, bucket }: Place, outgoing: FileWithMd5, turn: Turn): Promise<string> {
  const { path, file } = outgoing;
  const subject = subjectOf(bucket, path);
  const { headers } = await client(
    {
      method: 'POST',
      url: uploadOf(bucket, { uploadType: 'resumable', fields: 'md5Hash' }),
      headers: {
        'content-type': 'application/json',
        'x-upload-content-type': file.contentType,
        'x-upload-content-length': String(file.size),
      },
      body: bodyInMemory(JSON.stringify(metadataOf(bucket, outgoing))),
      subject,
      permission: CREATE,
    },
    turn,
  );
  const session = headers.location === undefined ? null : URL.parse(headers.location, bucket.endpoint);
  if (session === null) throw noStore(subject);
  return session.href;
}

function metadataOf({ prefix }: Bucket, { path, file }: FileWithMd5): Record<string, string> {
  return {
    name: prefix + path,
    md5Hash: base64OfHex(file.md5),
    ...headersOf(file),
  };
}

/** Holds what the service says it has against what was to be sent. */
function verify(answer: StoreAnswer, file: FileWithMd5['file'], subject: string): void {
  const { md5Hash } = answerOf(Uploaded, answer, subject);
  const arrived = hexOfBase64(md5Hash);
  if (arrived !== file.md5) {
    throw changedMidway(subject, `the service has the MD5 ${arrived}, the manifest ${file.md5}`);
  }
}
