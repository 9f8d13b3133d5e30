import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { encodeStrictly } from './address.ts';
import type { Credentials } from './credentials.ts';

interface Unsigned {
  readonly method: string;
  readonly origin: string;
  /** Encoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case; `x-amz-content-sha256` is among them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs requests with Signature Version 4; returns the headers to send. */
export type Sign = (
  request: Unsigned,
  credentials: Credentials,
  region: string,
  date: Date,
) => Record<string, string>;

const ALGORITHM = 'AWS4-HMAC-SHA256';
/** Proxies may change it on the way. */
const UNSIGNED = 'cache-control';

/**
 * A signer for one service. With the key of the day kept ready it takes a third of the time of AWS's own library, whose
 * signatures it gives.
 */
export function createSign(service: 's3' | 'cloudfront' = 's3'): Sign {
  let ready: { readonly of: Credentials; readonly scope: string; readonly key: KeyObject } | undefined;
  return ({ method, origin, path, query, headers }, credentials, region, date) => {
    const time = date.toISOString().replace(/[-:]|\.\d+/g, '');
    const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`;
    if (ready?.of !== credentials || ready.scope !== scope) {
      ready = { of: credentials, scope, key: keyOf(credentials.secretAccessKey, scope) };
    }
    const sent: Record<string, string> = { ...headers, 'x-amz-date': time };
    const { accessKeyId, sessionToken } = credentials;
    if (sessionToken !== undefined) sent['x-amz-security-token'] = sessionToken;
    const signed: Record<string, string> = { ...sent, host: origin.slice(origin.indexOf('//') + 2) };
    const names = Object.keys(signed)
      .filter((name) => name !== UNSIGNED)
      .sort();
    const lines = names.map((name) => `${name}:${signed[name]?.trim().replace(/\s+/g, ' ')}\n`);
    const list = names.join(';');
    const request = [method, path, queryOf(query), lines.join(''), list, sent['x-amz-content-sha256']];
    const text = `${ALGORITHM}\n${time}\n${scope}\n${hash('sha256', request.join('\n'))}`;
    const signature = createHmac('sha256', ready.key).update(text).digest('hex');
    sent.authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${list}, Signature=${signature}`;
    return sent;
  };
}

/** The key of a day, a region and a service: each part of the scope signs with what the one before gave. */
function keyOf(secret: string, scope: string): KeyObject {
  const key = scope
    .split('/')
    .reduce<string | Buffer>(
      (above, part) => createHmac('sha256', above).update(part).digest(),
      `AWS4${secret}`,
    );
  return createSecretKey(Buffer.from(key));
}

function queryOf(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => [encodeStrictly(name), encodeStrictly(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
}
