import { Failure } from '../errors/failure.ts';
import { secureConnectionProblem } from '../http/certificate.ts';
import { jsonIn } from '../http/json-in.ts';
import { networkWords } from '../http/network-words.ts';
import { askingToWait, isRetryableStatus, networkErrorCode, neverReached } from '../http/retry.ts';
import { wordsIn } from './words.ts';

/** What a reader must know of an operation that came to nothing. */
export interface Attempted {
  /** Completes "Could not …". */
  readonly name: string;
  /** Whether a second request does no harm. */
  readonly idempotent: boolean;
  /** The inputs that lead to it, in words. */
  readonly inputs: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a reader must know of a start whose answer got lost. */
export const MAY_HAVE_STARTED =
  'the job may have started all the same: look for it in the dashboard, and adopt it with export-job-id';

const CHECK_NETWORK = 'check base-url, and the network and the proxy of the runner';

/**
 * What answers so knows nothing of the operation: the job is gone, or no API is there. A host of files answers 405 or
 * 501 to a POST.
 */
const ELSEWHERE = new Set([404, 405, 410, 501]);

/** The E_API_UNREACHABLE failure of a request that ended in an error. */
export function unreachable({ name, idempotent }: Attempted, error: unknown, baseUrl: URL): Failure {
  const code = networkErrorCode(error);
  const fix = secureConnectionProblem(error)?.fix ?? CHECK_NETWORK;
  return new Failure('E_API_UNREACHABLE', {
    what: `Could not ${name}`,
    value: baseUrl.origin,
    why: networkWords(error),
    fix: idempotent || neverReached(error) || code === undefined ? fix : `${fix}; ${MAY_HAVE_STARTED}`,
    cause: error,
  });
}

/** The E_API_UNREACHABLE failure of an answer that did not come to its end. */
export function noAnswer({ name, idempotent }: Attempted, baseUrl: URL, timeoutMs: number): Failure {
  return new Failure('E_API_UNREACHABLE', {
    what: `Could not ${name}`,
    value: baseUrl.origin,
    why: `the answer was not complete after ${timeoutMs / 1000} s`,
    fix: idempotent ? CHECK_NETWORK : `${CHECK_NETWORK}; ${MAY_HAVE_STARTED}`,
  });
}

/** The E_API_RESPONSE failure of an answer that another program may have given. */
export function notTheApi({ name, idempotent }: Attempted, baseUrl: URL, why: string): Failure {
  const fix = 'check that base-url is the address of the API, not of the site';
  return new Failure('E_API_RESPONSE', {
    what: `Could not ${name}`,
    value: baseUrl.origin,
    why,
    fix: `${fix}; if it is, ${idempotent ? 'ask those who run the service' : MAY_HAVE_STARTED}`,
  });
}

/** The failure of an answer with a status that is no success, in the words of the service where it has some. */
export function rejection(
  { name, idempotent, inputs }: Attempted,
  { status, body, headers }: Answer,
  { baseUrl, apiKey }: { readonly baseUrl: URL; readonly apiKey: string },
  retryAfter: number | undefined,
): Failure {
  const said = serviceWords(body, apiKey);
  const what = `Could not ${name}`;
  const why = `${baseUrl.host} answered ${status}${said === undefined ? '' : ` (${said})`}`;
  if (status === 401 || status === 402 || status === 403) {
    return new Failure('E_API_KEY_REJECTED', {
      what,
      why,
      fix: 'check api-key: admin keys expire, belong to one organization, and static export needs an Enterprise plan',
    });
  }
  if (status === 407) {
    const fix = 'put its user and password into HTTPS_PROXY or HTTP_PROXY, or name the service in NO_PROXY';
    return new Failure('E_API_UNREACHABLE', { what, why: `${why}: a proxy in between wants a login`, fix });
  }
  if (ELSEWHERE.has(status)) {
    // The paths of the operations begin with it, and it is often copied along.
    const version = /\/v[12](?=\/?$)/.exec(baseUrl.pathname)?.[0];
    const fix =
      version === undefined ? `check ${inputs}` : `leave ${version} out of base-url, or check ${inputs}`;
    return new Failure('E_API_NOT_FOUND', { what, why, fix });
  }
  if (status >= 300 && status < 400) {
    return new Failure('E_API_RESPONSE', {
      what,
      why: `${why} and points ${target(headers, baseUrl)}; redirects are not followed, since the key belongs to base-url alone`,
      fix: 'set base-url to the address the service answers on itself',
    });
  }
  if (isRetryableStatus(status)) {
    const later =
      status === 429
        ? 'run again later: the service limits how often it is asked'
        : 'run again later; the service is overloaded or down';
    return new Failure('E_API_UNREACHABLE', {
      what,
      why: askingToWait(why, retryAfter),
      fix: idempotent || status === 429 ? later : `${later}; ${MAY_HAVE_STARTED}`,
      // A maintenance has an end that is told, too.
      limitMs: status === 429 || status === 503 ? retryAfter : undefined,
    });
  }
  const running = runningJob(body);
  const busy = idempotent
    ? 'wait until the job is done, then run again with its export-job-id'
    : `wait until the job it means is done, or adopt that with export-job-id${running === undefined ? '' : `: ${running}`}; then run again`;
  const wrong = said === undefined ? `check ${inputs}` : 'mend what the service names, then run again';
  return new Failure('E_API_REQUEST_REJECTED', {
    what,
    why,
    fix: status === 409 || status === 202 ? busy : wrong,
  });
}

/** No more than the host of a redirect, or that it is the same one: the rest may be a login's. */
function target({ location = '' }: Answer['headers'], baseUrl: URL): string {
  const url = URL.parse(location, baseUrl.href);
  if (url === null || location === '') return 'elsewhere';
  return url.origin === baseUrl.origin ? 'to another path' : `to ${url.origin}`;
}

/** The job that stands in the way, where the service names it; a line of text at most. */
function runningJob(body: string): string | undefined {
  const { jobId } = Object(jsonIn(body)) as { readonly jobId?: unknown };
  return typeof jobId === 'string' ? wordsIn(jobId) : undefined;
}

/** The service's own words (spec section 7), without the key; of what is no JSON, a short line that is no markup. */
export function serviceWords(body: string, apiKey: string): string | undefined {
  const json = jsonIn(body);
  const isLine = json === undefined && /^[^<{[][^<\n]{0,200}\s*$/.test(body);
  return wordsIn(isLine ? body : json)?.replaceAll(apiKey, '***');
}
