import type { ManifestFile } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import type { Turn } from '../destination.ts';
import { digestOf } from '../files/digest.ts';
import type { Gate } from '../gate.ts';
import type { FileWithMd5 } from '../plan/md5.ts';
import { noStore } from '../store/no-store.ts';
import { sendParts } from '../store/parts.ts';
import { base64OfHex, bodyOf, hexOfBase64, PART_SIZE } from '../store/store.ts';
import { bodyInMemory, type ReadBody, type StoreClient } from '../store/store-client.ts';
import { elements, textOf } from '../store/xml.ts';
import { type Container, urlOf } from './address.ts';

/** The operations of the Blob service that a publish needs. */

const COPY_POLL_MS = 500;
/** Ten minutes for one file. */
const MOST_COPY_POLLS = 1200;

interface Place {
  readonly client: StoreClient;
  readonly container: Container;
}

const subjectOf = ({ account, name, prefix }: Container, path: string): string =>
  `${account}/${name}/${prefix}${path}`;

/** The text of a blob, empty where it goes to `read`; undefined if there is none. */
export async function readBlob(
  { client, container }: Place,
  path: string,
  turn: Turn,
  read?: ReadBody,
): Promise<string | undefined> {
  const subject = subjectOf(container, path);
  const request = { method: 'GET', url: urlOf(container, path), subject, permission: 'read', read } as const;
  const answer = await client(request, turn, [404]);
  if (answer.status !== 404) return answer.body;
  // Without the container there is nothing to list either: the listing that follows says so.
  return undefined;
}

/** Put Blob: the service verifies the bytes by Content-MD5 and keeps it. Answers with the blob's ETag. */
export async function putBlob(
  { client, container }: Place,
  outgoing: FileWithMd5,
  turn: Turn,
): Promise<string | undefined> {
  const { path, file } = outgoing;
  const { headers } = await client(
    {
      method: 'PUT',
      url: urlOf(container, path),
      headers: {
        'x-ms-blob-type': 'BlockBlob',
        'content-type': file.contentType,
        'content-md5': base64OfHex(file.md5),
        ...propertiesOf(file),
      },
      body: bodyOf(outgoing),
      subject: subjectOf(container, path),
      permission: 'write',
    },
    turn,
  );
  return headers.etag;
}

/** What the service says of a blob without its bytes; undefined if there is none. */
export async function headersOf(
  { client, container }: Place,
  path: string,
  turn: Turn,
): Promise<Readonly<Record<string, string>> | undefined> {
  const subject = subjectOf(container, path);
  const request = { method: 'HEAD', url: urlOf(container, path), subject, permission: 'read' } as const;
  const answer = await client(request, turn, [404]);
  return answer.status === 404 ? undefined : answer.headers;
}

/** Put Block, each verified by its MD5, then Put Block List. Blocks never listed are dropped by the service in a week. */
export async function putInBlocks(
  { client, container }: Place,
  { path, file, source }: FileWithMd5 & { readonly source: string },
  gate: Gate,
  turn: Turn,
): Promise<void> {
  const url = urlOf(container, path);
  const about = { subject: subjectOf(container, path), permission: 'write' };
  const count = Math.ceil(file.size / PART_SIZE);
  // Ids hold the digest: two runs that send different bytes at once do not mix their blocks.
  const ids = Array.from({ length: count }, (_, index) =>
    Buffer.from(`${file.md5}-${String(index).padStart(6, '0')}`).toString('base64'),
  );
  const large = { source, size: file.size, sha256: file.sha256, subject: about.subject };
  await sendParts(large, { partSize: PART_SIZE, gate, turn }, (bytes, index) =>
    client(
      {
        method: 'PUT',
        url: `${url}?comp=block&blockid=${encodeURIComponent(ids[index] ?? '')}`,
        headers: { 'content-md5': base64OfHex(digestOf(bytes).md5) },
        body: bodyInMemory(bytes),
        ...about,
      },
      turn,
    ),
  );
  const list = ids.map((id) => `<Latest>${id}</Latest>`).join('');
  await client(
    {
      method: 'PUT',
      url: `${url}?comp=blocklist`,
      headers: { 'content-type': 'application/xml', ...propertiesOf(file) },
      body: bodyInMemory(`<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`),
      ...about,
    },
    turn,
  );
}

/** Copy Blob within the container, then its headers; false if there is no such blob. */
export async function copyBlob(
  place: Place,
  { from, to, file }: { readonly from: string; readonly to: string; readonly file: ManifestFile },
  clock: Clock,
  turn: Turn,
): Promise<boolean> {
  const { client, container } = place;
  const about = { url: urlOf(container, to), subject: subjectOf(container, to) };
  const copied = await client(
    {
      method: 'PUT',
      headers: { 'x-ms-copy-source': urlOf(container, from) },
      permission: 'write',
      ...about,
    },
    turn,
    [404],
  );
  if (copied.status === 404) return false;
  // Within an account a copy is done at once, as a rule.
  let state = copied.headers['x-ms-copy-status'];
  for (let polls = 0; state === 'pending' && polls < MOST_COPY_POLLS; polls += 1) {
    await clock.sleep(COPY_POLL_MS, turn.signal);
    state = (await client({ method: 'HEAD', permission: 'read', ...about }, turn)).headers[
      'x-ms-copy-status'
    ];
  }
  if (state !== undefined && state !== 'success') {
    throw new Failure('E_DEPLOY_FAILED', {
      what: 'A file could not be copied within the store',
      value: about.subject,
      why: `the service says that the copy is ${state}`,
      fix: 'run again',
    });
  }
  return setProperties(place, to, file, turn);
}

/** Set Blob Properties, which replaces all of them; false if there is no such blob. */
export async function setProperties(
  place: Place,
  path: string,
  file: ManifestFile,
  turn: Turn,
): Promise<boolean> {
  const { client, container } = place;
  // What a listing knows the blob by goes with the others, unless it is said again.
  const there = file.md5 === undefined ? await headersOf(place, path, turn) : {};
  if (there === undefined) return false;
  const md5 = there['content-md5'];
  const answer = await client(
    {
      method: 'PUT',
      url: `${urlOf(container, path)}?comp=properties`,
      headers: {
        ...propertiesOf(file),
        ...(md5 === undefined ? {} : { 'x-ms-blob-content-md5': md5 }),
      },
      subject: subjectOf(container, path),
      permission: 'write',
    },
    turn,
    [404],
  );
  return answer.status !== 404;
}

/** What `setProperties` asks the service. */
export function propertyRequests({ md5 }: ManifestFile): number {
  return md5 === undefined ? 2 : 1;
}

/** Delete Blob; one that is gone already is as wanted. */
export async function deleteBlob({ client, container }: Place, path: string, turn: Turn): Promise<void> {
  await client(
    {
      method: 'DELETE',
      url: urlOf(container, path),
      headers: { 'x-ms-delete-snapshots': 'include' },
      subject: subjectOf(container, path),
      permission: 'delete',
    },
    turn,
    [404],
  );
}

/** Blobs in one answer; the service's limit. */
export const LISTED_AT_ONCE = 5000;

/** List Blobs: everything below the prefix, with digests and headers as far as the service has them. */
export async function listBlobs(
  { client, container }: Place,
  turn: Turn,
): Promise<Map<string, Partial<ManifestFile>>> {
  const { prefix } = container;
  const files = new Map<string, Partial<ManifestFile>>();
  let marker = '';
  do {
    const query = new URLSearchParams({ restype: 'container', comp: 'list', prefix, marker });
    const { body } = await client(
      {
        method: 'GET',
        url: `${urlOf(container)}?${query}`,
        subject: `${container.account}/${container.name}`,
        permission: 'list',
      },
      turn,
    );
    if (!body.includes('<EnumerationResults')) throw noStore(`${container.account}/${container.name}`);
    for (const blob of elements(body, 'Blob')) {
      const path = (textOf(blob, 'Name') ?? '').slice(prefix.length);
      // With a hierarchical namespace, folders are listed too.
      if (path !== '' && textOf(blob, 'ResourceType') !== 'directory') files.set(path, listedOf(blob));
    }
    const next = textOf(body, 'NextMarker') ?? '';
    // Nothing would come to an end.
    if (next !== '' && next === marker) throw noStore(`${container.account}/${container.name}`);
    marker = next;
  } while (marker !== '');
  return files;
}

function listedOf(blob: string): Partial<ManifestFile> {
  const md5 = textOf(blob, 'Content-MD5');
  return {
    size: Number(textOf(blob, 'Content-Length')),
    ...(md5 ? { md5: hexOfBase64(md5) } : {}),
    contentType: textOf(blob, 'Content-Type') ?? '',
    cacheControl: textOf(blob, 'Cache-Control') ?? '',
    contentEncoding: textOf(blob, 'Content-Encoding') || undefined,
  };
}

function propertiesOf(file: ManifestFile): Record<string, string> {
  return {
    'x-ms-blob-content-type': file.contentType,
    'x-ms-blob-cache-control': file.cacheControl,
    ...(file.md5 === undefined ? {} : { 'x-ms-blob-content-md5': base64OfHex(file.md5) }),
    ...(file.contentEncoding === undefined ? {} : { 'x-ms-blob-content-encoding': file.contentEncoding }),
  };
}
