import type { Dispatcher } from 'undici';
import type { Http, HttpResponse } from './http.ts';

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
      const response = await undici.request(request.url, {
        dispatcher,
        method: request.method,
        headers: { 'user-agent': 'docs-export-action', ...request.headers },
        body: request.body ?? null,
        signal: request.signal,
        headersTimeout: request.headersTimeoutMs ?? 30_000,
        bodyTimeout: request.bodyTimeoutMs ?? 30_000,
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

function flatten(headers: Record<string, string | string[] | undefined>): HttpResponse['headers'] {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
