import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import type { Environment } from '../../process/environment.ts';
import type { DestinationContext, DestinationSpec, FilesDestination } from '../destination.ts';
import { createGate } from '../gate.ts';
import { environmentSetting, httpAddress, regionName, type Scheme, yesOrNo } from '../scheme.ts';
import { inventoryOfStore, LONGEST_KEY, PARTS_AT_ONCE, prefixComplaint, prefixOf } from '../store/store.ts';
import { STORE_OPTIONS, storeBase } from '../store/store-rules.ts';
import { addressOf, type Bucket } from './address.ts';
import { createS3 } from './client.ts';
import type { CloudFront } from './cloudfront.ts';
import { credentialSource, requireCredentials } from './credentials.ts';
import { listFiles, listRequests } from './listing.ts';
import { copyObject, headObject, putObject, readObject } from './objects.ts';
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
  const place = { s3, bucket, region, gate: createGate(PARTS_AT_ONCE) };
  const base = storeBase(spec, context, 128);
  const cloudFront = cloudFrontOf(spec, bucket);

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
        readManifest: (read) => readObject(place, MANIFEST_PATH, turn, read),
        list: () => listFiles({ s3, bucket: bucket.name, prefix: bucket.prefix }, turn),
      }),
    async put(outgoing, turn) {
      await putObject(place, outgoing, turn);
    },
    async putWatched(outgoing, turn) {
      const etag = await putObject(place, outgoing, turn);
      return async () => {
        const there = await headObject(place, outgoing.path, turn);
        return there !== undefined && sameTag(there.etag, etag);
      };
    },
    holds: async (path, turn) => (await headObject(place, path, turn)) !== undefined,
    updateHeaders: (path, file, turn) => copyObject(place, { from: path, to: path, file }, turn),
    copy: (from, to, file, turn) => copyObject(place, { from, to, file }, turn),
    readText: (path, turn) => readObject(place, path, turn),
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
