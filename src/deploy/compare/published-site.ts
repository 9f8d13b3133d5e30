import { MANIFEST_PATH, type Manifest } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import { LARGE_ANSWER, textOf } from '../../http/endless.ts';
import type { Http, HttpRequest } from '../../http/http.ts';
import { networkWords } from '../../http/network-words.ts';
import { redirectTarget } from '../../http/redirect.ts';
import {
  type Attempt,
  isRetryableStatus,
  networkErrorCode,
  retryAfterMs,
  retrying,
} from '../../http/retry.ts';
import { parseManifest } from '../plan/read-manifest.ts';

/** What asking a published site needs. No credentials are sent. */
export interface Reader {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const MOST_REDIRECTS = 3;

/** The manifest that a site holds which this program published; undefined where there is none. Throws E_DEPLOY_UNREACHABLE. */
export async function publishedManifest(site: string | URL, reader: Reader): Promise<Manifest | undefined> {
  return parseManifest((await publishedText(site, MANIFEST_PATH, reader)) ?? '');
}

/**
 * A file of a published site, past caches on the way; undefined where it is not there. Throws E_DEPLOY_UNREACHABLE where
 * that cannot be told.
 */
export async function publishedText(
  site: string | URL,
  path: string,
  reader: Reader,
): Promise<string | undefined> {
  let url = new URL(path, String(site).replace(/\/*$/, '/'));
  // Another address is another entry of a cache.
  url.searchParams.set('at', String(reader.clock.now()));
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await asked(url, reader);
    if (answer.location === undefined) return answer.content;
    const next = redirectTarget(answer.location, url.href);
    if (next === undefined) throw unreachable(url, 'it redirects elsewhere');
    url = next;
  }
  throw unreachable(url, 'it redirects too often');
}

interface Answer {
  /** Where it redirects to. */
  readonly location?: string | undefined;
  /** Undefined where there is no such file. */
  readonly content?: string | undefined;
}

/** Statuses that tell nothing of what is there: a login is wanted, here or by a proxy. */
const WANTS_LOGIN = new Set([401, 407]);

/** One address, asked for again where that may help. */
function asked(url: URL, { http, clock, signal }: Reader): Promise<Answer> {
  const request: HttpRequest = {
    method: 'GET',
    url: url.href,
    headers: { 'cache-control': 'no-cache', 'accept-encoding': 'identity' },
    signal,
  };
  const attempt = async (): Promise<Attempt<Answer>> => {
    try {
      const { status, headers, body } = await http(request);
      const content = await textOf(body, LARGE_ANSWER);
      const error = unreachable(url, `it answers with ${status}`);
      if (isRetryableStatus(status))
        return { done: false, error, retryAfter: retryAfterMs(headers, clock.now()) };
      if (WANTS_LOGIN.has(status)) throw error;
      const isRedirect = status >= 300 && status < 400;
      return {
        done: true,
        value: status === 200 ? { content } : { location: isRedirect ? headers.location : undefined },
      };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Failure) throw error;
      const failure = unreachable(url, networkWords(error));
      if (networkErrorCode(error) === undefined) throw failure;
      return { done: false, error: failure };
    }
  };
  return retrying(attempt, { clock, signal });
}

function unreachable({ host }: URL, why: string): Failure {
  return new Failure('E_DEPLOY_UNREACHABLE', {
    what: 'The published site could not be reached',
    value: host,
    why,
    fix: 'check its address, that its host is up, and that readers need no login there',
  });
}
