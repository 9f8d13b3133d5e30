import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import { bodyText, type Http, type HttpResponse } from '../../http/http.ts';
import { networkWords } from '../../http/network-words.ts';
import {
  type Attempt,
  isRetryableStatus,
  networkErrorCode,
  retryAfterMs,
  retrying,
} from '../../http/retry.ts';
import type { Log } from '../../log/log.ts';
import type { Turn } from '../destination.ts';
import { base64OfHex, isPageInstead, isSentAsPage, noStore } from '../store.ts';
import { insecureFailure, type ReadBody, type StoreAnswer, type StoreBody } from '../store-client.ts';
import { toldRetries } from '../told-retries.ts';
import { textOf } from '../xml.ts';
import { addressOf, type Bucket, createAddressing, encodeStrictly } from './address.ts';
import type { CredentialSource } from './credentials.ts';
import { failureOf, type Refusal, refusalOf } from './failure.ts';
import { createSign } from './sign.ts';

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The object's key; empty for the bucket. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: S3Body | undefined;
  /** Takes the body of a success as it comes; without, it is the answer's text. */
  readonly read?: ReadBody | undefined;
  /** For messages: `s3:PutObject`. */
  readonly permission: string;
}

/**
 * A body with the digests (hexadecimal) by which the service verifies it; a stream is opened for each attempt. The
 * SHA-256 is part of the signature; the MD5 is sent where it is known.
 */
export interface S3Body extends StoreBody {
  readonly sha256: string;
  readonly md5?: string | undefined;
}

/** The answer: a success, or a refusal that the caller asked to see itself. */
type S3Answer =
  | { readonly ok: true; readonly headers: Readonly<Record<string, string>>; readonly body: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** One request to a bucket, retried; rejects with a Failure unless `expects` names the service's code, or its status. */
export type S3 = (request: S3Request, turn: Turn, expects?: readonly string[]) => Promise<S3Answer>;

export interface S3Context {
  readonly bucket: Bucket;
  readonly region: string;
  readonly credentials: CredentialSource;
  readonly http: Http;
  readonly clock: Clock;
  readonly log: Log;
}

const NO_BODY = createHash('sha256').digest('hex');

/**
 * A client for one bucket: signs, retries, and puts right what a service tells us we have wrong: the region, the
 * clock, or credentials that expired while we worked.
 */
export function createS3({ bucket, credentials, http, clock, log, ...context }: S3Context): S3 {
  const sign = createSign();
  const addressIn = createAddressing(bucket);
  let { region } = context;
  let clockOffset = 0;

  /** Learns from a refusal; true if the request is worth sending again at once. Others may have learned meanwhile. */
  const learn = (
    { code, status, headers, body }: Refusal,
    sent: { region: string; offset: number },
  ): boolean => {
    const named = headers['x-amz-bucket-region'] ?? textOf(body, 'Region');
    if (
      (status === 301 || status === 400 || status === 307) &&
      named !== undefined &&
      named !== sent.region
    ) {
      if (named !== region) log.info(`Bucket ${bucket.name} is in region ${named}, not ${region}`);
      region = named;
      return true;
    }
    const served = Date.parse(headers.date ?? '');
    if (code === 'RequestTimeTooSkewed' && sent.offset === 0 && !Number.isNaN(served)) {
      if (clockOffset !== 0) return true;
      clockOffset = served - clock.now();
      log.warning(
        `The clock of this machine is ${Math.round(-clockOffset / 1000)} s off; signing by the service’s`,
      );
      return true;
    }
    return false;
  };

  const send = async (request: S3Request, signal: AbortSignal, refresh: boolean): Promise<HttpResponse> => {
    const { origin, path } = addressIn(region, request.key);
    const { body, query } = request;
    const headers: Record<string, string> = {
      ...request.headers,
      'x-amz-content-sha256': body?.sha256 ?? NO_BODY,
    };
    if (body?.md5 !== undefined) headers['content-md5'] = base64OfHex(body.md5);
    // Where objects are locked AWS asks for either; other services do not all know this one.
    else if (body !== undefined && bucket.endpoint === undefined)
      headers['x-amz-checksum-sha256'] = base64OfHex(body.sha256);
    const date = new Date(clock.now() + clockOffset);
    const identity = await credentials(refresh);
    const signed = await sign(
      { method: request.method, origin, path, query: query ?? {}, headers },
      identity,
      region,
      date,
    );
    if (body !== undefined) signed['content-length'] = String(body.size);
    return http({
      method: request.method,
      url: `${origin}${path}${query === undefined ? '' : searchOf(query)}`,
      headers: signed,
      body: await body?.open(),
      signal,
      whole: request.read === undefined,
    });
  };

  return async (request, turn, expects = []) => {
    let refresh = false;
    let lessons = 0;
    const attempt = async (): Promise<Attempt<S3Answer>> => {
      let response: HttpResponse;
      let body: string;
      const sent = { region, offset: clockOffset };
      try {
        response = await send(request, turn.signal, refresh);
        body = await bodyText(response, isSentAsPage(response.headers) ? undefined : request.read);
      } catch (error) {
        turn.signal.throwIfAborted();
        const insecure = insecureFailure(addressOf(bucket, region, '').origin, error);
        if (insecure !== undefined) throw insecure;
        if (networkErrorCode(error) === undefined) throw error;
        return { done: false, error: unreachable(error) };
      }
      const { status, headers } = response;
      // To believe it would be to miss a file that the manifest then names for ever, or the manifest itself.
      if ((status < 300 || status === 404) && isStrange(request, { status, headers, body }))
        return { done: false, error: noStore(bucket.name) };
      // A few operations begin a success before they know, and put the error into its body.
      if (status < 300 && (body === '' || !/^\s*(<\?xml[^>]*>\s*)?<Error>/.test(body))) {
        request.body?.arrived?.();
        return { done: true, value: { ok: true, headers, body } };
      }
      const refusal = refusalOf(status < 300 ? 500 : status, headers, body);
      if (
        expects.includes(refusal.code) ||
        expects.includes(String(status)) ||
        (status === 404 && refusal.code === '' && expects.includes('NoSuchKey'))
      ) {
        return { done: true, value: { ok: false, refusal } };
      }
      const failure = failureOf(refusal, tried(request));
      if (lessons < 2) {
        lessons += 1;
        if (refusal.code === 'ExpiredToken' && !refresh) {
          refresh = true;
          return attempt();
        }
        refresh = false;
        if (learn(refusal, sent)) return attempt();
      }
      if (status === 503 || status === 429) turn.onThrottle?.();
      const passing = isRetryableStatus(refusal.status) && status !== 501;
      if (!passing && refusal.code !== 'RequestTimeout' && refusal.code !== 'OperationAborted') throw failure;
      return { done: false, error: failure, retryAfter: retryAfterMs(headers['retry-after'], clock.now()) };
    };
    const told = { log, place: bucket.name, request: `${request.method} ${request.key}` };
    return toldRetries(told, (onRetry) => retrying(attempt, { clock, signal: turn.signal, onRetry }));
  };

  function tried(request: S3Request): Parameters<typeof failureOf>[1] {
    const { key, permission } = request;
    return { bucket: bucket.name, endpoint: bucket.endpoint, region, key, permission };
  }

  function unreachable(error: unknown): Failure {
    return new Failure('E_DEPLOY_UNREACHABLE', {
      what: 'The bucket’s service could not be reached',
      value: addressOf(bucket, region, '').origin,
      why: networkWords(error),
      fix: 'check region= or endpoint= of the destination, and the network; then run again: what arrived is reused',
      cause: error,
    });
  }
}

/** What the service says of an object that it stores, or begins to. */
const STORES = /<(ETag|UploadId|CompleteMultipartUploadResult|Error|Code)\b/;

/**
 * Whether an answer is none of the service: each success that stores something says so, and each 404 tells its code,
 * where there is a body, or at least a header of its own.
 */
function isStrange(request: S3Request, answer: StoreAnswer): boolean {
  if (answer.status === 404) {
    const isOwn = Object.keys(answer.headers).some((name) => name.startsWith('x-amz-'));
    return request.method !== 'HEAD' && !answer.body.includes('<Code>') && (answer.body !== '' || !isOwn);
  }
  const stores = request.key !== '' && (request.method === 'PUT' || request.method === 'POST');
  const isSilent = stores && answer.headers.etag === undefined && !STORES.test(answer.body);
  return isSilent || isPageInstead(request, answer);
}

function searchOf(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
