import { MANIFEST_PATH, type ManifestFile } from '../../bundle/manifest.ts';
import type { Environment } from '../../process/environment.ts';
import type {
  DestinationContext,
  DestinationSpec,
  FilesDestination,
  OutgoingFile,
  Turn,
} from '../destination.ts';
import { createGate } from '../gate.ts';
import { environmentSetting, httpAddress, regionName, type Scheme, yesOrNo } from '../scheme.ts';
import {
  bodyOf,
  IN_ONE_PIECE,
  inventoryOfStore,
  LONGEST_KEY,
  PARTS_AT_ONCE,
  prefixComplaint,
  prefixOf,
} from '../store/store.ts';
import type { ReadBody } from '../store/store-client.ts';
import { STORE_OPTIONS, storeBase } from '../store/store-rules.ts';
import { addressOf, type Bucket } from './address.ts';
import { createS3 } from './client.ts';
import type { CloudFront } from './cloudfront.ts';
import { copyInParts, LARGEST_COPY } from './copy-in-parts.ts';
import { credentialSource, requireCredentials } from './credentials.ts';
import { listFiles, listRequests, SHA256_HEADER } from './listing.ts';
import { putInParts } from './put-in-parts.ts';
import { createRemover, deleteRequests } from './remove.ts';

const TARGET = /^s3:\/\/([^/]+)(?:\/(.*))?$/;

/** `s3://bucket/prefix`: any service that speaks S3. */
export const s3Scheme: Scheme = {
  form: 's3://bucket/prefix',
  options: {
    region: regionName,
    endpoint: httpAddress,
    'path-style': yesOrNo,
    ...STORE_OPTIONS,
    cloudfront: { form: 'the id of a distribution', accepts: (value) => /^[A-Z0-9]{6,32}$/.test(value) },
    'cloudfront-path': {
      form: 'a path as /docs/',
      accepts: (value) => /^\/([^?#*]*\/)?$/.test(value),
      needs: 'cloudfront',
    },
    'cloudfront-wait': { ...yesOrNo, needs: 'cloudfront' },
  },
  complaint(target) {
    const [, bucket, prefix = ''] = TARGET.exec(target) ?? [];
    if (bucket === undefined) return { why: 'it names no bucket', fix: 'write s3://bucket/prefix' };
    if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket)) {
      return {
        why: `"${bucket}" cannot be a bucket’s name`,
        fix: 'use 3 to 63 letters, digits, dots and hyphens',
      };
    }
    const [, named] = /^(.+)\.s3[.-].*amazonaws\.com$/.exec(bucket) ?? [];
    if (named !== undefined)
      return {
        why: `"${bucket}" is the host of a bucket`,
        fix: `write its name alone: s3://${named}${prefix === '' ? '' : `/${prefix}`}`,
      };
    return prefixComplaint(prefix);
  },
  open: openS3,
};

/** The service copies by itself: parts may be large. */
const COPY_PART_SIZE = 512 * 1024 * 1024;
/** Without s3:ListBucket the service answers 403 for what is not there. */
const READ = 's3:GetObject and s3:ListBucket';

function openS3(spec: DestinationSpec, context: DestinationContext): FilesDestination {
  const { options } = spec;
  const { env } = context;
  const bucket = bucketOf(spec, env);
  const region =
    options.region ??
    environmentSetting(env, ['AWS_REGION', 'AWS_DEFAULT_REGION'], regionName) ??
    'us-east-1';
  const credentials = credentialSource(context, region);
  let ofBucket = region;
  const onRegion = (told: string): void => {
    ofBucket = told;
  };
  const s3 = createS3({ ...context, bucket, region, onRegion, credentials });
  const gate = createGate(PARTS_AT_ONCE);
  const base = storeBase(spec, context, 128);
  const cloudFront = cloudFrontOf(spec, bucket);

  /** Answers with the ETag, where it is sent in one request. */
  const put = async (outgoing: OutgoingFile, turn: Turn): Promise<string | undefined> => {
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
  };

  const copy = async (from: string, to: string, file: ManifestFile, turn: Turn): Promise<boolean> => {
    const source = addressOf(
      { ...bucket, endpoint: undefined, pathStyle: true },
      region,
      bucket.prefix + from,
    );
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
  };

  /** Its headers, where it is there; where a service lets nobody ask so, it counts as not there. */
  const head = async (path: string, turn: Turn) => {
    const refusals = ['NoSuchKey', '403', '405', '501'];
    const there = await s3({ method: 'HEAD', key: bucket.prefix + path, permission: READ }, turn, refusals);
    return there.ok ? there.headers : undefined;
  };

  const get = (path: string, turn: Turn, read?: ReadBody) =>
    s3({ method: 'GET', key: bucket.prefix + path, permission: READ, read }, turn, ['NoSuchKey']);

  return {
    ...base,
    get url() {
      const home = addressOf(bucket, ofBucket, `${bucket.prefix}index.html`);
      return `${home.origin}${home.path}`;
    },
    names: { prefix: bucket.prefix, mostBytes: LONGEST_KEY },
    costs: { inParts: (parts) => parts + 2, deletes: deleteRequests, listing: listRequests },
    ready: async () => requireCredentials(env),
    inventory: (turn) =>
      inventoryOfStore(spec, context.log, {
        readManifest: (read) => get(MANIFEST_PATH, turn, read),
        list: () => listFiles({ s3, bucket: bucket.name, prefix: bucket.prefix }, turn),
      }),
    async put(outgoing, turn) {
      await put(outgoing, turn);
    },
    async putWatched(outgoing, turn) {
      const etag = await put(outgoing, turn);
      return async () => {
        const there = await head(outgoing.path, turn);
        return there !== undefined && sameTag(there.etag, etag);
      };
    },
    holds: async (path, turn) => (await head(path, turn)) !== undefined,
    updateHeaders: (path, file, turn) => copy(path, path, file, turn),
    copy,
    async readText(path, turn) {
      const answer = await get(path, turn);
      return answer.ok ? answer.body : undefined;
    },
    finish:
      cloudFront &&
      (async (changed, turn) => {
        const { invalidate } = await import('./cloudfront.ts');
        await invalidate(cloudFront, changed, credentials, context, turn);
      }),
    remove: createRemover(s3, bucket, { concurrency: base.concurrency, clock: context.clock }),
  };
}

/** A service that gives no tags, or weak ones by the way, disturbs nobody. */
function sameTag(one: string | undefined, other: string | undefined): boolean {
  const bare = (tag: string): string => tag.replace(/^W\//, '').replaceAll('"', '');
  return one === undefined || other === undefined || bare(one) === bare(other);
}

function bucketOf(spec: DestinationSpec, env: Environment): Bucket {
  const [, name = '', path = ''] = TARGET.exec(spec.target) ?? [];
  const endpoint =
    spec.options.endpoint ??
    environmentSetting(env, ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'], httpAddress);
  // Beyond AWS few services have a host name for each bucket; a dot in the name breaks the certificate's wildcard, and
  // no host can be called as buckets with capital letters or `_` are, which old accounts have.
  const pathStyle = endpoint !== undefined || !/^[a-z\d-]+$/.test(name);
  const chosen = spec.options['path-style'];
  return {
    name,
    prefix: prefixOf(path),
    endpoint: endpoint || undefined,
    pathStyle: chosen === undefined ? pathStyle : chosen === 'true',
  };
}

function cloudFrontOf({ options }: DestinationSpec, { prefix }: Bucket): CloudFront | undefined {
  const { cloudfront: distribution } = options;
  if (distribution === undefined) return undefined;
  return {
    distribution,
    // Without an origin path the distribution shows the bucket's own keys.
    root: options['cloudfront-path'] ?? `/${prefix}`,
    wait: options['cloudfront-wait'] === 'true',
  };
}

function headersOf(file: OutgoingFile['file']): Record<string, string> {
  return {
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    ...(file.contentEncoding === undefined ? {} : { 'content-encoding': file.contentEncoding }),
    ...(file.size > IN_ONE_PIECE ? { [SHA256_HEADER]: file.sha256 } : {}),
  };
}
