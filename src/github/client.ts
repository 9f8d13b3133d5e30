import type { Octokit } from '@octokit/core';
import type { Clock } from '../clock.ts';
import { Failure, messageOf, withoutStop } from '../errors/failure.ts';
import { secureConnectionProblem } from '../http/certificate.ts';
import { LARGE_ANSWER, SMALL_ANSWER, textOf } from '../http/endless.ts';
import type { Http, HttpRequest, HttpResponse } from '../http/http.ts';
import { jsonIn } from '../http/json-in.ts';
import { networkWords } from '../http/network-words.ts';
import { type Attempt, isRetryableStatus, networkErrorCode, neverReached, retrying } from '../http/retry.ts';
import type { Log } from '../log/log.ts';
import { rateLimitPause } from './rate-limit.ts';
import { remedyOfShut } from './shut.ts';

export type { Octokit };

/** One thing asked of GitHub, in words for the reader of an error. */
export interface Operation {
  /** Completes "GitHub refused to …": `write the comment`. */
  readonly doing: string;
  /** What the job's `permissions` must hold: `pull-requests: write`. */
  readonly permission: string;
}

/** The GitHub REST API with one token, lazily loaded. */
export interface GitHubClient {
  /** Runs requests; what GitHub refuses becomes E_GITHUB_API, whose status {@link githubStatus} tells. */
  call<T>(operation: Operation, work: (octokit: Octokit) => Promise<T>): Promise<T>;
}

export interface GitHubClientOptions {
  readonly token: string;
  /** `https://api.github.com`, or `https://HOST/api/v3` of a GitHub Enterprise Server. */
  readonly apiUrl: string;
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Told of each request that is sent, repeated ones included. */
  readonly onRequest?: (() => void) | undefined;
  /** Told before each pause. */
  readonly onRetry?: ((reason: string, pauseMs: number) => void) | undefined;
}

const ATTEMPTS = 5;
/** In all a run waits this long for rate limits; past that it says when the limit ends. */
const RATE_LIMIT_BUDGET_MS = 180_000;
const MOST_REDIRECTS = 3;

/**
 * Makes a client. It honours rate limits, and repeats what failed on the way: 5xx and network errors of requests that
 * may be repeated, and any that surely never arrived.
 */
export function createGitHubClient(options: GitHubClientOptions): GitHubClient {
  let octokit: Promise<Octokit> | undefined;
  const load = async (): Promise<Octokit> => {
    const { Octokit } = await import('@octokit/core');
    const send = async (url: string, init: Init): Promise<Answer> => {
      options.onRequest?.();
      const { method = 'GET', headers: given, body: sent } = init;
      const { signal } = options;
      const { status, headers, body } = await options.http({
        method,
        url,
        headers: given,
        body: sent,
        signal,
      });
      return { status, headers, words: await textOf(body, wantsJson(init) ? SMALL_ANSWER : LARGE_ANSWER) };
    };
    const sendPersistently = persistent(send, options);
    const fetch = async (url: string, init: Init): Promise<ReadAnswer> => {
      let asked: Asked = { url, init };
      let answer = await sendPersistently(url, init);
      const isRedirected = (): boolean => answer.status > 300 && answer.status < 400 && answer.status !== 304;
      for (let hops = 0; init.redirect !== 'manual' && isRedirected() && hops < MOST_REDIRECTS; hops += 1) {
        asked = redirected(asked, answer);
        answer = await sendPersistently(asked.url, asked.init);
      }
      return readable(asked.url, answer);
    };
    const { token: auth, apiUrl: baseUrl } = options;
    return new Octokit({ auth, baseUrl, userAgent: 'docs-export-action', request: { fetch } });
  };
  return {
    async call(operation, work) {
      octokit ??= load();
      try {
        return await work(await octokit);
      } catch (error) {
        options.signal.throwIfAborted();
        throw refusal(operation, error, options.clock.now());
      }
    },
  };
}

/** A client that tells the log of its pauses. */
export function openGitHubClient(
  options: Omit<GitHubClientOptions, 'onRetry'> & { readonly log: Log },
): GitHubClient {
  const onRetry = (reason: string, pauseMs: number): void =>
    options.log.info(`${reason}; trying again in ${Math.ceil(pauseMs / 1000)} s`);
  return createGitHubClient({ ...options, onRetry });
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

function readable(url: string, { status, headers, words }: Answer): ReadAnswer {
  return {
    ...{ status, url, headers: new Map(Object.entries(headers)) },
    text: async () => words,
    arrayBuffer: async () => new TextEncoder().encode(words).buffer,
  };
}

/** Sends a request, again where that is safe and worth the time; the last answer is handed on as it is. */
function persistent(
  send: (url: string, init: Init) => Promise<Answer>,
  { clock, signal, onRetry }: GitHubClientOptions,
): (url: string, init: Init) => Promise<Answer> {
  let budget = RATE_LIMIT_BUDGET_MS;
  return (url, init) => {
    const repeatable = init.method !== 'POST';
    const attempt = async (number: number): Promise<Attempt<Answer>> => {
      let answer: Answer;
      try {
        answer = await send(url, init);
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
      onRetry: (error, pauseMs) => onRetry?.(retryReason(error), pauseMs),
    });
  };
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

/** What octokit throws, as far as it is read here. */
interface RequestError extends Error {
  readonly status: number;
  readonly response?: { readonly headers: Record<string, string>; readonly data: unknown };
}

function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'HttpError';
}

/** The status GitHub answered, where an error came from an answer of GitHub. */
export function githubStatus(error: unknown): number | undefined {
  const cause = error instanceof Failure ? error.cause : error;
  return isRequestError(cause) && cause.response !== undefined ? cause.status : undefined;
}

/** Whether GitHub refused because the token may not: read-only tokens are how runs of forks are meant to be. */
export function isForbidden(error: unknown): boolean {
  return (
    error instanceof Failure && error.code === 'E_GITHUB_API' && [403, 404].includes(githubStatus(error) ?? 0)
  );
}

function refusal({ doing, permission }: Operation, error: unknown, now: number): unknown {
  if (!isRequestError(error)) return error;
  const { status, response } = error;
  if (response === undefined) {
    return new Failure('E_GITHUB_API', {
      what: `GitHub could not be reached to ${doing}`,
      why: networkWords(error),
      fix: `${secureConnectionProblem(error)?.fix ?? 'check the network and the proxy of the runner'}, then run again`,
      cause: error,
    });
  }
  const { words, details } = saidIn(response.data);
  const pause = rateLimitPause(status, response.headers, words, now);
  return new Failure(pause === undefined ? 'E_GITHUB_API' : 'E_GITHUB_RATE_LIMIT', {
    what: `GitHub refused to ${doing}`,
    value: String(status),
    why: [withoutStop(words), ...details].join(': '),
    fix:
      remedyOfShut(words) ??
      remedy(status, permission, pause === undefined ? undefined : new Date(now + pause)),
    cause: error,
  });
}

/** The message of an error and, where it is of what was sent, what is wrong with that. */
function saidIn(data: unknown): { readonly words: string; readonly details: readonly string[] } {
  const { message = '', errors } = Object(data) as { readonly message?: unknown; readonly errors?: unknown };
  const all = (Array.isArray(errors) ? errors : [errors]).map((one: unknown) => {
    const { message: own, field, code } = Object(one) as Readonly<Record<string, unknown>>;
    return String(typeof one === 'string' ? one : (own ?? [field, code].join(' '))).trim();
  });
  const some = all.filter((text) => text !== '').slice(0, 3);
  return { words: String(message), details: some.length === 0 ? [] : [some.join('; ')] };
}

function remedy(status: number, permission: string, limitEnds: Date | undefined): string {
  if (limitEnds !== undefined)
    return `the rate limit ends at ${limitEnds.toISOString()}; run again after that`;
  if (status === 401) return 'the token is wrong or expired; check `github-token`';
  if (status === 403 || status === 404)
    return `give the job \`permissions: ${permission}\`, or \`github-token\` a token that may do so`;
  return status >= 500 ? 'run again; GitHub has a fault of its own' : 'see the words of GitHub before this';
}
