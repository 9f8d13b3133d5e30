import type { Readable } from 'node:stream';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import { bodyText, type Http, type HttpRequest } from '../../http/http.ts';
import type { Attempt } from '../../http/retry.ts';
import type { Log } from '../../log/log.ts';
import type { Turn } from '../destination.ts';
import { lostConnection } from './lost-connection.ts';
import { isPageInstead, isSentAsPage, noStore } from './no-store.ts';
import { afterRefusal, toldRetries } from './told-retries.ts';

/** One request to a store of objects, before it is authorised. */
export interface StoreRequest {
  readonly method: HttpRequest['method'];
  /** Where it has to be asked for, that is done for each attempt. */
  readonly url: string | ((turn: Turn) => Promise<string>);
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** A stream is opened for each attempt. */
  readonly body?: StoreBody | undefined;
  /** Takes the body of a success as it comes; without, it is the answer's text. */
  readonly read?: ReadBody | undefined;
  /** Budget for the first byte of the answer, where it is not the usual one. */
  readonly headersTimeoutMs?: number | undefined;
  /** What the request is about, for messages: `container/path`. */
  readonly subject: string;
  /** The permission it needs, for messages, in the service's words. */
  readonly permission: string;
}

/** Reads a body to its end; called anew for each attempt. */
export type ReadBody = (body: AsyncIterable<Uint8Array>) => Promise<void>;

export interface StoreBody {
  readonly open: () => Uint8Array | Readable | Promise<Uint8Array | Readable>;
  readonly size: number;
  /** Told that a server took all of it: the memory it was sent from is free. */
  readonly arrived?: (() => void) | undefined;
}

/** A body that is in memory as a whole. */
export function bodyInMemory(content: string | Uint8Array): StoreBody {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { open: () => bytes, size: bytes.length };
}

export interface StoreAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What differs from service to service. */
export interface StoreService {
  /** What it is called in messages, where it is no store. */
  readonly name?: string | undefined;
  /** The service's address, for messages. */
  readonly address: string;
  /** What to do when it cannot be reached. */
  readonly unreachableFix: string;
  /** Adds credentials that are valid now; `refresh` when the service refused the ones before as expired. */
  authorize(
    request: { readonly method: string; readonly url: string; readonly headers: Record<string, string> },
    options: { readonly refresh: boolean; readonly signal: AbortSignal },
  ): Promise<{ readonly url: string; readonly headers: Record<string, string> }>;
  /**
   * Whether an answer that is believed, or a 404, is the service's own, where it can be told: what stands in between may
   * answer in its place. Pages for people are known for what they are anyway.
   */
  readonly isOwn?: ((answer: StoreAnswer) => boolean) | undefined;
  /** Puts a refusal into words a reader can act on. */
  failureOf(answer: StoreAnswer, request: StoreRequest): Failure;
}

/** Sends a request, retried; rejects with a Failure unless it succeeds or `expects` names the answer's status. */
export type StoreClient = (
  request: StoreRequest,
  turn: Turn,
  expects?: readonly number[],
) => Promise<StoreAnswer>;

/** A client for a service that speaks HTTP with credentials that may expire while we work. */
export function createStoreClient(
  service: StoreService,
  { http, clock, log }: { readonly http: Http; readonly clock: Clock; readonly log: Log },
): StoreClient {
  const send = async (
    { method, url: place, headers, body, read, headersTimeoutMs }: StoreRequest,
    turn: Turn,
    refresh: boolean,
  ): Promise<StoreAnswer> => {
    const { signal } = turn;
    const url = typeof place === 'string' ? place : await place(turn);
    const length: Record<string, string> = body === undefined ? {} : { 'content-length': String(body.size) };
    const authorized = await service.authorize(
      { method, url, headers: { ...headers, ...length } },
      { refresh, signal },
    );
    const whole = read === undefined;
    const opened = await body?.open();
    const response = await http({ method, ...authorized, body: opened, signal, whole, headersTimeoutMs });
    const { status, headers: answered } = response;
    const text = await bodyText(response, isSentAsPage(answered) ? undefined : read);
    return { status, headers: answered, body: text };
  };

  const isStrange = (answer: StoreAnswer, request: StoreRequest): boolean =>
    service.isOwn?.(answer) === false || isPageInstead(request, answer);

  /** How often it was logged in anew: of many requests that find a session ended, one does. */
  let logins = 0;

  return (request, turn, expects = []) => {
    let refreshed = false;
    const attempt = async (refresh: boolean): Promise<Attempt<StoreAnswer>> => {
      let answer: StoreAnswer;
      const login = logins;
      try {
        answer = await send(request, turn, refresh);
      } catch (error) {
        turn.signal.throwIfAborted();
        return lostConnection(error, service);
      }
      const { status } = answer;
      const isBelieved = status < 300 || expects.includes(status);
      // To believe another would be to miss a file that the manifest then names for ever, or to blame a name.
      if ((isBelieved || status === 404) && isStrange(answer, request))
        return { done: false, error: stranger(service, request.subject) };
      if (isBelieved) {
        if (status < 300) request.body?.arrived?.();
        return { done: true, value: answer };
      }
      if (status === 401 && !refreshed) {
        refreshed = true;
        const first = login === logins;
        if (first) logins += 1;
        return attempt(first);
      }
      const failure = service.failureOf(answer, request);
      return afterRefusal(failure, answer, turn, clock.now());
    };
    const told = { log, place: service.address, request: `${request.method} ${request.subject}` };
    return toldRetries(() => attempt(false), { clock, signal: turn.signal, ...told });
  };
}

function stranger({ name, unreachableFix }: StoreService, subject: string): Failure {
  if (name === undefined) return noStore(subject);
  return new Failure('E_DEPLOY_NOT_FOUND', {
    what: `What answers is not ${name}`,
    value: subject,
    why: 'it answers, but with something else than the service does',
    fix: unreachableFix,
  });
}

/** What to do where a service points elsewhere: its credentials are for nobody else. */
const MOVED =
  'write the address that the service answers on itself as endpoint= of the destination: redirects are not followed';

/** The failure for an answer that no service gives a meaning of its own: it may pass, or it does not. */
export function otherFailure(status: number, subject: string, why: string): Failure {
  if (status >= 500 || status === 429 || status === 408) {
    return new Failure('E_DEPLOY_UNREACHABLE', {
      what: 'The storage service keeps failing',
      value: subject,
      why,
      fix: 'run again: what arrived is reused',
    });
  }
  return new Failure('E_DEPLOY_FAILED', {
    what: 'The storage service refused a request',
    value: subject,
    why,
    ...(status < 400 && { fix: MOVED }),
  });
}
