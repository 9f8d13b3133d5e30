import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Dispatcher } from 'undici';
import { onAbort } from './abort.ts';
import { type AnswerLimits, watchAnswer } from './endless.ts';
import { flatten } from './headers.ts';
import type { HttpRequest, HttpResponse } from './http.ts';

/** The budgets and headers of a request, as the client sends it. */
export type Prepared = Pick<Dispatcher.RequestOptions, 'headers' | 'headersTimeout' | 'bodyTimeout'>;

/**
 * Sends a request and reads its answer to the end, through undici's own callbacks: no stream for the answer and no
 * listener of its own on the signal, which together cost as much as the exchange itself.
 */
export function askWhole(
  dispatcher: Dispatcher,
  { url, method, body, signal }: HttpRequest,
  prepared: Prepared,
  limits: AnswerLimits,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const { origin, path } = partsOf(url);
    let controller: Dispatcher.DispatchController | undefined;
    let answer: { status: number; headers: HttpResponse['headers'] } | undefined;
    const decoder = new StringDecoder();
    let text = '';
    let exceeded: ReturnType<typeof watchAnswer> | undefined;
    const forget = onAbort(signal, () => {
      reject(signal.reason);
      controller?.abort(abortedBy(signal));
      // Nobody else ends a body that has not been asked for yet.
      if (body instanceof Readable) body.destroy();
    });
    const ended = (): void => {
      forget();
      if (answer !== undefined) resolve(new WholeAnswer(answer.status, answer.headers, text + decoder.end()));
    };
    const request = { origin, path, method, body: body ?? null, ...prepared };
    dispatcher.dispatch(request, {
      onRequestStart(given) {
        controller = given;
        if (signal.aborted) given.abort(abortedBy(signal));
      },
      onResponseStart(_, status, headers) {
        // An informational answer is followed by the real one.
        if (status >= 200) answer = { status, headers: flatten(headers) };
      },
      onResponseData(_, chunk) {
        text += decoder.write(chunk);
        exceeded ??= watchAnswer(limits);
        const error = exceeded(chunk.length);
        // This ends the request, too: undici hands it on to onResponseError.
        if (error !== undefined) controller?.abort(error);
      },
      onResponseEnd: ended,
      onResponseError(_, error) {
        forget();
        reject(error);
      },
    });
  });
}

/**
 * A class for its accessor: V8 gives each object that is written with one a shape of its own, which keeps what the
 * accessor knows alive until old objects are collected.
 */
class WholeAnswer implements HttpResponse {
  readonly status: number;
  readonly headers: HttpResponse['headers'];
  readonly text: string;
  constructor(status: number, headers: HttpResponse['headers'], text: string) {
    this.status = status;
    this.headers = headers;
    this.text = text;
  }
  get body(): Readable {
    return Readable.from([Buffer.from(this.text)]);
  }
}

/** A plain address is taken apart without parsing it: what was signed goes out as it is. */
function partsOf(url: string | URL): { origin: string; path: string } {
  if (typeof url !== 'string' || url.includes('#')) {
    const { origin, pathname, search } = new URL(url);
    return { origin, path: pathname + search };
  }
  const [origin = '', rest = ''] = /^([a-z]+:\/\/[^/?]+)(.*)$/s.exec(url)?.slice(1) ?? [];
  return { origin, path: rest.startsWith('/') ? rest : `/${rest}` };
}

function abortedBy({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error('The request was aborted', { cause: reason });
}
