import { encodeStrictly } from '../../text/percent.ts';

/** Where a bucket is, but for the region, which the service may correct. */
export interface Bucket {
  readonly name: string;
  /** Empty, or with a `/` at its end. */
  readonly prefix: string;
  /** The service's address, where it is not AWS. */
  readonly endpoint: string | undefined;
  readonly pathStyle: boolean;
}

/** The host and path of a bucket (`key` empty) or of an object. The path is encoded as it is signed. */
export function addressOf(bucket: Bucket, region: string, key: string): { origin: string; path: string } {
  const base = new URL(bucket.endpoint ?? `https://s3.${region}.${awsDomain(region)}`);
  const root = base.pathname.replace(/\/$/, '');
  if (bucket.pathStyle) {
    return { origin: base.origin, path: `${root}/${encodePath(bucket.name)}/${encodePath(key)}` };
  }
  base.hostname = `${bucket.name}.${base.hostname}`;
  return { origin: base.origin, path: `${root}/${encodePath(key)}` };
}

/** `addressOf` for many keys of one bucket: what they share is worked out once. */
export function createAddressing(
  bucket: Bucket,
): (region: string, key: string) => { origin: string; path: string } {
  let known: { readonly region: string; readonly origin: string; readonly path: string } | undefined;
  return (region, key) => {
    if (known?.region !== region) known = { region, ...addressOf(bucket, region, '') };
    return { origin: known.origin, path: known.path + encodePath(key) };
  };
}

/** Characters that stand for themselves in a path. */
const PLAIN = /^[\w./~-]*$/;

/** RFC 3986, each segment by itself, as SigV4 wants it. */
function encodePath(path: string): string {
  if (PLAIN.test(path)) return path;
  return path.split('/').map(encodeStrictly).join('/');
}

function awsDomain(region: string): string {
  return region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
}
