import { encodePath } from '../../text/percent.ts';

/** Where a container is. */
export interface Container {
  readonly account: string;
  readonly name: string;
  /** Empty, or with a `/` at its end. */
  readonly prefix: string;
  /** The account's address for blobs, without a `/` at its end. */
  readonly endpoint: string;
}

const TARGET = /^azblob:\/\/([^/]*)(?:\/([^/]*)(?:\/(.*))?)?$/;

/** The parts of `azblob://account/container/prefix`; missing ones are empty. */
export function partsOf(target: string): { account: string; container: string; path: string } {
  const [, account = '', container = '', path = ''] = TARGET.exec(target) ?? [];
  return { account, container, path };
}

/** The parts of a connection string that matter here: `AccountName=…;AccountKey=…`. */
export interface ConnectionString {
  readonly account: string | undefined;
  readonly key: string | undefined;
  readonly sas: string | undefined;
  readonly blobEndpoint: string | undefined;
}

/** Reads a connection string; what it does not hold is undefined. */
export function parseConnectionString(text: string): ConnectionString {
  const parts = new Map(
    text.split(';').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const;
    }),
  );
  const account = parts.get('accountname');
  const suffix = parts.get('endpointsuffix');
  const protocol = parts.get('defaultendpointsprotocol') ?? 'https';
  const made =
    account === undefined || suffix === undefined ? undefined : `${protocol}://${account}.blob.${suffix}`;
  return {
    account,
    key: parts.get('accountkey'),
    sas: parts.get('sharedaccesssignature'),
    blobEndpoint: parts.get('blobendpoint') ?? made,
  };
}

/** The URL of the container (`path` undefined) or of a blob in it. */
export function urlOf(container: Container, path?: string): string {
  // A container's name has nothing to encode; `$web` is signed and sent as the service's own clients do.
  const root = `${container.endpoint}/${container.name}`;
  return path === undefined ? root : `${root}/${encodePath(container.prefix + path)}`;
}
