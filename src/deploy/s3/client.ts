import { hash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import { bodyText, type Http } from '../../http/http.ts';
import { type Attempt, networkErrorCode } from '../../http/retry.ts';
import type { Log } from '../../log/log.ts';
import { searchOf } from '../../text/percent.ts';
import type { Turn } from '../destination.ts';
import { lostConnection } from '../store/lost-connection.ts';
import { isPageInstead, isSentAsPage, noStore } from '../store/no-store.ts';
import { base64OfHex } from '../store/store.ts';
import type { ReadBody, StoreAnswer, StoreBody } from '../store/store-client.ts';
import { afterRefusal, toldRetries } from '../store/told-retries.ts';
import { addressOf, type Bucket, createAddressing } from './address.ts';
import type { CredentialSource } from './credentials.ts';
import { failureOf, type Refusal, refusalOf } from './failure.ts';
import { type Known, learned } from './lessons.ts';
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
interface S3Body extends StoreBody {
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
  /** Told where the service says that the bucket is in another. */
  readonly onRegion?: ((region: string) => void) | undefined;
  readonly credentials: CredentialSource;
  readonly http: Http;
  readonly clock: Clock;
  readonly log: Log;
}

const UNREACHED = {
  name: 'The bucket’s service',
  unreachableFix:
    'check region= or endpoint= of the destination, and the network; then run again: what arrived is reused',
};
const NO_BODY = hash('sha256', '');

/**
 * A client for one bucket: signs, retries, and puts right what a service tells us we have wrong: the region, the
 * clock, or credentials that expired while we worked.
 */
export function createS3({ bucket, credentials, http, clock, log, region, onRegion }: S3Context): S3 {
  const sign = createSign();
  const addressIn = createAddressing(bucket);
  let known: Known = { region, clockOffset: 0 };

  /** Learns from a refusal; true if the request is worth sending again at once. */
  const learn = (refusal: Refusal, sent: Known): boolean => {
    const next = learned(refusal, sent, known, clock.now());
    if (next === undefined) return false;
    if (next.region !== known.region) {
      log.info(`Bucket ${bucket.name} is in region ${next.region}, not ${known.region}`);
      onRegion?.(next.region);
    }
    if (next.clockOffset !== known.clockOffset) {
      const seconds = Math.round(-next.clockOffset / 1000);
      log.warning(`The clock of this machine is ${seconds} s off; signing by the service’s`);
    }
    known = next;
    return true;
  };

  const send = async (
    { method, key, query, headers: given, body, read }: S3Request,
    { region: at, clockOffset }: Known,
    { signal, refresh }: { readonly signal: AbortSignal; readonly refresh: boolean },
  ): Promise<StoreAnswer> => {
    const { origin, path } = addressIn(at, key);
    const unsigned = {
      ...{ method, origin, path, query: query ?? {} },
      headers: { ...given, ...digestHeaders(body, bucket) },
    };
    const date = new Date(clock.now() + clockOffset);
    const signed = await sign(unsigned, await credentials(refresh), at, date);
    if (body !== undefined) signed['content-length'] = String(body.size);
    const response = await http({
      method,
      url: `${origin}${path}${query === undefined ? '' : searchOf(query)}`,
      headers: signed,
      body: await body?.open(),
      signal,
      whole: read === undefined,
    });
    const { status, headers } = response;
    return { status, headers, body: await bodyText(response, isSentAsPage(headers) ? undefined : read) };
  };

  return async (request, turn, expects = []) => {
    let refresh = false;
    let lessons = 0;
    const attempt = async (): Promise<Attempt<S3Answer>> => {
      const sent = known;
      let answered: StoreAnswer;
      try {
        answered = await send(request, sent, { signal: turn.signal, refresh });
      } catch (error) {
        turn.signal.throwIfAborted();
        // A login that was not reached says so itself.
        if (error instanceof Failure && networkErrorCode(error) !== undefined) return { done: false, error };
        const { origin } = addressOf(bucket, known.region, '');
        return lostConnection(error, { ...UNREACHED, address: origin });
      }
      const answer = answerIn(answered, request);
      if (answer === undefined) return { done: false, error: noStore(bucket.name) };
      if (answer.ok) {
        request.body?.arrived?.();
        return { done: true, value: answer };
      }
      const { refusal } = answer;
      if (isExpected(refusal, expects)) return { done: true, value: answer };
      const { key, permission } = request;
      const { name, endpoint } = bucket;
      const failure = failureOf(refusal, { bucket: name, endpoint, region: known.region, key, permission });
      if (lessons < 2) {
        lessons += 1;
        if (refusal.code === 'ExpiredToken' && !refresh) {
          refresh = true;
          return attempt();
        }
        refresh = false;
        if (learn(refusal, sent)) return attempt();
      }
      const { code, status } = refusal;
      const passes = code === 'RequestTimeout' || code === 'OperationAborted';
      return afterRefusal(failure, { status, headers: answered.headers, passes }, turn, clock.now());
    };
    const told = { log, place: bucket.name, request: `${request.method} ${request.key}` };
    return toldRetries(attempt, { clock, signal: turn.signal, ...told });
  };
}

/** By what the service verifies a body. */
function digestHeaders(body: S3Body | undefined, { endpoint }: Bucket): Record<string, string> {
  const signed = { 'x-amz-content-sha256': body?.sha256 ?? NO_BODY };
  if (body?.md5 !== undefined) return { ...signed, 'content-md5': base64OfHex(body.md5) };
  // Where objects are locked AWS asks for either; other services do not all know this one.
  if (body === undefined || endpoint !== undefined) return signed;
  return { ...signed, 'x-amz-checksum-sha256': base64OfHex(body.sha256) };
}

/** What an answer means; undefined where it is none of the service's. */
function answerIn(answer: StoreAnswer, request: S3Request): S3Answer | undefined {
  const { status, headers, body } = answer;
  // To believe it would be to miss a file that the manifest then names for ever, or the manifest itself.
  if ((status < 300 || status === 404) && isStrange(request, answer)) return undefined;
  // A few operations begin a success before they know, and put the error into its body.
  if (status < 300 && (body === '' || !/^\s*(<\?xml[^>]*>\s*)?<Error>/.test(body)))
    return { ok: true, headers, body };
  return { ok: false, refusal: refusalOf(status < 300 ? 500 : status, headers, body) };
}

function isExpected({ code, status }: Refusal, expects: readonly string[]): boolean {
  if (expects.includes(code) || expects.includes(String(status))) return true;
  return status === 404 && code === '' && expects.includes('NoSuchKey');
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
