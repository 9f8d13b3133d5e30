import type { Readable } from 'node:stream';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import type { Http, HttpResponse } from '../../http/http.ts';
import { askingToWait, isRetryableStatus, retryAfterMs } from '../../http/retry.ts';

/** Where a download goes on, and the strong ETag of the file that was begun. */
export interface Resumption {
  readonly from: number;
  readonly etag: string;
}

/** The bytes of a bundle from `start` on. */
export interface BundleContent {
  readonly kind: 'content';
  readonly host: string;
  readonly start: number;
  /** Size of the whole file, where the server says it. */
  readonly total: number | undefined;
  /** Only a strong one: a weak one does not stand for the same bytes. */
  readonly etag: string | undefined;
  /** Must be read to its end or destroyed. */
  readonly body: Readable;
}

/** The server did not send the bundle, and what may help. */
export interface Refusal {
  readonly kind: 'refused';
  readonly error: Failure;
  readonly remedy: 'wait' | 'fresh-link' | 'from-start' | 'none';
  readonly retryAfter?: number | undefined;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** What an object storage answers to a link that has expired; S3 also answers 400 to an expired session. */
const LINK_REFUSED = new Set([401, 403, 404, 410]);
const EXPIRED = /ExpiredToken|AccessDenied|RequestExpired|expired/i;
const MAX_ERROR_BYTES = 4096;

/**
 * Asks for a bundle, following redirects. Sends nothing but the range that is wanted: no Authorization, no cookie.
 * Rejects with E_BUNDLE_DOWNLOAD for a link that cannot be followed, and with network errors as they are.
 */
export async function requestBundle(
  link: string,
  resumption: Resumption | undefined,
  context: { readonly http: Http; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<BundleContent | Refusal> {
  const headers = {
    // A body that is compressed on the way could not be resumed or measured.
    'accept-encoding': 'identity',
    ...(resumption === undefined ? {} : { range: `bytes=${resumption.from}-`, 'if-range': resumption.etag }),
  };
  let url = parseLink(link, undefined);
  for (let redirects = 0; ; redirects += 1) {
    const response = await context.http({ method: 'GET', url, headers, signal: context.signal });
    const location = response.headers.location;
    if (!REDIRECTS.has(response.status) || location === undefined)
      return answerOf(response, url.host, context.clock);
    response.body.destroy();
    if (redirects === MAX_REDIRECTS)
      throw new DownloadFailure(url.host, `it redirects more than ${MAX_REDIRECTS} times`, { at: 'link' });
    url = parseLink(location, url);
  }
}

/** The host of a link: all of it that may be shown. */
export function hostOf(link: string): string {
  return URL.parse(link)?.host ?? 'the bundle link';
}

/** What is to be mended where a download failed, and how a run goes on then. */
const FIXES = {
  network: 'check the network and the proxy of the runner, then run again: a fresh link is made',
  /** The network is well: somebody answered. */
  storage:
    'run again: a fresh link is made; where that is refused too, ask those who run the service, or the proxy before it',
  /** Nothing here could make it a better one. */
  link: 'ask those who made the link for one that begins with https:// and leads to the archive',
};

export interface DownloadFault {
  /** Where the fault lies; the network unless told. */
  readonly at?: keyof typeof FIXES | undefined;
  /** What to do, where more is known of it than where it lies. */
  readonly fix?: string | undefined;
  readonly cause?: unknown;
}

/** The bundle of one host could not be downloaded. */
export class DownloadFailure extends Failure {
  readonly at: keyof typeof FIXES;

  constructor(host: string, why: string, { at = 'network', fix = FIXES[at], cause }: DownloadFault = {}) {
    const what = 'The bundle could not be downloaded';
    super('E_BUNDLE_DOWNLOAD', { what, value: host, why, fix, cause });
    this.at = at;
  }
}

function parseLink(link: string, from: URL | undefined): URL {
  const where = from?.host ?? 'the bundle link';
  const refused = (why: string): Failure => new DownloadFailure(where, why, { at: 'link' });
  const url = URL.parse(link, from?.href);
  if (url === null) throw refused('the link is not a URL');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw refused(`a link with the scheme ${url.protocol} cannot be downloaded`);
  if (from?.protocol === 'https:' && url.protocol === 'http:')
    throw refused('it redirects from https to http');
  return url;
}

async function answerOf(
  response: HttpResponse,
  host: string,
  clock: Clock,
): Promise<BundleContent | Refusal> {
  const { status, headers, body } = response;
  const etag = headers.etag?.startsWith('"') === true ? headers.etag : undefined;
  if (status === 200) {
    const length = headers['content-length'];
    const total = length === undefined ? undefined : Number(length);
    return { kind: 'content', host, start: 0, total, etag, body };
  }
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers['content-range'] ?? '');
  if (status === 206 && range !== null) {
    const total = range[2] === '*' ? undefined : Number(range[2]);
    return { kind: 'content', host, start: Number(range[1]), total, etag, body };
  }
  const words = await readError(body);
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(words)?.[1];
  const isPassing = isRetryableStatus(status);
  const retryAfter = isPassing ? retryAfterMs(headers, clock.now()) : undefined;
  const answered = `it answered ${status}${code === undefined ? '' : ` ${code}`}`;
  const error = new DownloadFailure(host, askingToWait(answered, retryAfter), { at: 'storage' });
  if (status === 206 || status === 412 || status === 416)
    return { kind: 'refused', error, remedy: 'from-start' };
  if (LINK_REFUSED.has(status) || (status === 400 && EXPIRED.test(words)))
    return { kind: 'refused', error, remedy: 'fresh-link' };
  return isPassing
    ? { kind: 'refused', error, remedy: 'wait', retryAfter }
    : { kind: 'refused', error, remedy: 'none' };
}

/** The beginning of an error's body; a body that breaks off says less, and that is all. */
async function readError(body: Readable): Promise<string> {
  let text = '';
  try {
    for await (const piece of body) {
      text += String(piece);
      if (text.length >= MAX_ERROR_BYTES) break;
    }
  } catch {
    // The status alone decides then.
  }
  body.destroy();
  return text.slice(0, MAX_ERROR_BYTES);
}
