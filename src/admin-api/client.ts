import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { Failure, messageOf } from '../errors/failure.ts';
import { certificateRemedy } from '../http/certificate.ts';
import type { Http, HttpRequest } from '../http/http.ts';
import {
  isRetryableStatus,
  networkErrorCode,
  neverReached,
  type RetryBudget,
  type RetryPolicy,
  retryAfterMs,
  retrying,
} from '../http/retry.ts';
import { routes } from './routes.ts';
import {
  AgentJob,
  BundleLink,
  ErrorBody,
  ExportJob,
  type StartExportRequest,
  StartExportResponse,
} from './schemas.ts';

export interface AdminApiOptions {
  /** Address of the service; operations are relative to it, a path is kept. */
  readonly baseUrl: URL;
  /** Sent as a bearer token to `baseUrl` and nowhere else. */
  readonly apiKey: string;
  readonly http: Http;
  readonly clock: Clock;
  readonly retries?: RetryPolicy | undefined;
  readonly budget?: RetryBudget | undefined;
  /** Told before each retry. */
  readonly onRetry?: ((message: string) => void) | undefined;
}

/** The four operations of the Admin API (spec/admin-api, section 4). All reject with a {@link Failure}. */
export interface AdminApi {
  startExport(request: StartExportRequest, signal: AbortSignal): Promise<{ jobId: string }>;
  /** `retryAfterMs` is what the service asks to wait before the next poll, where it says so. */
  exportJob(
    jobId: string,
    signal: AbortSignal,
  ): Promise<{ job: ExportJob; retryAfterMs: number | undefined }>;
  generateBundle(jobId: string, signal: AbortSignal): Promise<BundleLink>;
  agentJob(projectId: string, id: string, signal: AbortSignal): Promise<AgentJob>;
}

interface Operation<T> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly schema: z.ZodType<T>;
  readonly body?: unknown;
  /** Whether a second request does no harm. */
  readonly idempotent: boolean;
}

/** A client of one service with the Admin API. */
export function createAdminApi(options: AdminApiOptions): AdminApi {
  const call = async <T>(operation: Operation<T>, signal: AbortSignal) => {
    const answer = await exchange(operation, options, signal);
    return { value: parseAnswer(operation, answer.body, options.baseUrl), headers: answer.headers };
  };
  return {
    async startExport(request, signal) {
      // Starting twice would export twice, so this one is repeated only when it surely never arrived.
      const { value } = await call(
        {
          name: 'start the export job',
          method: 'POST',
          path: routes.startExport(),
          schema: StartExportResponse,
          body: request,
          idempotent: false,
        },
        signal,
      );
      return value;
    },
    async exportJob(jobId, signal) {
      const { value, headers } = await call(
        {
          name: 'read the export job',
          method: 'GET',
          path: routes.exportJob(jobId),
          schema: ExportJob,
          idempotent: true,
        },
        signal,
      );
      return { job: value, retryAfterMs: retryAfterMs(headers['retry-after'], options.clock.now()) };
    },
    async generateBundle(jobId, signal) {
      // Generating again only makes a fresh link (spec section 4, rule 2).
      const { value } = await call(
        {
          name: 'generate the bundle',
          method: 'POST',
          path: routes.bundle(jobId),
          schema: BundleLink,
          idempotent: true,
        },
        signal,
      );
      return value;
    },
    async agentJob(projectId, id, signal) {
      const { value } = await call(
        {
          name: 'read the agent job',
          method: 'GET',
          path: routes.agentJob(projectId, id),
          schema: AgentJob,
          idempotent: true,
        },
        signal,
      );
      return value;
    },
  };
}

interface Answer {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function exchange<T>(
  operation: Operation<T>,
  options: AdminApiOptions,
  signal: AbortSignal,
): Promise<Answer> {
  const { baseUrl, http, clock } = options;
  const base = baseUrl.href.endsWith('/') ? baseUrl.href : `${baseUrl.href}/`;
  const body = operation.body === undefined ? undefined : JSON.stringify(operation.body);
  const request: HttpRequest = {
    method: operation.method,
    url: new URL(operation.path, base),
    headers: {
      authorization: `Bearer ${options.apiKey}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body,
    signal,
  };
  return retrying<Answer>(
    async () => {
      try {
        const response = await http(request);
        const answer = { body: await text(response.body), headers: response.headers };
        if (response.status >= 200 && response.status < 300) return { done: true, value: answer };
        const retryAfter = retryAfterMs(answer.headers['retry-after'], clock.now());
        const error = rejection(operation, response.status, answer, { ...options, retryAfter });
        // 429 means the service did not take the request on; a 5xx may come after it did.
        const repeatable = operation.idempotent
          ? isRetryableStatus(response.status)
          : response.status === 429;
        if (!repeatable) throw error;
        return { done: false, error, retryAfter };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Failure) throw error;
        const failure = unreachable(operation, error, baseUrl);
        const repeatable = operation.idempotent ? networkErrorCode(error) !== undefined : neverReached(error);
        if (!repeatable) throw failure;
        return { done: false, error: failure };
      }
    },
    {
      clock,
      signal,
      policy: options.retries,
      budget: options.budget,
      onRetry: (error, pause) =>
        options.onRetry?.(`${messageOf(error)}; trying again in ${(pause / 1000).toFixed(1)} s`),
    },
  );
}

interface Attempted {
  readonly name: string;
  readonly idempotent: boolean;
}

/** What a reader must know of a start whose answer got lost. */
const MAY_HAVE_STARTED =
  'the job may have started all the same: look for it in the dashboard, and adopt it with export-job-id';

/** What the codes mean that say least. */
const NETWORK_WORDS: Readonly<Record<string, string>> = {
  UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
  UND_ERR_HEADERS_TIMEOUT: 'no answer came in time',
  UND_ERR_BODY_TIMEOUT: 'the answer broke off',
  UND_ERR_CONNECT_TIMEOUT: 'no connection was made in time',
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no host of this name',
};

function unreachable({ name, idempotent }: Attempted, error: unknown, baseUrl: URL): Failure {
  const code = networkErrorCode(error);
  const words = NETWORK_WORDS[code ?? ''];
  const fix = certificateRemedy(error) ?? 'check base-url, and the network of the runner';
  return new Failure('E_API_UNREACHABLE', {
    what: `Could not ${name}`,
    value: baseUrl.origin,
    why: words === undefined ? (code ?? messageOf(error)) : `${words} (${code})`,
    fix: idempotent || neverReached(error) || code === undefined ? fix : `${fix}; ${MAY_HAVE_STARTED}`,
    cause: error,
  });
}

function rejection(
  { name, idempotent }: Attempted,
  status: number,
  answer: Answer,
  { baseUrl, apiKey, retryAfter }: AdminApiOptions & { readonly retryAfter: number | undefined },
): Failure {
  const said = serviceWords(answer.body)?.replaceAll(apiKey, '***');
  const what = `Could not ${name}`;
  const why = `${baseUrl.host} answered ${status}${said === undefined ? '' : ` (${said})`}`;
  if (status === 401 || status === 402 || status === 403) {
    return new Failure('E_API_KEY_REJECTED', {
      what,
      why,
      fix: 'check api-key: admin keys expire, belong to one organization, and static export needs an Enterprise plan',
    });
  }
  if (status === 404)
    return new Failure('E_API_NOT_FOUND', { what, why, fix: 'check base-url, domain and the job ids' });
  if (status >= 300 && status < 400) {
    return new Failure('E_API_RESPONSE', {
      what,
      why: `${why} and points elsewhere; redirects are not followed, since the key belongs to base-url alone`,
      fix: 'set base-url to the address the service answers on itself',
    });
  }
  if (isRetryableStatus(status)) {
    const asks = retryAfter ? `, and asks to wait ${Math.ceil(retryAfter / 1000)} s` : '';
    const later = 'run again later; the service is overloaded or down';
    return new Failure('E_API_UNREACHABLE', {
      what,
      why: why + asks,
      fix: idempotent || status === 429 ? later : `${later}; ${MAY_HAVE_STARTED}`,
    });
  }
  const busy = 'wait until the job it means is done, or adopt that with export-job-id; then run again';
  const wrong =
    said === undefined ? 'check base-url and domain' : 'mend what the service names, then run again';
  return new Failure('E_API_REQUEST_REJECTED', { what, why, fix: status === 409 ? busy : wrong });
}

/** The service's own error message (spec section 7), short enough for one line. */
function serviceWords(body: string): string | undefined {
  const parsed = ErrorBody.safeParse(tryJson(body));
  const words = (parsed.success ? parsed.data.error : '').replaceAll(/\s+/g, ' ').trim();
  return words === '' ? undefined : words.slice(0, 300);
}

function parseAnswer<T>(operation: Operation<T>, body: string, baseUrl: URL): T {
  const json = tryJson(body);
  const parsed = operation.schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues
    .map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`)
    .join('; ');
  throw new Failure('E_API_RESPONSE', {
    what: `Could not ${operation.name}`,
    value: baseUrl.origin,
    why:
      json === undefined
        ? 'the answer is not JSON'
        : `the answer is not what the Admin API describes (${problems})`,
    fix: 'check that base-url is the address of the API, not of the site',
  });
}

function tryJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
