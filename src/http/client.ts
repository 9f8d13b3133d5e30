import type { Dispatcher } from 'undici';
import { flatten } from './headers.ts';
import type { Http } from './http.ts';
import { askWhole } from './whole.ts';

export interface HttpClient {
  readonly http: Http;
  close(): Promise<void>;
}

export interface HttpClientOptions {
  /** Connections to one origin at once. */
  readonly connections?: number | undefined;
  /** Time to open a connection; 10 s unless told. */
  readonly connectTimeoutMs?: number | undefined;
}

/** No proxy reaches the embedded service, whatever the environment says. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * An HTTP client over undici: keep-alive, and the proxy of HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
 * undici is loaded at the first request, so that a run that fails early starts fast.
 */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  let loaded: Promise<{ undici: typeof import('undici'); dispatcher: Dispatcher }> | undefined;
  const load = async () => {
    const undici = await import('undici');
    const dispatcher = new undici.EnvHttpProxyAgent({
      noProxy: [process.env.no_proxy ?? process.env.NO_PROXY ?? '', ...LOOPBACK].join(','),
      connections: options.connections ?? 128,
      connect: { timeout: options.connectTimeoutMs ?? 10_000 },
    });
    return { undici, dispatcher };
  };
  return {
    async http(request) {
      loaded ??= load();
      const { undici, dispatcher } = await loaded;
      const prepared = {
        headers: { 'user-agent': 'docs-export-action', ...request.headers },
        headersTimeout: request.headersTimeoutMs ?? 30_000,
        bodyTimeout: request.bodyTimeoutMs ?? 30_000,
      };
      if (request.whole === true) return askWhole(dispatcher, request, prepared);
      const response = await undici.request(request.url, {
        ...prepared,
        dispatcher,
        method: request.method,
        body: request.body ?? null,
        signal: request.signal,
      });
      // undici reports a body that is destroyed unread as an error; whoever reads one still gets its errors.
      response.body.on('error', () => {});
      return { status: response.statusCode, headers: flatten(response.headers), body: response.body };
    },
    async close() {
      if (loaded === undefined) return;
      await (await loaded).dispatcher.destroy();
    },
  };
}
