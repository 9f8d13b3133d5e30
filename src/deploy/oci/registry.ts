import { Failure } from '../../errors/failure.ts';
import { redirectTarget } from '../../http/redirect.ts';
import type { DestinationContext, Turn } from '../destination.ts';
import {
  bodyInMemory,
  createStoreClient,
  type ReadBody,
  type StoreAnswer,
  type StoreBody,
  type StoreClient,
  type StoreRequest,
} from '../store/store-client.ts';
import type { ImagePlace } from './address.ts';
import { authorizationOf } from './authorization.ts';
import { loginOf } from './credentials.ts';
import { failureOf } from './failure.ts';
import { type Descriptor, TYPES } from './image.ts';

/** What a publish asks of a registry (OCI Distribution Specification). */
export interface Registry {
  /** The manifest of a tag or digest; undefined where there is none. */
  manifest(reference: string, turn: Turn): Promise<string | undefined>;
  /** Hands the bytes of a blob over as they come. */
  readBlob(digest: string, read: ReadBody, turn: Turn): Promise<void>;
  /** Uploads a blob that is not there yet; the bytes sent. */
  putBlob(descriptor: Descriptor, body: StoreBody, turn: Turn): Promise<number>;
  putManifest(reference: string, descriptor: Descriptor, content: string, turn: Turn): Promise<void>;
  /** Deletes a tag, or a digest with all its tags; whether the registry does that. */
  deleteManifest(reference: string, turn: Turn): Promise<boolean>;
}

/** Some registries move a blob to another place, and hash it, before they answer. */
const LARGE_BLOB_MS = 10 * 60_000;

/** Where a registry says that it goes on. Throws E_DEPLOY_NOT_FOUND where it says no such thing. */
function onward({ headers: { location = '' } }: StoreAnswer, from: string, subject: string): URL {
  const url = location === '' ? undefined : redirectTarget(location, from);
  if (url !== undefined) return url;
  throw new Failure('E_DEPLOY_NOT_FOUND', {
    what: 'What answers is not the registry, or it is broken',
    value: subject,
    why: 'it does not say where to go on',
    fix: 'check the host of the registry, and ask those who run it',
  });
}

/** Where a started upload is to go; its query is the registry's own, and stays as it is. */
function uploadUrl({ href, search }: URL, digest: string): string {
  return `${href}${search === '' ? '?' : '&'}digest=${encodeURIComponent(digest)}`;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/** Many registries keep blobs in a store of their own, whose links need no login. */
function storeBehind({ origin, host }: URL, context: DestinationContext): StoreClient {
  const fix = 'run again; where it stays so, ask those who run the registry';
  const failureOf = ({ status }: StoreAnswer, { subject }: StoreRequest): Failure =>
    new Failure(status >= 500 || status === 429 ? 'E_DEPLOY_UNREACHABLE' : 'E_DEPLOY_DENIED', {
      what: 'The registry’s store of layers refused one',
      value: subject,
      why: `the registry leads to ${host}, and it answers with status ${status}`,
      fix,
    });
  return createStoreClient(
    {
      name: 'the registry’s store of layers',
      address: origin,
      unreachableFix: 'check the network; then run again',
      authorize: async ({ url, headers }) => ({ url, headers }),
      failureOf,
    },
    context,
  );
}

/** A registry, asked for the right to these `actions`. */
export function createRegistry(
  place: ImagePlace,
  context: DestinationContext,
  actions: 'pull,push' | 'pull,push,delete',
): Registry {
  const { api, repository, registry } = place;
  const { log, http, clock } = context;
  const authorization = authorizationOf(place, () => loginOf(registry, context), {
    ...{ http, clock },
    mask: (secret) => log.mask(secret),
    actions,
  });
  const base = `${api}/v2/${repository}`;
  const subjectOf = (reference: string): string =>
    `${registry}/${repository}${reference.includes(':') ? '@' : ':'}${reference}`;
  const client = createStoreClient(
    {
      name: 'the registry',
      address: api,
      unreachableFix: 'check the host of the registry, and the network; then run again',
      async authorize({ url, headers }, { refresh, signal }) {
        // Where an upload goes on the registry says itself; a login is for the registry alone.
        if (new URL(url).origin !== api) return { url, headers };
        const value = await authorization(refresh, signal);
        return { url, headers: value === undefined ? headers : { ...headers, authorization: value } };
      },
      failureOf: (answer, request) => failureOf(answer, request, place),
    },
    context,
  );
  const reads = `read ${repository}`;
  const writes = `push to ${repository}`;

  return {
    async manifest(reference, turn) {
      const answer = await client(
        {
          method: 'GET',
          url: `${base}/manifests/${reference}`,
          headers: { accept: [TYPES.index, TYPES.manifest, ...TYPES.others].join(', ') },
          subject: subjectOf(reference),
          permission: reads,
        },
        turn,
        [404],
      );
      return answer.status === 404 ? undefined : answer.body;
    },
    async readBlob(digest, read, turn) {
      const subject = subjectOf(digest);
      const url = `${base}/blobs/${digest}`;
      const request = { method: 'GET', url, subject, permission: reads, read } as const;
      const answer = await client(request, turn, REDIRECTS);
      if (answer.status < 300) return;
      const elsewhere = onward(answer, url, subject);
      await storeBehind(elsewhere, context)({ ...request, url: elsewhere.href }, turn);
    },
    async putBlob({ digest, size, mediaType }, body, turn) {
      const subject = subjectOf(digest);
      const asked = { method: 'HEAD', url: `${base}/blobs/${digest}`, subject, permission: reads } as const;
      if ((await client(asked, turn, [404])).status !== 404) return 0;
      const begun = { method: 'POST', url: `${base}/blobs/uploads/`, subject, permission: writes } as const;
      await client(
        {
          method: 'PUT',
          // An upload that broke off has a part of the bytes, and takes them from the start no more.
          url: async (again) => uploadUrl(onward(await client(begun, again), `${api}/`, subject), digest),
          headersTimeoutMs: LARGE_BLOB_MS,
          headers: { 'content-type': 'application/octet-stream' },
          body,
          subject: `${subject} (${mediaType})`,
          permission: writes,
        },
        turn,
      );
      return size;
    },
    async putManifest(reference, { mediaType }, content, turn) {
      await client(
        {
          method: 'PUT',
          url: `${base}/manifests/${reference}`,
          headers: { 'content-type': mediaType },
          body: bodyInMemory(content),
          subject: subjectOf(reference),
          permission: writes,
        },
        turn,
      );
    },
    async deleteManifest(reference, turn) {
      const { status } = await client(
        {
          method: 'DELETE',
          url: `${base}/manifests/${reference}`,
          subject: subjectOf(reference),
          permission: `delete from ${repository}`,
        },
        turn,
        // The first two are of registries that delete nothing, or no tags; some know no tags here at all.
        [400, 405, 404],
      );
      return status < 300;
    },
  };
}
