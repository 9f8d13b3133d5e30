import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import type {
  DestinationContext,
  DestinationSpec,
  FilesDestination,
  OutgoingFile,
  Turn,
} from '../destination.ts';
import { createGate } from '../gate.ts';
import { withMd5 } from '../plan/md5.ts';
import { httpAddress, type Scheme } from '../scheme.ts';
import {
  IN_ONE_PIECE,
  inventoryOfStore,
  LONGEST_KEY,
  PARTS_AT_ONCE,
  prefixComplaint,
  prefixOf,
  removeEach,
} from '../store/store.ts';
import { createStoreClient, type StoreClient } from '../store/store-client.ts';
import { STORE_OPTIONS, storeBase } from '../store/store-rules.ts';
import { type Container, partsOf, urlOf } from './address.ts';
import {
  copyBlob,
  deleteBlob,
  headersOf,
  LISTED_AT_ONCE,
  listBlobs,
  propertyRequests,
  putBlob,
  putInBlocks,
  readBlob,
  setProperties,
} from './blobs.ts';
import { authorized, type Credentials, credentialsOf, endpointOf } from './credentials.ts';
import { failureOf } from './failure.ts';
import { requireProof } from './token.ts';

/** `azblob://account/container/prefix`: Azure Blob Storage, its `$web` container included. */
export const azureScheme: Scheme = {
  form: 'azblob://account/container/prefix',
  options: {
    endpoint: httpAddress,
    ...STORE_OPTIONS,
  },
  complaint(target) {
    const { account, container, path } = partsOf(target);
    const fix = 'write azblob://account/container/prefix';
    if (/[?&]sig=/i.test(target))
      return {
        why: 'a SAS does not belong into it',
        fix: `${fix}, and give AZURE_STORAGE_SAS_TOKEN in the env of the step`,
      };
    if (account === '') return { why: 'it names no storage account', fix };
    if (container === '') return { why: 'it names no container', fix: `${fix}, or azblob://${account}/$web` };
    if (!/^[a-z0-9]{3,24}$/.test(account)) {
      return {
        why: `"${account}" cannot be a storage account’s name`,
        fix: 'use its name alone, 3 to 24 small letters and digits; for another cloud add endpoint=https://…',
      };
    }
    if (!/^(\$web|\$root|[a-z0-9](?:-?[a-z0-9]){2,62})$/.test(container)) {
      return {
        why: `"${container}" cannot be a container’s name`,
        fix: 'use 3 to 63 small letters, digits and single hyphens, or $web',
      };
    }
    return prefixComplaint(path);
  },
  open: openAzure,
};

/** The version of the service's protocol; the last header of its kind we rely on came long before. */
const API_VERSION = '2021-12-02';

function openAzure(spec: DestinationSpec, context: DestinationContext): FilesDestination {
  const { options } = spec;
  const { account, container: name, path } = partsOf(spec.target);
  const endpoint = endpointOf(account, options.endpoint, context.env);
  const container: Container = { account, name, prefix: prefixOf(path), endpoint };
  const place = { container, client: clientOf(container, context) };
  const gate = createGate(PARTS_AT_ONCE);
  const base = storeBase(spec, context, 64);

  const put = async (given: OutgoingFile, turn: Turn): Promise<void> => {
    const outgoing = await withMd5(given);
    const { source, file } = outgoing;
    if (typeof source === 'string' && file.size > IN_ONE_PIECE) {
      await putInBlocks(place, { ...outgoing, source }, gate, turn);
    } else {
      await putBlob(place, outgoing, turn);
    }
  };

  return {
    ...base,
    url: urlOf(container, 'index.html'),
    async ready() {
      if (credentialsOf(account, context).kind === 'token') await requireProof(context.env);
    },
    names: { prefix: container.prefix, mostBytes: LONGEST_KEY },
    costs: {
      inParts: (parts) => parts + 1,
      headers: propertyRequests,
      copy: (file) => 1 + propertyRequests(file),
      listing: (files) => Math.ceil(files / LISTED_AT_ONCE),
    },
    inventory: (turn) =>
      inventoryOfStore(spec, context.log, {
        readManifest: (read) => readBlob(place, MANIFEST_PATH, turn, read),
        list: () => listBlobs(place, turn),
      }),
    put,
    async putWatched(outgoing, turn) {
      const tag = await putBlob(place, await withMd5(outgoing), turn);
      return async () => (await headersOf(place, outgoing.path, turn))?.etag === tag;
    },
    updateHeaders: (blob, file, turn) => setProperties(place, blob, file, turn),
    copy: (from, to, file, turn) => copyBlob(place, { from, to, file }, context.clock, turn),
    readText: (blob, turn) => readBlob(place, blob, turn),
    remove: (paths, turn) =>
      removeEach(paths, { concurrency: base.concurrency, clock: context.clock }, turn, (one, paced) =>
        deleteBlob(place, one, paced),
      ),
  };
}

function clientOf(container: Container, context: DestinationContext): StoreClient {
  let found: Credentials | undefined;
  // Wrong ones are the destination's failure, not that of the whole run: looked for with the first request.
  const credentials = (): Credentials => {
    found ??= credentialsOf(container.account, context);
    return found;
  };
  return createStoreClient(
    {
      address: container.endpoint,
      unreachableFix: `check the account’s name (${container.account}) or endpoint= of the destination, and the network; then run again: what arrived is reused`,
      async authorize({ method, url, headers }, turn) {
        const dated = {
          ...headers,
          'x-ms-date': new Date(context.clock.now()).toUTCString(),
          'x-ms-version': API_VERSION,
        };
        return authorized({ method, url, headers: dated }, credentials(), turn);
      },
      isOwn: ({ headers }) => (headers['x-ms-request-id'] ?? headers['x-ms-version']) !== undefined,
      failureOf: (answer, request) =>
        failureOf(answer, request, { container, credentials: credentials(), now: context.clock.now() }),
    },
    context,
  );
}
