import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { SignatureV4, SignatureV4Init } from '@smithy/signature-v4';
import type { Credentials } from './credentials.ts';

interface Unsigned {
  readonly method: string;
  readonly origin: string;
  /** Encoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs requests with Signature Version 4; returns the headers to send. */
export type Sign = (
  request: Unsigned,
  credentials: Credentials,
  region: string,
  date: Date,
) => Promise<Record<string, string>>;

type HashConstructor = NonNullable<SignatureV4Init['sha256']>;
/** What the signer gives to hash, and to hash with. */
type Data = string | ArrayBuffer | ArrayBufferView;

interface Keyed {
  readonly key: KeyObject;
  /** What was hashed with it last, and the result. */
  last?: { readonly data: Uint8Array; readonly digest: Uint8Array };
}

/**
 * node:crypto in the shape the signer asks for: many times faster than a hash written in JavaScript. The signer uses
 * the same few keys for every request, and Node takes longer to make a key ready than to hash with it: they are kept.
 * With one of them it hashes the same name for every request: so is the last result of each.
 */
function createSha256(): HashConstructor {
  const ready = new Map<Data, Keyed>();
  const keyOf = (secret: Data): Keyed => {
    const known = ready.get(secret);
    if (known !== undefined) return known;
    // Keys are made of the day: beyond a few they are yesterday's, or those of credentials that were renewed.
    if (ready.size > 50) ready.clear();
    const keyed: Keyed = { key: createSecretKey(Buffer.from(bytesOf(secret))) };
    ready.set(secret, keyed);
    return keyed;
  };
  return class {
    private readonly keyed: Keyed | undefined;
    private data: Data = '';
    constructor(secret?: Data) {
      this.keyed = secret === undefined ? undefined : keyOf(secret);
    }
    update(data: Data): void {
      // In one piece, or one after the other as the interface has it.
      this.data = this.data === '' ? data : Buffer.concat([bytesOf(this.data), bytesOf(data)]);
    }
    async digest(): Promise<Uint8Array> {
      const { keyed } = this;
      if (keyed === undefined)
        return hash('sha256', typeof this.data === 'string' ? this.data : bytesOf(this.data), 'buffer');
      const data = bytesOf(this.data);
      if (keyed.last !== undefined && Buffer.compare(keyed.last.data, data) === 0) return keyed.last.digest;
      const digest = createHmac('sha256', keyed.key).update(data).digest();
      keyed.last = { data, digest };
      return digest;
    }
    reset(): void {
      this.data = '';
    }
  };
}

function bytesOf(data: Data): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

/** A signer for one service; the library is loaded with the first request. */
export function createSign(service: 's3' | 'cloudfront' = 's3'): Sign {
  const sha256 = createSha256();
  let loaded: typeof import('@smithy/signature-v4') | undefined;
  let signer: { readonly of: Credentials; readonly region: string; readonly v4: SignatureV4 } | undefined;
  let server: { readonly origin: string; readonly host: string; readonly protocol: string } | undefined;
  return async (request, credentials, region, date) => {
    loaded ??= await import('@smithy/signature-v4');
    if (signer?.of !== credentials || signer.region !== region) {
      const v4 = new loaded.SignatureV4({
        service,
        region,
        credentials: plain(credentials),
        sha256,
        uriEscapePath: false,
        applyChecksum: false,
      });
      signer = { of: credentials, region, v4 };
    }
    const { origin } = request;
    if (server?.origin !== origin) {
      const { host, protocol } = new URL(origin);
      server = { origin, host, protocol };
    }
    const { host, protocol } = server;
    const signed = await signer.v4.sign(
      {
        method: request.method,
        protocol,
        hostname: host,
        path: request.path,
        query: { ...request.query },
        headers: { ...request.headers, host },
      },
      { signingDate: date },
    );
    const { host: _, ...headers } = signed.headers;
    return headers;
  };
}

function plain({ accessKeyId, secretAccessKey, sessionToken }: Credentials): {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
} {
  return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
}
