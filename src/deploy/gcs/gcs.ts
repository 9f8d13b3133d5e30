import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import type { Environment } from '../../process/environment.ts';
import { encodePath } from '../../text/percent.ts';
import type {
  DestinationContext,
  DestinationSpec,
  FilesDestination,
  OutgoingFile,
  Turn,
} from '../destination.ts';
import { withMd5 } from '../plan/md5.ts';
import { environmentSetting, httpAddress, type OptionRule, type Scheme } from '../scheme.ts';
import {
  IN_ONE_PIECE,
  inventoryOfStore,
  LONGEST_KEY,
  prefixComplaint,
  prefixOf,
  removeEach,
} from '../store/store.ts';
import { createStoreClient, type StoreClient } from '../store/store-client.ts';
import { STORE_OPTIONS, storeBase } from '../store/store-rules.ts';
import { requireLogin, tokenSource } from './credentials.ts';
import { failureOf, isOwnMissing } from './failure.ts';
import {
  copyObject,
  deleteObject,
  LISTED_AT_ONCE,
  listObjects,
  md5Of,
  patchObject,
  readObject,
} from './objects.ts';
import type { Bucket } from './place.ts';
import { putObject, putResumable } from './upload.ts';

const TARGET = /^gs:\/\/([^/]+)(?:\/(.*))?$/;

/** `gs://bucket/prefix`: Google Cloud Storage. */
export const gcsScheme: Scheme = {
  form: 'gs://bucket/prefix',
  options: {
    endpoint: httpAddress,
    ...STORE_OPTIONS,
  },
  complaint(target) {
    const [, bucket, prefix = ''] = TARGET.exec(target) ?? [];
    if (bucket === undefined) return { why: 'it names no bucket', fix: 'write gs://bucket/prefix' };
    if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket)) {
      return {
        why: `"${bucket}" cannot be a bucket’s name`,
        fix: 'use at least 3 small letters, digits, dots, hyphens and underscores',
      };
    }
    return prefixComplaint(prefix);
  },
  open: openGcs,
};

const SERVICE = 'https://storage.googleapis.com';

function openGcs(spec: DestinationSpec, context: DestinationContext): FilesDestination {
  const { options } = spec;
  const [, name = '', path = ''] = TARGET.exec(spec.target) ?? [];
  const emulator = emulatorOf(context.env);
  const endpoint = (options.endpoint ?? emulator ?? SERVICE).replace(/\/+$/, '');
  const bucket: Bucket = { name, prefix: prefixOf(path), endpoint };
  // An emulator is told by its variable, as Google's own clients are, and takes no credentials.
  const anonymous = options.endpoint === undefined && emulator !== undefined;
  const place = { bucket, client: clientOf(bucket, anonymous, context) };
  const base = storeBase(spec, context, 64);

  const put = async (given: OutgoingFile, turn: Turn): Promise<void> => {
    const outgoing = await withMd5(given);
    await (outgoing.file.size > IN_ONE_PIECE
      ? putResumable(place, outgoing, turn)
      : putObject(place, outgoing, turn));
  };

  return {
    ...base,
    url: `${endpoint}/${name}/${encodePath(`${bucket.prefix}index.html`)}`,
    names: { prefix: bucket.prefix, mostBytes: LONGEST_KEY },
    costs: { inParts: () => 2, listing: (files) => Math.ceil(files / LISTED_AT_ONCE) },
    ready: async () => (anonymous ? undefined : requireLogin(context.env)),
    inventory: (turn) =>
      inventoryOfStore(spec, context.log, {
        readManifest: (read) => readObject(place, MANIFEST_PATH, turn, read),
        list: () => listObjects(place, turn),
      }),
    put,
    async putWatched(given, turn) {
      const outgoing = await withMd5(given);
      await put(outgoing, turn);
      return async () => (await md5Of(place, outgoing.path, turn)) === outgoing.file.md5;
    },
    updateHeaders: (object, file, turn) => patchObject(place, object, file, turn),
    copy: (from, to, file, turn) => copyObject(place, { from, to, file }, turn),
    readText: (object, turn) => readObject(place, object, turn),
    remove: (paths, turn) =>
      removeEach(paths, { concurrency: base.concurrency, clock: context.clock }, turn, (one, paced) =>
        deleteObject(place, one, paced),
      ),
  };
}

const withProtocol = (host: string): string => (/^https?:\/\//.test(host) ? host : `http://${host}`);
const emulatorAddress: OptionRule = {
  form: 'a host as 127.0.0.1:9023',
  accepts: (value) => httpAddress.accepts(withProtocol(value)),
};

function emulatorOf(env: Environment): string | undefined {
  const host = environmentSetting(env, ['STORAGE_EMULATOR_HOST'], emulatorAddress);
  return host === undefined ? undefined : withProtocol(host);
}

function clientOf(bucket: Bucket, anonymous: boolean, context: DestinationContext): StoreClient {
  const token = tokenSource(context);
  const { origin } = new URL(bucket.endpoint);
  return createStoreClient(
    {
      address: bucket.endpoint,
      unreachableFix:
        'check the network, and endpoint= of the destination; then run again: what arrived is reused',
      async authorize({ url, headers }, { refresh }) {
        // Where an upload goes on the service says itself, and that address needs no credentials.
        return anonymous || new URL(url).origin !== origin
          ? { url, headers }
          : { url, headers: { ...headers, authorization: `Bearer ${await token(refresh)}` } };
      },
      // Emulators say it in their own ways, and nothing stands before them.
      isOwn: anonymous ? undefined : (answer) => answer.status !== 404 || isOwnMissing(answer),
      failureOf: (answer, request) =>
        failureOf(answer, request, { bucket: bucket.name, endpoint: bucket.endpoint }),
    },
    context,
  );
}
