import type { Http, HttpRequest } from '../../http/http.ts';
import { searchOf } from '../../text/percent.ts';

/** A request as the AWS tools hand it on. */
interface Asked {
  readonly method: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number | undefined;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[] | null>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Longest time for one answer. */
const ANSWER_MS = 30_000;

/** Sends the requests of a login as all others are sent: left to themselves the AWS tools know of no proxy. */
export function loginRequests(http: Http) {
  return {
    async handle(asked: Asked) {
      const { method, protocol, hostname, port, path, query = {}, headers, body } = asked;
      const response = await http({
        method: method as HttpRequest['method'],
        url: `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}${searchOf(query)}`,
        headers,
        body: body as HttpRequest['body'],
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      return { response: { statusCode: response.status, headers: response.headers, body: response.body } };
    },
    metadata: { handlerProtocol: 'http/1.1' },
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
  };
}
