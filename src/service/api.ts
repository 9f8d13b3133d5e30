import type { Context, Hono, MiddlewareHandler } from 'hono';
import { pathTemplate, routes } from '../admin-api/routes.ts';
import { StartExportRequest } from '../admin-api/schemas.ts';
import { Failure, messageOf } from '../errors/failure.ts';
import type { Log } from '../log/log.ts';
import type { FindAgentJob } from './agent-jobs.ts';
import { checkAuthorization } from './authorization.ts';
import type { Job, Jobs } from './jobs.ts';

export interface ApiOptions {
  readonly apiKey: string;
  readonly domains: ReadonlySet<string>;
  readonly jobs: Jobs;
  readonly findAgentJob: FindAgentJob;
  /** Presigns the download of a completed job. */
  link(job: Job): { readonly bundleUrl: string; readonly expiresAt: string };
  readonly log?: Log | undefined;
}

const MAX_BODY_BYTES = 64 * 1024;

/** The four operations of the Admin API (spec/admin-api, section 4) as a web application. */
export async function createApi(options: ApiOptions): Promise<Hono> {
  const { Hono } = await import('hono');
  const { jobs } = options;
  const api = new Hono();

  api.use('*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  for (const version of ['/v1/*', '/v2/*']) api.use(version, authorize(options.apiKey));

  const start = pathTemplate(routes.startExport());
  api.post(start, async (c) => {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
      return refuse(c, 415, 'The body must be JSON, with the header Content-Type: application/json');
    const text = await shortText(c.req.raw);
    if (text === undefined) return refuse(c, 413, `The body is larger than ${MAX_BODY_BYTES} bytes`);
    const body = parseStart(text);
    if ('error' in body) return refuse(c, 400, body.error);
    const domain = body.request.domain.toLowerCase();
    if (!options.domains.has(domain)) return refuse(c, 404, unknownDomain(domain, options.domains));
    const { id, status, createdAt } = jobs.start({ ...body.request, domain });
    return c.json({ jobId: id, status, createdAt }, 202);
  });

  const status = pathTemplate(routes.exportJob(':jobId'));
  api.get(status, (c) => {
    const id = c.req.param('jobId') ?? '';
    const job = jobs.find(id);
    if (job === undefined) return refuse(c, 404, `No export job "${id}"`);
    const { request: _, archive: __, id: jobId, ...shown } = job;
    return c.json({ jobId, ...shown });
  });

  const bundle = pathTemplate(routes.bundle(':jobId'));
  api.post(bundle, (c) => {
    const id = c.req.param('jobId') ?? '';
    const job = jobs.find(id);
    if (job === undefined) return refuse(c, 404, `No export job "${id}"`);
    if (job.archive === undefined) {
      const fix = job.status === 'failed' ? 'start a new one' : 'generate the bundle when it is completed';
      return refuse(c, 409, `The export job is ${job.status}: ${fix}`);
    }
    return c.json({ ...options.link(job), sizeBytes: job.archive.size });
  });

  const agent = pathTemplate(routes.agentJob(':projectId', ':id'));
  api.get(agent, async (c) => {
    const projectId = c.req.param('projectId') ?? '';
    const id = c.req.param('id') ?? '';
    const job = await options.findAgentJob(projectId, id);
    return job === undefined
      ? refuse(c, 404, `No agent job "${id}" in the project "${projectId}"`)
      : c.json(job);
  });

  for (const [path, allow] of [
    [start, 'POST'],
    [status, 'GET, HEAD'],
    [bundle, 'POST'],
    [agent, 'GET, HEAD'],
  ] as const) {
    api.all(path, (c) => {
      c.header('allow', allow);
      return refuse(c, 405, `${c.req.method} is not an operation of ${c.req.path}: use ${allow}`);
    });
  }
  api.notFound((c) => refuse(c, 404, `No such operation: ${c.req.method} ${c.req.path}`));
  api.onError((error, c) => {
    options.log?.warning(`The service could not answer ${c.req.method} ${c.req.path}: ${messageOf(error)}`);
    return refuse(c, 500, error instanceof Failure ? error.message : 'Internal error');
  });
  return api;
}

/** The body of a request, whether its length is told or not; undefined where it is too long, of which no more is read. */
async function shortText({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return undefined;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > MAX_BODY_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

function refuse(c: Context, status: 400 | 401 | 404 | 405 | 409 | 413 | 415 | 500, error: string): Response {
  return c.json({ error }, status);
}

function authorize(apiKey: string): MiddlewareHandler {
  return async (c, next) => {
    const outcome = checkAuthorization(c.req.header('authorization'), apiKey);
    if (outcome === 'valid') return next();
    c.header(
      'www-authenticate',
      outcome === 'missing' ? 'Bearer realm="admin-api"' : 'Bearer realm="admin-api", error="invalid_token"',
    );
    return refuse(
      c,
      401,
      outcome === 'missing'
        ? 'An API key is needed, in the header Authorization: Bearer <ADMIN_API_KEY>'
        : 'The API key is not valid',
    );
  };
}

function parseStart(text: string): { readonly request: StartExportRequest } | { readonly error: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { error: `The body is not JSON: ${messageOf(error)}` };
  }
  const parsed = StartExportRequest.safeParse(value);
  if (parsed.success) return { request: parsed.data };
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.length === 0 ? 'body' : path.join('.')}: ${message}`,
  );
  return { error: problems.join('; ') };
}

function unknownDomain(domain: string, domains: ReadonlySet<string>): string {
  return `No site for the domain "${domain}"; this service has ${[...domains].join(', ') || 'none'}`;
}
