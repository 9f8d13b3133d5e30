import type { Clock } from '../clock.ts';
import { messageOf } from '../errors/failure.ts';
import { LARGE_ANSWER, SMALL_ANSWER, textOf } from '../http/endless.ts';
import type { Http, HttpRequest, HttpResponse } from '../http/http.ts';
import { jsonIn } from '../http/json-in.ts';
import { networkWords } from '../http/network-words.ts';
import { type Attempt, isRetryableStatus, networkErrorCode, neverReached, retrying } from '../http/retry.ts';
import type { Log } from '../log/log.ts';
import { rateLimitPause } from './rate-limit.ts';

export interface FetchOptions {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Told of each request that is sent, repeated ones included. */
  readonly onRequest?: (() => void) | undefined;
  /** Told before each pause. */
  readonly log: Pick<Log, 'info'>;
}

const ATTEMPTS = 5;
/** In all a run waits this long for rate limits; past that it says when the limit ends. */
const RATE_LIMIT_BUDGET_MS = 180_000;
const MOST_REDIRECTS = 3;

interface Init {
  readonly method?: HttpRequest['method'];
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly redirect?: 'manual' | 'follow';
}

/** An answer read to its end, so that a connection that breaks in the middle is tried again too. */
interface Answer {
  readonly status: number;
  readonly headers: HttpResponse['headers'];
  readonly words: string;
}

/** As much of a `Response` as octokit reads: with the global one Node.js loads all of its own fetch. */
interface ReadAnswer {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * What octokit sends its requests by. It honours rate limits, and repeats what failed on the way: 5xx and network errors
 * of requests that may be repeated, and any that surely never arrived.
 */
export function createFetch(options: FetchOptions): (url: string, init: Init) => Promise<ReadAnswer> {
  const send = persistent(options);
  return async (url, init) => {
    let asked: Asked = { url, init };
    let answer = await send(url, init);
    const isRedirected = (): boolean => answer.status > 300 && answer.status < 400 && answer.status !== 304;
    for (let hops = 0; init.redirect !== 'manual' && isRedirected() && hops < MOST_REDIRECTS; hops += 1) {
      asked = redirected(asked, answer);
      answer = await send(asked.url, asked.init);
    }
    return readable(asked.url, answer);
  };
}

interface Asked {
  readonly url: string;
  readonly init: Init;
}

/**
 * A repository that was renamed leads to its new name, and a file to the store that has it. The token goes to no other
 * host, and neither does what is sent.
 */
function redirected({ url, init }: Asked, { status, headers }: Answer): Asked {
  const to = URL.parse(headers.location ?? '', url);
  if (to === null) throw new Error(`it answered ${status}, which leads nowhere`);
  if (to.origin === new URL(url).origin) return { url: to.href, init };
  if ((init.method ?? 'GET') !== 'GET')
    throw new Error(
      `it answered ${status}, which leads to ${to.origin}: what is written goes to no other host`,
    );
  const kept = Object.entries(init.headers ?? {}).filter(([name]) => name.toLowerCase() !== 'authorization');
  return { url: to.href, init: { ...init, headers: Object.fromEntries(kept) } };
}

function readable(url: string, { status, headers, words }: Answer): ReadAnswer {
  return {
    ...{ status, url, headers: new Map(Object.entries(headers)) },
    text: async () => words,
    arrayBuffer: async () => new TextEncoder().encode(words).buffer,
  };
}

/** Sends a request, again where that is safe and worth the time; the last answer is handed on as it is. */
function persistent(options: FetchOptions): (url: string, init: Init) => Promise<Answer> {
  const { clock, signal, log } = options;
  let budget = RATE_LIMIT_BUDGET_MS;
  return (url, init) => {
    const repeatable = init.method !== 'POST';
    const attempt = async (number: number): Promise<Attempt<Answer>> => {
      let answer: Answer;
      try {
        answer = await sendOnce(url, init, options);
      } catch (error) {
        signal.throwIfAborted();
        const again = neverReached(error) || (repeatable && networkErrorCode(error) !== undefined);
        if (!again) throw error;
        return { done: false, error };
      }
      const { status, headers, words } = answer;
      if (isStrange(init, answer)) {
        const error = new Error(`what answered ${status} is not GitHub: it sent no JSON`);
        if (!repeatable) throw error;
        return { done: false, error };
      }
      const error = new Error(`GitHub answered ${status}`);
      const pause = rateLimitPause(status, headers, words, clock.now());
      if (pause !== undefined && pause <= budget && number < ATTEMPTS) {
        budget -= pause;
        return { done: false, retryAfter: pause, error };
      }
      const passing = pause === undefined && repeatable && isRetryableStatus(status);
      return passing && number < ATTEMPTS ? { done: false, error } : { done: true, value: answer };
    };
    return retrying(attempt, {
      clock,
      signal,
      policy: { attempts: ATTEMPTS, baseMs: 500, maxMs: RATE_LIMIT_BUDGET_MS },
      onRetry: (error, pauseMs) =>
        log.info(`${retryReason(error)}; trying again in ${Math.ceil(pauseMs / 1000)} s`),
    });
  };
}

async function sendOnce(url: string, init: Init, { http, signal, onRequest }: FetchOptions): Promise<Answer> {
  onRequest?.();
  const { method = 'GET', headers: given, body: sent } = init;
  const { status, headers, body } = await http({ method, url, headers: given, body: sent, signal });
  return { status, headers, words: await textOf(body, wantsJson(init) ? SMALL_ANSWER : LARGE_ANSWER) };
}

function retryReason(error: unknown): string {
  return networkErrorCode(error) === undefined ? messageOf(error) : `GitHub: ${networkWords(error)}`;
}

/** Whether a success says nothing, or something else than JSON: a page for people, or an answer that was cut. */
function isStrange(init: Init, { status, words }: Answer): boolean {
  return (status === 200 || status === 201) && wantsJson(init) && typeof jsonIn(words) !== 'object';
}

/** Files are asked for as what they are, and may be large. */
function wantsJson({ headers }: Init): boolean {
  return /json/.test(headers?.accept ?? '');
}
