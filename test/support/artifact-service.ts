import { createHmac, randomUUID } from 'node:crypto';
import { ACCOUNT, KEY } from './azurite.ts';
import { type RecordedRequest, sendJson, startRecordingServer } from './http-server.ts';
import { type SharedContainer, sharedContainer } from './shared-azurite.ts';

/** An artifact as the service keeps it. */
interface Artifact {
  readonly name: string;
  readonly run: string;
  readonly job: string;
  readonly blob: string;
  readonly mime: string;
  readonly expiresAt: string | undefined;
  /** Given when the upload is finished. */
  id?: number;
  size?: string;
  digest?: string | undefined;
}

export interface ArtifactService {
  /** What the runner would set for the Action. */
  readonly env: Readonly<Record<string, string>>;
  /** The finished artifacts. */
  artifacts(): readonly Artifact[];
  /** The bytes of a finished artifact, by a signed link as a user downloads them. */
  download(name: string): Promise<{ readonly bytes: Buffer; readonly type: string | null }>;
  /** Operations in order: `CreateArtifact`, … */
  log(): string[];
  /** The next calls of an operation are answered with these statuses instead. */
  fail(operation: string, ...statuses: number[]): void;
  /** In place of the store the next upload finds one that begins an answer and falls silent, or a page for people. */
  replaceStore(by: 'silence' | 'page'): void;
  close(): Promise<void>;
}

const VERSION = '2021-12-02';
const SIGNING_KEY = 'test';

/**
 * The service behind the workflow artifacts of version 4, for the real `@actions/artifact` client: its operations
 * (Twirp with JSON) are answered here, and the bytes go to a real blob store, the Azurite of all tests.
 */
export async function startArtifactService(): Promise<ArtifactService> {
  let place: Promise<SharedContainer> | undefined;
  const store: Store = () => {
    place ??= sharedContainer();
    return place;
  };
  const artifacts = new Map<string, Artifact>();
  const faults = new Map<string, number[]>();
  const operations = artifactOperations(artifacts, store);
  const run = randomUUID();
  let instead: 'silence' | 'page' | undefined;
  const server = await startRecordingServer(async (request, response) => {
    if (request.path.startsWith('/silence/')) return void response.writeHead(201).write(' ');
    if (request.path.startsWith('/page/'))
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>\n<p>Sign in</p>');
    const operation = operationOf(request);
    const fault = faults.get(operation)?.shift();
    if (fault !== undefined)
      return sendJson(response, fault, { code: 'unavailable', msg: 'as the test wants' });
    const body = JSON.parse(request.body) as Body;
    if (
      request.headers.authorization !== `Bearer ${runtimeToken(run)}` ||
      body.workflow_run_backend_id !== run
    )
      return sendJson(response, 401, { code: 'unauthenticated', msg: 'wrong token or run' });
    const answer = (await operations[operation]?.(body)) ?? problem(404, 'bad_route', operation);
    if (operation !== 'CreateArtifact' || instead === undefined)
      return sendJson(response, answer.status, answer.body);
    const url = new URL(`/${instead}/container/blob?sig=none`, server.url);
    instead = undefined;
    sendJson(response, 200, { ok: true, signed_upload_url: url.href });
  });
  const finished = () => [...artifacts.values()].filter(({ id }) => id !== undefined);
  return {
    env: {
      ACTIONS_RESULTS_URL: server.url.href,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(run),
      GITHUB_SERVER_URL: 'http://github.localhost',
    },
    artifacts: finished,
    async download(name) {
      const found = finished().find((artifact) => artifact.name === name);
      if (found === undefined) throw new Error(`no artifact ${name}`);
      const answer = await fetch(await signedLink(store, found.blob, 'r'));
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return { bytes: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') };
    },
    log: () => server.requests.map(operationOf),
    fail: (operation, ...statuses) => faults.set(operation, statuses),
    replaceStore(by) {
      instead = by;
    },
    close: () => server.close(),
  };
}

/** Where the store is. */
type Store = () => Promise<SharedContainer>;

/** Bodies as the client sends them; what may be wrapped in `{ value }` is. */
interface Body {
  readonly workflow_run_backend_id: string;
  readonly workflow_job_run_backend_id: string;
  readonly name: string;
  readonly mime_type?: Wrapped;
  readonly name_filter?: Wrapped;
  readonly id_filter?: Wrapped;
  readonly hash?: Wrapped;
  readonly expires_at?: string;
  readonly size?: string;
}
type Wrapped = string | { readonly value: string };
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const value = (wrapped: Wrapped | undefined): string | undefined =>
  typeof wrapped === 'object' ? wrapped.value : wrapped;
const ok = (body: unknown): Answer => ({ status: 200, body });
const problem = (status: number, code: string, msg: string): Answer => ({ status, body: { code, msg } });

function operationOf({ path }: RecordedRequest): string {
  return path.replace('/twirp/github.actions.results.api.v1.ArtifactService/', '');
}

function artifactOperations(
  artifacts: Map<string, Artifact>,
  store: Store,
): Readonly<Record<string, (body: Body) => Answer | Promise<Answer>>> {
  let lastId = 0;
  const unknown = problem(404, 'not_found', 'artifact not found');
  return {
    async CreateArtifact(body) {
      if (artifacts.has(body.name))
        return problem(
          409,
          'already_exists',
          'an artifact with this name already exists on the workflow run',
        );
      const blob = randomUUID();
      artifacts.set(body.name, {
        name: body.name,
        run: body.workflow_run_backend_id,
        job: body.workflow_job_run_backend_id,
        blob,
        mime: value(body.mime_type) ?? 'application/zip',
        expiresAt: body.expires_at,
      });
      return ok({ ok: true, signed_upload_url: await signedLink(store, blob, 'cw') });
    },
    FinalizeArtifact(body) {
      const artifact = artifacts.get(body.name);
      if (artifact === undefined) return unknown;
      lastId += 1;
      Object.assign(artifact, { id: lastId, size: body.size, digest: value(body.hash) });
      return ok({ ok: true, artifact_id: String(lastId) });
    },
    ListArtifacts(body) {
      const wanted = value(body.name_filter);
      const wantedId = value(body.id_filter);
      const found = [...artifacts.values()].filter(
        ({ id, name }) =>
          id !== undefined &&
          (wanted === undefined || name === wanted) &&
          (wantedId === undefined || String(id) === wantedId),
      );
      return ok({
        artifacts: found.map(({ run, job, id, name, size, digest }) => ({
          workflow_run_backend_id: run,
          workflow_job_run_backend_id: job,
          database_id: String(id),
          name,
          size,
          digest,
        })),
      });
    },
    async GetSignedArtifactURL(body) {
      const artifact = artifacts.get(body.name);
      return artifact?.id === undefined
        ? unknown
        : ok({ signed_url: await signedLink(store, artifact.blob, 'r') });
    },
    DeleteArtifact(body) {
      const artifact = artifacts.get(body.name);
      if (artifact?.id === undefined) return unknown;
      artifacts.delete(body.name);
      return ok({ ok: true, artifact_id: String(artifact.id) });
    },
  };
}

/** The token of a job; the client reads the ids of run and job in it. */
function runtimeToken(run: string): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { scp: `Actions.GenericRead:x Actions.Results:${run}:${run}`, exp: 4_102_444_800 };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', SIGNING_KEY).update(unsigned).digest('base64url')}`;
}

function sign(text: string): string {
  return createHmac('sha256', Buffer.from(KEY, 'base64')).update(text).digest('base64');
}

/** A shared-access signature of one blob, good for an hour. */
async function signedLink(store: Store, blob: string, permissions: string): Promise<string> {
  const time = (offset: number): string => `${new Date(Date.now() + offset).toISOString().slice(0, 19)}Z`;
  const [st, se] = [time(-60_000), time(3_600_000)];
  const { endpoint, name } = await store();
  const resource = `/blob/${ACCOUNT}/${name}/${blob}`;
  const fields = [
    permissions,
    st,
    se,
    resource,
    '',
    '',
    'http,https',
    VERSION,
    'b',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
  ];
  const query = {
    sv: VERSION,
    spr: 'http,https',
    st,
    se,
    sr: 'b',
    sp: permissions,
    sig: sign(fields.join('\n')),
  };
  return `${endpoint}/${name}/${blob}?${new URLSearchParams(query)}`;
}
