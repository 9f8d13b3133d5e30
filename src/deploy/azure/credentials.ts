import { Failure } from '../../errors/failure.ts';
import type { Environment } from '../../process/environment.ts';
import type { DestinationContext } from '../destination.ts';
import { acceptedSetting, httpAddress } from '../scheme.ts';
import { type Container, parseConnectionString } from './address.ts';
import { sharedKeyHeader } from './shared-key.ts';
import { type TokenSource, tokenSource } from './token.ts';

/** How requests are authorised. */
export type Credentials =
  | { readonly kind: 'key'; readonly account: string; readonly key: string }
  | { readonly kind: 'sas'; readonly query: string }
  | { readonly kind: 'token'; readonly token: TokenSource };

/**
 * Credentials from the environment: AZURE_STORAGE_CONNECTION_STRING, else AZURE_STORAGE_SAS_TOKEN, else
 * AZURE_STORAGE_KEY, else a login (see `tokenSource`). Nothing is asked for yet. Throws E_DEPLOY_CREDENTIALS where
 * they are for another account.
 */
export function credentialsOf(account: string, context: DestinationContext): Credentials {
  const { env, log } = context;
  if (env.AZURE_STORAGE_CONNECTION_STRING) {
    const connection = parseConnectionString(env.AZURE_STORAGE_CONNECTION_STRING);
    if (connection.account !== undefined && connection.account !== account) {
      throw wrongAccount('AZURE_STORAGE_CONNECTION_STRING', connection.account, account);
    }
    if (connection.key) return keyOf(account, connection.key, log);
    if (connection.sas) return sasOf(connection.sas, log);
    throw new Failure('E_DEPLOY_CREDENTIALS', {
      what: 'The connection string holds no credentials',
      value: 'AZURE_STORAGE_CONNECTION_STRING',
      why: 'it has neither AccountKey= nor SharedAccessSignature=',
      fix: 'copy it again, whole, from the storage account’s access keys',
    });
  }
  if (env.AZURE_STORAGE_SAS_TOKEN) return sasOf(env.AZURE_STORAGE_SAS_TOKEN, log);
  if (env.AZURE_STORAGE_KEY) {
    const named = env.AZURE_STORAGE_ACCOUNT;
    if (named && named !== account) throw wrongAccount('AZURE_STORAGE_ACCOUNT', named, account);
    return keyOf(account, env.AZURE_STORAGE_KEY, log);
  }
  return { kind: 'token', token: tokenSource(context) };
}

function keyOf(account: string, key: string, log: DestinationContext['log']): Credentials {
  log.mask(key);
  return { kind: 'key', account, key };
}

function sasOf(given: string, log: DestinationContext['log']): Credentials {
  // Azure shows it with its `?`, and as the end of an address.
  const query = given.trim().replace(/^[^?]*\?/, '');
  log.mask(query);
  const signature = new URLSearchParams(query).get('sig');
  if (signature) {
    log.mask(signature);
    log.mask(encodeURIComponent(signature));
  }
  return { kind: 'sas', query };
}

function wrongAccount(variable: string, named: string, account: string): Failure {
  return new Failure('E_DEPLOY_CREDENTIALS', {
    what: 'The credentials are for another storage account',
    value: `${variable} is for ${named}`,
    why: `the destination is in ${account}`,
    fix: 'correct the one or the other',
  });
}

/** Adds the credentials to a request that has its `x-ms-` headers. */
export async function authorized(
  request: { readonly method: string; readonly url: string; readonly headers: Record<string, string> },
  credentials: Credentials,
  options: { readonly refresh: boolean; readonly signal: AbortSignal },
): Promise<{ url: string; headers: Record<string, string> }> {
  const { url, headers } = request;
  switch (credentials.kind) {
    case 'key': {
      const authorization = sharedKeyHeader(request, credentials.account, credentials.key);
      return { url, headers: { ...headers, authorization } };
    }
    case 'sas': {
      const source = headers['x-ms-copy-source'];
      return {
        url: withQuery(url, credentials.query),
        headers:
          source === undefined
            ? headers
            : { ...headers, 'x-ms-copy-source': withQuery(source, credentials.query) },
      };
    }
    case 'token':
      return { url, headers: { ...headers, authorization: `Bearer ${await credentials.token(options)}` } };
  }
}

function withQuery(url: string, query: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** When a SAS ends, if it says so. */
export function expiryOf(credentials: Credentials): Date | undefined {
  if (credentials.kind !== 'sas') return undefined;
  const end = Date.parse(new URLSearchParams(credentials.query).get('se') ?? '');
  return Number.isNaN(end) ? undefined : new Date(end);
}

/** The account's address for blobs: given, of the connection string, or the public cloud's. */
export function endpointOf(
  account: string,
  given: string | undefined,
  env: Environment,
): Container['endpoint'] {
  const connection = parseConnectionString(env.AZURE_STORAGE_CONNECTION_STRING ?? '');
  const own = connection.account === undefined || connection.account === account;
  const ofString = (): string | undefined =>
    acceptedSetting(
      'The blob endpoint of AZURE_STORAGE_CONNECTION_STRING',
      connection.blobEndpoint || undefined,
      httpAddress,
    );
  const endpoint = given ?? (own ? ofString() : undefined);
  return (endpoint ?? `https://${account}.blob.core.windows.net`).replace(/\/+$/, '');
}
