import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { Failure, reasonOf } from '../errors/failure.ts';
import type { Http, HttpRequest } from '../http/http.ts';
import { jsonIn } from '../http/json-in.ts';
import {
  isRetryableStatus,
  networkErrorCode,
  neverReached,
  type RetryBudget,
  type RetryPolicy,
  retryAfterMs,
  retrying,
  tryingAgain,
} from '../http/retry.ts';
import { SeenAgentJob, SeenBundleLink, SeenExportJob, StartedExport } from './answers.ts';
import { readBody } from './body.ts';
import {
  type Answer,
  type Attempted,
  noAnswer,
  notTheApi,
  rejection,
  serviceWords,
  unreachable,
} from './failures.ts';
import { routes } from './routes.ts';
import type { AgentJob, ExportJob, StartExportRequest } from './schemas.ts';

export interface AdminApiOptions {
  /** Address of the service; operations are relative to it, a path is kept. */
  readonly baseUrl: URL;
  /** Sent as a bearer token to `baseUrl` and nowhere else. */
  readonly apiKey: string;
  readonly http: Http;
  readonly clock: Clock;
  readonly retries?: RetryPolicy | undefined;
  readonly budget?: RetryBudget | undefined;
  /** Longest time for one answer to its end; a minute unless told. */
  readonly answerTimeoutMs?: number | undefined;
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
  generateBundle(jobId: string, signal: AbortSignal): Promise<SeenBundleLink>;
  agentJob(projectId: string, id: string, signal: AbortSignal): Promise<AgentJob>;
}

interface Operation<T> extends Attempted {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly schema: z.ZodType<T>;
  readonly body?: unknown;
  /** Statuses that may pass on another try, besides those that always may; a success where its answer is not whole. */
  readonly passing?: readonly number[];
}

/** A client of one service with the Admin API. */
export function createAdminApi(options: AdminApiOptions): AdminApi {
  const call = <T>(operation: Operation<T>, signal: AbortSignal) => exchange(operation, options, signal);
  return {
    async startExport(request, signal) {
      // Starting twice would export twice, so this one is repeated only when it surely never arrived.
      const { value } = await call(
        {
          name: 'start the export job',
          method: 'POST',
          path: routes.startExport(),
          schema: StartedExport,
          body: request,
          idempotent: false,
          inputs: inputsOf(request),
        },
        signal,
      );
      return value;
    },
    async exportJob(jobId, signal) {
      const { value, headers } = await call(
        {
          name: `read the export job ${jobId}`,
          method: 'GET',
          path: routes.exportJob(jobId),
          schema: SeenExportJob,
          idempotent: true,
          inputs: 'base-url, and export-job-id where it is given',
        },
        signal,
      );
      return { job: value, retryAfterMs: retryAfterMs(headers, options.clock.now()) };
    },
    async generateBundle(jobId, signal) {
      // Generating again only makes a fresh link (spec section 4, rule 2).
      const { value } = await call(
        {
          name: `generate the bundle of the export job ${jobId}`,
          method: 'POST',
          path: routes.bundle(jobId),
          schema: SeenBundleLink,
          idempotent: true,
          inputs: 'base-url, and export-job-id where it is given',
          // The job is completed; who says otherwise has not heard of it yet, or is still packing.
          passing: [202, 409],
        },
        signal,
      );
      return value;
    },
    async agentJob(projectId, id, signal) {
      const { value } = await call(
        {
          name: `read the agent job ${id} of the project ${projectId}`,
          method: 'GET',
          path: routes.agentJob(projectId, id),
          schema: SeenAgentJob,
          idempotent: true,
          inputs: 'base-url, agent-project-id and agent-job-id',
        },
        signal,
      );
      return { ...value, id: value.id || id };
    },
  };
}

/** The inputs that a start is made of. */
function inputsOf({ version, paths }: StartExportRequest): string {
  const more = [
    ...(version === undefined ? [] : ['export-version']),
    ...(paths === undefined ? [] : ['export-paths']),
  ];
  const last = more.pop();
  return last === undefined
    ? 'base-url and domain'
    : `${['base-url', 'domain', ...more].join(', ')} and ${last}`;
}

const ANSWER_TIMEOUT_MS = 60_000;

interface Exchanged<T> {
  readonly value: T;
  readonly headers: Answer['headers'];
}

async function exchange<T>(
  operation: Operation<T>,
  options: AdminApiOptions,
  signal: AbortSignal,
): Promise<Exchanged<T>> {
  const { baseUrl, http, clock, answerTimeoutMs = ANSWER_TIMEOUT_MS } = options;
  // One slash, however many a workflow put together.
  const base = baseUrl.href.replace(/\/*$/, '/');
  const body = operation.body === undefined ? undefined : JSON.stringify(operation.body);
  const request: Omit<HttpRequest, 'signal'> = {
    method: operation.method,
    url: new URL(operation.path, base),
    headers: {
      authorization: `Bearer ${options.apiKey}`,
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body,
  };
  return retrying<Exchanged<T>>(
    async () => {
      // The budgets of the client are for the silence between two pieces; an answer may also drip.
      const late = AbortSignal.timeout(answerTimeoutMs);
      try {
        const response = await http({ ...request, signal: AbortSignal.any([signal, late]) });
        const { status, headers } = response;
        const answer = { status, headers, body: await readBody(response) };
        const mayPass = operation.passing?.includes(status) === true;
        const isSuccess = status >= 200 && status < 300;
        const read = isSuccess ? parseAnswer(operation, answer, options) : undefined;
        if (read !== undefined && !(read instanceof Failure))
          return { done: true, value: { value: read.value, headers } };
        const retryAfter = retryAfterMs(headers, clock.now());
        const error =
          read === undefined || mayPass ? rejection(operation, answer, options, retryAfter) : read;
        // 429 means the service did not take the request on; a 5xx may come after it did.
        const repeatable = operation.idempotent
          ? isRetryableStatus(status) || mayPass || isStrange(answer, read)
          : status === 429;
        if (!repeatable) throw error;
        return { done: false, error, retryAfter };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Failure) throw error;
        const failure = late.aborted
          ? noAnswer(operation, baseUrl, answerTimeoutMs)
          : unreachable(operation, error, baseUrl);
        const isNetwork = late.aborted || networkErrorCode(error) !== undefined;
        const repeatable = operation.idempotent ? isNetwork : neverReached(error);
        if (!repeatable) throw failure;
        return { done: false, error: failure };
      }
    },
    {
      clock,
      signal,
      policy: options.retries,
      budget: options.budget,
      onRetry: (error, pause) => options.onRetry?.(tryingAgain(reasonOf(error), pause)),
    },
  );
}

/** Whether what stands before the service seems to have answered in its place, as it does while that restarts. */
function isStrange({ status, body }: Answer, read: unknown): boolean {
  return read instanceof Failure || (status === 404 && jsonIn(body) === undefined);
}

/** What a success says, or the failure where it says something else than the service does. */
function parseAnswer<T>(
  operation: Operation<T>,
  { body }: Answer,
  { baseUrl, apiKey }: AdminApiOptions,
): { readonly value: T } | Failure {
  const json = jsonIn(body);
  const parsed = operation.schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  if (body.trim() === '') return notTheApi(operation, baseUrl, 'the answer is empty');
  if (json === undefined) return notTheApi(operation, baseUrl, 'the answer is not JSON');
  const problems = parsed.error.issues
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message.replace(/^Invalid input: /, '')}`)
    .join('; ');
  const said = serviceWords(body, apiKey);
  return notTheApi(
    operation,
    baseUrl,
    `the answer is not what the Admin API describes (${problems})${said === undefined ? '' : `; it says: ${said}`}`,
  );
}
