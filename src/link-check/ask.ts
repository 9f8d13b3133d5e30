import type { Clock } from '../clock.ts';
import type { Http, HttpResponse } from '../http/http.ts';
import { networkWords } from '../http/network-words.ts';
import {
  isRetryableStatus,
  networkErrorCode,
  type RetryBudget,
  retryAfterMs,
  retrying,
} from '../http/retry.ts';
import { askableAddress } from './addresses.ts';

/** What came of asking an address; `isSilent` where its host did not answer. */
export type Answer =
  | { readonly kind: 'there' }
  /** It has another address for good. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone'; readonly why: string; readonly isSilent?: boolean }
  /** Somebody may be let in, or there may be an answer at another time. */
  | { readonly kind: 'unsure'; readonly why: string; readonly isSilent?: boolean };

export interface Asking {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Pauses that the addresses of one host may take together. */
  readonly budget: RetryBudget;
}

const MOST_REDIRECTS = 10;
const LONGEST_MS = 15_000;
const RETRIES = { attempts: 3, baseMs: 1000, maxMs: 10_000 };
/** Nobody knows a host of this name. */
const NO_HOST = 'ENOTFOUND';

/** A host answers, but not yet with what it is asked for. */
class Unavailable extends Error {}

/** Asks whether an address leads somewhere, as a reader without a login would. Throws only when `signal` aborts. */
export async function askAddress(address: string, asking: Asking): Promise<Answer> {
  let at = address;
  // Until one that is for now only.
  let lasting: string | undefined = address;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { status, headers } = await answerOf(at, asking);
      const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
      if (!isRedirect) return answerBy(status, address, lasting);
      const next = URL.parse(headers.location ?? '', at)?.href;
      const to = next === undefined ? undefined : askableAddress(next);
      if (to === undefined) return { kind: 'unsure', why: 'it leads on to where nobody can be asked' };
      if (lasting !== undefined) lasting = status === 301 || status === 308 ? to : undefined;
      at = to;
    }
    return { kind: 'gone', why: `it leads on and on, more than ${MOST_REDIRECTS} times` };
  } catch (error) {
    asking.signal.throwIfAborted();
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate ? 'no answer came in time' : networkWords(error);
    const isSilent = at === address && !(error instanceof Unavailable);
    return { kind: networkErrorCode(error) === NO_HOST ? 'gone' : 'unsure', why, isSilent };
  }
}

function answerBy(status: number, address: string, lasting: string | undefined): Answer {
  if (status === 404 || status === 410) return { kind: 'gone', why: `it answers ${status}` };
  if (status < 200 || status >= 300) return { kind: 'unsure', why: `it answers ${status}` };
  return lasting === undefined || lasting === address ? { kind: 'there' } : { kind: 'moved', to: lasting };
}

/** The head of an answer, asked for again where that may help; of hosts that answer to GET only, that of a GET. */
async function answerOf(
  url: string,
  { http, clock, signal, budget }: Asking,
): Promise<Pick<HttpResponse, 'status' | 'headers'>> {
  const ask = async (method: 'HEAD' | 'GET') => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
    const { status, headers, body } = await http({
      method,
      url,
      // Some hosts let nobody in who does not name a browser.
      headers: {
        accept: 'text/html, */*;q=0.8',
        'user-agent': 'Mozilla/5.0 (compatible; docs-export-action)',
      },
      signal: ended,
    });
    body.destroy();
    return { status, headers };
  };
  return retrying(
    async () => {
      try {
        const head = await ask('HEAD');
        const answer = head.status >= 400 && head.status !== 429 ? await ask('GET') : head;
        if (!isRetryableStatus(answer.status)) return { done: true, value: answer };
        const retryAfter = retryAfterMs(answer.headers, clock.now());
        return { done: false, retryAfter, error: new Unavailable(`it answers ${answer.status}`) };
      } catch (error) {
        signal.throwIfAborted();
        if (networkErrorCode(error) === NO_HOST) throw error;
        return { done: false, error };
      }
    },
    { clock, signal, policy: RETRIES, budget },
  );
}
