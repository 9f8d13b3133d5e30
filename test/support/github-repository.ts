import { githubContract } from './github-contract.ts';
import { type CannedAnswer, type GitHubServer, startGitHub } from './github-server.ts';
import { type RecordedRequest, type RecordingServer, startRecordingServer } from './http-server.ts';

/** An artifact of another run of the repository. */
interface RunArtifact {
  readonly run: number;
  readonly name: string;
  readonly bytes: Buffer;
}

interface PlayedDeployment {
  readonly id: number;
  readonly environment: string;
  readonly payload: unknown;
  /** States in order. */
  readonly statuses: { readonly state: string; readonly url: string | undefined }[];
}

/** The emulated repository, with what the emulation lacks played here; every answer is held against GitHub's own. */
export interface GitHubRepository extends GitHubServer {
  readonly deployments: PlayedDeployment[];
  readonly artifacts: RunArtifact[];
  /** Ids of the nodes that are folded as outdated. */
  readonly folded: Set<string>;
  /** The head that `GET /pulls/NUMBER` tells. */
  pullHead: { readonly sha: string; readonly repository: string | null } | undefined;
  /** Pull requests of a commit, by number, merged into main. */
  merged: readonly { readonly number: number; readonly sha: string }[];
  /** Requests that are refused as with a read-only token. */
  readOnly: boolean;
  /** The store behind artifact downloads, on a host of its own; it records who asks. */
  readonly storage: RecordingServer;
  /** Where a request or an answer was not what GitHub describes. */
  readonly broken: string[];
  /** Requests since the last call, short. */
  newRequests(): string[];
}

const REPO = '/repos/octo/docs';
/** The example's own teams lack what GitHub's schema demands. */
const NO_TEAMS = { requested_teams: [] };
const FIRST_ARTIFACT = 500;

/** Starts GitHub with deployments, foldable comments and artifacts of other runs. */
export async function startGitHubRepository(): Promise<GitHubRepository> {
  const server = await startGitHub();
  const storage = await startRecordingServer(({ path }, response) => {
    const found = repository.artifacts[Number(/^\/(\d+)\?/.exec(path)?.[1]) - FIRST_ARTIFACT];
    response.writeHead(found === undefined ? 404 : 200);
    response.end(found?.bytes);
  });
  const contract = githubContract();
  let seen = 0;
  const repository: GitHubRepository = {
    ...server,
    storage,
    ...{
      deployments: [],
      artifacts: [],
      broken: [],
      folded: new Set(),
      pullHead: undefined,
      merged: [],
      readOnly: false,
    },
    newRequests() {
      const fresh = server.log().slice(seen);
      seen += fresh.length;
      return fresh;
    },
    async close() {
      await storage.close();
      await server.close();
    },
  };
  server.answer((request) => {
    try {
      const answer = played(request, repository);
      if (answer === undefined || !request.path.startsWith(REPO)) return answer;
      contract.checkRequest(request.method, request.path, request.body);
      contract.checkAnswer(request.method, request.path, answer.status, answer.body);
      return answer;
    } catch (error) {
      // Seen in the log of the run, and by the test at its end.
      repository.broken.push(String(error));
      return { status: 422, body: { message: String(error) } };
    }
  });
  return repository;
}

function played(request: RecordedRequest, repository: GitHubRepository): CannedAnswer | undefined {
  const { method, path, body } = request;
  if (repository.readOnly && method !== 'GET')
    return {
      status: 403,
      body: {
        message: 'Resource not accessible by integration',
        documentation_url: 'https://docs.github.com/rest',
        status: '403',
      },
    };
  if (path === '/graphql') return graphql(JSON.parse(body), repository);
  return (
    deployments(method, path, body, repository) ??
    artifacts(method, path, repository) ??
    pulls(method, path, repository)
  );
}

function graphql(
  { query, variables }: { query: string; variables: { id: string } },
  { folded }: GitHubRepository,
): CannedAnswer {
  const hide = query.includes(' minimizeComment(');
  if (hide) folded.add(variables.id);
  else folded.delete(variables.id);
  const name = hide ? 'minimizeComment' : 'unminimizeComment';
  return { status: 200, body: { data: { [name]: { clientMutationId: null } } } };
}

function deployments(
  method: string,
  path: string,
  body: string,
  { deployments: all }: GitHubRepository,
): CannedAnswer | undefined {
  const { pathname, searchParams } = new URL(path, 'http://x');
  const own = `${REPO}/deployments`;
  if (pathname === own && method === 'POST') {
    const { environment, payload } = JSON.parse(body) as { environment: string; payload: unknown };
    const made = { id: 100 + all.length, environment, payload, statuses: [] };
    all.push(made);
    const example = githubContract().example('POST', own, 201);
    return { status: 201, body: { ...example, id: made.id, environment, payload } };
  }
  if (pathname === own && method === 'GET') {
    const example = githubContract().example('GET', own, 200);
    const found = all.filter(({ environment }) => environment === searchParams.get('environment'));
    return {
      status: 200,
      body: found.map(({ id, environment, payload }) => ({ ...example, id, environment, payload })),
    };
  }
  const id = /^\/repos\/octo\/docs\/deployments\/(\d+)\/statuses$/.exec(pathname)?.[1];
  const found = all.find((one) => String(one.id) === id);
  if (method !== 'POST' || found === undefined) return undefined;
  const { state, environment_url: url } = JSON.parse(body) as { state: string; environment_url?: string };
  found.statuses.push({ state, url });
  return { status: 201, body: { ...githubContract().example('POST', path, 201), state } };
}

function artifacts(
  method: string,
  path: string,
  { artifacts: all, storage }: GitHubRepository,
): CannedAnswer | undefined {
  const { pathname, searchParams } = new URL(path, 'http://x');
  const run = /^\/repos\/octo\/docs\/actions\/runs\/(\d+)\/artifacts$/.exec(pathname)?.[1];
  if (method === 'GET' && run !== undefined) {
    const { artifacts: examples } = githubContract().example('GET', pathname, 200) as { artifacts: object[] };
    const found = all
      .map((artifact, index) => ({ ...artifact, id: FIRST_ARTIFACT + index }))
      .filter((one) => String(one.run) === run && one.name === searchParams.get('name'))
      .map(({ id, name, bytes }) => ({
        ...examples[0],
        id,
        name,
        size_in_bytes: bytes.length,
        expired: false,
      }));
    return { status: 200, body: { total_count: found.length, artifacts: found } };
  }
  const id = /^\/repos\/octo\/docs\/actions\/artifacts\/(\d+)\/zip$/.exec(pathname)?.[1];
  if (method !== 'GET' || id === undefined) return undefined;
  return { status: 302, headers: { location: `${storage.url.href}${id}?sig=signature-of-the-artifact` } };
}

function pulls(
  method: string,
  path: string,
  { pullHead, pullRequest, merged }: GitHubRepository,
): CannedAnswer | undefined {
  if (method === 'GET' && pullHead !== undefined && path === `${REPO}/pulls/${pullRequest}`) {
    const example = githubContract().example('GET', path, 200) as { head: { repo: object } };
    const repo =
      pullHead.repository === null ? null : { ...example.head.repo, full_name: pullHead.repository };
    const head = { ...example.head, sha: pullHead.sha, repo };
    return { status: 200, body: { ...example, ...NO_TEAMS, number: pullRequest, head } };
  }
  const commit = /^\/repos\/octo\/docs\/commits\/([^/]+)\/pulls/.exec(path)?.[1];
  if (method !== 'GET' || commit === undefined) return undefined;
  const example = githubContract().example('GET', path, 200) as { base: object };
  const found = merged
    .filter(({ sha }) => sha === commit)
    .map(({ number, sha }) => ({
      ...example,
      ...NO_TEAMS,
      ...{ number, merge_commit_sha: sha, merged_at: '2026-01-01T00:00:00Z' },
      base: { ...example.base, ref: 'main' },
    }));
  return { status: 200, body: found };
}
