import { MANIFEST_PATH, type Manifest } from '../../bundle/manifest.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import { LARGE_ANSWER, textOf } from '../../http/endless.ts';
import type { Http, HttpRequest } from '../../http/http.ts';
import { networkWords } from '../../http/network-words.ts';
import { parseManifest } from '../plan/read-manifest.ts';

/** What asking a published site needs. No credentials are sent. */
export interface Reader {
  readonly http: Http;
  readonly clock: Pick<Clock, 'now'>;
  readonly signal: AbortSignal;
}

const MOST_REDIRECTS = 3;

/** The manifest that a site holds which this program published; undefined where there is none. Throws E_DEPLOY_UNREACHABLE. */
export async function publishedManifest(site: string | URL, reader: Reader): Promise<Manifest | undefined> {
  return parseManifest((await publishedText(site, MANIFEST_PATH, reader)) ?? '');
}

/** A file of a published site, past caches on the way; undefined where it is not there. Throws E_DEPLOY_UNREACHABLE. */
export async function publishedText(
  site: string | URL,
  path: string,
  { http, clock, signal }: Reader,
): Promise<string | undefined> {
  let url = new URL(path, String(site).replace(/\/*$/, '/'));
  // Another address is another entry of a cache.
  url.searchParams.set('at', String(clock.now()));
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const unreachable = (why: string): Failure =>
      new Failure('E_DEPLOY_UNREACHABLE', {
        what: 'The published site could not be reached',
        value: url.host,
        why,
        fix: 'check its address, and that its host is up',
      });
    const request: HttpRequest = {
      method: 'GET',
      url: url.href,
      headers: { 'cache-control': 'no-cache', 'accept-encoding': 'identity' },
      signal,
    };
    const { status, headers, content } = await asked(request, http).catch((error: unknown) => {
      signal.throwIfAborted();
      throw unreachable(networkWords(error));
    });
    if (status === 200) return content;
    if (status >= 500) throw unreachable(`it answers with ${status}`);
    if (status < 300 || status >= 400 || headers.location === undefined) return undefined;
    url = new URL(headers.location, url);
  }
  return undefined;
}

async function asked(request: HttpRequest, http: Http) {
  const { status, headers, body } = await http(request);
  return { status, headers, content: await textOf(body, LARGE_ANSWER) };
}
